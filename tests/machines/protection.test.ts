import { describe, expect, test } from 'vitest';
import { instantOf, UNSET_INSTANT } from '../../contract/time/clock.ts';
import type { Protection } from '../../contract/protection.ts';
import { NO_LIMITS, NO_PROTECTION } from '../../contract/rules/protection.ts';
import { responsiblePlayMachine, type ProtectionRequest } from '../../machines/protection.machine.ts';
import { MINUTE, NETWORK, NO_USABLE_ANSWER, rejection, SECOND, START, TIMEOUT } from './harness/facts.ts';
import { ControlledActor } from './harness/actors.ts';
import { start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

const DAY = 24 * 60 * MINUTE;
const REQUEST = { ...NO_LIMITS, depositLimits: { day: '500', week: null, month: null } };
const LIMITS = { type: 'protection.ask', request: { kind: 'limits', limits: REQUEST } } as const;
const BREAK = { type: 'protection.ask', request: { kind: 'break', days: 7 } } as const;

function startResponsiblePlay() {
  const protection = start(
    responsiblePlayMachine,
    {
      protect: new ControlledActor<void, ProtectionRequest>(),
      readProtection: new ControlledActor<Protection>(),
    },
    { input: ({ clock }) => ({ clock }) },
  );
  return { ...protection, failure: () => protection.context().failure };
}

/** A wish whose answer never came. */
async function lost(event: typeof LIMITS | typeof BREAK) {
  const protection = startResponsiblePlay();
  protection.send(event);
  await protection.protect.reject(TIMEOUT);
  return protection;
}

function onBreakUntil(milliseconds: number): Protection {
  return { ...NO_PROTECTION, selfExcludedUntil: instantOf(milliseconds) };
}

describe('limits and breaks (contract §2)', () => {
  test('a wish is sent once, however often it is pressed', () => {
    const protection = startResponsiblePlay();
    for (let press = 0; press < 20; press += 1) protection.send(BREAK);
    expect(protection.protect.calls.map((call) => call.input)).toEqual([{ kind: 'break', days: 7 }]);
  });

  test.each([LIMITS, BREAK])('kept ($request.kind): what was read before is stale', async (event) => {
    const protection = startResponsiblePlay();
    protection.send(event);
    await protection.protect.answer();
    expect(protection.state()).toBe('kept');
    expect(protection.emitted).toEqual([{ type: 'protection.changed' }]);
  });

  test('kept, and another wish is made up or sent at once', async () => {
    const protection = startResponsiblePlay();
    protection.send(LIMITS);
    await protection.protect.answer();
    protection.send(BREAK);
    expect(protection.state()).toBe('sending');
    await protection.protect.answer();
    protection.send({ type: 'protection.edit' });
    expect(protection.state()).toBe('idle');
  });

  test('rejected: the reason stands until something else is tried', async () => {
    const protection = startResponsiblePlay();
    protection.send(LIMITS);
    await protection.protect.reject(rejection('VALIDATION_FAILED'));
    expect(protection.state()).toBe('rejected');
    expect(protection.failure()).toEqual(rejection('VALIDATION_FAILED'));
    expect(protection.emitted).toEqual([]);
    protection.send(LIMITS);
    expect(protection.state()).toBe('sending');
    expect(protection.failure()).toBeNull();
    await protection.protect.reject(rejection('VALIDATION_FAILED'));
    protection.send({ type: 'protection.edit' });
    expect(protection.state()).toBe('idle');
    expect(protection.context()).toMatchObject({ request: null, failure: null });
  });
});

describe('a wish whose answer never came', () => {
  test.each(NO_USABLE_ANSWER)(
    '(%s): what the server keeps is read, and nothing is sent again',
    async (_, failure) => {
      const protection = startResponsiblePlay();
      protection.send(LIMITS);
      await protection.protect.reject(failure);
      expect(protection.state()).toBe('findingOut');
      expect(protection.protect.calls).toHaveLength(1);
    },
  );

  test.each<readonly [string, Protection]>([
    ['that hold', { ...NO_PROTECTION, limits: REQUEST }],
    [
      'written otherwise',
      { ...NO_PROTECTION, limits: { ...REQUEST, depositLimits: { day: '500.00', week: null, month: null } } },
    ],
    [
      'that wait',
      {
        limits: { ...REQUEST, depositLimits: { day: '100', week: null, month: null } },
        pending: { ...REQUEST, effectiveAt: instantOf(START + DAY) },
        selfExcludedUntil: UNSET_INSTANT,
      },
    ],
  ])('limits %s are kept', async (_, read) => {
    const protection = await lost(LIMITS);
    await protection.readProtection.answer(read);
    expect(protection.state()).toBe('kept');
    expect(protection.failure()).toBeNull();
    expect(protection.emitted).toEqual([{ type: 'protection.changed' }]);
  });

  test.each<readonly [string, Protection]>([
    ['others', NO_PROTECTION],
    [
      'that hold, while others wait',
      { ...NO_PROTECTION, limits: REQUEST, pending: { ...NO_LIMITS, effectiveAt: instantOf(START + DAY) } },
    ],
  ])('limits %s are not kept: said so, with the reason', async (_, read) => {
    const protection = await lost(LIMITS);
    await protection.readProtection.answer(read);
    expect(protection.state()).toBe('rejected');
    expect(protection.failure()).toEqual(TIMEOUT);
    expect(protection.emitted).toEqual([]);
  });

  test.each([
    { read: onBreakUntil(START + 7 * DAY + 2 * SECOND), state: 'kept', of: 'as long as asked' },
    {
      read: onBreakUntil(START + 7 * DAY - 2 * SECOND),
      state: 'kept',
      of: 'by a clock that differs by seconds',
    },
    {
      read: onBreakUntil(START + 7 * DAY - MINUTE),
      state: 'kept',
      of: 'by a clock that differs by a minute',
    },
    {
      read: onBreakUntil(START + 7 * DAY - MINUTE - 1),
      state: 'rejected',
      of: 'by more than any clock differs',
    },
    { read: onBreakUntil(START + 30 * DAY), state: 'kept', of: 'longer than asked' },
    { read: onBreakUntil(START + DAY), state: 'rejected', of: 'shorter, from another tab' },
    { read: NO_PROTECTION, state: 'rejected', of: 'not at all' },
  ])('a break that lasts $of is $state', async ({ read, state }) => {
    const protection = await lost(BREAK);
    await protection.readProtection.answer(read);
    expect(protection.state()).toBe(state);
  });

  test('and the line stays down: not known, until it is looked at again', async () => {
    const protection = await lost(BREAK);
    await protection.readProtection.reject(NETWORK);
    expect(protection.state()).toBe('unknown');
    expect(protection.emitted).toEqual([]);
    protection.send({ type: 'protection.lookAgain' });
    await protection.readProtection.answer(onBreakUntil(START + 7 * DAY));
    expect(protection.state()).toBe('kept');
    expect(protection.protect.calls).toHaveLength(1);
  });

  test('not known: what holds is read when the network is back, and nothing is sent again', async () => {
    const protection = await lost(LIMITS);
    await protection.readProtection.reject(NETWORK);
    protection.send({ type: 'network.restored' });
    await protection.readProtection.answer({ ...NO_PROTECTION, limits: REQUEST });
    expect(protection.state()).toBe('kept');
    expect(protection.protect.calls).toHaveLength(1);
  });

  test('not known: the player may also ask once more', async () => {
    const protection = await lost(BREAK);
    await protection.readProtection.reject(NETWORK);
    protection.send(BREAK);
    expect(protection.state()).toBe('sending');
  });

  test.each([
    ['the break that was asked for first holds: kept', 7, 7, 'kept'],
    ['a longer break is another wish, and the first one does not stand for it', 30, 7, 'rejected'],
    ['a longer break counts from when it was asked for', 30, 30, 'rejected'],
  ] as const)('asked once more, later, and lost again: %s', async (_, days, held, state) => {
    const protection = await lost(BREAK);
    await protection.readProtection.reject(NETWORK);
    protection.pass(5 * MINUTE);
    protection.send({ type: 'protection.ask', request: { kind: 'break', days } });
    await protection.protect.reject(NETWORK);
    await protection.readProtection.answer(onBreakUntil(START + held * DAY));
    expect(protection.state()).toBe(state);
  });
});

expectEveryTransitionTaken(responsiblePlayMachine);
