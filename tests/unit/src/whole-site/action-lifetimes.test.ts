/**
 * An action that the player has submitted completes even if its page is left (docs/decisions/0046): the whole site on
 * the mock, over a network that holds or loses responses.
 */
import { waitFor } from '../../../in-process/wait-for.ts';
import { describe, expect, test } from 'vitest';
import { DEMO_PLAYER, NEWCOMER } from '../../../../mock-server/seeds/players.ts';
import { paths } from '../../../../src/app/paths.ts';
import {
  choice,
  choose,
  control,
  dialog,
  field,
  fill,
  isBusy,
  notifies,
  main,
  press,
  say,
  says,
  sees,
  submit,
} from '../../../in-process/page-reading.ts';
import { visit, type Visit } from './visit.ts';

const ADD_ACCOUNT = 'POST /players/bank-accounts';
const REGISTER = 'POST /players/register';
const LOG_IN = 'POST /players/login';
const PLAYER_INFO = 'GET /players/info';
const CHANGE_LIMITS = 'PUT /players/limits';
const TAKE_BREAK = 'POST /players/self-exclusion';
const LIMITS = 'GET /players/limits';
const CHANGE_PASSWORD = 'POST /players/security/password/change';

const PASSWORD = 'somebody-1234';

/** The idempotency keys of a call's requests. */
function keysOf({ sent }: Visit, name: string): readonly (string | null)[] {
  return sent.filter(({ call }) => call === name).map(({ headers }) => headers.get('Idempotency-Key'));
}

describe('a bank account that is sent before its page is left', () => {
  const NUMBER = '010123456789';

  async function onItsPage(): Promise<Visit> {
    const page = await visit(paths.bank, { player: NEWCOMER.username });
    await choose('BCEL');
    await fill(say('bank.accountNumber'), NUMBER);
    await fill(say('bank.accountName'), 'NEW COMER');
    await choose(say('bank.owner.self'));
    return page;
  }

  test('is announced on the current page, and the deposit page no longer asks for an account', async () => {
    const page = await onItsPage();
    const release = page.holdAnswer(ADD_ACCOUNT);
    await page.send(ADD_ACCOUNT);
    await page.go(paths.deposit);
    await sees(say('deposit.obstacle.bank.title'));
    release();
    await sees(say('bank.added.title'));
    await waitFor(() => expect(says(say('deposit.obstacle.bank.title'))).toBe(false));
  });

  test('is shown as pending, with the typed values, when the player returns early, and is not sent again', async () => {
    const page = await onItsPage();
    const release = page.holdAnswer(ADD_ACCOUNT);
    await page.send(ADD_ACCOUNT);
    await page.go(paths.deposit);
    await page.go(paths.bank);
    expect(field(say('bank.accountNumber')).value).toBe(NUMBER);
    expect(isBusy(submit())).toBe(true);
    submit().click();
    release();
    await sees(say('bank.added.title'), dialog);
    await press(say('success.confirm'), dialog);
    await sees(say('bank.changeByStaff'));
    expect(page.timesSent(ADD_ACCOUNT)).toBe(1);
  });

  test('if it is rejected meanwhile, the reason is shown once, on return, with the typed values', async () => {
    const page = await onItsPage();
    await page.mock.fault(ADD_ACCOUNT, { code: 'ACCOUNT_IN_USED', times: 1 });
    const release = page.holdAnswer(ADD_ACCOUNT);
    await page.send(ADD_ACCOUNT);
    await page.go(paths.deposit);
    release();
    await page.settled();
    await page.go(paths.bank);
    await sees(say('failure.bank.inUse'));
    expect(field(say('bank.accountNumber')).value).toBe(NUMBER);

    await page.go(paths.deposit);
    await page.go(paths.bank);
    expect(field(say('bank.accountNumber')).value).toBe(NUMBER);
    expect(says(say('failure.bank.inUse'))).toBe(false);
  });

  test('if its response is lost, it is looked up when the network is back, and announced on any page', async () => {
    const page = await onItsPage();
    page.lose(ADD_ACCOUNT, PLAYER_INFO);
    await page.send(ADD_ACCOUNT);
    await page.go(paths.contact);
    await waitFor(() => expect(page.timesSent(PLAYER_INFO)).toBeGreaterThan(4));
    await page.settled();
    expect(says(say('bank.added.title'))).toBe(false);
    await page.reconnect();
    await sees(say('bank.added.title'));
    expect(new Set(keysOf(page, ADD_ACCOUNT)).size).toBe(1);
  });

  test('if its response is lost, the page shows the look-up, and “Try again” sends it with the same key', async () => {
    const page = await onItsPage();
    page.lose(ADD_ACCOUNT, PLAYER_INFO);
    await page.send(ADD_ACCOUNT);
    await notifies('polite', say('bank.findingOut.title'));
    expect(() => submit()).toThrow();
    await waitFor(() => expect(isBusy(control(say('common.tryAgain')))).toBe(false));
    page.loseNothing();
    await press(say('common.tryAgain'));
    await sees(say('bank.added.title'));
    expect(new Set(keysOf(page, ADD_ACCOUNT)).size).toBe(1);
  });

  test('if its response is lost and the retry is rejected, the form shows the reason and keeps the typed values', async () => {
    const page = await onItsPage();
    await page.mock.fault(ADD_ACCOUNT, { fault: 'drop', times: 1 });
    await page.mock.fault(ADD_ACCOUNT, { code: 'ACCOUNT_IN_USED', times: 1 });
    submit().click();
    await sees(say('failure.bank.inUse'));
    expect(field(say('bank.accountNumber')).value).toBe(NUMBER);
    expect(document.activeElement).toBe(field(say('bank.accountNumber')));
    expect(field(say('bank.accountNumber')).readOnly).toBe(false);
  });

  test('is not announced to another player who signs in meanwhile', async () => {
    const page = await onItsPage();
    const release = page.holdAnswer(ADD_ACCOUNT);
    await page.send(ADD_ACCOUNT);
    await page.go(paths.deposit);
    await page.signIn(DEMO_PLAYER.username);
    release();
    await page.settled();
    await page.go(paths.bank);
    await sees(say('bank.changeByStaff'));
    expect(says(say('bank.added.title'))).toBe(false);
  });
});

