import { sessionReminderMachine, type Visit } from '../../../../machines/sessionReminder.machine.ts';
import { CURTAIN, type Repertoire } from '../repertoire.ts';

const MINUTE = 60_000;

/** Begun as the curtain rises. */
const NEW_VISIT: Visit = { startedAt: CURTAIN, answeredAt: CURTAIN };
/** Begun an hour before, and gone on with after a reload. */
const LONG_VISIT: Visit = { startedAt: CURTAIN - 60 * MINUTE, answeredAt: CURTAIN - 60 * MINUTE };

export const sessionReminder: Repertoire<typeof sessionReminderMachine> = {
  machine: sessionReminderMachine,
  inputs: { 'the site is opened at 10:00': ({ clock }) => ({ clock }) },
  events: {
    'visit.began: at 10:00': { type: 'visit.began', visit: NEW_VISIT },
    'visit.began: at 9:00, before a reload': { type: 'visit.began', visit: LONG_VISIT },
    'visit.ended': { type: 'visit.ended' },
    'reminder.set: after 15 minutes': { type: 'reminder.set', minutes: 15 },
    'reminder.set: after 30 minutes': { type: 'reminder.set', minutes: 30 },
    'reminder.set: never': { type: 'reminder.set', minutes: null },
    'reminder.answered': { type: 'reminder.answered' },
    'clock.corrected': { type: 'clock.corrected' },
    'clock.corrected: an hour has passed in sleep': { type: 'clock.corrected' },
  },
  corrections: { 'clock.corrected: an hour has passed in sleep': 60 * MINUTE },
  slots: {},
  facts: ({ clock, visit, minutes }) => ({
    minutes: minutes === undefined ? 'not known yet' : minutes,
    // Once it is known what the player has set, the reminder is due at once, or not yet.
    isDueOnceKnown: minutes === undefined && visit !== null && clock.now() - visit.answeredAt >= 15 * MINUTE,
    // A visit that began at 10:00 is a new one only then.
    isTen: clock.now() === CURTAIN,
  }),
};
