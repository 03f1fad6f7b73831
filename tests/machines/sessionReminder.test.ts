import { describe, expect, test } from 'vitest';
import { sessionReminderMachine, type Visit } from '../../machines/sessionReminder.machine.ts';
import { MINUTE, SECOND, START } from './harness/facts.ts';
import { start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

/** Starts the reminder for a visit since `START`. The test advances its clock. */
function startReminder({
  visit = { startedAt: START, answeredAt: START } as Visit,
  minutes = 15 as number | null,
} = {}) {
  const reminder = start(sessionReminderMachine, {}, { input: ({ clock }) => ({ clock }) });
  reminder.send({ type: 'visit.began', visit });
  reminder.send({ type: 'reminder.set', minutes });
  return {
    ...reminder,
    answer: () => reminder.send({ type: 'reminder.answered' }),
    isDue: () => reminder.has('due'),
    minutesHere: () => reminder.context().minutesHere,
    visit: () => reminder.context().visit,
    lastNoted: () => reminder.emitted.at(-1)?.visit,
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
    expect(reminder.isDue()).toBe(true);
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
    expect(reminder.isDue()).toBe(true);
    expect(reminder.minutesHere()).toBe(30);
  });

  test('shows the time until now if it became due on a hidden page, and never less than before', () => {
    const reminder = startReminder();
    reminder.pass(15 * MINUTE);
    reminder.correct(60 * MINUTE);
    expect(reminder.minutesHere()).toBe(75);
    reminder.correct(-2 * MINUTE);
    expect(reminder.minutesHere()).toBe(75);
  });

  test('is shown once after a phone has slept through several intervals', () => {
    const reminder = startReminder();
    reminder.correct(50 * MINUTE);
    expect(reminder.isDue()).toBe(true);
    expect(reminder.minutesHere()).toBe(50);
    reminder.answer();
    expect(reminder.isDue()).toBe(false);
    reminder.pass(10 * MINUTE);
    expect(reminder.isDue()).toBe(true);
  });

  test('a reload continues the visit, and an unconfirmed reminder is shown again', () => {
    const reminder = startReminder({
      visit: { startedAt: START - 20 * MINUTE, answeredAt: START - 20 * MINUTE },
    });
    expect(reminder.isDue()).toBe(true);
    reminder.answer();
    expect(reminder.lastNoted()).toEqual({ startedAt: START - 20 * MINUTE, answeredAt: START });
  });

  test('a confirmed reminder stays confirmed, even if the clock is set back a little', () => {
    const reminder = startReminder();
    reminder.pass(15 * MINUTE);
    reminder.correct(-2 * SECOND);
    expect(reminder.isDue()).toBe(true);
    reminder.answer();
    expect(reminder.isDue()).toBe(false);
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
    reminder.send({ type: 'reminder.set', minutes: 15 });
    expect(reminder.isDue()).toBe(false);
    reminder.pass(5 * MINUTE);
    expect(reminder.isDue()).toBe(true);
    expect(reminder.minutesHere()).toBe(45);
  });

  test('rereading an unchanged setting does not restart the interval', () => {
    const reminder = startReminder();
    reminder.pass(14 * MINUTE);
    reminder.send({ type: 'reminder.set', minutes: 15 });
    reminder.pass(MINUTE);
    expect(reminder.isDue()).toBe(true);
  });

  test('rereading an unchanged setting does not confirm a reminder', () => {
    const reminder = startReminder();
    reminder.pass(16 * MINUTE);
    reminder.send({ type: 'reminder.set', minutes: 15 });
    expect(reminder.isDue()).toBe(true);
  });

  test('a reminder that is switched off disappears', () => {
    const reminder = startReminder();
    reminder.pass(15 * MINUTE);
    reminder.send({ type: 'reminder.set', minutes: null });
    expect(reminder.isDue()).toBe(false);
  });

  test('ends with the visit', () => {
    const reminder = startReminder();
    reminder.pass(15 * MINUTE);
    reminder.send({ type: 'visit.ended' });
    expect(reminder.isDue()).toBe(false);
    expect(reminder.visit()).toBeNull();
  });

  test('a new player does not inherit the previous player’s setting', () => {
    const reminder = startReminder();
    const now = START + 14 * MINUTE;
    reminder.pass(14 * MINUTE);
    reminder.send({ type: 'visit.began', visit: { startedAt: now, answeredAt: now } });
    reminder.pass(60 * MINUTE);
    expect(reminder.isDue()).toBe(false);
    reminder.send({ type: 'reminder.set', minutes: 30 });
    expect(reminder.isDue()).toBe(true);
  });
});

expectEveryTransitionTaken(sessionReminderMachine);
