import { assign, fromPromise, setup } from 'xstate';
import { nextVientianeDayStart, vientianeDay } from '../contract/time/day.ts';
import type { Fingerprint } from '../contract/fingerprint.ts';
import { mustSend, type SentFingerprint } from '../contract/rules/fingerprint.ts';
import { type ClockActor, clockIn } from './clock-and-keys.ts';
import { type Done, notProvided } from './invoked.ts';

/** The device's current signals, and the fingerprint last sent to this agency. */
export interface DeviceReading {
  readonly fingerprint: Fingerprint;
  readonly last: SentFingerprint | null;
}

/** The fingerprint to send, and the agency whose storage entry records it. */
export interface FingerprintReport {
  readonly agencyId: string;
  readonly fingerprint: Fingerprint;
}

export interface FingerprintInput {
  readonly clock: ClockActor;
  /** The agency whose layout is rendered. */
  readonly agencyId: string;
}

export interface FingerprintContext extends FingerprintInput {
  readonly fingerprint: Fingerprint | null;
  /** The Vientiane date of the last run, `YYYY-MM-DD`. */
  readonly day: string;
  readonly hasFailed: boolean;
  /** Whether a failure on that day was already retried. */
  readonly hasRetried: boolean;
}

export type FingerprintEvent =
  | { readonly type: 'news.network.reconnected' }
  | { readonly type: 'news.page.returned' }
  | { readonly type: 'news.clock.corrected' };

/**
 * Sends the device's fingerprint on page load if it has changed or was not sent today in Vientiane (specification §4 and §9).
 * Runs after the page is rendered and has no UI; it retries later after a failure.
 */
export const fingerprintMachine = setup({
  types: {
    context: {} as FingerprintContext,
    events: {} as FingerprintEvent,
    input: {} as FingerprintInput,
  },
  actors: {
    /** Resolves once the page is untouched, its reads are done and the browser is idle. */
    waitUntilIdle: fromPromise<void>(notProvided),
    readDevice: fromPromise<DeviceReading, { readonly agencyId: string }>(notProvided),
    /** Sends the fingerprint and stores it with the current day. */
    send: fromPromise<void, FingerprintReport>(notProvided),
  },
  guards: {
    isDue: ({ context }, { fingerprint, last }: DeviceReading) =>
      mustSend(last, fingerprint, clockIn(context)),
    isAnotherDay: ({ context }) => vientianeDay(clockIn(context).now()) !== context.day,
    mayRetry: ({ context }) => context.hasFailed && !context.hasRetried,
  },
  delays: {
    untilMidnight: ({ context }) => nextVientianeDayStart(clockIn(context).now()) - clockIn(context).now(),
  },
  actions: {
    rememberFingerprint: assign({ fingerprint: (_, { fingerprint }: DeviceReading) => fingerprint }),
    beginDay: assign({
      day: ({ context }) => vientianeDay(clockIn(context).now()),
      hasRetried: ({ context }) => context.hasRetried && vientianeDay(clockIn(context).now()) === context.day,
      hasFailed: false,
    }),
    noteFailure: assign({ hasFailed: true }),
    noteRetry: assign({ hasRetried: true }),
  },
}).createMachine({
  id: 'fingerprint',
  description:
    'The site sends the fingerprint of the device once a day, or when it has changed (specification §4 and §9).',
  meta: {
    guards: {
      isDue: 'the fingerprint has changed, or the site has not sent it today',
      isAnotherDay: 'a new day has begun in Vientiane',
      mayRetry: 'an attempt has failed, and was not repeated yet',
    },
  },
  context: ({ input }) => ({
    ...input,
    fingerprint: null,
    day: '',
    hasFailed: false,
    hasRetried: false,
  }),
  initial: 'settling',
  states: {
    settling: {
      description:
        'The site waits until the page has its data and the player has not touched it for several seconds.',
      entry: 'beginDay',
      invoke: {
        id: 'waitUntilIdle',
        src: 'waitUntilIdle',
        onDone: { description: 'The page is idle and untouched.', target: 'reading' },
      },
    },

    reading: {
      description:
        'The site reads one signal of the device at a time, pauses while the player uses the page, and skips a signal that is slow or broken.',
      invoke: {
        id: 'readDevice',
        src: 'readDevice',
        input: ({ context }) => ({ agencyId: context.agencyId }),
        onDone: [
          {
            description: 'The fingerprint has changed, or the site has not sent it today.',
            guard: { type: 'isDue', params: ({ event }: Done<DeviceReading>) => event.output },
            target: 'sending',
            actions: {
              type: 'rememberFingerprint',
              params: ({ event }: Done<DeviceReading>) => event.output,
            },
          },
          { description: 'The server has already received this fingerprint today.', target: 'resting' },
        ],
        onError: {
          description: 'The site cannot read the device now and retries later.',
          target: 'resting',
          actions: 'noteFailure',
        },
      },
    },

    sending: {
      description: 'The site has sent the fingerprint and waits for the server.',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({
          agencyId: context.agencyId,
          fingerprint: fingerprintOf(context),
        }),
        onDone: {
          description: 'The server has received the fingerprint. The site stores it with the date.',
          target: 'resting',
        },
        onError: {
          description:
            'The request fails, or its outcome is unknown. The site shows nothing and retries later.',
          target: 'resting',
          actions: 'noteFailure',
        },
      },
    },

    resting: {
      description: 'The site waits for the next page load or for midnight in Vientiane.',
      after: {
        untilMidnight: {
          description: 'A new day begins in Vientiane while the page is open.',
          target: 'settling',
        },
      },
      on: {
        'news.clock.corrected': [
          {
            description: 'The site has corrected its clock. A new day has begun.',
            guard: 'isAnotherDay',
            target: 'settling',
          },
          {
            description: 'The site has corrected its clock. It calculates the time until midnight again.',
            target: 'resting',
            reenter: true,
          },
        ],
        'news.page.returned': [
          {
            description: 'The page is visible again, on another day.',
            guard: 'isAnotherDay',
            target: 'settling',
          },
          {
            description:
              'The page is visible again. The device may have paused the timer, so the site calculates the time until midnight again.',
            target: 'resting',
            reenter: true,
          },
        ],
        'news.network.reconnected': {
          description: 'The network is back. The site retries a failed attempt once.',
          guard: 'mayRetry',
          target: 'settling',
          actions: 'noteRetry',
        },
      },
    },
  },
});

function fingerprintOf({ fingerprint }: FingerprintContext): Fingerprint {
  if (!fingerprint) throw new Error('there is no fingerprint to send');
  return fingerprint;
}
