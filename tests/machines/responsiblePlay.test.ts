import { describe, expect, test } from 'vitest';
import { instantOf, UNSET_INSTANT } from '../../contract/time/clock.ts';
import type { ResponsiblePlay } from '../../contract/responsible-play.ts';
import { NO_LIMITS, RESPONSIBLE_PLAY_OFF } from '../../contract/rules/responsible-play.ts';
import {
  responsiblePlayMachine,
  type ResponsiblePlayRequest,
} from '../../machines/responsiblePlay.machine.ts';
import { MINUTE, NETWORK, NO_USABLE_ANSWER, rejection, SECOND, START, TIMEOUT } from './harness/facts.ts';
import { ControlledActor } from './harness/actors.ts';
import { start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

const DAY = 24 * 60 * MINUTE;
const REQUEST = { ...NO_LIMITS, depositLimits: { day: '500', week: null, month: null } };
const LIMITS = { type: 'responsiblePlay.ask', request: { kind: 'limits', limits: REQUEST } } as const;
const BREAK = { type: 'responsiblePlay.ask', request: { kind: 'break', days: 7 } } as const;

function startResponsiblePlay() {
  const responsiblePlay = start(
    responsiblePlayMachine,
    {
      sendRequest: new ControlledActor<void, ResponsiblePlayRequest>(),
      readResponsiblePlay: new ControlledActor<ResponsiblePlay>(),
    },
    { input: ({ clock }) => ({ clock }) },
  );
  return { ...responsiblePlay, failure: () => responsiblePlay.context().failure };
}

/** A change that timed out. */
async function lost(event: typeof LIMITS | typeof BREAK) {
  const responsiblePlay = startResponsiblePlay();
  responsiblePlay.send(event);
  await responsiblePlay.sendRequest.reject(TIMEOUT);
  return responsiblePlay;
}

function onBreakUntil(milliseconds: number): ResponsiblePlay {
  return { ...RESPONSIBLE_PLAY_OFF, selfExcludedUntil: instantOf(milliseconds) };
}

test('a break confirmed while the outcome of limits is looked up is sent', async () => {
  const responsiblePlay = await lost(LIMITS);
  expect(responsiblePlay.state()).toBe('findingOut');
  responsiblePlay.send(BREAK);
  expect(responsiblePlay.sendRequest.open.input).toEqual(BREAK.request);
  expect(responsiblePlay.readResponsiblePlay.openCalls).toEqual([]);
});

describe('limits and breaks (contract §2)', () => {
  test('a request is sent once, however often it is submitted', () => {
    const responsiblePlay = startResponsiblePlay();
    for (let press = 0; press < 20; press += 1) responsiblePlay.send(BREAK);
    expect(responsiblePlay.sendRequest.calls.map((call) => call.input)).toEqual([{ kind: 'break', days: 7 }]);
  });

  test.each([LIMITS, BREAK])(
    'accepted ($request.kind): emits that cached settings are stale',
    async (event) => {
      const responsiblePlay = startResponsiblePlay();
      responsiblePlay.send(event);
      await responsiblePlay.sendRequest.answer();
      expect(responsiblePlay.state()).toBe('kept');
      expect(responsiblePlay.emitted).toEqual([{ type: 'responsiblePlay.changed' }]);
    },
  );

  test('after an accepted request, the player can edit or send another', async () => {
    const responsiblePlay = startResponsiblePlay();
    responsiblePlay.send(LIMITS);
    await responsiblePlay.sendRequest.answer();
    responsiblePlay.send(BREAK);
    expect(responsiblePlay.state()).toBe('sending');
    await responsiblePlay.sendRequest.answer();
    responsiblePlay.send({ type: 'responsiblePlay.edit' });
    expect(responsiblePlay.state()).toBe('idle');
  });

  test('rejected: the reason stays until the next attempt', async () => {
    const responsiblePlay = startResponsiblePlay();
    responsiblePlay.send(LIMITS);
    await responsiblePlay.sendRequest.reject(rejection('VALIDATION_FAILED'));
    expect(responsiblePlay.state()).toBe('rejected');
    expect(responsiblePlay.failure()).toEqual(rejection('VALIDATION_FAILED'));
    expect(responsiblePlay.emitted).toEqual([]);
    responsiblePlay.send(LIMITS);
    expect(responsiblePlay.state()).toBe('sending');
    expect(responsiblePlay.failure()).toBeNull();
    await responsiblePlay.sendRequest.reject(rejection('VALIDATION_FAILED'));
    responsiblePlay.send({ type: 'responsiblePlay.edit' });
    expect(responsiblePlay.state()).toBe('idle');
    expect(responsiblePlay.context()).toMatchObject({ request: null, failure: null });
  });
});

describe('a request without a usable response', () => {
  test.each(NO_USABLE_ANSWER)(
    '(%s): the stored settings are read, and nothing is resent',
    async (_, failure) => {
      const responsiblePlay = startResponsiblePlay();
      responsiblePlay.send(LIMITS);
      await responsiblePlay.sendRequest.reject(failure);
      expect(responsiblePlay.state()).toBe('findingOut');
      expect(responsiblePlay.sendRequest.calls).toHaveLength(1);
    },
  );

  test.each<readonly [string, ResponsiblePlay]>([
    ['that hold', { ...RESPONSIBLE_PLAY_OFF, limits: REQUEST }],
    [
      'written otherwise',
      {
        ...RESPONSIBLE_PLAY_OFF,
        limits: { ...REQUEST, depositLimits: { day: '500.00', week: null, month: null } },
      },
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
    const responsiblePlay = await lost(LIMITS);
    await responsiblePlay.readResponsiblePlay.answer(read);
    expect(responsiblePlay.state()).toBe('kept');
    expect(responsiblePlay.failure()).toBeNull();
    expect(responsiblePlay.emitted).toEqual([{ type: 'responsiblePlay.changed' }]);
  });

  test.each<readonly [string, ResponsiblePlay]>([
    ['others', RESPONSIBLE_PLAY_OFF],
    [
      'that hold, while others wait',
      {
        ...RESPONSIBLE_PLAY_OFF,
        limits: REQUEST,
        pending: { ...NO_LIMITS, effectiveAt: instantOf(START + DAY) },
      },
    ],
  ])('limits %s are not kept: said so, with the reason', async (_, read) => {
    const responsiblePlay = await lost(LIMITS);
    await responsiblePlay.readResponsiblePlay.answer(read);
    expect(responsiblePlay.state()).toBe('rejected');
    expect(responsiblePlay.failure()).toEqual(TIMEOUT);
    expect(responsiblePlay.emitted).toEqual([]);
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
    { read: RESPONSIBLE_PLAY_OFF, state: 'rejected', of: 'not at all' },
  ])('a break that lasts $of is $state', async ({ read, state }) => {
    const responsiblePlay = await lost(BREAK);
    await responsiblePlay.readResponsiblePlay.answer(read);
    expect(responsiblePlay.state()).toBe(state);
  });

  test('and the read fails as well: the outcome is unknown until the next read', async () => {
    const responsiblePlay = await lost(BREAK);
    await responsiblePlay.readResponsiblePlay.reject(NETWORK);
    expect(responsiblePlay.state()).toBe('unknown');
    expect(responsiblePlay.emitted).toEqual([]);
    responsiblePlay.send({ type: 'responsiblePlay.lookAgain' });
    await responsiblePlay.readResponsiblePlay.answer(onBreakUntil(START + 7 * DAY));
    expect(responsiblePlay.state()).toBe('kept');
    expect(responsiblePlay.sendRequest.calls).toHaveLength(1);
  });

  test('not known: what holds is read when the network is back, and nothing is sent again', async () => {
    const responsiblePlay = await lost(LIMITS);
    await responsiblePlay.readResponsiblePlay.reject(NETWORK);
    responsiblePlay.send({ type: 'network.restored' });
    await responsiblePlay.readResponsiblePlay.answer({ ...RESPONSIBLE_PLAY_OFF, limits: REQUEST });
    expect(responsiblePlay.state()).toBe('kept');
    expect(responsiblePlay.sendRequest.calls).toHaveLength(1);
  });

  test('not known: the player may also ask once more', async () => {
    const responsiblePlay = await lost(BREAK);
    await responsiblePlay.readResponsiblePlay.reject(NETWORK);
    responsiblePlay.send(BREAK);
    expect(responsiblePlay.state()).toBe('sending');
  });

  test.each([
    ['the break that was asked for first holds: kept', 7, 7, 'kept'],
    ['a longer break is another wish, and the first one does not stand for it', 30, 7, 'rejected'],
    ['a longer break counts from when it was asked for', 30, 30, 'rejected'],
  ] as const)('asked once more, later, and lost again: %s', async (_, days, held, state) => {
    const responsiblePlay = await lost(BREAK);
    await responsiblePlay.readResponsiblePlay.reject(NETWORK);
    responsiblePlay.pass(5 * MINUTE);
    responsiblePlay.send({ type: 'responsiblePlay.ask', request: { kind: 'break', days } });
    await responsiblePlay.sendRequest.reject(NETWORK);
    await responsiblePlay.readResponsiblePlay.answer(onBreakUntil(START + held * DAY));
    expect(responsiblePlay.state()).toBe(state);
  });
});

test('a break asked for after limits without an answer counts from its own time', async () => {
  const responsiblePlay = await lost(LIMITS);
  await responsiblePlay.readResponsiblePlay.reject(NETWORK);
  responsiblePlay.pass(5 * MINUTE);
  responsiblePlay.send(BREAK);
  await responsiblePlay.sendRequest.reject(NETWORK);
  await responsiblePlay.readResponsiblePlay.answer(onBreakUntil(START + 7 * DAY));
  expect(responsiblePlay.state()).toBe('rejected');
});

expectEveryTransitionTaken(responsiblePlayMachine);
