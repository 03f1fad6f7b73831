import { assign, setup, stateIn, raise, type ActorRefFrom } from 'xstate';
import type { Failure } from '../contract/errors.ts';
import type { Usage } from '../contract/promotion.ts';
import {
  type Intent,
  type IntentSource,
  isRejection,
  resultOf,
  type SubmissionInput,
  submissionOf,
  type SubmissionOutput,
} from './submission.machine.ts';
import { intentFrom, submissionIn, type Submitted } from './submitting.ts';
import { report } from './report.ts';
import { PAGES } from '../contract/pages.ts';
import { hasLeft, type PageArrival } from './news.ts';

/** A cancellation that was sent. */
export interface UsageCancellation extends Intent {
  readonly usageId: string;
}

export interface PromotionCancelInput extends IntentSource {
  /** A cancellation that an earlier page load sent without getting a response. */
  readonly intent: UsageCancellation | null;
}

export interface PromotionCancelContext extends IntentSource {
  /** The usage that is about to be, or is being, cancelled. */
  readonly usageId: string | null;
  /** The request of the usage's cancellation, once the player has confirmed it. */
  readonly request: Pick<SubmissionInput<UsageCancellation>, 'intent' | 'wasSent'> | null;
  /** Why the usage was not cancelled. */
  readonly failure: Failure | null;
}

export type PromotionCancelEvent =
  | { readonly type: 'cancel.open'; readonly usageId: string }
  | { readonly type: 'cancel.confirm' }
  /** The player closes the dialog, or leaves the page. A cancellation in progress continues in the background. */
  | { readonly type: 'cancel.close' }
  | PageArrival;

export type PromotionCancelEmitted =
  | { readonly type: 'domain.promotion.canceled'; readonly usageId: string }
  /** The usage was not cancelled, so cached data is stale. */
  | { readonly type: 'domain.promotion.kept'; readonly usageId: string };

/**
 * Cancels a promotion that has been claimed and not used: specification §4, contract §2. A cancellation without a response may be
 * sent again: the server confirms one that it has carried out (contract §2), and its usage is never in force again.
 */
