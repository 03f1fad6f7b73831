import { assign, setup, stateIn, raise, type ActorRefFrom } from 'xstate';
import type { Failure, ReadCode } from '../contract/errors.ts';
import type { Usage } from '../contract/promotion.ts';
import { obstacleToClaim, type OfferedPromotion, type ShownObstacle } from '../contract/rules/promotion.ts';
import type { Provider } from '../contract/values.ts';
import { clockIn, newKeyIn } from './clock-and-keys.ts';
import {
  type Intent,
  type IntentSource,
  isRejection,
  resultOf,
  submissionOf,
  type SubmissionOutput,
} from './submission.machine.ts';
import { intentFrom, isCreated, submissionIn, type Submitted } from './submitting.ts';
import { report } from './report.ts';
import { PAGES } from '../contract/pages.ts';
import { hasLeft, type PageArrival } from './news.ts';

/** The promotion to claim, and the provider to claim it for. */
export interface PromotionChoice {
  readonly promotionId: string;
  readonly provider: Provider;
}

/** A claim that was sent. */
export interface PromotionIntent extends Intent {
  readonly choice: PromotionChoice;
}

export interface PromotionClaimInput extends IntentSource {
  /** The journal's entries of an earlier page load. */
  readonly choice: PromotionChoice | null;
  readonly intent: PromotionIntent | null;
}

export interface PromotionClaimContext extends PromotionClaimInput {
  /** Kept while an outcome is unknown; renewed after a definite response or another choice (contract §1). */
  readonly key: string;
  /** Whether an earlier page load may have sent `intent`. */
  readonly wasSent: boolean;
  /** Why the last attempt did not claim: a rule forbids it, it was rejected, or it was found not to have reached the server. */
  readonly reason: Failure | ShownObstacle | 'notCreated' | null;
}

/** A claim that the player wants to make of a promotion that the page shows. */
interface ClaimAttempt {
  readonly promotion: OfferedPromotion;
  readonly provider: Provider | undefined;
}

export type PromotionClaimEvent =
  /** The player wants to claim the promotion. Its first provider is preselected. */
  | { readonly type: 'claim.open'; readonly promotion: OfferedPromotion }
  | { readonly type: 'claim.choose'; readonly provider: Provider }
  /** `promotion`: what the page shows at the press. */
  | { readonly type: 'claim.confirm'; readonly promotion: OfferedPromotion }
  /** The player closes the dialog. */
  | { readonly type: 'claim.close' }
  | PageArrival;

export type PromotionClaimEmitted =
  | { readonly type: 'domain.promotion.claimed'; readonly usageId: string; readonly promotionId: string }
  /** The server rejected the claim, so cached data is stale. */
  | { readonly type: 'domain.promotion.rejected'; readonly code: ReadCode | null };

