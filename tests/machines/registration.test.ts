import { describe, expect, test } from 'vitest';
import type { Failure } from '../../contract/errors.ts';
import { SLOW_MS } from '../../contract/limits.ts';
import {
  type Registration,
  type RegistrationAttempt,
  registrationMachine,
} from '../../machines/registration.machine.ts';
import type { Credentials } from '../../machines/session.machine.ts';
import { NETWORK, NO_USABLE_ANSWER, rejection, TIMEOUT } from './harness/facts.ts';
import { ControlledActor } from './harness/actors.ts';
import { RENEWED, start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

const TYPED: Registration = { username: 'somphone', password: 'secret-88', confirmPassword: 'secret-88' };
const SUBMIT = { type: 'registration.submit', registration: TYPED } as const;
const RESTORED = { type: 'network.restored' } as const;
const REGISTERED = { type: 'registration.registered' } as const;
const SIGNED_IN = { type: 'registration.signedIn' } as const;
const EMPTY = {
  registration: null,
  username: null,
  unresolvedUsername: null,
  isSlow: false,
  failure: null,
} as const;
const TAKEN = rejection('USERNAME_ALREADY_EXISTS');

const startRegistration = () =>
  start(
    registrationMachine,
    {
      register: new ControlledActor<void, RegistrationAttempt>(),
      logIn: new ControlledActor<unknown, Credentials>(),
    },
    { input: ({ newKey }) => ({ newKey }) },
  );

/** A registration that timed out. */
async function lost() {
  const registration = startRegistration();
  registration.send(SUBMIT);
  await registration.register.reject(TIMEOUT);
  return registration;
}

type Lost = Awaited<ReturnType<typeof lost>>;

/** The network is back, but the login that determines the outcome fails. */
async function tryAgain(registration: Lost, failure: Failure) {
  registration.send(RESTORED);
  await registration.logIn.reject(failure);
}

test('the network returns while the login looks up the outcome: the login is repeated', async () => {
  const registration = await lost();
  registration.send(RESTORED);
  expect(registration.logIn.calls).toHaveLength(2);
  expect(registration.logIn.openCalls).toHaveLength(1);
  await registration.logIn.answer({});
  expect(registration.emitted).toEqual([SIGNED_IN, REGISTERED]);
});

describe('registering (specification §1 and §5, contract §1 and §2)', () => {
  test('what was typed is sent once, however often it is pressed', () => {
    const registration = startRegistration();
    for (let press = 0; press < 20; press += 1) registration.send(SUBMIT);
    const sent = registration.register.calls.map((call) => call.input);
    expect(sent).toEqual([{ key: 'key-1', registration: TYPED }]);
  });

  test('registered: the password is cleared, and the visitor is not signed in (specification §8)', async () => {
    const registration = startRegistration();
    registration.send(SUBMIT);
    await registration.register.answer();
    expect(registration.emitted).toEqual([REGISTERED]);
    expect(registration.state()).toBe('editing');
    expect(registration.context()).toMatchObject(EMPTY);
  });

  test('rejected: the form with the reason, which the next keystroke takes away', async () => {
    const registration = startRegistration();
    registration.send(SUBMIT);
    await registration.register.reject(TAKEN);
    expect(registration.state()).toBe('editing');
    expect(registration.context().failure).toEqual(TAKEN);
    expect(JSON.stringify(registration.context())).not.toContain('secret');
    registration.send({ type: 'registration.edit' });
    expect(registration.context().failure).toBeNull();
  });

  test.each(NO_USABLE_ANSWER)(
    'no usable response (%s): a login with the typed credentials finds the outcome',
    async (_, failure) => {
      const registration = startRegistration();
      registration.send(SUBMIT);
      await registration.register.reject(failure);
      expect(registration.state()).toBe('findingOut');
      expect(registration.logIn.open.input).toMatchObject({ username: 'somphone', password: 'secret-88' });
      await registration.logIn.answer({});
      expect(registration.emitted).toEqual([SIGNED_IN, REGISTERED]);
      expect(registration.context()).toMatchObject(EMPTY);
    },
  );

  test('the answer never came and the login is rejected: the form, with the reason', async () => {
    const registration = await lost();
    await registration.logIn.reject(rejection('INVALID_CREDENTIALS'));
    expect(registration.state()).toBe('editing');
    expect(registration.context()).toMatchObject({ failure: TIMEOUT, registration: null });
  });

  test('the login could not be tried: it is when the network is back, and nothing is registered again', async () => {
    const registration = await lost();
    registration.pass(SLOW_MS);
    await registration.logIn.reject(NETWORK);
    expect(registration.context()).toMatchObject({ failure: TIMEOUT });
    registration.send(RESTORED);
    expect(registration.state()).toBe('findingOut');
    expect(registration.context().isSlow).toBe(false);
    await registration.logIn.answer({});
    expect(registration.emitted).toEqual([SIGNED_IN, REGISTERED]);
    expect(registration.register.calls).toHaveLength(1);
  });

  test.each([
    ['the form is edited', (registration) => registration.send({ type: 'registration.edit' })],
    ['the login is rejected', (registration) => tryAgain(registration, rejection('INVALID_CREDENTIALS'))],
  ] satisfies [string, (registration: Lost) => unknown][])(
    'the login could not be tried, and %s: no password is kept, and no login is tried later',
    async (_, happens) => {
      const registration = await lost();
      await registration.logIn.reject(NETWORK);
      await happens(registration);
      expect(JSON.stringify(registration.context())).not.toContain('secret');
      registration.send(RESTORED);
      expect(registration.state()).toBe('editing');
    },
  );

  test('no usable response and no login: a later USERNAME_ALREADY_EXISTS is checked by a login', async () => {
    const registration = await lost();
    await registration.logIn.reject(NETWORK);
    registration.send(SUBMIT);
    await registration.register.reject(TAKEN);
    expect(registration.state()).toBe('findingOut');
    await registration.logIn.answer({});
    expect(registration.emitted).toEqual([SIGNED_IN, REGISTERED]);
  });

  test('after a lost answer, a name that is taken by someone else is said to be taken', async () => {
    const registration = await lost();
    await registration.logIn.reject(NETWORK);
    registration.send(SUBMIT);
    await registration.register.reject(TAKEN);
    await registration.logIn.reject(rejection('INVALID_CREDENTIALS'));
    expect(registration.state()).toBe('editing');
    expect(registration.context().failure).toEqual(TAKEN);
  });

  test('a rejected other username is not checked by a login', async () => {
    const registration = await lost();
    await registration.logIn.reject(NETWORK);
    registration.send({ ...SUBMIT, registration: { ...TYPED, username: 'keo' } });
    await registration.register.reject(TAKEN);
    expect(registration.state()).toBe('editing');
    expect(registration.logIn.calls).toHaveLength(1);
  });
});

describe('an answer that takes long (contract §1)', () => {
  const STOP = { type: 'registration.stopWaiting' } as const;

  test('is marked slow after `SLOW_MS`; the next attempt restarts the delay', async () => {
    const registration = startRegistration();
    registration.send(SUBMIT);
    registration.pass(SLOW_MS - 1);
    expect(registration.context().isSlow).toBe(false);
    registration.pass(1);
    expect(registration.context().isSlow).toBe(true);
    await registration.register.reject(TAKEN);
    registration.send(SUBMIT);
    expect(registration.context().isSlow).toBe(false);
  });

  test('is marked slow during the lookup too, whose response is still used', async () => {
    const registration = await lost();
    registration.pass(SLOW_MS);
    expect(registration.context().isSlow).toBe(true);
    await registration.logIn.answer({});
    expect(registration.emitted).toEqual([SIGNED_IN, REGISTERED]);
  });

  test('the visitor can stop waiting: a login finds the outcome, now and after a later USERNAME_ALREADY_EXISTS', async () => {
    const registration = startRegistration();
    registration.send(SUBMIT);
    registration.send(STOP);
    await registration.logIn.reject(rejection('INVALID_CREDENTIALS'));
    expect(registration.context()).toMatchObject({ failure: TIMEOUT, registration: null });
    registration.send(SUBMIT);
    await registration.register.reject(TAKEN);
    await registration.logIn.answer({});
    expect(registration.emitted).toEqual([SIGNED_IN, REGISTERED]);
  });

  test('the visitor can stop waiting for the login: the form shows the reason, and the password is cleared', async () => {
    const registration = await lost();
    registration.send(STOP);
    expect(registration.state()).toBe('editing');
    expect(registration.context()).toMatchObject({ failure: TIMEOUT, registration: null });
  });
});

test('the network returns while the visitor types, and nothing was sent: nothing is looked up', () => {
  const registration = startRegistration();
  registration.send(RESTORED);
  expect(registration.logIn.calls).toEqual([]);
  expect(registration.state()).toBe('editing');
});

describe('the Idempotency-Key (contract §1)', () => {
  const keysOf = ({ register }: Lost) => register.calls.map(({ input }) => input.key);

  test('stays the same while the outcome is unknown, and where the visitor stopped waiting', async () => {
    const registration = await lost();
    await registration.logIn.reject(NETWORK);
    registration.send(SUBMIT);
    registration.send({ type: 'registration.stopWaiting' });
    registration.send({ type: 'registration.stopWaiting' });
    registration.send(SUBMIT);
    expect(keysOf(registration)).toEqual(['key-1', 'key-1', 'key-1']);
  });

  test('stays the same after a lost answer and one that says nothing of the first attempt', async () => {
    const registration = await lost();
    await registration.logIn.reject(NETWORK);
    registration.send(SUBMIT);
    await registration.register.reject(rejection('RATE_LIMITED'));
    registration.send(SUBMIT);
    expect(keysOf(registration)).toEqual(['key-1', 'key-1', 'key-1']);
  });

  test.each(['USERNAME_ALREADY_EXISTS', 'RATE_LIMITED'] as const)(
    'changes after the rejection %s',
    async (code) => {
      const registration = startRegistration();
      registration.send(SUBMIT);
      await registration.register.reject(rejection(code));
      registration.send(SUBMIT);
      expect(keysOf(registration)).toEqual(RENEWED);
    },
  );

  test('is another one after a registration', async () => {
    const registration = startRegistration();
    registration.send(SUBMIT);
    await registration.register.answer();
    registration.send(SUBMIT);
    expect(keysOf(registration)).toEqual(RENEWED);
  });

  test.each([
    ['in the form', (registration) => registration.logIn.reject(NETWORK), () => undefined],
    ['while it is found out', () => undefined, (registration) => registration.logIn.reject(NETWORK)],
  ] satisfies [string, (registration: Lost) => unknown, (registration: Lost) => unknown][])(
    'changes after an edit %s: a different body with the same key would be rejected',
    async (_, before, after) => {
      const registration = await lost();
      await before(registration);
      registration.send({ type: 'registration.edit' });
      await after(registration);
      registration.send(SUBMIT);
      expect(keysOf(registration)).toEqual(RENEWED);
    },
  );
});

expectEveryTransitionTaken(registrationMachine);
