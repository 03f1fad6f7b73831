/** The games of a provider, and how they are opened: specification §1, §2 and §8. */
import type { Page } from '@playwright/test';
import type { Provider } from '../../../contract/values.ts';
import { MESSAGES as PROVIDER_MESSAGES } from '../../../mock-server/play/page/messages.js';
import { gamePath, paths } from '../../../src/app/paths.ts';
import { PROVIDER_NAMES } from '../../../src/ui/brand/names.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { answersOf, applyFault } from '../pages/evidence.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

test.use({ player: DEMO_PLAYER });

const say = messagesIn('lo');

const shelf = (page: Page, provider: Provider) =>
  page.getByRole('list', { name: say('game.list', { provider: PROVIDER_NAMES[provider] }) });
const game = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: say('game.tabs') }).getByRole('link', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Records the query strings of the requests for a provider's games, in order. */
function watchGames(page: Page, provider: Provider): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/v2/games' && searchParams.get('provider') === provider) {
      asked.push(searchParams.toString());
    }
  });
  return asked;
}

test(
  'a game opens in a tab of its own, and coming back shows what was won there',
  ESSENTIAL,
  async ({ page, context, world }) => {
    await world.credit({ username: DEMO_PLAYER, provider: 'betflix', amount: '100' });
    await page.goto('/player/game/betflix?tab=pp.txt');
    const own = page.getByRole('region', { name: say('game.credit', { provider: 'Betflix' }) });
    await expect(own).toContainText(`100${say('currency.THB')}`);

    const opening = context.waitForEvent('page');
    await game(page, 'Sugar Palm Spins').dblclick();
    const played = await opening;
    await expect(played.getByRole('heading', { name: 'Sugar Palm Spins' })).toBeVisible();
    expect(await played.evaluate(() => window.opener === null)).toBe(true);
    // Two presses open one tab.
    expect(context.pages()).toHaveLength(2);
    expect(await answersOf(world, 'gameLaunch')).toHaveLength(1);

    await played.getByRole('button', { name: '+1.000\u00a0THB', exact: true }).click();
    await expect(played.getByText('1.100\u00a0THB')).toBeVisible();
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(own).toContainText(`1.100${say('currency.THB')}`);
    await played.getByRole('link', { name: PROVIDER_MESSAGES.lo.back }).click();
    await expect(played).toHaveURL('/player/game/betflix?tab=pp.txt');
  },
);

test('a rejection for lack of credit: no tab stays open, and the dialog links to the deposit', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems('response 409 POST /api/v2/games/launch');
  await page.goto(gamePath('gclub'));
  await page.getByRole('button', { name: say('game.openLobby') }).click();
  await expect(dialog(page)).toContainText(say('failure.game.depositRequired'));
  await expect.poll(() => context.pages().length).toBe(1);
  await dialog(page)
    .getByRole('link', { name: say('home.deposit') })
    .click();
  await expect(page).toHaveURL(paths.deposit);
  await expect(dialog(page)).toBeHidden();
});

test('maintenance and a lost response are shown in a dialog, and a retry opens the game', async ({
  page,
  context,
  world,
  expectProblems,
}) => {
  expectProblems('response 503 POST /api/v2/games/launch', /^request failed POST \/api\/v2\/games\/launch/);
  await world.credit({ username: DEMO_PLAYER, provider: 'gclub', amount: '100' });
  await applyFault(world, ['gameLaunch'], { fault: 'status', code: 'PROVIDER_MAINTENANCE' });
  await page.goto(gamePath('gclub'));
  await game(page, 'Baccarat Hall A').click();
  await expect(dialog(page)).toContainText(say('failure.providerMaintenance'));
  await applyFault(world, ['gameLaunch'], { fault: 'lost-reply' });
  await dialog(page)
    .getByRole('button', { name: say('common.tryAgain') })
    .click();
  await expect(dialog(page)).toContainText(say('launch.nothingLost'));
  const opening = context.waitForEvent('page');
  await dialog(page)
    .getByRole('button', { name: say('common.tryAgain') })
    .click();
  await expect((await opening).getByRole('heading', { name: 'Baccarat Hall A' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('a browser that rejects tabs: a link that the player presses opens the game', async ({
  page,
  context,
  world,
}) => {
  await world.credit({ username: DEMO_PLAYER, provider: 'gclub', amount: '100' });
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(gamePath('gclub'));
  await game(page, 'Baccarat Hall A').click();
  const opening = context.waitForEvent('page');
  await dialog(page)
    .getByRole('link', { name: say('launch.offered.open') })
    .click();
  await expect((await opening).getByRole('heading', { name: 'Baccarat Hall A' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('filters by tab, category and name are in the address, and typing sends no request', async ({
  page,
}) => {
  const asked = watchGames(page, 'betflix');
  await page.goto('/player/game/betflix?tab=pp.txt');
  await expect(tab(page, 'pp.txt')).toHaveAttribute('aria-current', 'page');
  await expect(game(page, 'Sugar Palm Spins')).toBeVisible();
  await expect(game(page, 'Mango Multiplier')).toBeHidden();
  await tab(page, 'kk.txt').click();
  await expect(game(page, 'Mango Multiplier')).toBeVisible();

  const before = asked.length;
  const search = page.getByRole('textbox', { name: say('game.search') });
  await search.pressSequentially('BUFFALO');
  await expect(shelf(page, 'betflix').getByRole('listitem')).toHaveText([/^Wild Water Buffalo/]);
  await expect(page.getByText(say('game.search.found', { count: 1 }))).toBeVisible();
  await expect(page).toHaveURL('/player/game/betflix?tab=kk.txt&q=BUFFALO');
  await expect(search).toBeFocused();
  await search.fill('crystal');
  await expect(
    page.getByRole('heading', { name: say('game.search.none', { text: 'crystal' }) }),
  ).toBeVisible();
  expect(asked).toHaveLength(before);
  await page.getByRole('link', { name: say('game.search.everywhere') }).click();
  await expect(game(page, 'Crystal Cave Climb')).toBeVisible();

  await page.getByRole('combobox', { name: say('game.category') }).selectOption('fish');
  await expect(page).toHaveURL('/player/game/betflix?category=fish&q=crystal');
  await search.fill('');
  await expect(game(page, 'Neon Reef Raid')).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('crystal');
  await expect(game(page, 'Crystal Cave Climb')).toBeVisible();
});

test('further pages of games load on request, and the search finds their games before', async ({ page }) => {
  // The mock has fewer games than one page of the list holds, so each page is reduced to ten.
  await page.route('**/api/v2/games?*', (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('pageSize', '10');
    return route.continue({ url: url.href });
  });
  await page.goto(gamePath('alphabet'));
  const games = shelf(page, 'alphabet').getByRole('listitem');
  await expect(games).toHaveCount(10);
  await page.getByRole('textbox', { name: say('game.search') }).fill('teak');
  await expect(games).toHaveText([/^Teak Forest Tiger Cub/]);
  await page.getByRole('textbox', { name: say('game.search') }).fill('');
  await page.getByRole('button', { name: say('game.showMore', { count: 20 }) }).press('Enter');
  await expect(games).toHaveCount(20);
  await expect(games.nth(10).getByRole('button')).toBeFocused();
  await page.getByRole('button', { name: say('game.showMore', { count: 10 }) }).click();
  await expect(games).toHaveCount(30);
  await expect(game(page, 'Firefly Lagoon')).toBeHidden();
  await expect(games.filter({ hasText: 'Firefly Lagoon' })).toContainText(say('game.maintenance'));
});
