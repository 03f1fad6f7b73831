import { assign, emit, setup } from 'xstate';
import { type Clock, waitUntil } from '../contract/time/clock.ts';

/** An uninterrupted visit, which continues over reloads. Server instants in milliseconds. */
export interface Visit {
  readonly startedAt: number;
  /** When the player confirmed the last reminder; initially the start of the visit. */
  readonly answeredAt: number;
}

export interface SessionReminderContext {
  readonly clock: Clock;
  readonly visit: Visit | null;
  /** The reminder interval in minutes; null if reminders are off, undefined until the setting is known. */
  readonly minutes: number | null | undefined;
  /** The length of the visit when the reminder was shown, in whole minutes. */
  readonly minutesHere: number;
}

export type SessionReminderEvent =
  | { readonly type: 'visit.began'; readonly visit: Visit }
  | { readonly type: 'visit.ended' }
  /** The player's setting, as read from the server. */
  | { readonly type: 'reminder.set'; readonly minutes: number | null }
  | { readonly type: 'reminder.answered' }
  /** The estimate of the server's clock was corrected, or the page became visible again. */
  | { readonly type: 'clock.corrected' };

export type SessionReminderEmitted = { readonly type: 'visit.noted'; readonly visit: Visit };

const MINUTE_MS = 60_000;

/** The next multiple of the interval that has not been confirmed, in milliseconds of server time. */
function dueAt({ visit, minutes }: Pick<SessionReminderContext, 'visit' | 'minutes'>): number {
  if (!visit || !minutes) return Number.POSITIVE_INFINITY;
  const span = minutes * MINUTE_MS;
  const spansAnswered = Math.floor(Math.max(0, visit.answeredAt - visit.startedAt) / span);
  return visit.startedAt + (spansAnswered + 1) * span;
}

/** Reminds the player of the time spent, if they have turned it on (contract §2). Off by default. */
export const sessionReminderMachine = setup({
  types: {
    context: {} as SessionReminderContext,
    events: {} as SessionReminderEvent,
    emitted: {} as SessionReminderEmitted,
    input: {} as { readonly clock: Clock },
    tags: {} as 'due',
  },
  guards: {
    isOff: ({ context }) => !context.minutes,
    isDue: ({ context }) => dueAt(context) <= context.clock.now(),
    isTheSame: ({ context }, minutes: number | null) => context.minutes === minutes,
    isKnown: ({ context }) => context.minutes !== undefined,
  },
  delays: {
    untilDue: ({ context }) => waitUntil(dueAt(context), context.clock),
  },
  actions: {
    begin: assign({ visit: (_, visit: Visit) => visit, minutes: undefined }),
    end: assign({ visit: null, minutes: undefined }),
    keepMinutes: assign({ minutes: (_, minutes: number | null) => minutes }),
    /** Confirms the reminder that is due, even if the clock was set back since. */
    answerReminder: assign({
      visit: ({ context }) =>
        context.visit && { ...context.visit, answeredAt: Math.max(dueAt(context), context.clock.now()) },
    }),
    /** A changed interval applies from now on: earlier intervals count as confirmed. */
    answerAll: assign({
      visit: ({ context }) => context.visit && { ...context.visit, answeredAt: context.clock.now() },
    }),
    countMinutes: assign({
      minutesHere: ({ context }) =>
        Math.floor((context.clock.now() - (context.visit?.startedAt ?? context.clock.now())) / MINUTE_MS),
    }),
    noteVisit: emit(({ context }) => {
      if (!context.visit) throw new Error('a visit is noted that never began');
      return { type: 'visit.noted' as const, visit: context.visit };
    }),
  },
}).createMachine({
  id: 'sessionReminder',
  description: 'A word about the time, after as many minutes as the player has set, and again (contract §2).',
  context: ({ input }) => ({ clock: input.clock, visit: null, minutes: undefined, minutesHere: 0 }),
  initial: 'away',
  states: {
    away: {
      description: 'No player is signed in.',
      on: {
        'visit.began': {
          description: 'A player is here; a reload goes on with the visit that it interrupted.',
          target: 'visiting',
          actions: [{ type: 'begin', params: ({ event }) => event.visit }, 'noteVisit'],
        },
      },
    },

    visiting: {
      description: 'A player is signed in.',
      initial: 'choosing',
      on: {
        'visit.ended': { description: 'Signed out.', target: 'away', actions: 'end' },
        'visit.began': {
          description: 'Somebody else has signed in.',
          target: '.choosing',
          actions: [{ type: 'begin', params: ({ event }) => event.visit }, 'noteVisit'],
        },
        'reminder.set': [
          {
            description: 'Read again, and as it was.',
            guard: { type: 'isTheSame', params: ({ event }) => event.minutes },
          },
          {
            description:
              'The player has just set another one: what has passed until now is not held against them.',
            guard: 'isKnown',
            target: '.choosing',
            actions: [
              { type: 'keepMinutes', params: ({ event }) => event.minutes },
              'answerAll',
              'noteVisit',
            ],
          },
          {
            description: 'The server tells what the player has set.',
            target: '.choosing',
            actions: { type: 'keepMinutes', params: ({ event }) => event.minutes },
          },
        ],
      },
      states: {
        choosing: {
          description: 'Is there anything to remind of, and is it time?',
          always: [
            { guard: 'isOff', target: 'silent' },
            { guard: 'isDue', target: 'due' },
            { target: 'waiting' },
          ],
        },
        silent: { description: 'Nothing is set: the player is left alone.' },
        waiting: {
          description: 'Until the end of the running span.',
          after: { untilDue: { description: 'The time is up.', target: 'choosing' } },
          on: {
            'clock.corrected': { description: 'Counted anew on the right time.', target: 'choosing' },
          },
        },
        due: {
          description: 'The reminder stands on the page until it is answered.',
          tags: ['due'],
          entry: 'countMinutes',
          on: {
            'reminder.answered': {
              description: 'Answered: the next one comes at the end of the next span.',
              target: 'choosing',
              actions: ['answerReminder', 'noteVisit'],
            },
          },
        },
      },
    },
  },
});
