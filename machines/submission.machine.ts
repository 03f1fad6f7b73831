import {
  type ActorLogic,
  assign,
  fromPromise,
  type PromiseActorLogic,
  setup,
  type SnapshotFrom,
} from 'xstate';
import {
  type ErrorCode,
  type Failure,
  failureOf,
  firstOutcomeIsUnknown,
  isServerCode,
  outcomeIsUnknown,
  type ServerFailure,
  writeVerdict,
} from '../contract/errors.ts';
import { INTENT_HOLDS_MS, SLOW_MS } from '../contract/limits.ts';
import { type ClockActor, clockIn, type KeyActor } from './clock-and-keys.ts';
import { type Done, type Failed, notProvided } from './invoked.ts';

/** A request of the player. The journal stores it before its POST, so that a reload can find out the outcome. */
export interface Intent {
  /** The Idempotency-Key. */
  readonly key: string;
  /** When the player made the request: a server instant, in milliseconds. */
  readonly at: number;
}

/** What a machine makes an intent with. */
export interface IntentSource {
  readonly clock: ClockActor;
  readonly keys: KeyActor;
}

export interface SubmissionInput<Its extends Intent = Intent> {
  readonly clock: ClockActor;
  readonly intent: Its;
  /** Whether an earlier page load may have sent the request. */
  readonly wasSent: boolean;
  /**
   * For a request that cannot be undone or that has no Idempotency-Key (contract §2): after an unknown outcome it is looked up
   * once, and the result of the look-up counts. A machine that looks again starts a submission with `wasSent`. A machine for which a
   * look-up while the request is in flight proves nothing stops the submission when its player stops waiting.
   */
  readonly resend?: 'never';
}

export interface SubmissionContext extends SubmissionInput {
  readonly tries: number;
  /** Why the server rejected the last attempt. */
  readonly failure: Failure | null;
  /** Why the first attempt had no usable response. */
  readonly lost: Failure | null;
  /** Why the look-up of a request that is never sent again failed. */
  readonly lookUpFailure: Failure | null;
  /** What the server created or changed. */
  readonly result: unknown;
}

export type SubmissionEvent =
  /**
   * Tries at once, instead of waiting for the response or for the end of the backoff. While a request that is never sent again
   * is looked up, nothing is left to try, and the outcome stays unknown.
   */
  | { readonly type: 'submission.retry' }
  /** Repeats the look-up in progress of a request that is never sent again: its response may be outdated. */
  | { readonly type: 'submission.lookUpAgain' }
  | { readonly type: 'news.network.restored' }
  | { readonly type: 'news.page.returned' };

export type SubmissionOutput<Result = unknown> =
  | { readonly kind: 'created'; readonly result: Result; readonly failure?: never }
  /** The server rejected the request. `wasResent`: the rejected attempt was not the first one. */
  | { readonly kind: 'rejected'; readonly failure: Failure; readonly wasResent: boolean }
  /**
   * The request is not sent again, and the server has no result of it. `failure`: why the response is missing, if
   * this submission sent it.
   */
  | { readonly kind: 'notCreated'; readonly failure?: Failure }
  /** The request is not sent again, and its look-up failed. */
  | { readonly kind: 'unknown'; readonly failure?: Failure; readonly lookUpFailure: Failure };

export type Rejection = Extract<SubmissionOutput, { readonly kind: 'rejected' }>;

/** Whether the server rejected the request, with one of these codes if there are any. */
export function isRejection(output: Outcome): output is Rejection;
export function isRejection(
  output: Outcome,
  ...codes: readonly ErrorCode[]
): output is Rejection & { readonly failure: ServerFailure };
export function isRejection(output: Outcome, ...codes: readonly ErrorCode[]): boolean {
  return (
    output.kind === 'rejected' &&
    (codes.length === 0 || (output.failure !== undefined && isServerCode(output.failure, ...codes)))
  );
}

/** The output of a submission, or of another machine whose request the server can reject. */
export interface Outcome {
  readonly kind: string;
  readonly failure?: Failure;
}

/** Returns what the server created or changed; null if it did not. */
export function resultOf<Result>(output: SubmissionOutput<Result>): Result | null {
  return output.kind === 'created' ? output.result : null;
}

/** Upper bound of the exponential backoff between attempts. */
const LONGEST_WAIT_MS = 30_000;

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
  meta: {
    guards: {
      wasSent: 'the request may have been sent before the reload',
      isDecidedByLookUp: 'the error leaves open whether the server has carried out the request',
      outcomeIsUnknown: 'no usable response arrives: the server may have carried out the request',
      isNeverSentAgain:
        'the site never sends the request twice: it cannot be undone, or it has no idempotency key',
      isTooOld: 'the request is 5 minutes old or older',
      wasRejected: 'the server has rejected the last attempt',
      firstOutcomeIsUnknown: 'the response says nothing about the first attempt',
      isFound: 'the server has a result of the request',
    },
  },
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
          actions: { type: 'rememberResult', params: ({ event }: Done) => event.output },
        },
        onError: [
          {
            description:
              'The server responds with an error that does not say whether it has carried out the request. One look-up decides (contract §1).',
            guard: { type: 'isDecidedByLookUp', params: ({ event }: Failed) => event.error },
            target: 'tryingAgain',
            actions: { type: 'rememberRejection', params: ({ event }: Failed) => event.error },
          },
          {
            description:
              'The site receives no usable response, so the server may have carried out the request.',
            guard: { type: 'outcomeIsUnknown', params: ({ event }: Failed) => event.error },
            target: 'tryingAgain',
            actions: { type: 'rememberLoss', params: ({ event }: Failed) => event.error },
          },
          {
            description: 'The server rejects the request, so it has changed nothing.',
            target: 'done',
            actions: { type: 'rememberRejection', params: ({ event }: Failed) => event.error },
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
          actions: { type: 'rememberResult', params: ({ event }: Done) => event.output },
        },
        onError: [
          {
            description:
              'The response does not show the outcome of the first attempt. The site looks for its result in the lists.',
            guard: { type: 'firstOutcomeIsUnknown', params: ({ event }: Failed) => event.error },
            target: 'lookingUp',
          },
          {
            description:
              'The server rejects the request. The cause may be the first attempt, if the server ignores idempotency keys.',
            target: 'lookingUp',
            actions: { type: 'rememberRejection', params: ({ event }: Failed) => event.error },
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
            guard: { type: 'isFound', params: ({ event }: Done) => event.output },
            target: 'done',
            actions: { type: 'rememberResult', params: ({ event }: Done) => event.output },
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
            guard: { type: 'isFound', params: ({ event }: Done) => event.output },
            target: 'done',
            actions: { type: 'rememberResult', params: ({ event }: Done) => event.output },
          },
          {
            description: 'The look-up finds nothing, so the server has not carried out the request.',
            target: 'done',
          },
        ],
        onError: {
          description: 'The look-up fails too, so the outcome stays unknown.',
          target: 'done',
          actions: { type: 'rememberFailedLookUp', params: ({ event }: Failed) => failureOf(event.error) },
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
