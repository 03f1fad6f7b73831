import {
  type ActorLogic,
  assign,
  type DoneActorEvent,
  type ErrorActorEvent,
  fromPromise,
  type PromiseActorLogic,
  setup,
  type SnapshotFrom,
} from 'xstate';
import {
  type Failure,
  failureOf,
  firstOutcomeIsUnknown,
  outcomeIsUnknown,
  writeVerdict,
} from '../contract/errors.ts';
import { INTENT_HOLDS_MS, SLOW_MS } from '../contract/limits.ts';
import { clockIn } from './clock-and-keys.ts';
import { notProvided } from './not-provided.ts';
import type {
  Intent,
  SubmissionContext,
  SubmissionEvent,
  SubmissionInput,
  SubmissionOutput,
} from './submission.vocabulary.ts';

/** Upper bound of the exponential backoff between attempts. */
const LONGEST_WAIT_MS = 30_000;

// Params of guards and actions for `onDone`/`onError`; xstate does not infer the event type in an array of transitions.
type Rejected = { readonly event: ErrorActorEvent };
type Found = { readonly event: DoneActorEvent };

/**
 * Carries out one write exactly once: contract §1. It sends the request with its Idempotency-Key. If the outcome is unknown, it
 * sends the same request again, looks the key up, and waits between attempts. A request with `resend: 'never'` is only looked
 * up, once. `submissionOf` types its actors.
 */
