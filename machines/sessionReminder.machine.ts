import { assign, emit, setup } from 'xstate';
import { waitUntil } from '../contract/time/clock.ts';
import { type ClockActor, clockIn } from './clock-and-keys.ts';

/** An uninterrupted visit, which continues over reloads. Server instants in milliseconds. */
export interface Visit {
  readonly startedAt: number;
  /** When the player confirmed the last reminder; initially the start of the visit. */
  readonly answeredAt: number;
}

export interface SessionReminderContext {
  readonly clock: ClockActor;
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
  | { readonly type: 'news.clock.corrected' };

export type SessionReminderEmitted = { readonly type: 'visit.noted'; readonly visit: Visit };

const MINUTE_MS = 60_000;

/** The next multiple of the interval that has not been confirmed, in milliseconds of server time. */
function dueAt({ visit, minutes }: Pick<SessionReminderContext, 'visit' | 'minutes'>): number {
  if (!visit || !minutes) return Number.POSITIVE_INFINITY;
  const span = minutes * MINUTE_MS;
  const spansAnswered = Math.floor(Math.max(0, visit.answeredAt - visit.startedAt) / span);
  return visit.startedAt + (spansAnswered + 1) * span;
}

/** Reminds the player of the time spent, if the player has turned the reminder on (contract §2). Off by default. */
export const sessionReminderMachine = setup({
  types: {
    context: {} as SessionReminderContext,
    events: {} as SessionReminderEvent,
    emitted: {} as SessionReminderEmitted,
    input: {} as { readonly clock: ClockActor },
    tags: {} as 'due',
  },
  guards: {
    isOff: ({ context }) => !context.minutes,
    isDue: ({ context }) => dueAt(context) <= clockIn(context).now(),
    isTheSame: ({ context }, minutes: number | null) => context.minutes === minutes,
    isKnown: ({ context }) => context.minutes !== undefined,
  },
  delays: {
    untilDue: ({ context }) => waitUntil(dueAt(context), clockIn(context)),
  },
  actions: {
    begin: assign({ visit: (_, visit: Visit) => visit, minutes: undefined }),
    end: assign({ visit: null, minutes: undefined }),
    keepMinutes: assign({ minutes: (_, minutes: number | null) => minutes }),
    /** Confirms the reminder that is due, even if the clock was set back after the reminder appeared. */
    answerReminder: assign({
      visit: ({ context }) =>
        context.visit && { ...context.visit, answeredAt: Math.max(dueAt(context), clockIn(context).now()) },
    }),
    /** A changed interval applies from now on: earlier intervals count as confirmed. */
    answerAll: assign({
      visit: ({ context }) => context.visit && { ...context.visit, answeredAt: clockIn(context).now() },
    }),
    countMinutes: assign({ minutesHere: ({ context }) => minutesOf(context) }),
    /** A clock that is set back does not shorten the displayed time. */
    recountMinutes: assign({
      minutesHere: ({ context }) => Math.max(context.minutesHere, minutesOf(context)),
    }),
    noteVisit: emit(({ context }) => {
      if (!context.visit) throw new Error('a visit is noted that never began');
      return { type: 'visit.noted' as const, visit: context.visit };
    }),
  },
}).createMachine({
  id: 'sessionReminder',
  description:
    'The site reminds the player of the time spent whenever the interval set by the player has passed (contract §2).',
  context: ({ input }) => ({ clock: input.clock, visit: null, minutes: undefined, minutesHere: 0 }),
  initial: 'away',
  states: {
    away: {
      description: 'No player is signed in.',
      on: {
        'visit.began': {
          description:
            'A player is signed in. After a reload, the site continues the visit that the reload interrupted.',
          target: 'visiting',
          actions: [{ type: 'begin', params: ({ event }) => event.visit }, 'noteVisit'],
        },
      },
    },

    visiting: {
      description: 'A player is signed in and may have set a reminder.',
      initial: 'choosing',
      on: {
        'visit.ended': { description: 'The player is no longer signed in.', target: 'away', actions: 'end' },
        'visit.began': {
          description: 'Another player signs in.',
          target: '.choosing',
          actions: [{ type: 'begin', params: ({ event }) => event.visit }, 'noteVisit'],
        },
        'reminder.set': [
          {
            description: 'The site reads the setting again, and it has not changed.',
            guard: { type: 'isTheSame', params: ({ event }) => event.minutes },
          },
          {
            description: 'The player has changed the setting. The time spent until now triggers no reminder.',
            guard: 'isKnown',
            target: '.choosing',
            actions: [
              { type: 'keepMinutes', params: ({ event }) => event.minutes },
              'answerAll',
              'noteVisit',
            ],
          },
          {
            description: 'The server returns the player’s setting.',
            target: '.choosing',
            actions: { type: 'keepMinutes', params: ({ event }) => event.minutes },
          },
        ],
      },
      states: {
        choosing: {
          description: 'The site checks whether a reminder is set and whether it is due.',
          always: [
            { guard: 'isOff', target: 'silent' },
            { guard: 'isDue', target: 'due' },
            { target: 'waiting' },
          ],
        },
        silent: {
          description:
            'The player has set no reminder, or the site does not know the setting yet. It shows no reminder.',
        },
        waiting: {
          description: 'The site waits for the end of the current interval.',
          after: { untilDue: { description: 'The interval has ended.', target: 'choosing' } },
          on: {
            'news.clock.corrected': {
              description:
                'The site has corrected its clock, or the page is visible again. The site calculates the end of the interval again.',
              target: 'choosing',
            },
          },
        },
        due: {
          description: 'The page shows the reminder until the player confirms it.',
          tags: ['due'],
          entry: 'countMinutes',
          on: {
            'news.clock.corrected': {
              description:
                'The player returns, or the site corrects its estimate of the server time. The reminder shows the time until now.',
              actions: 'recountMinutes',
            },
            'reminder.answered': {
              description:
                'The player confirms the reminder. The site shows the next one at the end of the next interval.',
              target: 'choosing',
              actions: ['answerReminder', 'noteVisit'],
            },
          },
        },
      },
    },
  },
});

/** How long the visit has lasted, in whole minutes. */
function minutesOf(context: SessionReminderContext): number {
  const now = clockIn(context).now();
  return Math.floor((now - (context.visit?.startedAt ?? now)) / MINUTE_MS);
}
