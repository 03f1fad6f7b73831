import { describe, expect, test, vi } from 'vitest';
import { PAGES } from '../../contract/pages.ts';
import {
  type Registration,
  type RegistrationIntent,
  registrationMachine,
  type RegistrationResult,
} from '../../machines/registration.machine.ts';
import { submissionOf } from '../../machines/submission.machine.ts';
import { MINUTE, NETWORK, rejection, START, TIMEOUT } from './harness/facts.ts';
import { ControlledActor } from './harness/actors.ts';
import { RENEWED, start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

const TYPED: Registration = { username: 'somphone', password: 'secret-88', confirmPassword: 'secret-88' };
const SUBMIT = { type: 'registration.submit', registration: TYPED } as const;
const EDIT = { type: 'registration.edit' } as const;
const RETRY = { type: 'submission.retry' } as const;
const RESTORED = { type: 'news.network.restored' } as const;
/** What the site does then: it forgets the form, and a dialog confirms it. */
const REGISTERED = ['forgetForm', 'showRegistered'];
const SIGNED_IN = { type: 'session.lookUp' } as const;
const TAKEN = rejection('USERNAME_ALREADY_EXISTS');

function startRegistration() {
  const readDevice = vi.fn<() => void>();
  const register = new ControlledActor<RegistrationResult, RegistrationIntent>();
  const logIn = new ControlledActor<RegistrationResult | null, RegistrationIntent>();
  const page = start(
    registrationMachine,
    { submitRegistration: { logic: submissionOf({ send: register.logic, lookUp: logIn.logic }) } },
    { input: (given) => given, actions: { readDevice } },
  );
  const keys = () => register.calls.map(({ input }) => input.key);
  /** Everything that the machine and its submission keep. */
  const kept = () => {
    const { context, children } = page.snapshot();
    return JSON.stringify([context, children.submission?.getSnapshot()]);
  };
  return { ...page, register, logIn, keys, kept, readDevice };
}

function sent() {
  const page = startRegistration();
  page.send(SUBMIT);
  return page;
}

/** A registration that was sent twice without a usable response, and is being looked up. */
async function lookingUp() {
  const page = sent();
  await page.register.reject(TIMEOUT);
  await page.register.reject(NETWORK);
  return page;
}

/** Sending and looking up have both failed, because the network is down. */
async function waiting() {
  const page = await lookingUp();
  await page.logIn.reject(NETWORK);
  return page;
}

describe('registering (specification §1 and §5, contract §1 and §2)', () => {
  test('the form is sent once, however often the button is pressed', () => {
    const page = startRegistration();
    for (let press = 0; press < 20; press += 1) page.send(SUBMIT);
    expect(page.register.calls.map(({ input }) => input)).toEqual([
      { key: 'key-1', at: START, registration: TYPED },
    ]);
    expect(page.has('pending')).toBe(true);
  });

  test('registered: the password is cleared, and the visitor is not signed in (specification §8)', async () => {
    const page = sent();
    expect(page.kept()).toContain('secret');
    await page.register.answer('registered');
    expect(page.performed.slice(-2)).toEqual(REGISTERED);
    expect(page.has('registered')).toBe(true);
    expect(page.context()).toMatchObject({ intent: null, failure: null, wasNotRegistered: false });
    expect(page.kept()).not.toContain('secret');
    page.send(EDIT);
    expect(page.has('registered'), 'after the page was left, its form is empty').toBe(false);
    page.send(SUBMIT);
    expect(page.keys()).toEqual(RENEWED);
  });

  test('the reason of a rejection disappears when the visitor leaves the page, and only then', async () => {
    const page = sent();
    await page.register.reject(TAKEN);
    page.send({ type: 'news.navigation.arrived', page: PAGES.register, left: PAGES.login });
    expect(page.context().failure).not.toBeNull();
    page.send({ type: 'news.navigation.arrived', page: PAGES.login, left: PAGES.register });
    expect(page.context().failure).toBeNull();
  });

  test.each(['USERNAME_ALREADY_EXISTS', 'RATE_LIMITED'] as const)(
    'rejected with %s: the form shows the reason until it is edited or sent again, with a new key',
    async (code) => {
      const page = sent();
      await page.register.reject(rejection(code));
      expect(page.state()).toBe('editing');
      expect(page.context().failure).toEqual(rejection(code));
      expect(page.kept()).not.toContain('secret');
      expect(page.logIn.calls).toEqual([]);
      page.send(SUBMIT);
      expect(page.context().failure).toBeNull();
      expect(page.keys()).toEqual(RENEWED);
      await page.register.reject(rejection(code));
      page.send(EDIT);
      expect(page.context().failure).toBeNull();
    },
  );

  test('when the visitor enters the form, the device fingerprint is read, and a shown failure stays', async () => {
    const page = sent();
    await page.register.reject(TAKEN);
    page.send({ type: 'registration.begin' });
    expect(page.readDevice).toHaveBeenCalledOnce();
    expect(page.context().failure).toEqual(TAKEN);
  });

  test('if nothing was sent, a restored network causes no request and no look-up', () => {
    const page = startRegistration();
    page.send(RESTORED);
    expect([page.register.calls, page.logIn.calls]).toEqual([[], []]);
  });
});

describe('a registration whose response was lost (contract §1)', () => {
  test('is looked up by a login with the typed credentials, which signs the player in', async () => {
    const page = await lookingUp();
    expect(page.logIn.open.input).toMatchObject({ registration: TYPED });
    await page.logIn.answer('signedIn');
    expect(page.emitted).toEqual([SIGNED_IN]);
    expect(page.performed.slice(-2)).toEqual(REGISTERED);
    expect(page.has('registered')).toBe(true);
    expect(page.kept()).not.toContain('secret');
  });

  test.each([
    ['succeeds: it is registered', 'signedIn', null, [SIGNED_IN]],
    ['fails: the form shows that the username is taken', null, TAKEN, []],
  ] as const)(
    'is looked up if the username is taken: a login that %s',
    async (_, found, failure, emitted) => {
      const page = sent();
      await page.register.reject(TIMEOUT);
      await page.register.reject(TAKEN);
      await page.logIn.answer(found);
      expect([page.context().failure, page.emitted]).toEqual([failure, emitted]);
      expect(page.kept()).not.toContain('secret');
    },
  );

  test('prevents edits and a second registration until its outcome is known', async () => {
    const page = await waiting();
    page.send(EDIT);
    page.send({ ...SUBMIT, registration: { ...TYPED, username: 'keo' } });
    page.send(RETRY);
    expect(page.register.open.input).toEqual({ key: 'key-1', at: START, registration: TYPED });
  });

  test.each([
    ['edited', EDIT],
    ['sent again', SUBMIT],
  ] as const)(
    'is reported as failed after five minutes, until the form is %s, and no password is kept',
    async (_, event) => {
      const page = await waiting();
      await page.pass(6 * MINUTE);
      await page.logIn.answer(null);
      expect(page.state()).toBe('editing');
      expect(page.context()).toMatchObject({ wasNotRegistered: true, failure: null });
      expect(page.kept()).not.toContain('secret');
      page.send(event);
      expect(page.context().wasNotRegistered).toBe(false);
      page.send(SUBMIT);
      expect(page.keys().at(-1)).toBe('key-2');
    },
  );
});

expectEveryTransitionTaken(registrationMachine);