describe('a registration that is sent before its page is left', () => {
  async function onItsPage(username = 'somphone_1'): Promise<Visit> {
    const page = await visit(paths.register);
    await fill(say('field.username'), username);
    await fill(say('field.password'), PASSWORD);
    await fill(say('field.confirmPassword'), PASSWORD);
    return page;
  }

  test('is announced on the current page, and leads to the login', async () => {
    const page = await onItsPage();
    const release = page.holdAnswer(REGISTER);
    await page.send(REGISTER);
    await page.go(paths.home);
    release();
    await sees(say('register.done.pleaseLogIn'));
    await press(say('login.submit'), dialog);
    await sees(say('login.title'));
    await waitFor(() => expect(field(say('field.password')).autocomplete).toBe('current-password'));
    expect(page.written.join()).not.toContain(PASSWORD);
  });

  test('is shown as pending when the visitor returns early, and is not sent again', async () => {
    const page = await onItsPage();
    const release = page.holdAnswer(REGISTER);
    await page.send(REGISTER);
    await page.go(paths.home);
    await page.go(paths.register);
    expect(field(say('field.username')).value).toBe('somphone_1');
    expect(isBusy(submit())).toBe(true);
    submit().click();
    release();
    await sees(say('register.done.pleaseLogIn'), dialog);
    await press(say('login.submit'), dialog);
    await waitFor(() => expect(field(say('field.password')).autocomplete).toBe('current-password'));
    expect(page.timesSent(REGISTER)).toBe(1);
  });

  test('if it is rejected meanwhile, the reason is shown on return, with the typed username', async () => {
    const page = await onItsPage(DEMO_PLAYER.username);
    const release = page.holdAnswer(REGISTER);
    await page.send(REGISTER);
    await page.go(paths.home);
    release();
    await page.settled();
    await page.go(paths.register);
    await sees(say('failure.register.usernameExists'));
    expect(field(say('field.username')).value).toBe(DEMO_PLAYER.username);
    expect(page.written.join()).not.toContain(PASSWORD);
  });

  test('if its response is lost, the registration is announced when the network is back, on any page', async () => {
    const page = await onItsPage();
    page.lose(REGISTER);
    await page.mock.fault(LOG_IN, { code: 'SERVICE_UNAVAILABLE', times: 1 });
    await page.send(REGISTER);
    await page.go(paths.contact);
    await waitFor(() => expect(page.timesSent(LOG_IN)).toBe(1));
    await page.settled();
    expect(says(say('register.done.title'))).toBe(false);
    await page.reconnect();
    await sees(say('register.done.title'));
    expect(new Set(keysOf(page, REGISTER)).size).toBe(1);
    expect(page.written.join()).not.toContain(PASSWORD);
  });

  test('if its responses are lost, a login confirms that the player exists, and signs the player in', async () => {
    const page = await onItsPage();
    page.lose(REGISTER);
    await page.send(REGISTER);
    await sees(say('register.done.signedIn'));
    expect(new Set(keysOf(page, REGISTER)).size).toBe(1);
    expect(page.timesSent(LOG_IN)).toBe(1);
    expect(page.written.join()).not.toContain(PASSWORD);
  });

  test('if its response is lost, “Try again” on its page sends the registration with the same key', async () => {
    const page = await onItsPage();
    page.lose(REGISTER);
    await page.mock.fault(LOG_IN, { code: 'SERVICE_UNAVAILABLE', times: 1 });
    await page.send(REGISTER);
    await notifies('polite', say('register.findingOut.title'));
    expect(() => submit()).toThrow();
    await waitFor(() => expect(isBusy(control(say('common.tryAgain')))).toBe(false));
    page.loseNothing();
    await press(say('common.tryAgain'));
    await sees(say('register.done.pleaseLogIn'));
    expect(page.timesSent(LOG_IN)).toBe(1);
    expect(new Set(keysOf(page, REGISTER)).size).toBe(1);
  });

  test('if its response is lost and the retry is rejected, the form keeps username and password and shows the reason', async () => {
    const page = await onItsPage();
    await page.mock.fault(REGISTER, { fault: 'drop', times: 1 });
    await page.mock.fault(REGISTER, { code: 'USERNAME_ALREADY_EXISTS', times: 1 });
    submit().click();
    await sees(say('failure.register.usernameExists'));
    expect(field(say('field.username')).value).toBe('somphone_1');
    expect(field(say('field.password')).value).toBe(PASSWORD);
    expect(field(say('field.password')).readOnly).toBe(false);
  });

  test('is neither sent again nor looked up by a login once another player has signed in', async () => {
    const page = await onItsPage();
    page.lose(REGISTER);
    await page.mock.fault(LOG_IN, { code: 'SERVICE_UNAVAILABLE', times: 1 });
    await page.send(REGISTER);
    await page.go(paths.home);
    await waitFor(() => expect(page.timesSent(LOG_IN)).toBe(1));
    await page.signIn(DEMO_PLAYER.username);
    const sent = page.timesSent(REGISTER);
    await page.reconnect();
    expect([page.timesSent(REGISTER), page.timesSent(LOG_IN)]).toEqual([sent, 1]);
  });
});

