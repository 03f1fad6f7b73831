/** The home page as a lobby: specification §1 (categories, promotions) and §2 (home). */
import type { Page } from '@playwright/test';
import type { GameCategory } from '../../../contract/game.ts';
import { SHELVES } from '../../../mock-server/seeds/game-shelves.ts';
import { gamePath, paths, promotionPath } from '../../../src/app/paths.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { DESK, PHONE } from '../looks/matrix.ts';
import { inTime, applyFault } from '../pages/evidence.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';

const say = messagesIn('lo');

/** The number of games that a category shows at first. */
const FIRST = 12;

const categories = (page: Page) =>
  page.getByRole('main').getByRole('navigation', { name: say('footer.games') });
const categoryLink = (page: Page, category: GameCategory) =>
  categories(page).getByRole('link', { name: say(`game.category.${category}`) });
const shelf = (page: Page, category: GameCategory) =>
  page.getByRole('list', { name: say(`game.category.${category}`) });

/** Returns the mock's games of a category by rank: the first of each shelf, then the second of each, and so on. */
function namesByRank(category: GameCategory): readonly string[] {
  const shelves = SHELVES.filter((each) => each.category === category);
  const longest = Math.max(...shelves.map(({ names }) => names.length));
  return Array.from({ length: longest }, (_, place) =>
    shelves.flatMap(({ names }) => names[place] ?? []),
  ).flat();
}

for (const category of ['slot', 'sport', 'casino', 'fish', 'card', 'chicken'] as const) {
  test(`/?category=${category}: the address selects the category, and its most played games come first`, async ({
    page,
  }) => {
    await page.goto(`/?category=${category}`);
    await expect(categoryLink(page, category)).toHaveAttribute('aria-current', 'page');
    await expect(categories(page).locator('[aria-current]')).toHaveCount(1);
    const shown = shelf(page, category).getByRole('listitem');
    const names = namesByRank(category);
    await expect(shown).toHaveCount(Math.min(FIRST, names.length));
    for (const [place, name] of names.slice(0, FIRST).entries()) {
      await expect(shown.nth(place)).toContainText(name);
    }
  });
}

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

test('a button shows the rest of a category and moves the focus to the first new game', async ({ page }) => {
  await page.goto('/?category=slot');
  const names = namesByRank('slot');
  await page
    .getByRole('button', { name: say('game.showMore', { count: names.length - FIRST }) })
    .press('Enter');
  await expect(shelf(page, 'slot').getByRole('listitem')).toHaveCount(names.length);
  await expect(shelf(page, 'slot').getByRole('link', { name: names[FIRST] ?? '' })).toBeFocused();
});

test('a game under maintenance says so and has no link', async ({ page }) => {
  await page.goto('/?category=slot');
  await page
    .getByRole('button', { name: say('game.showMore', { count: namesByRank('slot').length - FIRST }) })
    .click();
  const closed = shelf(page, 'slot').getByRole('listitem').filter({ hasText: 'Firefly Lagoon' });
  await expect(closed).toContainText(say('game.maintenance'));
  await expect(closed.getByRole('link')).toHaveCount(0);
});

test('a game links to its provider’s page with its tab, for a visitor through the login', async ({
  page,
}) => {
  await page.goto('/?category=slot');
  const address = gamePath('alphabet', 'Slots');
  const game = shelf(page, 'slot').getByRole('link', { name: 'Naga Pearl Rising' });
  await expect(game).toHaveAttribute('href', address);
  await game.click();
  await expect(page).toHaveURL(`${paths.login}?next=${encodeURIComponent(address)}`);
});

test('the current promotions: title, bonus and requirement, each linked to its page', async ({ page }) => {
  await page.goto('/');
  const promotions = page.getByRole('main').getByRole('list', { name: say('promotion.current') });
  await expect(promotions.getByRole('listitem')).toHaveCount(4);
  const welcome = promotions.getByRole('link', { name: 'ຍິນດີຕ້ອນຮັບ ຝາກ 100 ຮັບ 50' });
  await expect(welcome).toHaveAttribute('href', promotionPath('welcome-50'));
  await expect(welcome).toContainText(`+50${say('currency.THB')}`);
  await expect(welcome).toContainText(
    say('promotion.requirement', { required: '300', currency: say('currency.THB') }),
  );
});

