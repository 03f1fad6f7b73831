/** The home page as a lobby: specification §1 (categories, promotions) and §2 (home). */
import type { Page } from '@playwright/test';
import type { GameCategory } from '../../../contract/game.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { DESK, PHONE } from '../looks/matrix.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';

const say = messagesIn('lo');

const categories = (page: Page) =>
  page.getByRole('main').getByRole('navigation', { name: say('footer.games') });
const categoryLink = (page: Page, category: GameCategory) =>
  categories(page).getByRole('link', { name: say(`game.category.${category}`) });
const shelf = (page: Page, category: GameCategory) =>
  page.getByRole('list', { name: say(`game.category.${category}`) });

test('a chosen category is in the address, and the page keeps its scroll position and focus', async ({
  page,
}) => {
  await page.goto('/');
  await expect(categoryLink(page, 'slot')).toHaveAttribute('aria-current', 'page');
  await categoryLink(page, 'fish').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await categoryLink(page, 'fish').press('Enter');
  await expect(page).toHaveURL('/?category=fish');
  await expect(shelf(page, 'fish').getByRole('link').first()).toBeVisible();
  await expect(categoryLink(page, 'fish')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.goBack();
  await expect(categoryLink(page, 'slot')).toHaveAttribute('aria-current', 'page');
});

test('a visitor has the same links where the bottom bar ends, at 577 px', async ({ page }) => {
  await page.goto('/');
  const appBar = page.getByRole('navigation', { name: say('home.cashier') });
  for (const [width, isShown] of [
    [576, false],
    [577, true],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await expect(appBar).toBeVisible({ visible: isShown });
  }
});

/** The largest accepted layout shift (CLS): a fifth of the limit that is called good. */
const STILL = 0.02;

const LOBBIES = [
  { who: 'a visitor', scenario: 'default', fontWidth: 'usual', size: PHONE },
  { who: 'a player', scenario: 'default', fontWidth: 'usual', size: PHONE },
  { who: 'a player', scenario: 'default', fontWidth: 'wide', size: DESK },
  { who: 'a player with an open order', scenario: 'deposit-open', fontWidth: 'usual', size: DESK },
] as const;

for (const { who, scenario, fontWidth, size } of LOBBIES) {
  test.describe(`with a font of ${fontWidth} width`, () => {
    test.use({ fontWidth });

    test(`no layout shift while the lobby of ${who} loads slowly, ${size.width} px wide`, async ({
      page,
      world,
    }) => {
      await world.reset({ scenario });
      if (who !== 'a visitor') await world.session(DEMO_PLAYER);
      // Credits come from the providers, and later than what the page reads of the site.
      await world.faults.add({ match: { path: { matches: '/credits/' } }, fault: 'delay', delay: 1_500 });
      await world.faults.add({ match: { method: 'GET' }, fault: 'delay', delay: 300 });
      await page.setViewportSize(size);
      await page.addInitScript(sumShifts);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(shelf(page, 'slot')).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
      expect(shifts).toBeLessThanOrEqual(STILL);
    });
  });
}

/** Runs in the page. */
function sumShifts(): void {
  const sum = window as unknown as { shifts: number };
  sum.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
