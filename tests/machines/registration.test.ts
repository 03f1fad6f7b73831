import { describe, expect, test } from 'vitest';
import { SLOW_MS } from '../../contract/limits.ts';
import { type Registration, registrationMachine } from '../../machines/registration.machine.ts';
import type { Credentials } from '../../machines/session.machine.ts';
import { NETWORK, NO_USABLE_ANSWER, refusal, TIMEOUT } from './harness/facts.ts';
import { Slot } from './harness/slots.ts';
import { start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

const TYPED: Registration = { username: 'somphone', password: 'secret-88', confirmPassword: 'secret-88' };
const SUBMIT = { type: 'registration.submit', registration: TYPED } as const;
const TAKEN = refusal('USERNAME_ALREADY_EXISTS');

const startRegistration = () =>
  start(registrationMachine, {
    register: new Slot<void, Registration>(),
    logIn: new Slot<unknown, Credentials>(),
  });

/** A registration whose answer never came. */
async function lost() {
  const registration = startRegistration();
  registration.send(SUBMIT);
  await registration.register.refuse(TIMEOUT);
  return registration;
}

describe('registering (specification §1 and §5, contract §1 and §2)', () => {
  test('what was typed is sent once, however often it is pressed', () => {
    const registration = startRegistration();
    for (let press = 0; press < 20; press += 1) registration.send(SUBMIT);
    expect(registration.register.calls.map((call) => call.input)).toEqual([TYPED]);
  });

  test('registered: no password is kept, and nobody is signed in by it (specification §8)', async () => {
    const registration = startRegistration();
    registration.send(SUBMIT);
    await registration.register.answer();
    expect(registration.state()).toBe('registered');
    expect(JSON.stringify(registration.context())).not.toContain('secret');
    expect(registration.emitted).toEqual([{ type: 'registration.registered' }]);
  });

  test('refused: the form with the reason, which the next keystroke takes away', async () => {
    const registration = startRegistration();
    registration.send(SUBMIT);
    await registration.register.refuse(TAKEN);
    expect(registration.state()).toBe('editing');
    expect(registration.context().failure).toEqual(TAKEN);
    expect(JSON.stringify(registration.context())).not.toContain('secret');
    registration.send({ type: 'registration.edit' });
    expect(registration.context().failure).toBeNull();
  });

  test.each(NO_USABLE_ANSWER)(
    'an answer that never came (%s): a login with what was typed tells',
    async (_, failure) => {
      const registration = startRegistration();
      registration.send(SUBMIT);
      await registration.register.refuse(failure);
      expect(registration.state()).toBe('findingOut');
      expect(registration.logIn.open.input).toMatchObject({ username: 'somphone', password: 'secret-88' });
      await registration.logIn.answer({});
      expect(registration.state()).toBe('registeredAndSignedIn');
      expect(registration.emitted).toEqual([
        { type: 'registration.signedIn' },
        { type: 'registration.registered' },
      ]);
      expect(JSON.stringify(registration.context())).not.toContain('secret');
    },
  );

  test('the answer never came and the login is refused: the form, with the reason', async () => {
    const registration = await lost();
    await registration.logIn.refuse(refusal('INVALID_CREDENTIALS'));
    expect(registration.state()).toBe('editing');
    expect(registration.context()).toMatchObject({ failure: TIMEOUT, registration: null });
  });

  test('the answer never came, the line stays down: the name that is taken later may be the own one', async () => {
    const registration = await lost();
    await registration.logIn.refuse(NETWORK);
    registration.send(SUBMIT);
    await registration.register.refuse(TAKEN);
    expect(registration.state()).toBe('findingOut');
    await registration.logIn.answer({});
    expect(registration.state()).toBe('registeredAndSignedIn');
  });

  test('after a lost answer, a name that is taken by someone else is said to be taken', async () => {
    const registration = await lost();
    await registration.logIn.refuse(NETWORK);
    registration.send(SUBMIT);
    await registration.register.refuse(TAKEN);
    await registration.logIn.refuse(refusal('INVALID_CREDENTIALS'));
    expect(registration.state()).toBe('editing');
    expect(registration.context().failure).toEqual(TAKEN);
  });

  test('another name that is taken is never tried with what was typed', async () => {
    const registration = await lost();
    await registration.logIn.refuse(NETWORK);
    registration.send({ ...SUBMIT, registration: { ...TYPED, username: 'keo' } });
    await registration.register.refuse(TAKEN);
    expect(registration.state()).toBe('editing');
    expect(registration.logIn.calls).toHaveLength(1);
  });
});

describe('an answer that takes long (contract §1)', () => {
  const STOP = { type: 'registration.stopWaiting' } as const;

  test('is said to after a while, and not before; the next attempt begins anew', async () => {
    const registration = startRegistration();
    registration.send(SUBMIT);
    registration.pass(SLOW_MS - 1);
    expect(registration.context().isSlow).toBe(false);
    registration.pass(1);
    expect(registration.context().isSlow).toBe(true);
    await registration.register.refuse(TAKEN);
    registration.send(SUBMIT);
    expect(registration.context().isSlow).toBe(false);
  });

  test('while it is found out as well, whose answer is still taken', async () => {
    const registration = await lost();
    registration.pass(SLOW_MS);
    expect(registration.context().isSlow).toBe(true);
    await registration.logIn.answer({});
    expect(registration.state()).toBe('registeredAndSignedIn');
  });

  test('need not be waited for: a login tells, and the name that is taken later may be the own one', async () => {
    const registration = startRegistration();
    registration.send(SUBMIT);
    registration.send(STOP);
    await registration.logIn.refuse(refusal('INVALID_CREDENTIALS'));
    expect(registration.context()).toMatchObject({ failure: TIMEOUT, registration: null });
    registration.send(SUBMIT);
    await registration.register.refuse(TAKEN);
    await registration.logIn.answer({});
    expect(registration.state()).toBe('registeredAndSignedIn');
  });

  test('nor need the login: the form, with the reason, and no password kept', async () => {
    const registration = await lost();
    registration.send(STOP);
    expect(registration.state()).toBe('editing');
    expect(registration.context()).toMatchObject({ failure: TIMEOUT, registration: null });
  });
});

expectEveryTransitionTaken(registrationMachine);