describe('limits that are sent before their page is left', () => {
  const dailyLimit = () => say('responsiblePlay.limit', { period: say('period.day') });

  async function onTheirPage(): Promise<Visit> {
    const page = await visit(paths.responsiblePlay, { player: DEMO_PLAYER.username });
    await fill(dailyLimit(), '500');
    return page;
  }

  test('if they are saved meanwhile, this is shown once, on return', async () => {
    const page = await onTheirPage();
    const release = page.holdAnswer(CHANGE_LIMITS);
    await page.send(CHANGE_LIMITS);
    await page.go(paths.deposit);
    release();
    await page.settled();
    await page.go(paths.responsiblePlay);
    await notifies('polite', say('responsiblePlay.limits.saved'));
    expect(field(dailyLimit()).value).toBe('500');

    await page.go(paths.deposit);
    await page.go(paths.responsiblePlay);
    expect(field(dailyLimit()).value).toBe('500');
    expect(says(say('responsiblePlay.limits.saved'))).toBe(false);
  });

  test('are shown as pending, with the typed values, when the player returns early, and are not sent again', async () => {
    const page = await onTheirPage();
    const release = page.holdAnswer(CHANGE_LIMITS);
    await page.send(CHANGE_LIMITS);
    await page.go(paths.deposit);
    await page.go(paths.responsiblePlay);
    expect(field(dailyLimit()).value).toBe('500');
    expect(isBusy(submit())).toBe(true);
    submit().click();
    release();
    await sees(say('responsiblePlay.limits.saved'));
    expect(page.timesSent(CHANGE_LIMITS)).toBe(1);
  });

  test('if they are rejected meanwhile, the failure is shown on return, with the typed values', async () => {
    const page = await onTheirPage();
    await page.mock.fault(CHANGE_LIMITS, { code: 'RATE_LIMITED', times: 1 });
    const release = page.holdAnswer(CHANGE_LIMITS);
    await page.send(CHANGE_LIMITS);
    await page.go(paths.deposit);
    release();
    await page.settled();
    await page.go(paths.responsiblePlay);
    await sees(say('responsiblePlay.limits.failed'));
    expect(field(dailyLimit()).value).toBe('500');
  });

  test('if their response is lost, the limits are read when the network is back, and shown as saved on return', async () => {
    const page = await onTheirPage();
    page.lose(CHANGE_LIMITS, LIMITS);
    await page.send(CHANGE_LIMITS);
    await page.go(paths.contact);
    await waitFor(() => expect(page.timesSent(LIMITS)).toBeGreaterThan(4));
    await page.settled();
    await page.reconnect();
    await page.go(paths.responsiblePlay);
    await sees(say('responsiblePlay.limits.saved'));
    expect(page.timesSent(CHANGE_LIMITS)).toBe(1);
  });
});

