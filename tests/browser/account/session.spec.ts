/** The session of a player, as the server keeps it: specification §2, §4 and §6, contract §1. */
import {
  BankScreen,
  confirmNews,
  LoginScreen,
  logOut,
  NEWCOMER,
  playerMenu,
  RegisterScreen,
} from './account-screens.ts';
import { DEMO_PLAYER, DepositScreen } from '../deposit/deposit-screen.ts';
import { ask, expectNoOrder, expectOneOrder } from '../pages/evidence.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const say = messagesIn('lo');

test('a login rotates the session and its XSRF token, and the old session is invalid', async ({
  page,
  context,
  world,
}) => {
  const cookies = async () =>
    Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  await world.session(NEWCOMER);
  const before = await cookies();
  // A page that requests only the player, who is known before the session changes.
  await page.goto('/nowhere/');
  await expect(playerMenu(page, say)).toBeVisible();
  expect((await ask(context, 'login', { data: { username: 'demo', password: 'demo-1234' } })).status).toBe(
    200,
  );
  const after = await cookies();
  expect(after['sid']).not.toBe(before['sid']);
  expect(after['XSRF-TOKEN']).not.toBe(before['XSRF-TOKEN']);

  await context.addCookies([{ name: 'sid', value: before['sid'] ?? '', url: new URL('/', page.url()).href }]);
  expect((await ask(context, 'playerInfo')).status).toBe(401);
});

test(
  'a logout removes all data of the player and reloads the page',
  ESSENTIAL,
  async ({ page, context, world }) => {
    await world.session(DEMO_PLAYER);
    await page.goto('/player/bank/');
    await expect(page.getByText('DEMO PLAYER', { exact: true })).toBeVisible();
    const reloaded = page.waitForEvent('domcontentloaded');
    await logOut(page, say);
    await reloaded;
    // A page of players now leads to the login.
    await expect(page.getByRole('heading', { level: 1, name: say('login.title') })).toBeVisible();
    await expect(page.getByText('DEMO PLAYER', { exact: true })).toBeHidden();
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['i18nextLng', 'XSRF-TOKEN']);
    await page.goBack();
    await expect(page.getByText('DEMO PLAYER', { exact: true })).toBeHidden();
  },
);

test.describe('a visitor who opens a page of players', () => {
  for (const address of ['/player/deposit/', '/player/bank/']) {
    test(`${address} redirects to the login and, after it, back`, async ({ page }) => {
      const form = new LoginScreen(page, say);
      await page.goto(address);
      await expect(page).toHaveURL(`/login/?next=${encodeURIComponent(address)}`);
      await form.logIn();
      await expect(page).toHaveURL(address);
      // The login has left no history entry.
      await page.goBack();
      await expect(page).not.toHaveURL(/login/);
    });
  }

  test('the redirect also works after a registration', async ({ page }) => {
    const form = new LoginScreen(page, say);
    await page.goto('/player/bank/');
    await page
      .getByRole('main')
      .getByRole('link', { name: say('login.toRegister') })
      .click();
    const registration = new RegisterScreen(page, say);
    await registration.register('somphone_1');
    await expect(registration.done()).toBeVisible();
    await confirmNews(page);
    await form.logIn({ username: 'somphone_1', password: 'dok-champa-7' });
    await expect(page).toHaveURL('/player/bank/');
    await expect(new BankScreen(page, say).submit()).toBeVisible();
  });

  test('a signed-in player who opens the login is redirected at once', async ({ page, world }) => {
    await world.session(DEMO_PLAYER);
    await new LoginScreen(page, say).open('/player/bank/');
    await expect(page).toHaveURL('/player/bank/');
  });
});

test(
  'the next player sees neither drafts nor orders of the previous one',
  ESSENTIAL,
  async ({ page, context, world }) => {
    const deposit = new DepositScreen(page, say);
    const form = new LoginScreen(page, say);
    await world.session(NEWCOMER);
    const data = {
      bankCode: 'bcel',
      accountNumber: '010123456789',
      accountName: 'N',
      currency: 'LAK',
      owner: 'SELF',
    };
    expect((await ask(context, 'bankAccountAdd', { data })).status).toBe(201);
    await world.session(DEMO_PLAYER);
    await deposit.open();
    await deposit.fillIn({ amount: '123456' });
    await logOut(page, say);
    await form.logIn({ username: 'newcomer', password: 'newcomer-1234' });
    await expect(deposit.amount()).toHaveValue('');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(deposit.choiceLine('deposit.provider')).toHaveCount(0);
    await expectNoOrder(world);
    await deposit.fillIn({ amount: '50000' });
    await deposit.submit().click();
    const code = await expectOneOrder(deposit, world);

    await logOut(page, say);
    await form.logIn();
    await expect(deposit.submit()).toBeVisible();
    await expect(page.getByText(code, { exact: true })).toBeHidden();
    await expect(deposit.amount()).toHaveValue('');
    // What the other player used is not proposed.
    await expect(deposit.choiceLine('deposit.provider')).toHaveCount(0);
  },
);

test("an order of another player in this tab's journal is not followed", async ({
  page,
  context,
  world,
  expectProblems,
}) => {
  expectProblems(/^response 404 GET .*\/deposits\/\w+$/);
  const deposit = new DepositScreen(page, say);
  await world.session(DEMO_PLAYER);
  await deposit.order();
  const code = await expectOneOrder(deposit, world);
  await world.session(NEWCOMER);
  const { body } = await ask(context, 'playerInfo');
  const { player } = body as { readonly player: { readonly id: string } };
  // Stores a journal that has this order and the newcomer's id.
  await page.evaluate(([name, journal]) => sessionStorage.setItem(name, journal), [
    'deposit-journal',
    JSON.stringify({ version: 1, value: { playerId: player.id, draft: null, intent: null, code } }),
  ] as const);
  await page.goto('/player/deposit/');
  await expect(deposit.submit()).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toBeHidden();
});
