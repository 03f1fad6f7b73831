/**
 * Rejections by the server in the forms of an account: the reason is shown in the chosen language, and the typed values stay
 * (specification §8, contract §2).
 */
import {
  alarm,
  BankScreen,
  expectMessage,
  LoginScreen,
  playerMenu,
  NEWCOMER,
  RegisterScreen,
} from './account-screens.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { ask, applyFault } from '../pages/evidence.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';

const say = messagesIn('lo');

test('wrong credentials are reported, and a login with the right ones succeeds', async ({
  page,
  expectProblems,
}) => {
  expectProblems('response 401 POST /api/v2/players/login');
  const form = new LoginScreen(page, say);
  await form.open();
  await form.logIn({ username: DEMO_PLAYER, password: 'not this one' });
  await expect(alarm(page, say('failure.login.credentials'))).toContainText(say('login.failed'));
  await expect(form.field('field.username')).toHaveValue(DEMO_PLAYER);
  await form.logIn();
  await expect(playerMenu(page, say)).toBeVisible();
});

test('after too many wrong passwords the player has to wait, and can log in afterwards', async ({
  page,
  context,
  world,
  expectProblems,
}) => {
  expectProblems('response 429 POST /api/v2/players/login');
  const form = new LoginScreen(page, say);
  await form.open();
  await expect(form.submit()).toBeVisible();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const guess = { username: DEMO_PLAYER, password: `guess ${attempt}` };
    expect((await ask(context, 'login', { data: guess })).status).toBe(401);
  }
  await form.logIn();
  await expect(alarm(page, say('failure.login.rateLimited'))).toBeVisible();
  await world.clock.advance(15 * 60);
  await form.submit().click();
  await expect(playerMenu(page, say)).toBeVisible();
});

test('a taken username is reported at the field, and another one is accepted', async ({
  page,
  expectProblems,
}) => {
  expectProblems('response 409 POST /api/v2/players/register');
  const form = new RegisterScreen(page, say);
  await form.open();
  await form.register(DEMO_PLAYER);
  await expectMessage(form.field('field.username'), say('failure.register.usernameExists'));
  await form.field('field.username').fill('somphone_1');
  await form.submit().click();
  await expect(form.done()).toBeVisible();
  await expect(page.getByText(say('register.done.pleaseLogIn'))).toBeVisible();
});

test('another failure of the registration refers to staff, and the typed values stay', async ({
  page,
  world,
  expectProblems,
}) => {
  expectProblems('response 503 POST /api/v2/players/register');
  await applyFault(world, ['register'], { fault: 'status', code: 'SERVICE_UNAVAILABLE' });
  const form = new RegisterScreen(page, say);
  await form.open();
  await form.register('somphone_1');
  await expect(alarm(page, say('register.failed'))).toContainText(say('failure.register.other'));
  await expect(form.field('field.username')).toHaveValue('somphone_1');
  await form.submit().click();
  await expect(form.done()).toBeVisible();
});

test('a rejected bank account shows the reason, and another one can be added', async ({
  page,
  world,
  expectProblems,
}) => {
  expectProblems(
    'response 422 POST /api/v2/players/bank-accounts',
    'response 409 POST /api/v2/players/bank-accounts',
  );
  await world.session(NEWCOMER);
  const form = new BankScreen(page, say);
  await form.open();
  await form.add({ accountNumber: '0000000000' });
  await expectMessage(form.field('bank.accountNumber'), say('failure.bank.accountNotFound'));
  await expect(form.field('bank.accountNumber')).toBeFocused();
  // The account of another player.
  await form.add({ accountNumber: '160120000123456' });
  await expectMessage(form.field('bank.accountNumber'), say('failure.bank.inUse'));
  for (const [code, label, text] of [
    ['CURRENCY_NOT_ALLOWED', 'bank.currency', say('failure.bank.currency')],
    ['WALLET_NOT_ALLOWED', 'bank.accountNumber', say('failure.bank.wallet')],
  ] as const) {
    await applyFault(world, ['bankAccountAdd'], { fault: 'status', code });
    await form.submit().click();
    await expectMessage(form.field(label), text);
  }
  await form.add();
  await expect(form.added()).toBeVisible();
  expect((await world.state({ full: true })).store.bankAccounts).toHaveLength(2);
});

for (const [what, elsewhere, text] of [
  ['the same account', '010123456789', 'failure.bank.alreadyAdded'],
  ['another account', '010123456780', 'failure.bank.oneOnly'],
] as const) {
  test(`if ${what} was added in another place, a message says so and the account is shown`, async ({
    page,
    context,
    world,
    expectProblems,
  }) => {
    expectProblems('response 409 POST /api/v2/players/bank-accounts');
    await world.session(NEWCOMER);
    const form = new BankScreen(page, say);
    await form.open();
    await form.fillIn();
    const data = {
      bankCode: 'bcel',
      accountNumber: elsewhere,
      accountName: 'N',
      currency: 'LAK',
      owner: 'SELF',
    };
    expect((await ask(context, 'bankAccountAdd', { data })).status).toBe(201);
    await form.submit().click();
    await expect(alarm(page, say(text))).toBeVisible();
    // The added account replaces the form, which is of no use any more.
    await expect(form.submit()).toBeHidden();
    await expect(page.getByText(say('bank.changeByStaff'), { exact: true })).toBeVisible();
    await expect(alarm(page, say(text))).toBeVisible();
    expect((await world.state({ full: true })).store.bankAccounts).toHaveLength(2);
  });
}
