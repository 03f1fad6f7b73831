import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ResponsiblePlay } from '../../../../../contract/responsible-play.ts';
import { NO_LIMITS } from '../../../../../contract/rules/responsible-play.ts';
import { UNSET_INSTANT } from '../../../../../contract/time/clock.ts';
import type { Client } from '../../../../../src/api/client.ts';
import { responsiblePlayRead } from '../../../../../src/api/player.ts';
import { SessionReminder } from '../../../../../src/features/responsible-play/session-reminder.ts';
import { type Visit, VisitMemory } from '../../../../../src/features/responsible-play/visit-memory.ts';
import { MINUTE, SECOND, START } from '../../../../machines/harness/facts.ts';
import { memoryStore } from '../../browser.ts';

const PLAYER = 'PL1';

beforeEach(() => vi.useFakeTimers());
let stop = () => {};
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Starts the reminder at `START`, in a tab that remembers `visit`. The test advances its clock. */
function startReminder({
  visit = null as Visit | null,
  visitor = PLAYER,
  minutes = 15 as number | null | undefined,
} = {}) {
  const tab = memoryStore();
  const memory = new VisitMemory(tab);
  if (visit) memory.keep(visitor, visit);
  let now = START;
  const corrections = new Set<() => void>();
  const returns = new Set<() => void>();
  const listen = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const client = {
    clock: { now: () => now, onCorrection: listen(corrections) },
    call: () => new Promise(() => undefined),
  } as unknown as Client;
  const queries = new QueryClient();
  const reminder = new SessionReminder({ browser: { tab, onReturn: listen(returns) }, client, queries });
  stop = reminder.start(PLAYER);
  /** The setting is read from the server. */
  const set = (sessionReminderMinutes: number | null) => {
    const limits = { ...NO_LIMITS, sessionReminderMinutes };
    const setting: ResponsiblePlay = { limits, pending: null, selfExcludedUntil: UNSET_INSTANT };
    queries.setQueryData(responsiblePlayRead(client).queryKey, setting);
    vi.advanceTimersByTime(0);
  };
  if (minutes !== undefined) set(minutes);
  const pass = (milliseconds: number) => {
    now += milliseconds;
    vi.advanceTimersByTime(milliseconds);
  };
  return {
    set,
    pass,
    /** The estimate of the server's clock is corrected. */
    correct(milliseconds: number) {
      now += milliseconds;
      for (const listener of corrections) listener();
    },
    /** The player returns to the page on a phone that has paused its timers meanwhile. */
    returnAfter(milliseconds: number) {
      now += milliseconds;
      for (const listener of returns) listener();
    },
    answer: () => reminder.answer(),
    isDue: () => reminder.getSnapshot() !== null,
    minutesHere: () => reminder.getSnapshot(),
    kept: () => memory.recall(PLAYER),
    /** Another player signs in. The site removes the data of the first. */
    signInAnother() {
      stop();
      queries.clear();
      stop = reminder.start('PL2');
    },
  };
}

