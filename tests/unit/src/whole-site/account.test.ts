/** Registration, login and bank account: specification §1 to §5, §7 and §8. */
import { expect, test } from 'vitest';
import { waitFor } from '../../../in-process/wait-for.ts';
import {
  choices,
  choose,
  dialog,
  field,
  fill,
  foundControl,
  notifies,
  main,
  playerMenu,
  press,
  say,
  saysWrong,
  sees,
  topBar,
} from '../../../in-process/page-reading.ts';
import { ACCOUNT, fillInAccount, fillInLogin, fillInRegistration } from './forms.ts';
import { type Visit, visit } from './visit.ts';

const PASSWORD = 'dok-champa-7';

async function register(username: string): Promise<void> {
  await fillInRegistration({ username, password: PASSWORD });
  await press(say('register.submit'));
}

async function logIn(username: string, password: string): Promise<void> {
  await fillInLogin({ username, password });
  await press(say('login.submit'));
}

test('a visitor registers with a username, a password and the device’s fingerprint, and logs in with them', async () => {
  const visitor = await visit('/register/');
  await register('somphone_1');
  await sees(say('register.done.title'), dialog);
  await sees(say('register.done.pleaseLogIn'), dialog);
  const sent = visitor.sent.find(({ path }) => path === '/players/register');
  expect(sent?.body).toMatchObject({
    username: 'somphone_1',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    fingerprint: { fingerprint: sent?.headers.get('fingerprint') },
  });
  await press(say('login.submit'), dialog);
  await waitFor(() => expect(visitor.address).toBe('/login/'));
  await logIn('somphone_1', PASSWORD);
  await foundControl(playerMenu('somphone_1'), topBar);
});

test('a taken username is reported while it is typed, by a separate call', async () => {
  const visitor = await visit('/register/');
  await fill(say('field.username'), 'demo');
  await saysWrong(() => field(say('field.username')), say('failure.register.usernameExists'));
  expect(visitor.sent.filter(({ path }) => path === '/players/username/validate')).toMatchObject([
    { method: 'POST', body: { username: 'demo' } },
  ]);
  expect(visitor.writes()).toEqual([]);
});

test('a registration with a taken username asks for another one', async () => {
  await visit('/register/', {
    change: ({ path }) => (path.endsWith('/validate') ? { available: true } : undefined),
  });
  await register('demo');
  await saysWrong(() => field(say('field.username')), say('failure.register.usernameExists'));
});

test('a login without a password moves the focus there, and with a wrong one says that username or password is incorrect', async () => {
  const visitor = await visit('/login/');
  await fill(say('field.username'), 'demo');
  await press(say('login.submit'), main);
  await saysWrong(() => field(say('field.password')), say('problem.password.required'));
  expect(document.activeElement).toBe(field(say('field.password')));
  await logIn('demo', 'not this one');
  await notifies('assertive', say('login.failed'), main);
  await sees(say('failure.login.credentials'), main);
  expect(visitor.writes()).toMatchObject([
    { method: 'POST', path: '/players/login', body: { username: 'demo', password: 'not this one' } },
  ]);
});

const USERNAME = [
  ['', () => say('problem.username.required')],
  ['abc', () => say('problem.username.tooShort', { count: 3 })],
  ['Somphone', () => say('problem.username.format')],
] as const;
const PASSWORDS = [
  ['', () => say('problem.password.required')],
  ['sevench', () => say('problem.password.tooShort', { count: 8 })],
  ['x'.repeat(65), () => say('problem.password.tooLong', { count: 64 })],
] as const;

async function expectWrong(
  form: Visit,
  label: string,
  values: readonly (readonly [string, () => string])[],
): Promise<void> {
  for (const [typed, text] of values) {
    await fill(label, typed);
    await saysWrong(() => field(label), text());
  }
  expect(form.writes()).toEqual([]);
}

test('a login says what is wrong with a username and a password', async () => {
  const form = await visit('/login/');
  await expectWrong(form, say('field.username'), USERNAME);
  await expectWrong(form, say('field.password'), PASSWORDS);
});

