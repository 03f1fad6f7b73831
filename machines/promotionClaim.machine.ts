import { assign, type DoneActorEvent, emit, sendTo, setup } from 'xstate';
import type { Clock } from '../contract/time/clock.ts';
import type { ErrorCode, Failure } from '../contract/errors.ts';
import type { Usage } from '../contract/promotion.ts';
import type { Provider } from '../contract/values.ts';
import { submissionOf } from './submission.machine.ts';
import {
  type Intent,
  isRejected,
  resultOf,
  type SubmissionInput,
  type SubmissionOutput,
} from './submission.vocabulary.ts';

/** The promotion to claim, and the provider to claim it for. */
export interface PromotionChoice {
  readonly promotionId: string;
  readonly provider: Provider;
}

/** A claim that was sent. */
export interface PromotionIntent extends Intent {
  readonly choice: PromotionChoice;
}

export interface PromotionClaimInput {
  /** The server's time. */
  readonly clock: Clock;
  /** Makes an Idempotency-Key, a UUID. */
  readonly newKey: () => string;
  /** The journal's entries of an earlier page load. */
  readonly choice: PromotionChoice | null;
  readonly intent: PromotionIntent | null;
}

export interface PromotionClaimContext extends PromotionClaimInput {
  /** Kept while an outcome is unknown; renewed after a definite response or another choice (contract §1). */
  readonly key: string;
  /** Whether an earlier page load may have sent `intent`. */
  readonly wasSent: boolean;
  /** Whether the claim runs without its dialog: the player closed it, or the page was reloaded. */
  readonly isAside: boolean;
  /** Why the server rejected the last attempt. */
  readonly failure: Failure | null;
  /** Whether an earlier attempt was found not to have reached the server. */
  readonly wasNotClaimed: boolean;
}

export type PromotionClaimEvent =
  | { readonly type: 'claim.open'; readonly choice: PromotionChoice }
  | { readonly type: 'claim.choose'; readonly provider: Provider }
  | { readonly type: 'claim.confirm' }
  /** The player closes the dialog. */
  | { readonly type: 'claim.close' }
  /** The player stops waiting for the response. */
  | { readonly type: 'claim.stopWaiting' }
  /** Retries immediately instead of after the backoff. */
  | { readonly type: 'claim.retry' }
  | { readonly type: 'network.restored' };

export type PromotionClaimEmitted =
  /** The choice in the dialog; null if it is closed. */
  | { readonly type: 'promotion.chosen'; readonly choice: PromotionChoice | null }
  | { readonly type: 'promotion.claimed'; readonly usageId: string; readonly promotionId: string }
  /** The server rejected the claim, so cached data is stale. */
  | { readonly type: 'promotion.rejected'; readonly code: ErrorCode | null };

// The params of guards and actions for `onDone`; xstate does not infer the event type in an array of transitions.
type Submitted = { readonly event: DoneActorEvent<SubmissionOutput<Usage>> };