test('if a break is rejected after its page was left, the failure and the chosen days are shown on return', async () => {
  const page = await visit(paths.responsiblePlay, { player: DEMO_PLAYER.username });
  await page.mock.fault(TAKE_BREAK, { code: 'RATE_LIMITED', times: 1 });
  const release = page.holdAnswer(TAKE_BREAK);
  await choose(say('responsiblePlay.break.days', { days: 7 }));
  await press(say('responsiblePlay.break.start'));
  await press(say('responsiblePlay.break.confirm', { days: 7 }), dialog);
  await waitFor(() => expect(page.timesSent(TAKE_BREAK)).toBe(1));
  await page.go(paths.deposit);
  release();
  await page.settled();
  await page.go(paths.responsiblePlay);
  await notifies('assertive', say('responsiblePlay.break.failed'), main);
  expect(choice(say('responsiblePlay.break.days', { days: 7 })).checked).toBe(true);
});

test('a password change whose response is lost is not looked up in the session of the next player', async () => {
  const page = await visit(paths.bank, { player: DEMO_PLAYER.username });
  const passwordChange = await page.playerActor('passwordChange');
  passwordChange.send({ type: 'passwordChange.open' });
  await fill(say('passwordChange.current'), DEMO_PLAYER.password);
  await fill(say('passwordChange.new'), PASSWORD);
  await fill(say('passwordChange.confirm'), PASSWORD);
  page.lose(CHANGE_PASSWORD, PLAYER_INFO);
  await page.send(CHANGE_PASSWORD);
  await notifies('assertive', say('passwordChange.unresolved.title'));
  page.loseNothing();
  await page.signIn(NEWCOMER.username);
  await page.reconnect();
  expect(dialog()).toBeNull();
  expect(says(say('toast.error'))).toBe(false);
  expect(page.timesSent(LOG_IN)).toBe(0);
});
