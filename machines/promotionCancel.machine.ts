import { assign, type DoneActorEvent, emit, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import type { Clock } from '../contract/time/clock.ts';
import { type Failure, failureOf, firstOutcomeIsUnknown, outcomeIsUnknown } from '../contract/errors.ts';
import { INTENT_HOLDS_MS, SLOW_MS } from '../contract/limits.ts';
import type { Usage } from '../contract/promotion.ts';

/** A cancellation in progress with its Idempotency-Key. Stored in the journal before its POST. */
export interface UsageCancellation {
  readonly usageId: string;
  readonly key: string;
  /** When it was first sent: server time, in milliseconds. */
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
  /** Whether the player has closed the dialog meanwhile. */
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
  description: 'Cancelling the promotion in force, before it is used (specification §4).',
  context: ({ input }) => ({ ...input, usageId: null, isAside: false, failure: null }),
  initial: 'remembering',
  states: {
    remembering: {
      description: 'A cancellation of before the page was loaded anew is taken up again.',
      always: [
        { guard: 'hasIntent', target: 'canceling.findingOut', actions: 'takeUpIntent' },
        { target: 'idle' },
      ],
    },

    idle: {
      description: 'Nothing is being cancelled.',
      on: {
        'cancel.open': {
          description: 'Asked for at the promotion in force.',
          target: 'asking',
          actions: { type: 'choose', params: ({ event }) => event.usageId },
        },
      },
    },

    asking: {
      description: 'Asked once more, with what is lost; or told why it was not cancelled.',
      tags: ['asking'],
      on: {
        'cancel.confirm': {
          description: 'The player means it: sent, once, however often it is pressed.',
          target: 'canceling',
          actions: 'intend',
        },
        'cancel.open': {
          description: 'Asked for once more.',
          actions: { type: 'choose', params: ({ event }) => event.usageId },
        },
        'cancel.close': { description: 'The promotion stays.', target: 'idle', actions: 'forget' },
      },
    },

    canceling: {
      description: 'The promotion is being cancelled, or it is being found out whether it was.',
      tags: ['pending'],
      initial: 'sending',
      on: {
        'cancel.close': {
          description: 'The player turns to something else; the cancellation goes on.',
          actions: 'setAside',
        },
        'cancel.open': { description: 'The player wants to see how it stands.', actions: 'lookAt' },
      },
      states: {
        sending: {
          description: 'The cancellation is with the server.',
          initial: 'usual',
          invoke: {
            id: 'cancelUsage',
            src: 'cancelUsage',
            input: ({ context }) => cancellationIn(context),
            onDone: [
              {
                description: 'Cancelled, now or before: a repeat is success.',
                guard: { type: 'isCanceled', params: ({ event }) => event.output },
                target: '#promotionCancel.idle',
                actions: ['announceCancellation', 'forget'],
              },
              {
                description: 'It had ended in another way: what is in force is read anew.',
                target: '#promotionCancel.idle',
                actions: ['announceThatItStays', 'forget'],
              },
            ],
            onError: [
              {
                description: 'No usable answer: it may be cancelled.',
                guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                target: 'findingOut',
                actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              },
              {
                description: 'Rejected, with the reason: an order is bound to it, or it is in play.',
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
              description: 'As a rule an answer comes within seconds.',
              after: { untilSlow: { description: 'It takes longer.', target: 'slow' } },
            },
            slow: {
              description:
                'It takes longer than usual: said so, and the player may stop waiting, or turn away.',
              tags: ['slow'],
              on: {
                'cancel.stopWaiting': {
                  description: 'The player has waited long enough: what is in force is read.',
                  target: '#promotionCancel.canceling.findingOut',
                  actions: 'rememberNoAnswer',
                },
              },
            },
          },
        },

        findingOut: {
          description: 'What is in force tells whether it was cancelled (contract §1).',
          tags: ['findingOut'],
          invoke: {
            id: 'findUsage',
            src: 'findUsage',
            input: ({ context }) => ({ usageId: context.usageId ?? '' }),
            onDone: [
              {
                description: 'It was: the answer alone was lost.',
                guard: { type: 'isCanceled', params: ({ event }: Found) => event.output },
                target: '#promotionCancel.idle',
                actions: ['announceCancellation', 'forget'],
              },
              {
                description: 'It stands, and the cancellation may be on its way: sent again, under its key.',
                guard: { type: 'mayYetBeCanceled', params: ({ event }: Found) => event.output },
                target: 'sendingAgain',
              },
              {
                description: 'It stands as it was: said so, and the player decides anew.',
                guard: 'wasJustSent',
                target: '#promotionCancel.asking',
                actions: ['dropIntent', 'announceThatItStays'],
              },
              {
                description: 'It stands, and the page was loaded anew since: the page shows it.',
                target: '#promotionCancel.idle',
                actions: ['announceThatItStays', 'forget'],
              },
            ],
            onError: { description: 'The line is still down.', target: 'unresolved' },
          },
        },

        sendingAgain: {
          description:
            'The same cancellation under the same key: the server answers as it did, or cancels it now.',
          tags: ['findingOut'],
          invoke: {
            id: 'cancelUsageAgain',
            src: 'cancelUsage',
            input: ({ context }) => cancellationIn(context),
            onDone: [
              {
                description: 'Cancelled: once, however often it was sent.',
                guard: { type: 'isCanceled', params: ({ event }) => event.output },
                target: '#promotionCancel.idle',
                actions: ['announceCancellation', 'forget'],
              },
              {
                description: 'It has ended in another way meanwhile: what is in force is read anew.',
                target: '#promotionCancel.idle',
                actions: ['announceThatItStays', 'forget'],
              },
            ],
            onError: [
              {
                description: 'Still nothing that tells of the first attempt: what is in force may, later.',
                guard: { type: 'firstOutcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                target: 'unresolved',
                actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              },
              {
                description:
                  'Rejected, with the reason: it was not cancelled, a repeat would have been success.',
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
          description: 'Whether it was cancelled is not known; looked at again when that may help.',
          tags: ['findingOut', 'waiting'],
          after: { untilNextLook: { description: 'Another look.', target: 'findingOut' } },
          on: {
            'cancel.retry': { description: 'The player asks what is in force.', target: 'findingOut' },
            'network.restored': { description: 'The network is back.', target: 'findingOut' },
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