describe('the session reminder (contract §2)', () => {
  test('is off until the player sets it', () => {
    const reminder = startReminder({ minutes: null });
    reminder.pass(100 * 60 * MINUTE);
    expect(reminder.isDue()).toBe(false);
  });

  test('is due after the set number of minutes, not earlier, and shows that number', () => {
    const reminder = startReminder();
    reminder.pass(15 * MINUTE - 1);
    expect(reminder.isDue()).toBe(false);
    reminder.pass(1);
    expect(reminder.minutesHere()).toBe(15);
  });

  test('after confirmation it is due at the next multiple of the interval since the start of the visit', () => {
    const reminder = startReminder();
    reminder.pass(17 * MINUTE);
    reminder.answer();
    expect(reminder.isDue()).toBe(false);
    reminder.pass(13 * MINUTE - 1);
    expect(reminder.isDue()).toBe(false);
    reminder.pass(1);
    expect(reminder.minutesHere()).toBe(30);
  });

  test('shows the time until now if it became due on a hidden page, and never less than before', () => {
    const reminder = startReminder();
    reminder.pass(15 * MINUTE);
    reminder.returnAfter(60 * MINUTE);
    expect(reminder.minutesHere()).toBe(75);
    reminder.correct(-2 * MINUTE);
    expect(reminder.minutesHere()).toBe(75);
  });

  test('is shown once after a phone has slept through several intervals', () => {
    const reminder = startReminder();
    reminder.returnAfter(50 * MINUTE);
    expect(reminder.minutesHere()).toBe(50);
    reminder.answer();
    expect(reminder.isDue()).toBe(false);
    reminder.pass(10 * MINUTE);
    expect(reminder.isDue()).toBe(true);
  });

  test('a reload continues the visit, and an unconfirmed reminder is shown again', () => {
    const startedAt = START - 20 * MINUTE;
    const reminder = startReminder({ visit: { startedAt, answeredAt: startedAt } });
    expect(reminder.isDue()).toBe(true);
    // Instants are kept in whole milliseconds.
    reminder.pass(0.4);
    reminder.answer();
    expect(reminder.kept()).toEqual({ startedAt, answeredAt: START });
  });

  test('a visit of another player does not continue, and a new one is kept for a reload', () => {
    const reminder = startReminder({ visit: { startedAt: 0, answeredAt: 0 }, visitor: 'PL2' });
    expect(reminder.isDue()).toBe(false);
    expect(reminder.kept()).toEqual({ startedAt: START, answeredAt: START });
  });

  test('a confirmed reminder stays confirmed, even if the clock is set back a little', () => {
    const reminder = startReminder();
    reminder.pass(15 * MINUTE);
    reminder.correct(-2 * SECOND);
    expect(reminder.isDue()).toBe(true);
    reminder.answer();
    reminder.pass(2 * SECOND);
    expect(reminder.isDue()).toBe(false);
  });

  test('is due at once if a clock that was behind is corrected past the end of the interval', () => {
    const reminder = startReminder();
    reminder.correct(15 * MINUTE);
    expect(reminder.isDue()).toBe(true);
  });

  test('is due at the right time after a clock that ran ahead is corrected', () => {
    const reminder = startReminder();
    reminder.pass(10 * MINUTE);
    reminder.correct(-10 * MINUTE);
    reminder.pass(5 * MINUTE);
    expect(reminder.isDue()).toBe(false);
    reminder.pass(10 * MINUTE);
    expect(reminder.isDue()).toBe(true);
  });

  test('is due at the next multiple of the interval if it is set in the middle of a visit', () => {
    const reminder = startReminder({ minutes: null });
    reminder.pass(40 * MINUTE);
    reminder.set(15);
    expect(reminder.isDue()).toBe(false);
    reminder.pass(5 * MINUTE);
    expect(reminder.minutesHere()).toBe(45);
  });

  test('rereading an unchanged setting neither restarts the interval nor confirms a reminder', () => {
    const reminder = startReminder();
    reminder.pass(14 * MINUTE);
    reminder.set(15);
    reminder.pass(MINUTE);
    expect(reminder.isDue()).toBe(true);
    reminder.set(15);
    expect(reminder.isDue()).toBe(true);
  });

  test('a reminder that is switched off disappears', () => {
    const reminder = startReminder();
    reminder.pass(15 * MINUTE);
    reminder.set(null);
    expect(reminder.isDue()).toBe(false);
  });

  test('ends with the visit', () => {
    const reminder = startReminder();
    reminder.pass(14 * MINUTE);
    stop();
    reminder.pass(MINUTE);
    reminder.correct(MINUTE);
    reminder.set(30);
    reminder.pass(60 * MINUTE);
    expect(reminder.isDue()).toBe(false);
  });

  test('a new player does not inherit the setting and the reminder of the previous one', () => {
    const reminder = startReminder();
    reminder.pass(15 * MINUTE);
    reminder.signInAnother();
    expect(reminder.isDue()).toBe(false);
    reminder.pass(60 * MINUTE);
    expect(reminder.isDue()).toBe(false);
    reminder.set(30);
    expect(reminder.minutesHere()).toBe(60);
  });
});
