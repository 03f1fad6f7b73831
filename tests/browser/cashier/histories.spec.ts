/** The histories: the place on a page to which Back returns, and the colours of statuses (specification §4, contract §1). */
import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from '@playwright/test';
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

test.describe('a long history', () => {
  test.use({ scenario: 'long-history' });

  const FILTERED = `${paths.depositHistory}?status=SUCCESS`;

  test('a phone has its filters in a sheet, which gives the focus back; a wide screen has them in a row', async ({
    page,
  }) => {
    await page.goto(paths.depositHistory);
    const search = page.getByRole('search');
    const trigger = search.getByRole('button', { name: say('history.filter.open'), exact: true });
    await trigger.click();
    const sheet = page.getByRole('dialog', { name: say('history.filter.title') });
    await sheet.getByLabel(say('history.status')).selectOption('SUCCESS');
    await sheet.getByRole('button', { name: say('history.filter.apply') }).click();
    await expect(page).toHaveURL(FILTERED);
    const filters = search.getByRole('button', { name: say('history.filter.openWith', { count: 1 }) });
    await expect(filters).toBeFocused();
    expect((await filters.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(filters).toHaveCount(0);
    const row = search.getByLabel(say('history.status'));
    await expect(row).toHaveValue('SUCCESS');
    // One line, level with the search.
    const [field, status] = [
      await search.getByLabel(say('history.search')).boundingBox(),
      await row.boundingBox(),
    ];
    expect(status?.y).toBe(field?.y);
    // The choice applies at once, and the focus stays for the next one.
    await row.focus();
    await row.selectOption('CANCELED');
    await expect(page).toHaveURL(`${paths.depositHistory}?status=CANCELED`);
    await expect(row).toBeFocused();
  });

  test('after a receipt, the place on the page and the focus are those of before', async ({ page }) => {
    await page.goto(paths.depositHistory);
    const details = page.getByRole('button', { name: say('history.detailsOf', { name: 'D000114' }) });
    await details.click({ trial: true });
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    await details.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('common.close') })
      .click();
    await expect(details).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });

  test('on paper there is the filter in words and a table with all columns, and no navigation', async ({
    page,
  }) => {
    await page.goto(FILTERED);
    const list = table(page, 'history.deposit.title');
    await expect(list.getByRole('rowheader')).toHaveCount(10);
    await page.emulateMedia({ media: 'print' });
    // A sheet of A4.
    await page.setViewportSize({ width: 794, height: 1123 });
    for (const id of [
      'order.code',
      'order.createdAt',
      'deposit.provider',
      'history.status',
      'deposit.totalCredit',
    ])
      await expect(list.getByRole('columnheader', { name: say(id), exact: true })).toBeInViewport();
    const words = page.getByRole('navigation', { name: say('history.filter.applied') });
    await expect(words.getByText(say('status.SUCCESS'), { exact: true })).toBeVisible();
    await expect(page.getByText(say('pager.range', { from: 1, to: 10, total: 76 }))).toBeVisible();
    for (const hidden of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('search'),
      page.getByRole('button'),
      page.getByRole('link', { name: say('pager.next') }),
    ])
      await expect(hidden.filter({ visible: true })).toHaveCount(0);
    const width = await list.evaluate((element) => element.getBoundingClientRect().right);
    expect(width).toBeLessThanOrEqual(794);
    // The site's own look returns with the screen.
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('a download arrives as a file', async ({ page }) => {
    await page.goto(FILTERED);
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: say('history.export'), exact: true }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(/^deposits-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith(`\uFEFF${say('order.code')},`)).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength(77);
    await expect(page.getByText(say('history.export.done', { count: 76 }))).toBeVisible();
  });
});

/** An event in a trace of Chromium, in microseconds. `tdur` is processor time: other processes do not lengthen it. */
interface TraceEvent {
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The longest task of the page's main thread in a trace, in milliseconds of processor time. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const threads = traceEvents
    .filter(({ args }) => args.name === 'CrRendererMain')
    .map(({ pid, tid }) =>
      // Not only those that are called tasks: promises may be settled outside of one.
      traceEvents.filter((event) => event.pid === pid && event.tid === tid),
    );
  // The browser keeps a spare process, in which nearly nothing happens.
  const [tasks = []] = threads.toSorted((one, other) => other.length - one.length);
  expect(tasks.length).toBeGreaterThan(1_000);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}

test.describe('ten thousand orders', () => {
  test.use({ scenario: 'long-history' });

  test('a download of all of them has no task of 50 ms', async ({ page, browser }) => {
    test.slow();
    await page.route('**/api/v2/deposits?*', tenThousandOrders());
    // The fingerprint is computed when the page is idle: a long task of its own.
    await Promise.all([page.waitForResponse(/\/api\/v2\/fingerprint$/), page.goto(paths.depositHistory)]);
    const exporting = page.getByRole('button', { name: say('history.export'), exact: true });
    // Loads the code of dialogs and of the download: the tasks to be measured are those of the rows.
    await page.getByRole('button', { name: say('history.filter.open'), exact: true }).click();
    await expect(page.getByLabel(say('history.period'))).toBeVisible();
    await page.keyboard.press('Escape');
    await Promise.all([page.waitForResponse(/\/DepositExport-/), exporting.hover()]);
    await browser.startTracing(page, { categories: ['toplevel'] });
    const arriving = page.waitForEvent('download', { timeout: 300_000 });
    await exporting.click();
    const text = await readFile(await (await arriving).path(), 'utf8');
    const trace = await browser.stopTracing();
    expect(new Set(text.trimEnd().split('\r\n')).size).toBe(10_001);
    expect(longestTask(trace)).toBeLessThan(50);
  });
});

/** Answers with pages of ten thousand orders, made of the first page: the mock would take longer to find them than the site to write them. */
function tenThousandOrders(): (route: Route) => Promise<void> {
  let first: Promise<{ readonly items: readonly object[] }> | undefined;
  return async (route) => {
    first ??= route.fetch().then((response) => response.json());
    const { items, ...rest } = await first;
    const asked = new URL(route.request().url()).searchParams;
    const [page, pageSize] = [Number(asked.get('page') ?? 1), Number(asked.get('pageSize') ?? 10)];
    const orderAt = (place: number) => ({
      ...items[place % items.length],
      code: `D${String((page - 1) * pageSize + place).padStart(6, '0')}`,
    });
    const made = Array.from({ length: pageSize }, (_, place) => orderAt(place));
    const json = { ...rest, page, pageSize, total: 10_000, items: made };
    await route.fulfill({ json });
  };
}