/** Claims a promotion exactly once: specification §1 and §4, contract §1 and §2. */
export const promotionClaimMachine = setup({
  types: {
    input: {} as PromotionClaimInput,
    context: {} as PromotionClaimContext,
    events: {} as PromotionClaimEvent,
    emitted: {} as PromotionClaimEmitted,
    tags: {} as 'asking' | 'pending',
    children: {} as { submission: 'submitClaim' },
  },
  actors: {
    submitClaim: submissionOf<PromotionIntent, Usage>(),
  },
  guards: {
    hasIntent: ({ context }) => context.intent !== null,
    hasChoice: ({ context }) => context.choice !== null,
    isCreated: (_, { kind }: SubmissionOutput) => kind === 'created',
    isRejected: (_, output: SubmissionOutput) => isRejected(output),
  },
  actions: {
    choose: assign(({ context }, choice: PromotionChoice) => ({
      choice,
      key: context.newKey(),
      isAside: false,
      failure: null,
      wasNotClaimed: false,
    })),
    chooseProvider: assign(({ context }, provider: Provider) => ({
      choice: context.choice && { ...context.choice, provider },
      key: context.newKey(),
      failure: null,
      wasNotClaimed: false,
    })),
    intend: assign(({ context: { choice, key, clock } }) => ({
      intent: choice && { choice, key, at: Math.round(clock.now()) },
      wasSent: false,
      failure: null,
      wasNotClaimed: false,
    })),
    // Continues in the background, so that no dialog covers the page after a reload.
    takeUpIntent: assign(({ context: { intent, choice } }) => ({
      choice: intent?.choice ?? choice,
      wasSent: true,
      isAside: true,
    })),
    setAside: assign({ isAside: true }),
    rememberRejection: assign({
      failure: (_, output: SubmissionOutput) => (isRejected(output) ? output.failure : null),
    }),
    rememberThatNothingArrived: assign({ wasNotClaimed: true }),
    dropIntent: assign(({ context }) => ({ intent: null, key: context.newKey() })),
    forget: assign(({ context }) => ({
      choice: null,
      intent: null,
      key: context.newKey(),
      isAside: false,
      failure: null,
      wasNotClaimed: false,
    })),
    announceChoice: emit(({ context: { choice } }) => ({ type: 'promotion.chosen' as const, choice })),
    announceClaim: emit((_, usage: Usage | null) => ({
      type: 'promotion.claimed' as const,
      usageId: usage?.id ?? '',
      promotionId: usage?.promotionId ?? '',
    })),
    announceRejection: emit(({ context: { failure } }) => ({
      type: 'promotion.rejected' as const,
      code: failure?.kind === 'server' ? failure.code : null,
    })),
    tryAtOnce: sendTo('submission', { type: 'submission.retry' }),
    reportNetwork: sendTo('submission', { type: 'network.restored' }),
  },
}).createMachine({
  id: 'promotionClaim',
  description:
    'The player claims a promotion. The site claims it exactly once, and a player has only one in force (specification §4).',
  context: ({ input }) => ({
    ...input,
    key: input.intent?.key ?? input.newKey(),
    wasSent: false,
    isAside: false,
    failure: null,
    wasNotClaimed: false,
  }),
  initial: 'remembering',
  states: {
    remembering: {
      description: 'After a reload, the site resumes an unconfirmed claim or opens the dialog again.',
      always: [
        { guard: 'hasIntent', target: 'claiming', actions: 'takeUpIntent' },
        { guard: 'hasChoice', target: 'asking' },
        { target: 'idle' },
      ],
    },

    idle: {
      description: 'No claim is in progress.',
      on: {
        'claim.open': {
          description: 'The player chooses a promotion on its page.',
          target: 'asking',
          actions: [{ type: 'choose', params: ({ event }) => event.choice }, 'announceChoice'],
        },
      },
    },

    asking: {
      description:
        'The dialog asks for the provider and shows the conditions before the site sends anything.',
      tags: ['asking'],
      on: {
        'claim.choose': {
          description: 'The player chooses another provider. The changed claim gets a new idempotency key.',
          actions: [{ type: 'chooseProvider', params: ({ event }) => event.provider }, 'announceChoice'],
        },
        'claim.open': {
          description: 'The player starts again, perhaps with another promotion.',
          actions: [{ type: 'choose', params: ({ event }) => event.choice }, 'announceChoice'],
        },
        'claim.confirm': {
          description:
            'The player confirms. The site sends the claim once, even if the player presses again.',
          target: 'claiming',
          actions: 'intend',
        },
        'claim.close': {
          description: 'The player closes the dialog without a claim.',
          target: 'idle',
          actions: ['forget', 'announceChoice'],
        },
      },
    },

    claiming: {
      description:
        'The machine submission claims one promotion and finds out the outcome. No event in this state claims a second time.',
      tags: ['pending'],
      invoke: {
        id: 'submission',
        src: 'submitClaim',
        input: ({ context }) => submissionIn(context),
        onDone: [
          {
            description: 'The server has the claim. Only one exists, however often the site sent it.',
            guard: { type: 'isCreated', params: ({ event }: Submitted) => event.output },
            target: 'idle',
            actions: [
              'forget',
              { type: 'announceClaim', params: ({ event }: Submitted) => resultOf(event.output) },
            ],
          },
          {
            description:
              'The server rejects the claim, and the page shows the reason. The next attempt gets a new idempotency key.',
            guard: { type: 'isRejected', params: ({ event }: Submitted) => event.output },
            target: 'asking',
            actions: [
              { type: 'rememberRejection', params: ({ event }: Submitted) => event.output },
              'dropIntent',
              'announceRejection',
            ],
          },
          {
            description:
              'The server has no claim for a request older than 5 minutes. The page says so, and the player decides again.',
            target: 'asking',
            actions: ['rememberThatNothingArrived', 'dropIntent', 'announceRejection'],
          },
        ],
      },
      on: {
        'claim.close': {
          description: 'The player closes the dialog. The claim continues in the background.',
          actions: 'setAside',
        },
        'claim.stopWaiting': {
          description: 'The player stops waiting for a response that takes longer than usual.',
          actions: 'tryAtOnce',
        },
        'claim.retry': {
          description: 'The player requests the next try at once.',
          actions: 'tryAtOnce',
        },
        'network.restored': {
          description: 'The network is back. The site tries again at once.',
          actions: 'reportNetwork',
        },
      },
    },
  },
});

/** Returns what the submission sends; a retry sends exactly the same. */
function submissionIn({ clock, intent, wasSent }: PromotionClaimContext): SubmissionInput<PromotionIntent> {
  if (!intent) throw new Error('promotionClaim.claiming needs an intent');
  return { clock, intent, wasSent };
}
