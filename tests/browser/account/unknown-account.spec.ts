/**
 * Writes of an account without a response, beyond those of the fault matrix: the site finds out the outcome before the player
 * may act again, and no write happens twice (contract §1).
 */
import { alarm, BankScreen, LoginScreen, logOut, NEWCOMER, playerMenu } from './account-screens.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { applyFault } from '../pages/evidence.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';

const say = messagesIn('lo');

test.describe('login and logout: players/info decides who is signed in', () => {
  const LOGOUT_CUT = /^request failed POST \/api\/v2\/players\/logout: net::/;

  test('a login response cut before its head: the browser re-sends the request, and the player is signed in', async ({
    page,
    world,
  }) => {
    await applyFault(world, ['login'], { fault: 'lost-reply', cut: 'before-head' });
    const form = new LoginScreen(page, say);
    await form.open();
    // A browser re-sends a request only on a connection that it has used before. With its six connections it opens no new one.
    await page.evaluate(() =>
      Promise.all(Array.from({ length: 6 }, () => fetch('/version.json', { cache: 'no-store' }))),
    );
    await form.logIn();
    await expect(playerMenu(page, say)).toBeVisible();
  });

  test('a lost response to a logout: the player is logged out', async ({ page, world, expectProblems }) => {
    expectProblems(LOGOUT_CUT);
    await world.session(DEMO_PLAYER);
    await applyFault(world, ['logout'], { fault: 'lost-reply' });
    await page.goto('/');
    // A read that reaches the server after the logout is rejected.
    await page.waitForLoadState('networkidle');
    await logOut(page, say);
    await expect(page.getByRole('heading', { name: say('home.visitor.title') })).toBeVisible();
  });

  test('a dropped logout is reported, and a second one succeeds', async ({ page, world, expectProblems }) => {
    expectProblems(LOGOUT_CUT);
    await world.session(DEMO_PLAYER);
    await applyFault(world, ['logout'], { fault: 'drop' });
    await page.goto('/');
    await logOut(page, say);
    await expect(alarm(page, say('failure.network'))).toBeVisible();
    await logOut(page, say);
    await expect(page.getByRole('heading', { name: say('home.visitor.title') })).toBeVisible();
  });
});

test.describe('bank account: the same key again, then players/info', () => {
  const ADDING_CUT = /^request failed POST \/api\/v2\/players\/bank-accounts: net::/;
  let form: BankScreen;

  test.beforeEach(async ({ page, world }) => {
    form = new BankScreen(page, say);
    await world.session(NEWCOMER);
    await form.open();
  });

  const accounts = async (world: World) =>
    (await world.state({ full: true })).store.bankAccounts.filter(
      ({ accountNumber }) => accountNumber === '010123456789',
    );

  test('if players/info fails too, the page says that the outcome is found out, and Try again adds it once', async ({
    page,
    world,
    expectProblems,
  }) => {
    expectProblems(ADDING_CUT, 'response 404 GET /api/v2/players/info');
    await applyFault(world, ['bankAccountAdd'], { fault: 'lost-reply', times: 2 });
    await form.fillIn();
    await applyFault(world, ['playerInfo'], { fault: 'status', code: 'NOT_FOUND' });
    await form.submit().click();
    await expect(page.getByRole('heading', { name: say('bank.findingOut.title') })).toBeFocused();
    await page.getByRole('button', { name: say('common.tryAgain') }).click();
    await expect(form.added()).toBeVisible();
    expect(await accounts(world)).toHaveLength(1);
  });
});
