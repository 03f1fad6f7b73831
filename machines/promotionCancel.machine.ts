import { assign, type DoneActorEvent, emit, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import type { Clock } from '../contract/time/clock.ts';
import { type Failure, failureOf, firstOutcomeIsUnknown, outcomeIsUnknown } from '../contract/errors.ts';
import { INTENT_HOLDS_MS, SLOW_MS } from '../contract/limits.ts';
import type { Usage } from '../contract/promotion.ts';

/** A cancellation in progress with its Idempotency-Key. Stored in the journal before its POST. */
export interface UsageCancellation {
  readonly usageId: string;
  readonly key: string;
  /** When the cancellation was first sent: server time, in milliseconds. */
  readonly at: number;
}

export interface PromotionCancelInput {
  /** The server's time. */
  readonly clock: Clock;
  /** Makes an Idempotency-Key, a UUID. */
  readonly newKey: () => string;
  /** A cancellation that an earlier page load sent without getting a response. */
  readonly intent: UsageCancellation | null;
}

export interface PromotionCancelContext extends PromotionCancelInput {
  /** The usage that is about to be, or is being, cancelled. */
  readonly usageId: string | null;
  /** Whether the cancellation runs without its dialog: the player closed it, or the page was reloaded. */
  readonly isAside: boolean;
  /** Why the usage was not cancelled. */
  readonly failure: Failure | null;
}

export type PromotionCancelEvent =
  | { readonly type: 'cancel.open'; readonly usageId: string }
  | { readonly type: 'cancel.confirm' }
  /** The player closes the dialog. A cancellation in progress continues in the background. */
  | { readonly type: 'cancel.close' }
  /** The player stops waiting for the response. */
  | { readonly type: 'cancel.stopWaiting' }
  /** Retries immediately instead of after the delay. */
  | { readonly type: 'cancel.retry' }
  | { readonly type: 'network.restored' };

export type PromotionCancelEmitted =
  | { readonly type: 'promotion.canceled'; readonly usageId: string }
  /** The usage was not cancelled, so cached data is stale. */
  | { readonly type: 'promotion.kept'; readonly usageId: string };

/** Delay between reads of the promotion in force. */
const NEXT_LOOK_MS = 10_000;

// Params of guards and actions for `onDone`/`onError`; xstate does not infer the event type in an array of transitions.
type Rejected = { readonly event: ErrorActorEvent };
type Found = { readonly event: DoneActorEvent<Usage | null> };

const notProvided = () => Promise.reject(new Error('not provided'));

/**
 * Cancels a promotion that has been claimed and not used: specification §4, contract §2. If no response arrives, the
 * promotion in force is read (contract §1). A usage that is still active proves nothing, because the request may still be in
 * flight. The cancellation is then retried under its key; a repeat succeeds without a second cancellation.
 */
export const promotionCancelMachine = setup({
  types: {
    input: {} as PromotionCancelInput,
    context: {} as PromotionCancelContext,
    events: {} as PromotionCancelEvent,
    emitted: {} as PromotionCancelEmitted,
    tags: {} as 'asking' | 'pending' | 'slow' | 'findingOut' | 'waiting',
  },
  actors: {
    cancelUsage: fromPromise<Usage, UsageCancellation>(notProvided),
    findUsage: fromPromise<Usage | null, { readonly usageId: string }>(notProvided),
  },
  guards: {
    hasIntent: ({ context }) => context.intent !== null,
    isCanceled: (_, usage: Usage | null) => usage?.status === 'CANCELED',
    /** The usage is still active, but the cancellation may still be in flight. */
    mayYetBeCanceled: ({ context: { intent, clock } }, usage: Usage | null) =>
      usage?.status === 'ACTIVE' && intent !== null && clock.now() - intent.at < INTENT_HOLDS_MS,
    wasJustSent: ({ context }) => context.failure !== null,
    outcomeIsUnknown: (_, error: unknown) => outcomeIsUnknown(failureOf(error)),
    firstOutcomeIsUnknown: (_, error: unknown) => firstOutcomeIsUnknown(failureOf(error)),
  },
  actions: {
    choose: assign({ usageId: (_, usageId: string) => usageId, isAside: false, failure: null }),
    intend: assign(({ context: { usageId, newKey, clock } }) => ({
      intent: usageId === null ? null : { usageId, key: newKey(), at: Math.round(clock.now()) },
      failure: null,
    })),
    // Continues in the background, so that no dialog covers the page after a reload.
    takeUpIntent: assign({ usageId: ({ context }) => context.intent?.usageId ?? null, isAside: true }),
    setAside: assign({ isAside: true }),
    lookAt: assign({ isAside: false }),
    rememberFailure: assign({ failure: (_, error: unknown) => failureOf(error) }),
    rememberNoAnswer: assign({ failure: { kind: 'timeout' } }),
    dropIntent: assign({ intent: null }),
    forget: assign({ usageId: null, intent: null, isAside: false, failure: null }),
    announceCancellation: emit(({ context }) => ({
      type: 'promotion.canceled' as const,
      usageId: context.usageId ?? '',
    })),
    announceThatItStays: emit(({ context }) => ({
      type: 'promotion.kept' as const,
      usageId: context.usageId ?? '',
    })),
  },
  delays: { untilSlow: SLOW_MS, untilNextLook: NEXT_LOOK_MS },
}).createMachine({
  id: 'promotionCancel',
  description: 'The player cancels the promotion in force before its use (specification §4).',
  context: ({ input }) => ({ ...input, usageId: null, isAside: false, failure: null }),
  initial: 'remembering',
  states: {
    remembering: {
      description: 'After a reload, the site resumes an unconfirmed cancellation.',
      always: [
        { guard: 'hasIntent', target: 'canceling.findingOut', actions: 'takeUpIntent' },
        { target: 'idle' },
      ],
    },

    idle: {
      description: 'No cancellation is in progress.',
      on: {
        'cancel.open': {
          description: 'The player wants to cancel the promotion in force.',
          target: 'asking',
          actions: { type: 'choose', params: ({ event }) => event.usageId },
        },
      },
    },

    asking: {
      description:
        'The dialog asks for confirmation and says what the player loses. After a failed attempt, it also shows the reason.',
      tags: ['asking'],
      on: {
        'cancel.confirm': {
          description:
            'The player confirms. The site sends the cancellation once, even if the player presses again.',
          target: 'canceling',
          actions: 'intend',
        },
        'cancel.open': {
          description: 'The player opens the dialog again.',
          actions: { type: 'choose', params: ({ event }) => event.usageId },
        },
        'cancel.close': { description: 'The player keeps the promotion.', target: 'idle', actions: 'forget' },
      },
    },

    canceling: {
      description: 'The site cancels the promotion, or looks up whether the server cancelled it.',
      tags: ['pending'],
      initial: 'sending',
      on: {
        'cancel.close': {
          description: 'The player closes the dialog. The cancellation continues in the background.',
          actions: 'setAside',
        },
        'cancel.open': {
          description: 'The player opens the dialog again to see the progress.',
          actions: 'lookAt',
        },
      },
      states: {
        sending: {
          description: 'The site sends the cancellation to the server.',
          initial: 'usual',
          invoke: {
            id: 'cancelUsage',
            src: 'cancelUsage',
            input: ({ context }) => cancellationIn(context),
            onDone: [
              {
                description: 'The server confirms the cancellation. It also confirms a repeated request.',
                guard: { type: 'isCanceled', params: ({ event }) => event.output },
                target: '#promotionCancel.idle',
                actions: ['announceCancellation', 'forget'],
              },
              {
                description:
                  'The promotion ended in another way. The site reads the promotion in force again.',
                target: '#promotionCancel.idle',
                actions: ['announceThatItStays', 'forget'],
              },
            ],
            onError: [
              {
                description:
                  'The site receives no usable response, so the server may have cancelled the promotion.',
                guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                target: 'findingOut',
                actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              },
              {
                description:
                  'The server rejects the request, for example because a deposit is bound to the promotion or it is in use. The page shows why.',
                target: '#promotionCancel.asking',
                actions: [
                  { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
                  'dropIntent',
                  'announceThatItStays',
                ],
              },
            ],
          },
          states: {
            usual: {
              description: 'The server normally responds within seconds.',
              after: {
                untilSlow: { description: 'The server has not responded after 5 seconds.', target: 'slow' },
              },
            },
            slow: {
              description:
                'The response takes longer than usual. The dialog says so, and the player can stop waiting or close it.',
              tags: ['slow'],
              on: {
                'cancel.stopWaiting': {
                  description: 'The player stops waiting. The site looks up the promotion.',
                  target: '#promotionCancel.canceling.findingOut',
                  actions: 'rememberNoAnswer',
                },
              },
            },
          },
        },

        findingOut: {
          description: 'The site looks up whether the server cancelled the promotion (contract §1).',
          tags: ['findingOut'],
          invoke: {
            id: 'findUsage',
            src: 'findUsage',
            input: ({ context }) => ({ usageId: context.usageId ?? '' }),
            onDone: [
              {
                description: 'The server cancelled the promotion. The site lost only the response.',
                guard: { type: 'isCanceled', params: ({ event }: Found) => event.output },
                target: '#promotionCancel.idle',
                actions: ['announceCancellation', 'forget'],
              },
              {
                description:
                  'The promotion is still in force, but the request may still arrive. The site sends it again with the same idempotency key.',
                guard: { type: 'mayYetBeCanceled', params: ({ event }: Found) => event.output },
                target: 'sendingAgain',
              },
              {
                description:
                  'The look-up finds no cancellation. The page says so, and the player decides again.',
                guard: 'wasJustSent',
                target: '#promotionCancel.asking',
                actions: ['dropIntent', 'announceThatItStays'],
              },
              {
                description:
                  'The look-up after a reload finds no cancellation. The page shows the current state of the promotion.',
                target: '#promotionCancel.idle',
                actions: ['announceThatItStays', 'forget'],
              },
            ],
            onError: { description: 'The look-up fails. The site tries again later.', target: 'unresolved' },
          },
        },

        sendingAgain: {
          description:
            'The site sends the same cancellation with the same idempotency key. The server repeats its response or cancels now.',
          tags: ['findingOut'],
          invoke: {
            id: 'cancelUsageAgain',
            src: 'cancelUsage',
            input: ({ context }) => cancellationIn(context),
            onDone: [
              {
                description:
                  'The server confirms the cancellation. It cancelled once, however often the site sent the request.',
                guard: { type: 'isCanceled', params: ({ event }) => event.output },
                target: '#promotionCancel.idle',
                actions: ['announceCancellation', 'forget'],
              },
              {
                description:
                  'The promotion has ended in another way. The site reads the promotion in force again.',
                target: '#promotionCancel.idle',
                actions: ['announceThatItStays', 'forget'],
              },
            ],
            onError: [
              {
                description:
                  'The response does not show the outcome of the first attempt. The site looks up the promotion later.',
                guard: { type: 'firstOutcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                target: 'unresolved',
                actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              },
              {
                description:
                  'The server confirms repeats of a finished cancellation, so a rejection means none took place. The page shows the reason.',
                target: '#promotionCancel.asking',
                actions: [
                  { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
                  'dropIntent',
                  'announceThatItStays',
                ],
              },
            ],
          },
        },

        unresolved: {
          description: 'The outcome is not known yet. The site looks up the promotion again later.',
          tags: ['findingOut', 'waiting'],
          after: {
            untilNextLook: {
              description: 'The site looks up the promotion again after 10 seconds.',
              target: 'findingOut',
            },
          },
          on: {
            'cancel.retry': {
              description: 'The player requests a look-up of the promotion.',
              target: 'findingOut',
            },
            'network.restored': {
              description: 'The network is back. The site looks up the promotion.',
              target: 'findingOut',
            },
          },
        },
      },
    },
  },
});

/** The request of the POST; a retry sends exactly the same. */
function cancellationIn({ intent }: PromotionCancelContext): UsageCancellation {
  if (!intent) throw new Error('a promotion is cancelled that nobody named');
  return intent;
}