test('a registration says what is wrong with a username, a password and its confirmation', async () => {
  const form = await visit('/register/');
  const tooLong = () => say('problem.username.tooLong', { count: 17 });
  await expectWrong(form, say('field.username'), [...USERNAME, ['a'.repeat(18), tooLong]]);
  await expectWrong(form, say('field.password'), PASSWORDS);
  await fill(say('field.password'), PASSWORD);
  await expectWrong(form, say('field.confirmPassword'), [
    ['', () => say('problem.confirmation.required')],
    ['another one', () => say('problem.confirmation.mismatch')],
  ]);
});

test('a bank account is sent with bank, number, name, kip and owner; after success it replaces the form', async () => {
  const player = await visit('/player/bank/', { player: 'newcomer' });
  const currencies = [...field(say('bank.currency')).querySelectorAll('option')];
  expect(currencies.map(({ value }) => value)).toEqual(['LAK']);
  await fillInAccount();
  await press(say('bank.submit'));
  await sees(say('bank.added.title'), dialog);
  expect(player.writes()).toEqual([{ method: 'POST', path: '/players/bank-accounts', body: ACCOUNT }]);
  await press(say('success.confirm'), dialog);
  for (const text of ['BCEL', 'NEW COMER', say('bank.owner.self'), say('currency.LAK')])
    await sees(text, main);
  await notifies(null, say('bank.changeByStaff'), main);
  expect(() => field(say('bank.accountNumber'))).toThrow();
});

test('the bank account form reports every required field and what is wrong with a number, and sends nothing', async () => {
  const player = await visit('/player/bank/', { player: 'newcomer' });
  await notifies(null, say('bank.warning.body'), main);
  await press(say('bank.submit'));
  await saysWrong(() => choices(say('bank.bank')), say('problem.bank.required'));
  await saysWrong(() => choices(say('bank.owner')), say('problem.owner.required'));
  await saysWrong(() => field(say('bank.accountNumber')), say('problem.accountNumber.required'));
  await saysWrong(() => field(say('bank.accountName')), say('problem.accountName.required'));
  // The first of them has the focus.
  expect(choices(say('bank.bank')).contains(document.activeElement)).toBe(true);
  await choose('BCEL');
  await expectWrong(player, say('bank.accountNumber'), [
    ['123456789', () => say('problem.accountNumber.digits', { min: 10, max: 18 })],
    ['01012345678x', () => say('problem.accountNumber.format')],
    ['02055512345', () => say('problem.accountNumber.wallet')],
  ]);
});

test.each([
  ['ACCOUNT_NOT_FOUND', 'bank.accountNumber', 'failure.bank.accountNotFound'],
  ['CURRENCY_NOT_ALLOWED', 'bank.currency', 'failure.bank.currency'],
  // The field of each code is proven in tests/unit/src/features/bank/rejected-field.test.ts.
])('a bank account that is rejected with %s shows the reason at its field', async (code, label, text) => {
  await visit('/player/bank/', {
    player: 'newcomer',
    prepare: ({ mock }) => mock.fault('POST /players/bank-accounts', { code, times: 1 }),
  });
  await fillInAccount();
  await press(say('bank.submit'));
  await saysWrong(() => field(say(label)), say(text));
});

test.each([
  ['the same account', ACCOUNT.accountNumber, 'failure.bank.alreadyAdded'],
  ['another account', '010123456780', 'failure.bank.oneOnly'],
])('if %s was added on another device, the page reports and shows it', async (_, accountNumber, text) => {
  const { mock } = await visit('/player/bank/', { player: 'newcomer' });
  await fillInAccount();
  await mock.post('/players/bank-accounts', { ...ACCOUNT, accountNumber });
  await press(say('bank.submit'));
  await sees(say(text), main);
  await sees(say('bank.changeByStaff'), main);
});

test('each press on “start” without a chosen length focuses the lengths, even if the message is already shown', async () => {
  await visit('/responsible-play/', { player: 'demo', scenario: 'with-credit' });
  const isAtLengths = () =>
    waitFor(() =>
      expect(choices(say('responsiblePlay.break.length')).contains(window.document.activeElement)).toBe(true),
    );
  await press(say('responsiblePlay.break.start'));
  await sees(say('responsiblePlay.break.required'));
  await isAtLengths();
  await press(say('responsiblePlay.break.start'));
  await isAtLengths();
});