/** Claims a promotion exactly once: specification §1 and §4, contract §1 and §2. */
export const promotionClaimMachine = setup({
  types: {
    input: {} as PromotionClaimInput,
    context: {} as PromotionClaimContext,
    events: {} as PromotionClaimEvent,
    emitted: {} as PromotionClaimEmitted,
    tags: {} as 'dialog' | 'pending',
    children: {} as { submission: 'submitClaim' },
  },
  actors: {
    submitClaim: submissionOf<PromotionIntent, Usage>(),
  },
  guards: {
    hasLeft: hasLeft(PAGES.promotions),
    hasIntent: ({ context }) => context.intent !== null,
    hasChoice: ({ context }) => context.choice !== null,
    isObstructed: ({ context }, attempt: ClaimAttempt) => obstacleTo(context, attempt) !== null,
    isCreated,
    isInDialog: stateIn({ claiming: 'inDialog' }),
  },
  actions: {
    close: raise({ type: 'claim.close' }),
    choose: assign(({ context }, { id, providers: [provider] }: OfferedPromotion) => ({
      choice: provider === undefined ? null : { promotionId: id, provider },
      key: newKeyIn(context),
      reason: null,
    })),
    explainObstacle: assign({ reason: ({ context }, attempt: ClaimAttempt) => obstacleTo(context, attempt) }),
    chooseProvider: assign(({ context }, provider: Provider) => ({
      choice: context.choice && { ...context.choice, provider },
      key: newKeyIn(context),
      reason: null,
    })),
    intend: assign(({ context }) => ({
      intent: context.choice && { choice: context.choice, ...intentFrom(context, context.key) },
      wasSent: false,
      reason: null,
    })),
    takeUpIntent: assign(({ context: { intent, choice } }) => ({
      choice: intent?.choice ?? choice,
      wasSent: true,
    })),
    keepReason: assign({
      reason: (_, output: SubmissionOutput) => (isRejection(output) ? output.failure : 'notCreated'),
    }),
    dropIntent: assign(({ context }) => ({ intent: null, key: newKeyIn(context) })),
    forget: assign(({ context }) => ({
      choice: null,
      intent: null,
      key: newKeyIn(context),
      reason: null,
    })),
    // What this tab remembers for a reload. The feature keeps it.
    /** The choice in the dialog; nothing once it is closed. */
    keepChoice: () => undefined,
    forgetIntent: () => undefined,
    announceClaim: report((_, usage: Usage | null) => ({
      type: 'domain.promotion.claimed' as const,
      usageId: usage?.id ?? '',
      promotionId: usage?.promotionId ?? '',
    })),
    announceRejection: report((_, output: SubmissionOutput) => ({
      type: 'domain.promotion.rejected' as const,
      code: isRejection(output) && output.failure.kind === 'server' ? output.failure.code : null,
    })),
  },
}).createMachine({
  id: 'promotionClaim',
  description:
    'The player claims a promotion. The site claims it exactly once, and a player has only one in force (specification §4).',
  meta: {
    guards: {
      hasLeft: 'the player leaves the promotions',
      hasIntent: 'a claim from before the reload is unconfirmed',
      hasChoice: 'the dialog was open before the reload',
      isObstructed:
        'a rule forbids the claim: the promotion has ended, is not for this provider or only for a first deposit, was used before, or the player has an open deposit order, another promotion in force or a break',
      'not isObstructed':
        'no rule forbids the claim: the promotion runs, is for this provider and was not used before, and the player has no open deposit order, no other promotion in force and no break, and has not deposited yet if it is for a first deposit',
      isCreated: 'the server has the claim',
      isInDialog: 'the dialog is open',
    },
  },
  context: ({ input }) => ({
    ...input,
    key: input.intent?.key ?? newKeyIn(input),
    wasSent: false,
    reason: null,
  }),
  on: {
    'news.navigation.arrived': {
      description: 'The player leaves the promotions, which closes the dialog. A sent request continues.',
      guard: { type: 'hasLeft', params: ({ event }) => event.left },
      actions: 'close',
    },
  },
  initial: 'remembering',
  states: {
    remembering: {
      description: 'After a reload, the site resumes an unconfirmed claim or opens the dialog again.',
      always: [
        // In the background, so that no dialog covers the page.
        { guard: 'hasIntent', target: 'claiming.inBackground', actions: 'takeUpIntent' },
        { guard: 'hasChoice', target: 'asking' },
        { target: 'idle' },
      ],
    },

    idle: {
      description: 'No claim is in progress.',
      on: {
        'claim.open': [
          {
            description:
              'The player may not claim the promotion, or it has ended. A notice on the page shows the reason (contract §2).',
            guard: { type: 'isObstructed', params: ({ event }) => firstAttempt(event) },
            target: 'notClaimed',
            actions: { type: 'explainObstacle', params: ({ event }) => firstAttempt(event) },
          },
          {
            description: 'The player chooses a promotion on its page.',
            target: 'asking',
            actions: [{ type: 'choose', params: ({ event }) => event.promotion }, 'keepChoice'],
          },
        ],
      },
    },

    asking: {
      description:
        'The dialog asks for the provider and shows the conditions before the site sends anything. It also shows why an attempt failed.',
      tags: ['dialog'],
      on: {
        'claim.choose': {
          description: 'The player chooses another provider. The changed claim gets a new idempotency key.',
          actions: [{ type: 'chooseProvider', params: ({ event }) => event.provider }, 'keepChoice'],
        },
        'claim.open': [
          {
            description:
              'The player may not claim the promotion, or it has ended. The dialog closes, and a notice on the page shows the reason.',
            guard: { type: 'isObstructed', params: ({ event }) => firstAttempt(event) },
            target: 'notClaimed',
            actions: [
              'forget',
              'keepChoice',
              { type: 'explainObstacle', params: ({ event }) => firstAttempt(event) },
            ],
          },
          {
            description: 'The player starts again, perhaps with another promotion.',
            actions: [{ type: 'choose', params: ({ event }) => event.promotion }, 'keepChoice'],
          },
        ],
        'claim.confirm': [
          {
            description:
              'The page has learned that the player may not claim the promotion, or not with this provider. The dialog shows the reason, and the site sends nothing (contract §2).',
            guard: { type: 'isObstructed', params: ({ context, event }) => attemptIn(context, event) },
            actions: { type: 'explainObstacle', params: ({ context, event }) => attemptIn(context, event) },
          },
          {
            description:
              'The player confirms. The site sends the claim once, even if the player presses again.',
            target: 'claiming',
            actions: 'intend',
          },
        ],
        'claim.close': {
          description: 'The player closes the dialog without a claim.',
          target: 'idle',
          actions: ['forget', 'keepChoice'],
        },
      },
    },

    claiming: {
      description:
        'The machine submission claims one promotion and finds out the outcome. No event in this state claims a second time.',
      tags: ['pending'],
      initial: 'inDialog',
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
              'keepChoice',
              { type: 'announceClaim', params: ({ event }: Submitted<Usage>) => resultOf(event.output) },
            ],
          },
          {
            description:
              'The server rejects the claim, or has none for a request older than 5 minutes. The dialog shows why.',
            guard: 'isInDialog',
            target: 'asking',
            actions: [
              { type: 'keepReason', params: ({ event }: Submitted) => event.output },
              'dropIntent',
              'forgetIntent',
              { type: 'announceRejection', params: ({ event }: Submitted) => event.output },
            ],
          },
          {
            description: 'Nothing is claimed, and the dialog is closed. The page shows why.',
            target: 'notClaimed',
            actions: [
              { type: 'keepReason', params: ({ event }: Submitted) => event.output },
              'dropIntent',
              'forgetIntent',
              { type: 'announceRejection', params: ({ event }: Submitted) => event.output },
            ],
          },
        ],
      },
      on: {
        'claim.close': {
          description: 'The player closes the dialog. The claim continues in the background.',
          target: '.inBackground',
        },
      },
      states: {
        inDialog: { description: 'The dialog shows the progress.', tags: ['dialog'] },
        inBackground: {
          description: 'The dialog is closed, also after a reload. A notice on the page shows the progress.',
        },
      },
    },

    notClaimed: {
      description:
        'A claim in the background failed, or the player may not claim the promotion. A notice on the page shows the reason.',
      on: {
        'claim.open': [
          {
            description:
              'The player may not claim the promotion, or it has ended. The notice shows the reason.',
            guard: { type: 'isObstructed', params: ({ event }) => firstAttempt(event) },
            actions: { type: 'explainObstacle', params: ({ event }) => firstAttempt(event) },
          },
          {
            description: 'The player starts again, perhaps with another promotion.',
            target: 'asking',
            actions: [{ type: 'choose', params: ({ event }) => event.promotion }, 'keepChoice'],
          },
        ],
        'claim.close': {
          description: 'The player closes the notice or leaves the page.',
          target: 'idle',
          actions: ['forget', 'keepChoice'],
        },
      },
    },
  },
});

/** The attempt with the provider that the dialog would preselect. */
function firstAttempt({ promotion }: { readonly promotion: OfferedPromotion }): ClaimAttempt {
  return { promotion, provider: promotion.providers[0] };
}

/** The attempt that the player confirms in the dialog. */
function attemptIn(
  { choice }: PromotionClaimContext,
  { promotion }: { readonly promotion: OfferedPromotion },
): ClaimAttempt {
  return { promotion, provider: choice?.provider };
}

function obstacleTo(
  context: PromotionClaimContext,
  { promotion, provider }: ClaimAttempt,
): ShownObstacle | null {
  return obstacleToClaim(promotion, provider, clockIn(context).now());
}

export type PromotionClaimActor = ActorRefFrom<typeof promotionClaimMachine>;
