/** The three histories: specification §2, §3, §4 and §9. */
import type { Locator, Page } from '@playwright/test';
import type { Call } from '../../../contract/endpoints.ts';
import { paths } from '../../../src/app/paths.ts';
import { formatAmount } from '../../../src/format/numbers.ts';
import { PROVIDER_NAMES } from '../../../src/ui/brand/names.ts';
import { alarm } from '../account/account-screens.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { inTime, applyFault } from '../pages/evidence.ts';
import { clipboardOf } from '../fixtures/clipboard.ts';
import { inVientiane } from '../fixtures/page-object.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';

test.use({ player: DEMO_PLAYER });

const say = messagesIn('lo');

/** A number of faults that is not used up before the faults are cleared. */
const ALWAYS = 1_000;

/** Each history with its title, its call, and the title of its empty state. */
const HISTORIES: readonly (readonly [path: string, title: string, call: Call, empty: string])[] = [
  [paths.depositHistory, 'history.deposit.title', 'depositList', 'history.deposit.empty.title'],
  [paths.withdrawHistory, 'history.withdraw.title', 'withdrawList', 'history.withdraw.empty.title'],
  [paths.promotionHistory, 'history.promotion.title', 'usageList', 'history.promotion.empty.title'],
];

const table = (page: Page, title: string) => page.getByRole('table', { name: say(title), exact: true });
const rowOf = (page: Page, code: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: code }) });

/** Returns the cell of an order in the column with this label. */
async function cellOf(page: Page, code: string, labelId: string): Promise<Locator> {
  await expect(rowOf(page, code)).toBeVisible();
  const columns = await page.getByRole('columnheader').allTextContents();
  return rowOf(page, code)
    .locator('th, td')
    .nth(columns.indexOf(say(labelId)));
}
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

  test('withdrawals come in pages as well', async ({ page, world }) => {
    const { store } = await world.state({ full: true });
    const newestFirst = store.withdraws
      .map(({ code }) => code)
      .toSorted()
      .toReversed();
    expect(newestFirst.length).toBeGreaterThan(10);
    const isShown = async (codes: readonly string[]) => {
      await expect(rowOf(page, codes[0] ?? '')).toBeVisible();
      await expect(page.getByRole('rowheader')).toHaveCount(codes.length);
      for (const code of codes) await expect(rowOf(page, code)).toBeVisible();
    };
    await page.goto(paths.withdrawHistory);
    await isShown(newestFirst.slice(0, 10));
    const last = Math.ceil(newestFirst.length / 10);
    await pageLink(page, last).click();
    await expect(page).toHaveURL(`${paths.withdrawHistory}?page=${last}`);
    await isShown(newestFirst.slice(10 * (last - 1)));
  });

  test('?pageSize: as many orders a page as are chosen, and the first row stays in sight', async ({
    page,
  }) => {
    await page.goto(`${paths.depositHistory}?page=3`);
    await expect(rowOf(page, 'D000100')).toBeVisible();
    await page.getByRole('link', { name: say('pager.size.of', { count: 20 }) }).click();
    await expect(page).toHaveURL(`${paths.depositHistory}?page=2&pageSize=20`);
    await expect(page.getByRole('rowheader')).toHaveCount(20);
    await expect(rowOf(page, 'D000100')).toBeVisible();
    await expect(page.getByText(say('pager.range', { from: 21, to: 40, total: 120 }))).toBeVisible();
  });

  test('a page beyond the last one says so, and leads back to the first', async ({ page }) => {
    await page.goto(`${paths.depositHistory}?page=99`);
    await expect(page.getByRole('heading', { name: say('history.beyond.title') })).toBeVisible();
    await page.getByRole('link', { name: say('history.beyond.action') }).click();
    await expect(rowOf(page, 'D000120')).toBeVisible();
  });
});