export const submissionMachine = setup({
  types: {
    input: {} as SubmissionInput,
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    output: {} as SubmissionOutput,
    tags: {} as 'slow' | 'findingOut' | 'waiting',
  },
  actors: {
    send: fromPromise<unknown, Intent>(notProvided),
    lookUp: fromPromise<unknown, Intent>(notProvided),
  },
  guards: {
    wasSent: ({ context }) => context.wasSent,
    isNeverSentAgain: ({ context }) => context.resend === 'never',
    isTooOld: ({ context }) => clockIn(context).now() - context.intent.at >= INTENT_HOLDS_MS,
    wasRejected: ({ context }) => context.failure !== null,
    isFound: (_, result: unknown) => result !== null,
    isDecidedByLookUp: (_, error: unknown) => writeVerdict(failureOf(error)) === 'lookUpDecides',
    outcomeIsUnknown: (_, error: unknown) => outcomeIsUnknown(failureOf(error)),
    firstOutcomeIsUnknown: (_, error: unknown) =>
      firstOutcomeIsUnknown(failureOf(error)) && writeVerdict(failureOf(error)) !== 'lookUpDecides',
  },
  actions: {
    rememberThatItWasSent: assign({ wasSent: true }),
    rememberRejection: assign({ failure: (_, error: unknown) => failureOf(error) }),
    rememberLoss: assign({ lost: (_, error: unknown) => failureOf(error) }),
    rememberFailedLookUp: assign({ lookUpFailure: (_, failure: Failure) => failure }),
    rememberResult: assign({ result: (_, result: unknown) => result }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
  },
  delays: {
    untilSlow: SLOW_MS,
    untilNextTry: ({ context }) => Math.min(1_000 * 2 ** context.tries, LONGEST_WAIT_MS),
  },
}).createMachine({
  id: 'submission',
  description:
    'The site sends one request of the player and finds out its outcome. The server carries it out at most once (contract §1).',
  context: ({ input }) => ({
    ...input,
    tries: 0,
    failure: null,
    lost: null,
    lookUpFailure: null,
    result: null,
  }),
  initial: 'starting',
  output: ({ context: { wasSent, failure, lost, lookUpFailure, result } }) => {
    if (result !== null) return { kind: 'created', result };
    if (failure && !lookUpFailure) return { kind: 'rejected', failure, wasResent: wasSent };
    const cause = lost ?? failure;
    const reason = cause && { failure: cause };
    return lookUpFailure ? { kind: 'unknown', lookUpFailure, ...reason } : { kind: 'notCreated', ...reason };
  },
  states: {
    starting: {
      description: 'After a reload, the site resumes a request that may have reached the server.',
      always: [{ guard: 'wasSent', target: 'tryingAgain' }, { target: 'sending' }],
    },

    sending: {
      description: 'The site sends the request to the server with an idempotency key (Idempotency-Key).',
      initial: 'usual',
      states: {
        usual: {
          description: 'The server normally responds within seconds.',
          after: {
            untilSlow: { description: 'The server has not responded after 5 seconds.', target: 'slow' },
          },
        },
        slow: {
          description:
            'The response takes longer than usual. The page says so, and what is not known yet (contract §1).',
          tags: ['slow'],
          on: {
            'submission.retry': {
              description:
                'The player stops waiting. The site finds out the outcome with the same idempotency key.',
              target: '#submission.tryingAgain',
            },
          },
        },
      },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context.intent,
        onDone: {
          description: 'The server carries out the request.',
          target: 'done',
          actions: { type: 'rememberResult', params: ({ event }: Found) => event.output },
        },
        onError: [
          {
            description:
              'The server responds with an error that does not say whether it has carried out the request. One look-up decides (contract §1).',
            guard: { type: 'isDecidedByLookUp', params: ({ event }: Rejected) => event.error },
            target: 'tryingAgain',
            actions: { type: 'rememberRejection', params: ({ event }: Rejected) => event.error },
          },
          {
            description:
              'The site receives no usable response, so the server may have carried out the request.',
            guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
            target: 'tryingAgain',
            actions: { type: 'rememberLoss', params: ({ event }: Rejected) => event.error },
          },
          {
            description: 'The server rejects the request, so it has changed nothing.',
            target: 'done',
            actions: { type: 'rememberRejection', params: ({ event }: Rejected) => event.error },
          },
        ],
      },
    },

    tryingAgain: {
      description:
        'The site sends a request from the last 5 minutes again. It only looks up a request that is older, rejected or never sent again.',
      entry: 'rememberThatItWasSent',
      always: [
        {
          description:
            'The request cannot be undone, or the server has no key for it. The site never sends it again.',
          guard: 'isNeverSentAgain',
          target: 'onlyLookingUp',
        },
        {
          description: 'The player made the request more than 5 minutes ago and may no longer want it.',
          guard: 'isTooOld',
          target: 'lookingUp',
        },
        {
          description: 'The server has rejected the request, so the site does not send it again.',
          guard: 'wasRejected',
          target: 'lookingUp',
        },
        { description: 'The request is recent, so the site sends it again.', target: 'sendingAgain' },
      ],
    },

    sendingAgain: {
      description:
        'The site sends the same request with the same idempotency key. The server repeats its response or carries out the request now.',
      tags: ['findingOut'],
      invoke: {
        id: 'sendAgain',
        src: 'send',
        input: ({ context }) => context.intent,
        onDone: {
          description:
            'The server confirms the request. It is carried out once, however often the site sent it.',
          target: 'done',
          actions: { type: 'rememberResult', params: ({ event }: Found) => event.output },
        },
        onError: [
          {
            description:
              'The response does not show the outcome of the first attempt. The site looks for its result in the lists.',
            guard: { type: 'firstOutcomeIsUnknown', params: ({ event }: Rejected) => event.error },
            target: 'lookingUp',
          },
          {
            description:
              'The server rejects the request. The cause may be the first attempt, if the server ignores idempotency keys.',
            target: 'lookingUp',
            actions: { type: 'rememberRejection', params: ({ event }: Rejected) => event.error },
          },
        ],
      },
    },

    lookingUp: {
      description:
        'The site reads what the server has stored and looks for the result of the request (contract §1).',
      tags: ['findingOut'],
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => context.intent,
        onDone: [
          {
            description: 'The look-up finds the result. The site lost only the response.',
            guard: { type: 'isFound', params: ({ event }: Found) => event.output },
            target: 'done',
            actions: { type: 'rememberResult', params: ({ event }: Found) => event.output },
          },
          {
            description: 'The look-up finds nothing, so the rejection is true.',
            guard: 'wasRejected',
            target: 'done',
          },
          {
            description:
              'The look-up finds nothing for a request older than 5 minutes. The player decides again.',
            guard: 'isTooOld',
            target: 'done',
          },
          {
            description: 'The look-up finds nothing. The server may still carry out the request.',
            target: 'waiting',
          },
        ],
        onError: { description: 'The look-up fails too. The site tries again later.', target: 'waiting' },
      },
    },

    waiting: {
      description:
        'The outcome is not known yet. The page says what the site waits for and asks the player not to send the request again.',
      tags: ['findingOut', 'waiting'],
      entry: 'countTry',
      after: {
        untilNextTry: {
          description: 'The site tries again. Each wait is longer, up to 30 seconds.',
          target: 'tryingAgain',
        },
      },
      on: {
        'submission.retry': {
          description: 'The player requests the next try at once.',
          target: 'tryingAgain',
        },
        'news.network.restored': {
          description: 'The network is back. The site tries again at once.',
          target: 'tryingAgain',
        },
        'news.page.returned': {
          description:
            'The player returns to the page, whose connection may have slept. The site tries again at once.',
          target: 'tryingAgain',
        },
      },
    },

    onlyLookingUp: {
      description:
        'The site reads what the server has stored, once. Without a response, the player decides whether to look again.',
      tags: ['findingOut'],
      initial: 'usual',
      states: {
        usual: {
          description: 'The server normally responds to the look-up within seconds.',
          after: {
            untilSlow: { description: 'The server has not responded after 5 seconds.', target: 'slow' },
          },
        },
        slow: {
          description: 'The look-up takes longer than usual. The page says so, and what is not known yet.',
          tags: ['slow'],
          on: {
            'submission.retry': {
              description: 'The player stops waiting for the look-up too, so the outcome stays unknown.',
              target: '#submission.done',
              actions: { type: 'rememberFailedLookUp', params: { kind: 'timeout' } },
            },
          },
        },
      },
      invoke: {
        id: 'lookUpOnce',
        src: 'lookUp',
        input: ({ context }) => context.intent,
        onDone: [
          {
            description: 'The look-up finds the result. The site lost only the response.',
            guard: { type: 'isFound', params: ({ event }: Found) => event.output },
            target: 'done',
            actions: { type: 'rememberResult', params: ({ event }: Found) => event.output },
          },
          {
            description: 'The look-up finds nothing, so the server has not carried out the request.',
            target: 'done',
          },
        ],
        onError: {
          description: 'The look-up fails too, so the outcome stays unknown.',
          target: 'done',
          actions: { type: 'rememberFailedLookUp', params: ({ event }: Rejected) => failureOf(event.error) },
        },
      },
      on: {
        'submission.lookUpAgain': {
          description:
            'What the server has stored has changed. The site repeats the look-up, because the response on its way may be outdated.',
          target: 'onlyLookingUp',
          reenter: true,
        },
      },
    },

    done: {
      description:
        'The outcome is known: carried out, rejected, or not carried out. For a request that is never sent again, it may stay unknown.',
      type: 'final',
    },
  },
});

/** The submission machine for one kind of request and result. */
export type SubmissionLogic<Its extends Intent, Result> = ActorLogic<
  SnapshotFrom<typeof submissionMachine> & { readonly output: SubmissionOutput<Result> | undefined },
  SubmissionEvent,
  SubmissionInput<Its>
>;

/** How a kind of request is sent, and how its result is found without sending: null if the server has none. */
export interface SubmissionActors<Its extends Intent, Result> {
  readonly send: PromiseActorLogic<Result, Its>;
  readonly lookUp: PromiseActorLogic<Result | null, Its>;
}

/** The submission machine with these actors; without any, as a placeholder that `provide` replaces. */
export function submissionOf<Its extends Intent, Result>(
  actors?: SubmissionActors<Its, Result>,
): SubmissionLogic<Its, Result> {
  const machine = actors ? submissionMachine.provide({ actors: actors as never }) : submissionMachine;
  // `setup` cannot be generic. The machine passes intents and results on, so the actors' types are those of the whole.
  return machine as unknown as SubmissionLogic<Its, Result>;
}