export const promotionCancelMachine = setup({
  types: {
    input: {} as PromotionCancelInput,
    context: {} as PromotionCancelContext,
    events: {} as PromotionCancelEvent,
    emitted: {} as PromotionCancelEmitted,
    tags: {} as 'dialog',
    children: {} as { submission: 'cancelUsage' },
  },
  actors: { cancelUsage: submissionOf<UsageCancellation, Usage>() },
  guards: {
    hasLeft: hasLeft(PAGES.promotions),
    isResumed: ({ context }) => context.request !== null,
    isCanceled: (_, output: SubmissionOutput<Usage>) => resultOf(output)?.status === 'CANCELED',
    hasEnded: (_, output: SubmissionOutput<Usage>) => resultOf(output) !== null,
    isInDialog: stateIn({ canceling: 'inDialog' }),
  },
  actions: {
    close: raise({ type: 'cancel.close' }),
    choose: assign({ usageId: (_, usageId: string) => usageId, failure: null }),
    request: assign(({ context }) => ({
      request:
        context.usageId === null ? null : requestOf({ usageId: context.usageId, ...intentFrom(context) }),
      failure: null,
    })),
    explainThatItStays: assign((_, output: SubmissionOutput<Usage>) => ({
      request: null,
      failure: isRejection(output) ? output.failure : ({ kind: 'timeout' } as const),
    })),
    /** What this tab remembers of the request for a reload. The feature forgets it. */
    forgetIntent: () => undefined,
    forget: assign({ usageId: null, request: null, failure: null }),
    announceCancellation: report(({ context }) => ({
      type: 'domain.promotion.canceled' as const,
      usageId: context.usageId ?? '',
    })),
    announceThatItStays: report(({ context }) => ({
      type: 'domain.promotion.kept' as const,
      usageId: context.usageId ?? '',
    })),
  },
}).createMachine({
  id: 'promotionCancel',
  description: 'The player cancels the promotion in force before its use (specification §4).',
  meta: {
    guards: {
      hasLeft: 'the player leaves the promotions',
      isResumed: 'a cancellation from before the reload is unconfirmed',
      isCanceled: 'the server has cancelled the promotion',
      hasEnded: 'the promotion ended in another way',
      isInDialog: 'the dialog is open',
    },
  },
  context: ({ input: { clock, keys, intent } }) => ({
    clock,
    keys,
    usageId: intent?.usageId ?? null,
    request: intent && requestOf(intent, true),
    failure: null,
  }),
  on: {
    'news.navigation.arrived': {
      description: 'The player leaves the promotions, which closes the dialog. A sent request continues.',
      guard: { type: 'hasLeft', params: ({ event }) => event.left },
      actions: 'close',
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'After a reload, the site resumes an unconfirmed cancellation.',
      // In the background, so that no dialog covers the page.
      always: [{ guard: 'isResumed', target: 'canceling.inBackground' }, { target: 'idle' }],
    },

    idle: {
      description: 'The player is not cancelling.',
      on: {
        'cancel.open': {
          description: 'The player wants to cancel the promotion in force.',
          target: 'confirming',
          actions: { type: 'choose', params: ({ event }) => event.usageId },
        },
      },
    },

    confirming: {
      description: 'The dialog asks for confirmation, says what is lost, and shows why an attempt failed.',
      tags: ['dialog'],
      on: {
        'cancel.confirm': {
          description: 'The player confirms. The site cancels once, even if the player presses again.',
          target: 'canceling',
          actions: 'request',
        },
        'cancel.open': {
          description: 'The player opens the dialog again.',
          actions: { type: 'choose', params: ({ event }) => event.usageId },
        },
        'cancel.close': { description: 'The player keeps the promotion.', target: 'idle', actions: 'forget' },
      },
    },

    canceling: {
      description: 'The machine submission cancels the promotion and finds out the outcome.',
      initial: 'inDialog',
      invoke: {
        id: 'submission',
        src: 'cancelUsage',
        input: ({ context: { clock, request } }) => submissionIn({ clock, intent: null, ...request }),
        onDone: [
          {
            description: 'The server has cancelled the promotion, once, however often the site asked.',
            guard: { type: 'isCanceled', params: ({ event }: Submitted<Usage>) => event.output },
            target: 'idle',
            actions: ['forgetIntent', 'announceCancellation', 'forget'],
          },
          {
            description: 'The promotion ended in another way. The site reads the promotion in force again.',
            guard: { type: 'hasEnded', params: ({ event }: Submitted<Usage>) => event.output },
            target: 'idle',
            actions: ['forgetIntent', 'announceThatItStays', 'forget'],
          },
          {
            description: 'The promotion stays, for example because it is in use. The dialog shows why.',
            guard: 'isInDialog',
            target: 'confirming',
            actions: [
              { type: 'explainThatItStays', params: ({ event }: Submitted<Usage>) => event.output },
              'forgetIntent',
              'announceThatItStays',
            ],
          },
          {
            description: 'The promotion stays, and the dialog is closed. The page shows why.',
            target: 'notCanceled',
            actions: [
              { type: 'explainThatItStays', params: ({ event }: Submitted<Usage>) => event.output },
              'forgetIntent',
              'announceThatItStays',
            ],
          },
        ],
      },
      on: {
        'cancel.close': {
          description: 'The player closes the dialog. The cancellation continues in the background.',
          target: '.inBackground',
        },
        'cancel.open': {
          description: 'The player opens the dialog again to see the progress.',
          target: '.inDialog',
        },
      },
      states: {
        inDialog: { description: 'The dialog shows how far the cancellation is.', tags: ['dialog'] },
        inBackground: {
          description: 'The dialog is closed, also after a reload. The page shows that a cancellation runs.',
        },
      },
    },

    notCanceled: {
      description: 'A cancellation in the background failed. The page shows the reason.',
      on: {
        'cancel.open': {
          description: 'The player wants to cancel again.',
          target: 'confirming',
          actions: { type: 'choose', params: ({ event }) => event.usageId },
        },
        'cancel.close': {
          description: 'The player leaves the page and has seen the reason.',
          target: 'idle',
          actions: 'forget',
        },
      },
    },
  },
});

function requestOf(intent: UsageCancellation, wasSent = false): PromotionCancelContext['request'] {
  return { intent, wasSent };
}

export type PromotionCancelActor = ActorRefFrom<typeof promotionCancelMachine>;