for (const [path, title, call, empty] of HISTORIES) {
  test(`${path} without entries shows so and links to the next step`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: say(empty) })).toBeVisible();
    await expect(table(page, title)).toBeHidden();
  });

  test(`${path}: a failure of ${call} shows the reason and that the money is safe, and can be retried`, async ({
    page,
    world,
    expectProblems,
  }) => {
    expectProblems(/^response 500 GET /);
    await world.reset({ scenario: 'every-status' });
    await world.session(DEMO_PLAYER);
    await page.clock.install();
    await applyFault(world, [call], { fault: 'status', status: 500, times: ALWAYS });
    await page.goto(path);
    await inTime(page, alarm(page, say('common.cannotLoad')));
    await expect(alarm(page, say('failure.generic'))).toContainText(say('unreachable.moneyIsSafe'));
    await expect(table(page, title)).toBeHidden();
    await world.faults.clear();
    await page.getByRole('button', { name: say('common.tryAgain') }).click();
    await expect(table(page, title).getByRole('rowheader').first()).toBeVisible();
    await expect(alarm(page, say('common.cannotLoad'))).toBeHidden();
  });
}

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

  test('a deposit and a withdrawal say when, where and how much (specification §3)', async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 1280, height: 740 });
    const { store } = await world.state({ full: true });
    const baht = (amount: string) => `${formatAmount(amount)}${say('currency.THB')}`;
    const kip = (amount: string) => `${formatAmount(amount)}${say('currency.LAK')}`;

    await page.goto(paths.depositHistory);
    const deposit = store.deposits.find(({ usageId }) => usageId !== undefined);
    if (!deposit) throw new Error('no deposit with a promotion');
    for (const [label, text] of [
      ['order.createdAt', inVientiane(deposit.createdAt)],
      ['deposit.provider', PROVIDER_NAMES[deposit.provider]],
      ['order.amount', kip(deposit.amount)],
      ['deposit.credit', baht(deposit.credit)],
      ['deposit.promotionCredit', baht(deposit.promotionCredit)],
      ['deposit.totalCredit', baht(deposit.totalCredit)],
    ] as const) {
      await expect(await cellOf(page, deposit.code, label)).toContainText(text);
    }

    await page.goto(paths.withdrawHistory);
    const withdraw = store.withdraws.find(({ status }) => status === 'SUCCESS');
    if (!withdraw) throw new Error('no withdrawal that succeeded');
    for (const [label, text] of [
      ['order.createdAt', inVientiane(withdraw.createdAt)],
      ['deposit.provider', PROVIDER_NAMES[withdraw.provider]],
      ['withdraw.amount', baht(withdraw.amount)],
      ['bank.title', withdraw.accountName],
      ['withdraw.creditReceived', baht(withdraw.creditReceived)],
      ['withdraw.creditReceived', kip(withdraw.payAmount)],
      ['withdraw.creditReturned', baht(withdraw.creditReturned)],
    ] as const) {
      await expect(await cellOf(page, withdraw.code, label)).toContainText(text);
    }
  });

  test('the open order links to its payment; a cancelled order promises no credit', async ({
    page,
    world,
  }) => {
    await page.goto(paths.depositHistory);
    const { store } = await world.state({ full: true });
    const codeOf = (wanted: string) => store.deposits.find(({ status }) => status === wanted)?.code ?? '';
    const canceled = rowOf(page, codeOf('CANCELED'));
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(canceled.getByRole('cell', { name: say('history.noCredit') })).toHaveCount(3);
    await page.setViewportSize({ width: 360, height: 740 });
    // On a phone a row is a card, which omits these cells.
    await expect(canceled).toBeVisible();
    await expect(canceled.getByRole('cell', { name: say('history.noCredit') })).toHaveCount(0);
    await rowOf(page, codeOf('OPEN'))
      .getByRole('link', { name: say('common.continue') })
      .click();
    await expect(page).toHaveURL(paths.deposit);
    await expect(page.getByRole('img', { name: /MOCK/ })).toBeVisible();
  });

  test('a code is copied for staff', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(paths.depositHistory);
    const copy = page.getByRole('button', { name: say('history.copyCode', { code: 'D000001' }) });
    await copy.click();
    await expect(rowOf(page, 'D000001').getByRole('status')).toHaveText(say('common.copied'));
    expect(await clipboardOf(context)).toBe('D000001');
  });

  test('withdrawals: the account masked but for its last digits, and the credit said to be back', async ({
    page,
    world,
  }) => {
    await page.goto(paths.withdrawHistory);
    const rows = table(page, 'history.withdraw.title').getByRole('row');
    await expect(rows.filter({ hasText: 'BCEL' })).toHaveCount(4);
    const { store } = await world.state({ full: true });
    for (const { code, status, accountNumber } of store.withdraws) {
      const row = rowOf(page, code);
      await expect(row).toContainText(`•${accountNumber.slice(-4)}`);
      await expect(row).not.toContainText(accountNumber.slice(0, -4));
      const word = say(`status.${status === 'REJECTED' ? 'CANCELED' : status}`);
      await expect(row.getByText(word, { exact: true })).toBeVisible();
      await expect(row.getByText(say('withdraw.creditIsBack'))).toHaveCount(status === 'SUCCESS' ? 0 : 1);
    }
  });

  test('promotions: a date that is not set is N/A (specification §9)', async ({ page }) => {
    await page.goto(paths.promotionHistory);
    const canceled = page.getByRole('row').filter({ hasText: say('status.CANCELED') });
    await expect(canceled.getByRole('cell', { name: say('common.notApplicable'), exact: true })).toHaveCount(
      1,
    );
    const won = page.getByRole('row').filter({ hasText: say('promotion.status.SUCCESS') });
    await expect(won.getByRole('cell', { name: /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/ })).toHaveCount(2);
  });
});

test('the text and colour of each status of a usage (specification §4)', async ({ page, world }) => {
  for (const [scenario, status, colour] of [
    ['promotion-active', 'promotion.status.ACTIVE', 'gray'],
    ['promotion-used', 'promotion.status.USED', 'gray'],
    ['promotion-success', 'promotion.status.SUCCESS', 'green'],
    ['promotion-canceled', 'status.CANCELED', 'red'],
    ['promotion-inactive', 'promotion.status.INACTIVE', 'gray'],
  ] as const) {
    await world.reset({ scenario });
    await world.session(DEMO_PLAYER);
    await page.goto(paths.promotionHistory);
    const badge = table(page, 'history.promotion.title').getByText(say(status), { exact: true });
    await expect(badge, scenario).toHaveCount(1);
    expect(await colourOf(badge), scenario).toBe(colour);
  }
});

test('the three histories are one tap apart', async ({ page }) => {
  await page.goto(paths.depositHistory);
  const tabs = page.getByRole('navigation', { name: say('history.tabs'), exact: true });
  await tabs.getByRole('link', { name: say('history.tab.withdraw') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('history.withdraw.title') })).toBeVisible();
  await tabs.getByRole('link', { name: say('history.tab.promotion') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('history.promotion.title') })).toBeVisible();
  await expect(tabs.getByRole('link', { name: say('history.tab.promotion') })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
