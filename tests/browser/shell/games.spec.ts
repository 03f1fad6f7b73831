/** A provider's games: specification §2. */
import type { Page } from '@playwright/test';
import { FRESH_MS } from '../../../contract/limits.ts';
import type { Provider } from '../../../contract/values.ts';
import { gamePath, paths } from '../../../src/app/paths.ts';
import { PROVIDER_NAMES } from '../../../src/ui/brand/names.ts';
import { alarm } from '../account/account-screens.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { inTime, spoil } from '../pages/evidence.ts';
import { expect, test } from '../site.ts';
import { wordsOf } from '../words.ts';
import { moveTo } from './walk.ts';

const say = wordsOf('lo');

const game = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: say('game.tabs') }).getByRole('link', { name, exact: true });

/** The tabs that a provider's games have been asked for with, in order; null for all games. */
function watchGames(page: Page, provider: Provider): readonly (string | null)[] {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/v2/games' && searchParams.get('provider') === provider) {
      asked.push(searchParams.get('tab'));
    }
  });
  return asked;
}

test('the tab of the address is taken verbatim: pp.txt', async ({ page, lab }) => {
  await lab.session(DEMO_PLAYER);
  const asked = watchGames(page, 'betflix');
  await page.goto('/player/game/betflix?tab=pp.txt');
  await expect(game(page, 'Sugar Palm Spins')).toBeVisible();
  await expect(game(page, 'Mango Multiplier')).toBeHidden();
  await expect(tab(page, 'pp.txt')).toHaveAttribute('aria-current', 'page');
  expect(new Set(asked)).toEqual(new Set(['pp.txt']));

  await tab(page, 'kk.txt').click();
  await expect(page).toHaveURL('/player/game/betflix?tab=kk.txt');
  await expect(game(page, 'Mango Multiplier')).toBeVisible();
  await expect(game(page, 'Sugar Palm Spins')).toBeHidden();
  await page.goBack();
  await expect(game(page, 'Sugar Palm Spins')).toBeVisible();
});

test('without a tab all games are there, the most played first', async ({ page, lab }) => {
  await lab.session(DEMO_PLAYER);
  await page.goto('/player/game/betflix');
  await expect(tab(page, say('game.tab.all'))).toHaveAttribute('aria-current', 'page');
  await expect(game(page, 'Sugar Palm Spins')).toBeVisible();
  await expect(game(page, 'Mango Multiplier')).toBeVisible();
  const ranks = (await page.getByRole('article').allInnerTexts()).map((words) =>
    Number(/\d+$/.exec(words.trim())?.[0]),
  );
  expect(ranks.length).toBeGreaterThan(20);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

/** Away from a provider's games for longer than anything stays fresh or is kept, and back. */
async function returnLater(page: Page, provider: Provider): Promise<void> {
  await moveTo(page, paths.bank);
  await expect(page.getByRole('heading', { level: 1, name: say('bank.title') })).toBeVisible();
  await page.clock.fastForward(2 * FRESH_MS + 1_000);
  await moveTo(page, gamePath(provider));
  await expect(page.getByRole('heading', { level: 1, name: PROVIDER_NAMES[provider] })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
}

for (const provider of ['askmebet', 'alphabet'] as const) {
  test(`${provider} is never stale: not asked for again, however late one comes back`, async ({
    page,
    lab,
  }) => {
    await page.clock.install();
    await lab.session(DEMO_PLAYER);
    const asked = watchGames(page, provider);
    await page.goto(gamePath(provider));
    await expect(page.getByRole('article').first()).toBeVisible();
    const before = asked.length;
    await returnLater(page, provider);
    expect(asked).toHaveLength(before);
  });
}

test('betflix is asked for again after five minutes, and not before', async ({ page, lab }) => {
  await page.clock.install();
  await lab.session(DEMO_PLAYER);
  const asked = watchGames(page, 'betflix');
  await page.goto(gamePath('betflix'));
  await expect(page.getByRole('article').first()).toBeVisible();
  const before = asked.length;
  await moveTo(page, paths.bank);
  await expect(page.getByRole('heading', { level: 1, name: say('bank.title') })).toBeVisible();
  await page.clock.fastForward(60_000);
  await moveTo(page, gamePath('betflix'));
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked).toHaveLength(before);
  await returnLater(page, 'betflix');
  await expect.poll(() => asked.length).toBeGreaterThan(before);
});

test('a game that its provider has closed is there, and said to be under maintenance', async ({
  page,
  lab,
}) => {
  await lab.session(DEMO_PLAYER);
  await page.goto('/player/game/alphabet?tab=Slots');
  await expect(game(page, 'Firefly Lagoon')).toContainText(say('game.maintenance'));
  await expect(page.getByText(say('game.maintenance'))).toHaveCount(1);
});

test('a tab without games says so, and leads to all of them', async ({ page, lab }) => {
  await lab.session(DEMO_PLAYER);
  await page.goto('/player/game/gclub?tab=nothing');
  await expect(page.getByRole('heading', { name: say('game.empty.title') })).toBeVisible();
  await page.getByRole('link', { name: say('game.empty.action') }).click();
  await expect(game(page, 'Baccarat Hall A')).toBeVisible();
});

test('games that cannot be read: told why, and tried again', async ({ page, lab, expectProblems }) => {
  expectProblems('response 503 GET /api/v2/games');
  await page.clock.install();
  await lab.session(DEMO_PLAYER);
  await spoil(lab, ['games'], { fault: 'status', code: 'PROVIDER_MAINTENANCE', times: 1_000 });
  await page.goto(gamePath('gclub'));
  await inTime(page, alarm(page, say('failure.providerMaintenance')));
  await lab.clearFaults();
  await page.getByRole('button', { name: say('common.tryAgain') }).click();
  await expect(game(page, 'Baccarat Hall A')).toBeVisible();
});

test('the player’s own credit with the provider, and the way to more of it', async ({ page, lab }) => {
  await lab.session(DEMO_PLAYER);
  await lab.credit({ username: DEMO_PLAYER, provider: 'gclub', amount: '77.5' });
  await page.goto(gamePath('gclub'));
  const own = page.getByRole('region', { name: say('game.credit', { provider: 'GClub' }) });
  await expect(own).toContainText(`77,5${say('currency.THB')}`);
  await own.getByRole('link', { name: say('game.deposit') }).click();
  await expect(page).toHaveURL(paths.deposit);
});