for (const [call, comes] of [
  ['games', (page: Page) => shelf(page, 'slot').getByRole('link').first()],
  ['promotionsCurrent', (page: Page) => page.getByRole('main').getByRole('link', { name: '+300' })],
] as const) {
  test(`a failure of ${call} is shown, and can be retried`, async ({ page, world, expectProblems }) => {
    expectProblems(/^response 500 GET /);
    await page.clock.install();
    await applyFault(world, [call], { fault: 'status', status: 500, times: 1_000 });
    await page.goto('/');
    const reported = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: say('common.cannotLoad') });
    await inTime(page, reported);
    await world.faults.clear();
    await reported.getByRole('button', { name: say('common.tryAgain') }).click();
    await expect(comes(page)).toBeVisible();
    await expect(reported).toBeHidden();
  });
}

test('the home page for visitors says that games are for adults and can be lost, and links to responsible play', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: say('home.visitor.title') })).toBeVisible();
  await expect(main.getByRole('link', { name: say('home.visitor.register') })).toHaveAttribute(
    'href',
    paths.register,
  );
  await expect(main.getByText(say('home.visitor.facts', { providers: 5, banks: 6 }))).toBeVisible();
  await expect(main.getByText(say('home.before.chance'))).toBeVisible();
  await expect(main.getByRole('link', { name: say('footer.responsiblePlay') })).toHaveAttribute(
    'href',
    paths.responsiblePlay,
  );
});

test('a player sees three cashier links, and each credit links to its provider’s games', async ({
  page,
  world,
}) => {
  await world.session(DEMO_PLAYER);
  await page.goto('/');
  const cashier = page.getByRole('navigation', { name: say('home.cashier') });
  await expect(cashier.getByRole('link')).toHaveText([
    say('home.deposit'),
    say('home.withdraw'),
    say('home.bank'),
  ]);
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.getByRole('article').getByRole('link', { name: 'GClub Live' }).click();
  await expect(page).toHaveURL(gamePath('gclub_live'));
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

test('a press refetches the credits, and a stale credit shows its time', async ({
  page,
  world,
  expectProblems,
}) => {
  expectProblems(/^response 404 GET /);
  await world.session(DEMO_PLAYER);
  await world.credit({ username: DEMO_PLAYER, provider: 'gclub', amount: '77.5' });
  await page.goto('/');
  const credit = page.getByRole('article').filter({ hasText: 'GClub' }).first();
  await expect(credit).toContainText('77,5');
  await world.credit({ username: DEMO_PLAYER, provider: 'gclub', amount: '2.5' });
  const refresh = page.getByRole('button', { name: say('home.credits.refresh'), exact: true });
  await refresh.click();
  await expect(credit).toContainText('80');
  await world.faults.add({
    match: { method: 'GET', path: '/api/v2/players/credits/gclub' },
    fault: 'status',
    code: 'NOT_FOUND',
  });
  await refresh.click();
  await expect(credit).toContainText(
    new RegExp(say('home.credit.stale', { time: '\\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d:\\d\\d' })),
  );
  await expect(credit).toContainText('80');
});

/** The largest accepted layout shift (CLS): a fifth of the limit that is called good. */
const STILL = 0.02;

const LOBBIES = (
  [
    ['a visitor', 'default'],
    ['a player', 'default'],
    ['a player with an open order', 'deposit-open'],
  ] as const
).flatMap(([who, scenario]) => [PHONE, DESK].map((size) => ({ who, scenario, size })));

for (const { who, scenario, size } of LOBBIES) {
  test(`no layout shift while the lobby of ${who} loads slowly, ${size.width} px wide`, async ({
    page,
    world,
  }) => {
    await world.reset({ scenario });
    if (who !== 'a visitor') await world.session(DEMO_PLAYER);
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
}

/** Runs in the page. */
function sumShifts(): void {
  const sum = window as unknown as { shifts: number };
  sum.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
