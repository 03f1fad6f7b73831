import { describe, expect, test } from 'vitest';
import {
  type PasswordAttempt,
  passwordChangeMachine,
  type PasswordIntent,
} from '../../machines/passwordChange.machine.ts';
import { submissionOf } from '../../machines/submission.machine.ts';
import { MINUTE, NETWORK, NO_USABLE_ANSWER, rejection, START, TIMEOUT } from './harness/facts.ts';
import { ControlledActor } from './harness/actors.ts';
import { start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

const ATTEMPT: PasswordAttempt = {
  username: 'somphone',
  request: {
    currentPassword: 'secret-old',
    newPassword: 'secret-new',
    confirmNewPassword: 'secret-new',
  },
};
const SUBMIT = { type: 'passwordChange.submit', attempt: ATTEMPT } as const;
const WRONG = rejection('CURRENT_PASSWORD_INCORRECT');
const NO_PLAYER = rejection('UNAUTHENTICATED');

function startChange({ agencyIsKnown = true } = {}) {
  const changePassword = new ControlledActor<unknown, PasswordIntent>();
  const lookUpPlayer = new ControlledActor<unknown, PasswordIntent>();
  const logIn = new ControlledActor<unknown, PasswordIntent>();
  const change = start(
    passwordChangeMachine,
    {
      submitChange: { logic: submissionOf({ send: changePassword.logic, lookUp: lookUpPlayer.logic }) },
      tryNewPassword: { logic: submissionOf({ send: changePassword.logic, lookUp: logIn.logic }) },
    },
    { input: (given) => given, guards: { agencyIsKnown: () => agencyIsKnown } },
  );
  return {
    ...change,
    changePassword,
    lookUpPlayer,
    logIn,
    isFindingOut: () => change.submissionHas('findingOut'),
    /** While true, the site ignores the loss of the session. */
    endsSession: () => change.has('endsSession'),
    /** Whether the machine or its submission stores a password. */
    keepsPassword: () => {
      const { context, children } = change.snapshot();
      return JSON.stringify([context, children.submission?.getSnapshot()]).includes('secret');
    },
  };
}

/** The dialog is open. */
function opened(options?: Parameters<typeof startChange>[0]) {
  const change = startChange(options);
  change.send({ type: 'passwordChange.open' });
  return change;
}

/** The form was sent. */
function sent() {
  const change = opened();
  change.send(SUBMIT);
  return change;
}

/** A change that timed out, after which the session has ended. */
async function lostWithSession() {
  const change = sent();
  await change.changePassword.reject(TIMEOUT);
  await change.lookUpPlayer.reject(NO_PLAYER);
  return change;
}

describe('changing the password (specification §4, §5 and §8)', () => {
  test('the dialog opens and closes, and nothing is sent, also before the agency is known (specification §5)', () => {
    const change = opened({ agencyIsKnown: false });
    change.send(SUBMIT);
    expect(change.state()).toEqual({ editing: 'unsent' });
    expect(change.keepsPassword()).toBe(false);
    change.send({ type: 'passwordChange.close' });
    expect(change.state()).toBe('closed');
    expect(change.changePassword.calls).toHaveLength(0);
  });

  test('the request is sent once, however often the button is pressed, and the dialog stays open meanwhile', () => {
    const change = sent();
    for (let press = 0; press < 20; press += 1) change.send(SUBMIT);
    change.send({ type: 'passwordChange.close' });
    expect(change.changePassword.calls.map((call) => call.input)).toEqual([
      { ...ATTEMPT, key: 'key-1', at: START },
    ]);
    expect(change.state()).toBe('changing');
  });

  test('a successful change is shown until confirmed, sends no further request, and keeps no password', async () => {
    const change = opened();
    expect(change.endsSession(), 'a lost session is ignored from the submission on').toBe(false);
    change.send(SUBMIT);
    expect(change.endsSession()).toBe(true);
    await change.changePassword.answer(true);
    expect([change.state(), change.endsSession(), change.keepsPassword()]).toEqual(['changed', true, false]);
    change.send({ type: 'passwordChange.close' });
    expect(change.state()).toBe('changed');
    expect(change.emitted).toEqual([]);
    change.send({ type: 'passwordChange.confirm' });
    expect(change.endsSession()).toBe(true);
    expect(change.emitted).toEqual([{ type: 'passwordChange.confirmed' }]);
    expect([change.lookUpPlayer.calls, change.logIn.calls]).toEqual([[], []]);
  });

  test.each([WRONG, rejection('RATE_LIMITED'), rejection('VALIDATION_FAILED')])(
    'a rejection ($code) is reported without a stored password, and marked until the form is sent again or closed',
    async (failure) => {
      const change = sent();
      await change.changePassword.reject(failure);
      expect(change.has('rejected')).toBe(true);
      expect(change.performed).toEqual(['showRejection']);
      expect(change.keepsPassword()).toBe(false);
      expect(change.endsSession()).toBe(false);
      change.send(SUBMIT);
      expect(change.has('rejected')).toBe(false);
      await change.changePassword.reject(failure);
      change.send({ type: 'passwordChange.close' });
      change.send({ type: 'passwordChange.open' });
      expect(change.has('rejected')).toBe(false);
    },
  );
});

describe('no usable response (contract §1)', () => {
  test.each(NO_USABLE_ANSWER)(
    '%s: the session is still valid, so the password was not changed',
    async (_, failure) => {
      const change = sent();
      await change.changePassword.reject(failure);
      expect([change.state(), change.isFindingOut()]).toEqual(['changing', true]);
      await change.lookUpPlayer.answer(null);
      expect(change.has('rejected')).toBe(true);
      expect(change.performed).toEqual(['showRejection']);
      expect(change.keepsPassword()).toBe(false);
    },
  );

  test('the session has ended and the new password logs in: the password was changed', async () => {
    const change = await lostWithSession();
    expect(change.logIn.open.input).toMatchObject(ATTEMPT);
    expect(change.isFindingOut()).toBe(true);
    await change.logIn.answer(true);
    expect(change.state()).toBe('changedAndSignedIn');
    expect(change.keepsPassword()).toBe(false);
    expect(change.endsSession()).toBe(true);
    change.send({ type: 'passwordChange.confirm' });
    expect(change.emitted).toEqual([{ type: 'passwordChange.confirmed' }]);
  });

  test('the session has ended and the new password is rejected: session lost, password unchanged', async () => {
    const change = await lostWithSession();
    await change.logIn.answer(null);
    expect(change.state()).toBe('closed');
    expect(change.performed).toEqual(['showRejection']);
    expect(change.emitted).toEqual([{ type: 'session.lost' }]);
    expect(change.keepsPassword()).toBe(false);
  });

  test('401 to the change itself, which the browser may have sent twice: the new password is tried at once', async () => {
    const change = sent();
    await change.changePassword.reject(NO_PLAYER);
    expect(change.lookUpPlayer.calls).toHaveLength(0);
    await change.logIn.answer(null);
    expect(change.emitted).toContainEqual({ type: 'session.lost' });
  });
});

describe('the network stays down: it is unknown which password is valid', () => {
  test.each([{ type: 'passwordChange.checkAgain' }, { type: 'news.network.restored' }] as const)(
    '$type repeats the session lookup',
    async (event) => {
      const change = sent();
      await change.changePassword.reject(TIMEOUT);
      await change.lookUpPlayer.reject(NETWORK);
      expect(change.state()).toBe('unresolved');
      expect(change.emitted).toEqual([]);
      change.send(event);
      await change.lookUpPlayer.answer(null);
      expect(change.has('rejected')).toBe(true);
      expect(change.performed).toEqual(['showRejection']);
    },
  );

  test.each([{ type: 'passwordChange.checkAgain' }, { type: 'news.network.restored' }] as const)(
    'the session is known to have ended: $type repeats the login',
    async (event) => {
      const change = await lostWithSession();
      await change.logIn.reject(NETWORK);
      expect(change.state()).toBe('unresolved');
      change.send(event);
      // The login is repeated. A lookup would find the session of the login without a response.
      expect(change.lookUpPlayer.openCalls).toHaveLength(0);
      await change.logIn.answer(true);
      expect(change.state()).toBe('changedAndSignedIn');
    },
  );

  test('a login that is rejected for another reason leaves the outcome unknown; the loss is reported when closed', async () => {
    const change = await lostWithSession();
    await change.logIn.reject(rejection('RATE_LIMITED'));
    expect(change.state()).toBe('unresolved');
    expect(change.emitted).toEqual([]);
    change.send({ type: 'passwordChange.close' });
    expect(change.emitted).toEqual([{ type: 'session.lost' }]);
    expect(change.keepsPassword()).toBe(false);
  });

  test('closed with an unknown outcome: the password is cleared, and a later session loss is reported', async () => {
    const change = sent();
    await change.changePassword.reject(TIMEOUT);
    await change.lookUpPlayer.reject(NETWORK);
    expect(change.keepsPassword()).toBe(true);
    change.send({ type: 'passwordChange.close' });
    expect([change.state(), change.keepsPassword(), change.endsSession()]).toEqual(['closed', false, false]);
    expect(change.emitted).toEqual([]);
  });
});

describe('a slow response (contract §1)', () => {
  const STOP = { type: 'passwordChange.stopWaiting' } as const;

  test('the player can stop waiting: the outcome is unknown until checked, and nothing is sent again', async () => {
    const change = sent();
    change.send(STOP);
    await change.pass(MINUTE);
    // A look-up while the request may be in flight would prove nothing.
    expect(change.lookUpPlayer.calls).toEqual([]);
    expect([change.state(), change.endsSession()]).toEqual(['unresolved', true]);
    change.send({ type: 'passwordChange.checkAgain' });
    change.send(STOP);
    expect(change.state()).toBe('unresolved');
    change.send({ type: 'passwordChange.checkAgain' });
    await change.lookUpPlayer.answer(null);
    expect(change.performed).toEqual(['showRejection']);
    expect(change.changePassword.calls).toHaveLength(1);
  });

  test('if the change succeeds after the player stopped waiting, a check detects it', async () => {
    const change = sent();
    change.send(STOP);
    change.send({ type: 'passwordChange.checkAgain' });
    await change.lookUpPlayer.reject(NO_PLAYER);
    await change.logIn.answer(true);
    expect([change.state(), change.changePassword.calls.length]).toEqual(['changedAndSignedIn', 1]);
  });

  test('the player can stop waiting for the login with the new password, which a restored network repeats', async () => {
    const change = await lostWithSession();
    change.send({ type: 'news.network.restored' });
    expect([change.logIn.calls.length, change.logIn.openCalls.length]).toEqual([2, 1]);
    change.send(STOP);
    expect(change.state()).toBe('unresolved');
  });
});

expectEveryTransitionTaken(passwordChangeMachine);
