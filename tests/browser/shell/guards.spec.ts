/** Guards: who may enter a page, and where everyone else is redirected: specification §2 and §6, docs/decisions/0014. */
import type { Page } from '@playwright/test';
import { gamePath, loginLeadingTo, paths, promotionPath } from '../../../src/app/paths.ts';
import { WELCOME } from '../../../mock-server/seeds/promotions.ts';
import { PROVIDERS } from '../../../contract/values.ts';
import { LoginScreen } from '../account/account-screens.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { ask, applyFault } from '../pages/evidence.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { moveTo } from './walk.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const say = messagesIn('lo');

const heading = (page: Page, id: string) => page.getByRole('heading', { level: 1, name: say(id) });
const PLAYER_INFO = '/api/v2/players/info';
const isWhoIsHere = (request: { url(): string }) => request.url().endsWith(PLAYER_INFO);

test(
  'every page of players redirects a visitor to the login with its own address',
  ESSENTIAL,
  async ({ page }) => {
    await page.goto(paths.home);
    const pages = [
      paths.deposit,
      paths.depositHistory,
      paths.withdraw,
      paths.withdrawHistory,
      paths.bank,
      paths.promotions,
      paths.promotionHistory,
      promotionPath(WELCOME),
      ...PROVIDERS.map((provider) => gamePath(provider)),
      gamePath('betflix', 'pp.txt'),
    ];
    for (const address of pages) {
      await moveTo(page, address);
      await expect(page).toHaveURL(loginLeadingTo(address));
      await expect(heading(page, 'login.title')).toBeVisible();
    }
  },
);

test(
  'the login leads to the requested page, with its query and without its fragment',
  ESSENTIAL,
  async ({ page }) => {
    const address = gamePath('askmebet', 'Slot');
    await page.goto(`${address}#games`);
    await expect(page).toHaveURL(loginLeadingTo(address));
    await new LoginScreen(page, say).logIn();
    await expect(page).toHaveURL(address);
    // The redirects have left no history entries.
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  },
);

for (const address of [paths.login, paths.register]) {
  test(`a player at ${address} is redirected, and Back does not return there`, async ({ page, world }) => {
    await world.session(DEMO_PLAYER);
    await page.goto(paths.contact);
    await moveTo(page, `${address}?next=${encodeURIComponent(paths.bank)}`);
    await expect(page).toHaveURL(paths.bank);
    await page.goBack();
    await expect(page).toHaveURL(paths.contact);
  });
}

test('the current player is requested once on each entry of home, the public pages and those of players', async ({
  page,
  context,
}) => {
  // A first response sets the XSRF cookie, without which the site does not look up the player (docs/decisions/0031).
  await ask(context, 'banks');
  let asked = 0;
  page.on('request', (request) => {
    if (isWhoIsHere(request)) asked += 1;
  });
  // A navigation during a lookup would share its response. A visitor sees no change when a lookup ends, so this waits until
  // the page has the whole response, and has nothing left to do.
  const lookedUp = async (times: number) => {
    await expect
      .poll(() =>
        page.evaluate(
          (path) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(path)).length,
          PLAYER_INFO,
        ),
      )
      .toBe(times);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(asked).toBe(times);
  };
  await page.goto(paths.home);
  // The first response is held until hydration, after which a press opens the menu (decision 26).
  const drawer = page.getByRole('dialog', { name: say('nav.main') });
  const logIn = drawer.getByRole('link', { name: say('layout.logIn') });
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('layout.menu'), exact: true })
    .click();
  await expect(logIn).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(logIn).toBeHidden();
  await lookedUp(1);
  const entries = [
    [paths.login, 'login.title'],
    [paths.register, 'register.title'],
    // One lookup, although this page redirects to the login.
    [paths.bank, 'login.title'],
  ] as const;
  for (const [index, [address, title]] of entries.entries()) {
    await moveTo(page, address);
    await lookedUp(index + 2);
    await expect(heading(page, title)).toBeVisible();
  }
  // These pages need no player.
  for (const [address, title] of [
    [paths.responsiblePlay, 'responsiblePlay.title'],
    ['/nowhere/', 'notFound.title'],
  ] as const) {
    await moveTo(page, address);
    await expect(heading(page, title)).toBeVisible();
  }
  expect(asked).toBe(4);
});

