import { describe, expect, test } from 'vitest';
import { PAGES } from '../../contract/pages.ts';
import { instantOf, UNSET_INSTANT } from '../../contract/time/clock.ts';
import type { ResponsiblePlay } from '../../contract/responsible-play.ts';
import { NO_LIMITS, RESPONSIBLE_PLAY_OFF } from '../../contract/rules/responsible-play.ts';
import {
  isStored,
  type ResponsiblePlayIntent,
  responsiblePlayMachine,
} from '../../machines/responsiblePlay.machine.ts';
import { submissionOf } from '../../machines/submission.machine.ts';
import { MINUTE, NETWORK, rejection, SECOND, START, TIMEOUT } from './harness/facts.ts';
import { ControlledActor } from './harness/actors.ts';
import { start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

const DAY = 24 * 60 * MINUTE;
const REQUEST = { ...NO_LIMITS, depositLimits: { day: '500', week: null, month: null } };
const LIMITS = { type: 'responsiblePlay.ask', request: { kind: 'limits', limits: REQUEST } } as const;
const BREAK = { type: 'responsiblePlay.ask', request: { kind: 'break', days: 7 } } as const;

function startResponsiblePlay() {
  const sendRequest = new ControlledActor<true, ResponsiblePlayIntent>();
  const lookUp = new ControlledActor<true | null, ResponsiblePlayIntent>();
  const responsiblePlay = start(
    responsiblePlayMachine,
    { submitRequest: { logic: submissionOf({ send: sendRequest.logic, lookUp: lookUp.logic }) } },
    { input: (given) => given },
  );
  return { ...responsiblePlay, sendRequest, lookUp, failure: () => responsiblePlay.context().failure };
}

/** A change that timed out. */
async function lost(event: typeof LIMITS | typeof BREAK) {
  const responsiblePlay = startResponsiblePlay();
  responsiblePlay.send(event);
  await responsiblePlay.sendRequest.reject(TIMEOUT);
  return responsiblePlay;
}

/** A change that timed out, and so did its look-up. */
async function unknown(event: typeof LIMITS | typeof BREAK) {
  const responsiblePlay = await lost(event);
  await responsiblePlay.lookUp.reject(NETWORK);
  return responsiblePlay;
}

function onBreakUntil(milliseconds: number): ResponsiblePlay {
  return { ...RESPONSIBLE_PLAY_OFF, selfExcludedUntil: instantOf(milliseconds) };
}

test('a break confirmed while the outcome of limits is looked up again is sent', async () => {
  const responsiblePlay = await unknown(LIMITS);
  responsiblePlay.send({ type: 'news.network.restored' });
  const lookUp = responsiblePlay.lookUp.open;
  responsiblePlay.send(BREAK);
  expect(responsiblePlay.sendRequest.open.input).toMatchObject(BREAK.request);
  expect(lookUp.isOpen).toBe(false);
});

describe('limits and breaks (contract §2)', () => {
  test('a request is sent once, however often it is submitted', () => {
    const responsiblePlay = startResponsiblePlay();
    for (let press = 0; press < 20; press += 1) responsiblePlay.send(BREAK);
    expect(responsiblePlay.sendRequest.calls.map((call) => call.input)).toEqual([
      { kind: 'break', days: 7, key: 'key-1', at: START },
    ]);
  });

  test.each([LIMITS, BREAK])(
    'an accepted request ($request.kind) emits that the cached settings are stale; the player can then edit or send another',
    async (event) => {
      const responsiblePlay = startResponsiblePlay();
      responsiblePlay.send(event);
      await responsiblePlay.sendRequest.answer(true);
      expect(responsiblePlay.state()).toBe('kept');
      expect(responsiblePlay.emitted).toEqual([{ type: 'domain.responsiblePlay.changed' }]);
      responsiblePlay.send(BREAK);
      expect(responsiblePlay.state()).toBe('sending');
      await responsiblePlay.sendRequest.answer(true);
      responsiblePlay.send({ type: 'responsiblePlay.edit' });
      expect(responsiblePlay.state()).toBe('idle');
    },
  );

  test('the confirmation disappears when the player leaves the page, and only then', async () => {
    const responsiblePlay = startResponsiblePlay();
    responsiblePlay.send(LIMITS);
    await responsiblePlay.sendRequest.answer(true);
    responsiblePlay.send({ type: 'news.navigation.arrived', page: PAGES.responsiblePlay, left: PAGES.home });
    expect(responsiblePlay.state()).toBe('kept');
    responsiblePlay.send({ type: 'news.navigation.arrived', page: PAGES.home, left: PAGES.responsiblePlay });
    expect(responsiblePlay.state()).toBe('idle');
  });

  test('a request after a definite response has a new key (contract §1)', async () => {
    const responsiblePlay = startResponsiblePlay();
    responsiblePlay.send(BREAK);
    await responsiblePlay.sendRequest.answer(true);
    responsiblePlay.send(BREAK);
    await responsiblePlay.sendRequest.reject(rejection('RATE_LIMITED'));
    responsiblePlay.send(BREAK);
    expect(responsiblePlay.sendRequest.calls.map(({ input }) => input.key)).toEqual([
      'key-1',
      'key-2',
      'key-3',
    ]);
  });

  test('after a rejection, the reason stays until the next attempt or edit', async () => {
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
    expect(responsiblePlay.context()).toMatchObject({ intent: null, failure: null });
  });
});

describe('a request without a usable response', () => {
  test.each([
    ['accepted if the settings contain it', true, 'kept', null, [{ type: 'domain.responsiblePlay.changed' }]],
    ['rejected, with the reason, if they do not', null, 'rejected', TIMEOUT, []],
  ] as const)(
    'is looked up, never sent again, and reported as %s',
    async (_, found, state, failure, emitted) => {
      const responsiblePlay = await lost(LIMITS);
      expect(responsiblePlay.has('pending')).toBe(true);
      expect(responsiblePlay.lookUp.open.input).toMatchObject(LIMITS.request);
      await responsiblePlay.lookUp.answer(found);
      expect([responsiblePlay.state(), responsiblePlay.failure()]).toEqual([state, failure]);
      expect(responsiblePlay.emitted).toEqual(emitted);
      expect(responsiblePlay.sendRequest.calls).toHaveLength(1);
    },
  );

  test.each([{ type: 'responsiblePlay.lookAgain' }, { type: 'news.network.restored' }] as const)(
    'has an unknown outcome until a look-up after $type succeeds, and is not sent again',
    async (event) => {
      const responsiblePlay = await unknown(BREAK);
      expect([responsiblePlay.state(), responsiblePlay.failure()]).toEqual(['unknown', TIMEOUT]);
      expect(responsiblePlay.emitted).toEqual([]);
      responsiblePlay.send(event);
      await responsiblePlay.lookUp.reject(NETWORK);
      expect(responsiblePlay.state()).toBe('unknown');
      responsiblePlay.send(event);
      await responsiblePlay.lookUp.answer(null);
      expect([responsiblePlay.state(), responsiblePlay.failure()]).toEqual(['rejected', TIMEOUT]);
      expect(responsiblePlay.sendRequest.calls).toHaveLength(1);
    },
  );

  test('with an unknown outcome can be sent again by the player; limits are then a new request, because setting them twice changes nothing', async () => {
    const responsiblePlay = await unknown(LIMITS);
    responsiblePlay.send(LIMITS);
    expect(responsiblePlay.sendRequest.open.input).toMatchObject({ ...LIMITS.request, key: 'key-2' });
    await responsiblePlay.sendRequest.reject(rejection('RATE_LIMITED'));
    expect(responsiblePlay.failure()).toEqual(rejection('RATE_LIMITED'));
  });

  test.each([
    ['the same break keeps its key and its time: the server starts it once', BREAK, 7, 'key-1', START],
    ['a longer break is a new request', BREAK, 30, 'key-2', START + 5 * MINUTE],
    [
      'a break after limits has a new key and counts from its own press',
      LIMITS,
      7,
      'key-2',
      START + 5 * MINUTE,
    ],
  ] as const)('sent again by the player after five minutes: %s', async (_, first, days, key, at) => {
    const responsiblePlay = await unknown(first);
    await responsiblePlay.pass(5 * MINUTE);
    responsiblePlay.send({ type: 'responsiblePlay.ask', request: { kind: 'break', days } });
    expect(responsiblePlay.sendRequest.open.input).toEqual({ kind: 'break', days, key, at });
    await responsiblePlay.sendRequest.reject(NETWORK);
    expect(responsiblePlay.lookUp.open.input).toMatchObject({ key, at });
  });
});

describe('a look-up finds', () => {
  const intent = { key: 'key-1', at: START };

  test.each<readonly [string, ResponsiblePlay, boolean]>([
    ['limits that are in force', { ...RESPONSIBLE_PLAY_OFF, limits: REQUEST }, true],
    [
      'limits in another notation',
      {
        ...RESPONSIBLE_PLAY_OFF,
        limits: { ...REQUEST, depositLimits: { day: '500.00', week: null, month: null } },
      },
      true,
    ],
    [
      'limits that are pending',
      {
        limits: { ...REQUEST, depositLimits: { day: '100', week: null, month: null } },
        pending: { ...REQUEST, effectiveAt: instantOf(START + DAY) },
        selfExcludedUntil: UNSET_INSTANT,
      },
      true,
    ],
    ['no limits if others are in force', RESPONSIBLE_PLAY_OFF, false],
    [
      'no limits that are in force while others are pending',
      {
        ...RESPONSIBLE_PLAY_OFF,
        limits: REQUEST,
        pending: { ...NO_LIMITS, effectiveAt: instantOf(START + DAY) },
      },
      false,
    ],
  ])('%s', (_, read, isFound) => {
    expect(isStored({ ...intent, ...LIMITS.request }, read)).toBe(isFound);
  });

  test.each([
    ['a break of the requested length', onBreakUntil(START + 7 * DAY + 2 * SECOND), true],
    ['a break by a clock that differs by seconds', onBreakUntil(START + 7 * DAY - 2 * SECOND), true],
    ['a break by a clock that differs by a minute', onBreakUntil(START + 7 * DAY - MINUTE), true],
    ['no break whose end differs by more than a minute', onBreakUntil(START + 7 * DAY - MINUTE - 1), false],
    ['a longer break', onBreakUntil(START + 30 * DAY), true],
    ['no shorter break, from another tab', onBreakUntil(START + DAY), false],
    ['no break if none is in force', RESPONSIBLE_PLAY_OFF, false],
  ])('%s', (_, read, isFound) => {
    expect(isStored({ ...intent, ...BREAK.request }, read)).toBe(isFound);
  });
});

expectEveryTransitionTaken(responsiblePlayMachine);
