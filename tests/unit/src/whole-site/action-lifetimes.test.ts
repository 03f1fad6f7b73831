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
import { ACCOUNT, fillInAccount, fillInPasswordChange, fillInRegistration } from './forms.ts';
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
const dailyLimit = () => say('responsiblePlay.limit', { period: say('period.day') });

/** The idempotency keys of a call's requests. */
function keysOf({ sent }: Visit, name: string): ReadonlySet<string | null> {
  const requests = sent.filter(({ call }) => call === name);
  return new Set(requests.map(({ headers }) => headers.get('Idempotency-Key')));
}

interface Action {
  readonly call: string;
  readonly at: string;
  readonly player: string | null;
  readonly fillIn: () => Promise<void>;
  /** A field, and what is typed into it. */
  readonly label: () => string;
  readonly typed: string;
  /** What tells that it is done: a dialog on any page, or else a notice on its own. */
  readonly done: () => string;
  readonly hasDialog: boolean;
  readonly code: string;
  readonly reason: string;
  /** Loses its response, and those of the call that looks it up. */
  readonly lose: (page: Visit) => unknown;
  readonly lookUp: string;
  readonly lookUps: number;
}

const BANK_ACCOUNT: Action = {
  call: ADD_ACCOUNT,
  at: paths.bank,
  player: NEWCOMER.username,
  fillIn: fillInAccount,
  label: () => say('bank.accountNumber'),
  typed: ACCOUNT.accountNumber,
  done: () => say('bank.added.title'),
  hasDialog: true,
  code: 'ACCOUNT_IN_USED',
  reason: 'failure.bank.inUse',
  lose: (page) => page.lose(ADD_ACCOUNT, PLAYER_INFO),
  lookUp: PLAYER_INFO,
  lookUps: 5,
};

const REGISTRATION: Action = {
  call: REGISTER,
  at: paths.register,
  player: null,
  fillIn: () => fillInRegistration({ username: 'somphone_1', password: PASSWORD }),
  label: () => say('field.username'),
  typed: 'somphone_1',
  done: () => say('register.done.pleaseLogIn'),
  hasDialog: true,
  code: 'USERNAME_ALREADY_EXISTS',
  reason: 'failure.register.usernameExists',
  async lose(page) {
    page.lose(REGISTER);
    await page.mock.fault(LOG_IN, { code: 'SERVICE_UNAVAILABLE', times: 1 });
  },
  lookUp: LOG_IN,
  lookUps: 1,
};

const DEPOSIT_LIMIT: Action = {
  call: CHANGE_LIMITS,
  at: paths.responsiblePlay,
  player: DEMO_PLAYER.username,
  fillIn: () => fill(dailyLimit(), '500'),
  label: dailyLimit,
  typed: '500',
  done: () => say('responsiblePlay.limits.saved'),
  hasDialog: false,
  code: 'RATE_LIMITED',
  reason: 'responsiblePlay.limits.failed',
  lose: (page) => page.lose(CHANGE_LIMITS, LIMITS),
  lookUp: LIMITS,
  lookUps: 5,
};

async function onItsPage({ at, player, fillIn }: Action): Promise<Visit> {
  const page = await visit(at, { player });
  await fillIn();
  return page;
}