test('a player who is signed in is not requested again on each page', async ({ page, world }) => {
  await world.session(DEMO_PLAYER);
  await page.goto(paths.bank);
  await expect(page.getByText('DEMO PLAYER', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  let asked = 0;
  page.on('request', (request) => {
    if (isWhoIsHere(request)) asked += 1;
  });
  await moveTo(page, paths.deposit);
  await expect(heading(page, 'deposit.title')).toBeVisible();
  await moveTo(page, paths.bank);
  await expect(heading(page, 'bank.title')).toBeVisible();
  await moveTo(page, paths.home);
  await expect(heading(page, 'bank.title')).toBeHidden();
  expect(asked).toBe(0);
});

test.describe('after a login in another tab', () => {
  test('a page of players opens at once', async ({ page, world }) => {
    await page.goto(paths.responsiblePlay);
    await expect(heading(page, 'responsiblePlay.title')).toBeVisible();
    await world.session(DEMO_PLAYER);
    await moveTo(page, paths.bank);
    await expect(heading(page, 'bank.title')).toBeVisible();
    await expect(page).toHaveURL(paths.bank);
  });

  test('the login redirects on entry', async ({ page, world }) => {
    await page.goto(paths.responsiblePlay);
    await expect(heading(page, 'responsiblePlay.title')).toBeVisible();
    await world.session(DEMO_PLAYER);
    await moveTo(page, loginLeadingTo(paths.bank));
    await expect(page).toHaveURL(paths.bank);
    await expect(heading(page, 'bank.title')).toBeVisible();
  });
});

test(
  'a session lost on a page of players: the login says so and leads back',
  ESSENTIAL,
  async ({ page, context, world, expectProblems }) => {
    expectProblems(/^response 401 GET \/api\/v2\//);
    await world.session(DEMO_PLAYER);
    await page.goto(paths.bank);
    await expect(page.getByText('DEMO PLAYER', { exact: true })).toBeVisible();
    await context.clearCookies({ name: 'sid' });
    await moveTo(page, paths.deposit);
    await expect(page).toHaveURL(loginLeadingTo(paths.deposit));
    await expect(page.getByText(say('login.sessionLost.title'))).toBeVisible();
    await expect(page.getByText('DEMO PLAYER', { exact: true })).toBeHidden();
    await new LoginScreen(page, say).logIn();
    await expect(page).toHaveURL(paths.deposit);
    await expect(heading(page, 'deposit.title')).toBeVisible();
  },
);

test('the previous page stays until the player lookup has ended', async ({ page, world }) => {
  await page.goto(paths.responsiblePlay);
  await expect(heading(page, 'responsiblePlay.title')).toBeVisible();
  await applyFault(world, ['playerInfo'], { fault: 'delay', delay: 600 });
  const answer = page.waitForResponse((response) => isWhoIsHere(response));
  await moveTo(page, paths.bank);
  await expect(heading(page, 'responsiblePlay.title')).toBeVisible();
  await answer;
  await expect(heading(page, 'login.title')).toBeVisible();
});

test(
  'a failed player lookup is shown, and the next page of players repeats it',
  ESSENTIAL,
  async ({ page, world, expectProblems }) => {
    expectProblems('response 404 GET /api/v2/players/info');
    await world.session(DEMO_PLAYER);
    await applyFault(world, ['playerInfo'], { fault: 'status', code: 'NOT_FOUND' });
    await page.goto(paths.bank);
    await expect(heading(page, 'unreachable.title')).toBeVisible();
    await applyFault(world, ['playerInfo'], { fault: 'delay', delay: 300 });
    const answer = page.waitForResponse((response) => isWhoIsHere(response));
    await moveTo(page, paths.deposit);
    // The failure stays on the page until a response arrives.
    await expect(heading(page, 'unreachable.title')).toBeVisible();
    await answer;
    await expect(heading(page, 'deposit.title')).toBeVisible();
  },
);
