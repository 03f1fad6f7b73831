/** The histories: the place on a page to which Back returns, and the colours of statuses (specification §4, contract §1). */
import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../src/app/paths.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';

test.use({ player: DEMO_PLAYER });

const say = messagesIn('lo');

const table = (page: Page, title: string) => page.getByRole('table', { name: say(title), exact: true });
const rowOf = (page: Page, code: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: code }) });

const pageLink = (page: Page, number: number) =>
  page.getByRole('navigation', { name: say('pager.label') }).getByRole('link', {
    name: say('pager.page', { page: number }),
    exact: true,
  });

test.describe('many pages', () => {
  test.use({ scenario: 'long-history' });

  test('?page: ten orders each, and Back returns to the page and to the place on it (contract §1)', async ({
    page,
  }) => {
    await page.goto(paths.depositHistory);
    await expect(rowOf(page, 'D000120')).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(10);
    await expect(page.getByText(say('pager.range', { from: 1, to: 10, total: 120 }))).toBeVisible();
    await expect(pageLink(page, 1)).toHaveAttribute('aria-current', 'page');

    // A click may scroll the link from below the bottom bar: the place is where the click happens.
    await pageLink(page, 12).click({ trial: true });
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    await pageLink(page, 12).click();
    await expect(page).toHaveURL(`${paths.depositHistory}?page=12`);
    await expect(rowOf(page, 'D000001')).toBeVisible();
    await expect(pageLink(page, 12)).toHaveAttribute('aria-current', 'page');
    // Another page starts at its top.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await expect(rowOf(page, 'D000120')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await expect(pageLink(page, 12)).toBeFocused();
  });
});

/** Returns the name of the text colour of a badge, from its red, green and blue. */
async function colourOf(badge: Locator): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await badge.evaluate((text) =>
    (getComputedStyle(text).color.match(/[\d.]+/g) ?? []).map(Number),
  );
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < 30) return 'gray';
  if (green === Math.max(red, green, blue)) return 'green';
  return green > blue + 30 ? 'yellow' : 'red';
}

/** Specification §4: a rejected order is like any other status gray. */
const COLOURS: Readonly<Record<string, string>> = {
  OPEN: 'gray',
  PAID: 'yellow',
  SUCCESS: 'green',
  FAILED: 'red',
  CANCELED: 'red',
  REJECTED: 'gray',
};

test.describe('an order of every status', () => {
  test.use({ scenario: 'every-status' });

  test('the text and colour of its status (specification §4); a rejected order is shown as cancelled', async ({
    page,
    world,
  }) => {
    await page.goto(paths.depositHistory);
    await expect(table(page, 'history.deposit.title').getByRole('rowheader').first()).toBeVisible();
    const { store } = await world.state({ full: true });
    expect(new Set(store.deposits.map(({ status }) => status))).toEqual(new Set(Object.keys(COLOURS)));
    for (const { code, status } of store.deposits) {
      const word = say(`status.${status === 'REJECTED' ? 'CANCELED' : status}`);
      const badge = rowOf(page, code).getByText(word, { exact: true });
      expect([code, status, await colourOf(badge)]).toEqual([code, status, COLOURS[status]]);
    }
  });
});