describe.each([
  ['a bank account', BANK_ACCOUNT],
  ['a registration', REGISTRATION],
  ['a limit', DEPOSIT_LIMIT],
])('%s that is sent before its page is left', (_, action) => {
  const { call, at, label, typed, done } = action;

  /** It is shown on the current page, or else on return. */
  async function showsDone(page: Visit): Promise<void> {
    if (!action.hasDialog) await page.go(at);
    if (action.hasDialog) await sees(done(), dialog);
    else await notifies('polite', done(), main);
  }

  test('is shown as pending, with the typed values, when the player returns early, and its success where the player is then', async () => {
    const page = await onItsPage(action);
    const release = page.holdAnswer(call);
    await page.send(call);
    await page.go(paths.home);
    await page.go(at);
    expect(field(label()).value).toBe(typed);
    expect(isBusy(submit())).toBe(true);
    submit().click();
    await page.go(paths.contact);
    release();
    await page.settled();
    await showsDone(page);
    expect(page.timesSent(call)).toBe(1);
    expect(page.written.join()).not.toContain(PASSWORD);
  });

  test('if it is rejected meanwhile, the reason is shown once, on return, with the typed values', async () => {
    const page = await onItsPage(action);
    await page.mock.fault(call, { code: action.code, times: 1 });
    const release = page.holdAnswer(call);
    await page.send(call);
    await page.go(paths.contact);
    release();
    await page.settled();
    await page.go(at);
    await sees(say(action.reason));
    expect(field(label()).value).toBe(typed);

    await page.go(paths.contact);
    await page.go(at);
    expect(field(label()).value).toBe(typed);
    expect(says(say(action.reason))).toBe(false);
    expect(page.written.join()).not.toContain(PASSWORD);
  });

  test('if its response is lost, it is looked up when the network is back, on any page', async () => {
    const page = await onItsPage(action);
    await action.lose(page);
    await page.send(call);
    await page.go(paths.contact);
    await waitFor(() => expect(page.timesSent(action.lookUp)).toBeGreaterThanOrEqual(action.lookUps));
    await page.settled();
    expect(says(done())).toBe(false);
    await page.reconnect();
    await showsDone(page);
    expect(keysOf(page, call).size).toBe(1);
    expect(page.written.join()).not.toContain(PASSWORD);
  });
});

describe.each([
  ['a bank account', BANK_ACCOUNT, 'bank.findingOut.title'],
  ['a registration', REGISTRATION, 'register.findingOut.title'],
])('%s whose response is lost', (_, action, findingOut) => {
  const { call, label, typed, done } = action;

  test('is looked up on its page, where “Try again” sends it with the same key', async () => {
    const page = await onItsPage(action);
    await action.lose(page);
    await page.send(call);
    await notifies('polite', say(findingOut));
    expect(() => submit()).toThrow();
    await waitFor(() => expect(isBusy(control(say('common.tryAgain')))).toBe(false));
    page.loseNothing();
    await press(say('common.tryAgain'));
    await sees(done());
    expect(keysOf(page, call).size).toBe(1);
    expect(page.timesSent(LOG_IN)).toBe(call === REGISTER ? 1 : 0);
  });

  test('and that is rejected when it is sent again: the form shows the reason and keeps the typed values', async () => {
    const page = await onItsPage(action);
    await page.mock.fault(call, { fault: 'drop', times: 1 });
    await page.mock.fault(call, { code: action.code, times: 1 });
    submit().click();
    await sees(say(action.reason));
    expect(field(label()).value).toBe(typed);
    expect(field(label()).readOnly).toBe(false);
    if (call === REGISTER) expect(field(say('field.password')).value).toBe(PASSWORD);
    else expect(document.activeElement).toBe(field(label()));
  });
});

test('a bank account that is added while another page is shown: the deposit page no longer asks for one', async () => {
  const page = await onItsPage(BANK_ACCOUNT);
  const release = page.holdAnswer(ADD_ACCOUNT);
  await page.send(ADD_ACCOUNT);
  await page.go(paths.deposit);
  await sees(say('deposit.obstacle.bank.title'));
  release();
  await press(say('success.confirm'), dialog);
  await waitFor(() => expect(says(say('deposit.obstacle.bank.title'))).toBe(false));
});

test('a bank account is not announced to another player who signs in meanwhile', async () => {
  const page = await onItsPage(BANK_ACCOUNT);
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

test('if the responses of a registration are lost, a login confirms that the player exists, and signs the player in', async () => {
  const page = await onItsPage(REGISTRATION);
  page.lose(REGISTER);
  await page.send(REGISTER);
  await sees(say('register.done.signedIn'));
  expect(keysOf(page, REGISTER).size).toBe(1);
  expect(page.timesSent(LOG_IN)).toBe(1);
});

test('a registration is neither sent again nor looked up by a login once another player has signed in', async () => {
  const page = await onItsPage(REGISTRATION);
  await REGISTRATION.lose(page);
  await page.send(REGISTER);
  await page.go(paths.home);
  await waitFor(() => expect(page.timesSent(LOG_IN)).toBe(1));
  await page.signIn(DEMO_PLAYER.username);
  const sent = page.timesSent(REGISTER);
  await page.reconnect();
  expect([page.timesSent(REGISTER), page.timesSent(LOG_IN)]).toEqual([sent, 1]);
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
  await fillInPasswordChange(DEMO_PLAYER.password, PASSWORD);
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
