import { assign, type DoneActorEvent, emit, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import type { Clock } from '../contract/time/clock.ts';
import {
  type ErrorCode,
  type Failure,
  failureOf,
  firstOutcomeIsUnknown,
  outcomeIsUnknown,
} from '../contract/errors.ts';
import { INTENT_HOLDS_MS, SLOW_MS } from '../contract/limits.ts';
import type { Usage } from '../contract/promotion.ts';
import type { Provider } from '../contract/values.ts';

/** The promotion to claim, and the provider to claim it for. */
export interface PromotionChoice {
  readonly promotionId: string;
  readonly provider: Provider;
}

/** A claim that was sent. Stored in the journal before its POST, so that a reload can find out the outcome. */
export interface PromotionIntent {
  /** The Idempotency-Key. */
  readonly key: string;
  readonly choice: PromotionChoice;
  /** Server time, in milliseconds. */
  readonly at: number;
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
  readonly tries: number;
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

/** Upper bound of the exponential backoff between attempts. */
const LONGEST_WAIT_MS = 30_000;

// Params of guards and actions for `onDone`/`onError`; xstate does not infer the event type in an array of transitions.
type Rejected = { readonly event: ErrorActorEvent };
type Found = { readonly event: DoneActorEvent<Usage | null> };

const notProvided = () => Promise.reject(new Error('not provided'));

/** Claims a promotion exactly once: specification §1 and §4, contract §1 and §2. */
export const promotionClaimMachine = setup({
  types: {
    input: {} as PromotionClaimInput,
    context: {} as PromotionClaimContext,
    events: {} as PromotionClaimEvent,
    emitted: {} as PromotionClaimEmitted,
    tags: {} as 'asking' | 'pending' | 'slow' | 'findingOut' | 'waiting',
  },
  actors: {
    claimPromotion: fromPromise<Usage, PromotionIntent>(notProvided),
    findUsage: fromPromise<Usage | null, { readonly key: string }>(notProvided),
  },
  guards: {
    hasIntent: ({ context }) => context.intent !== null,
    hasChoice: ({ context }) => context.choice !== null,
    isLongAgo: ({ context: { intent, clock } }) =>
      intent !== null && clock.now() - intent.at >= INTENT_HOLDS_MS,
    isFound: (_, usage: Usage | null) => usage !== null,
    wasRejected: ({ context }) => context.failure !== null,
    outcomeIsUnknown: (_, error: unknown) => outcomeIsUnknown(failureOf(error)),
    firstOutcomeIsUnknown: (_, error: unknown) => firstOutcomeIsUnknown(failureOf(error)),
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
      tries: 0,
      failure: null,
      wasNotClaimed: false,
    })),
    // Continues in the background, so that no dialog covers the page after a reload.
    takeUpIntent: assign(({ context: { intent, choice } }) => ({
      choice: intent?.choice ?? choice,
      isAside: true,
    })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    setAside: assign({ isAside: true }),
    rememberRejection: assign({ failure: (_, error: unknown) => failureOf(error) }),
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
  },
  delays: {
    untilSlow: SLOW_MS,
    untilNextTry: ({ context }) => Math.min(1_000 * 2 ** context.tries, LONGEST_WAIT_MS),
  },
}).createMachine({
  id: 'promotionClaim',
  description:
    'The player claims a promotion. The site claims it exactly once, and a player has only one in force (specification §4).',
  context: ({ input }) => ({
    ...input,
    key: input.intent?.key ?? input.newKey(),
    tries: 0,
    isAside: false,
    failure: null,
    wasNotClaimed: false,
  }),
  initial: 'remembering',
  states: {
    remembering: {
      description: 'After a reload, the site resumes an unconfirmed claim or opens the dialog again.',
      always: [
        { guard: 'hasIntent', target: 'claiming.lookingUp', actions: 'takeUpIntent' },
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
      description: 'The site claims one promotion. No event in this state claims a second time.',
      tags: ['pending'],
      initial: 'sending',
      on: {
        'claim.close': {
          description: 'The player closes the dialog. The claim continues in the background.',
          actions: 'setAside',
        },
      },
      states: {
        sending: {
          description: 'The site sends the claim to the server with an idempotency key (Idempotency-Key).',
          initial: 'usual',
          invoke: {
            id: 'claimPromotion',
            src: 'claimPromotion',
            input: ({ context }) => claimOf(context),
            onDone: {
              description: 'The server confirms the claim.',
              target: '#promotionClaim.idle',
              actions: ['forget', { type: 'announceClaim', params: ({ event }) => event.output }],
            },
            onError: [
              {
                description: 'The site receives no usable response, so the player may have the promotion.',
                guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                target: 'tryingAgain',
              },
              {
                description:
                  'The server rejects the claim, and the page shows the reason. The next attempt gets a new idempotency key.',
                target: '#promotionClaim.asking',
                actions: [
                  { type: 'rememberRejection', params: ({ event }: Rejected) => event.error },
                  'dropIntent',
                  'announceRejection',
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
                'claim.stopWaiting': {
                  description:
                    'The player stops waiting. The site finds out the outcome with the same idempotency key.',
                  target: '#promotionClaim.claiming.tryingAgain',
                },
              },
            },
          },
        },

        sendingAgain: {
          description:
            'The site sends the same claim with the same idempotency key. The server returns the existing claim or claims now.',
          tags: ['findingOut'],
          invoke: {
            id: 'claimPromotionAgain',
            src: 'claimPromotion',
            input: ({ context }) => claimOf(context),
            onDone: {
              description: 'The server confirms the claim. Only one exists, however often the site sent it.',
              target: '#promotionClaim.idle',
              actions: ['forget', { type: 'announceClaim', params: ({ event }) => event.output }],
            },
            onError: [
              {
                description:
                  'The response does not show the outcome of the first attempt. The site looks for the claim in the lists.',
                guard: { type: 'firstOutcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                target: 'lookingUp',
              },
              {
                description:
                  'The server rejects the claim. The cause may be the first attempt, if the server ignores idempotency keys.',
                target: 'lookingUp',
                actions: { type: 'rememberRejection', params: ({ event }: Rejected) => event.error },
              },
            ],
          },
        },

        lookingUp: {
          description:
            'The site looks for the idempotency key in the promotion in force, then in the newest claims (contract §1).',
          tags: ['findingOut'],
          invoke: {
            id: 'findUsage',
            src: 'findUsage',
            input: ({ context }) => ({ key: context.key }),
            onDone: [
              {
                description: 'The look-up finds the claim. The site lost only the response.',
                guard: { type: 'isFound', params: ({ event }: Found) => event.output },
                target: '#promotionClaim.idle',
                actions: ['forget', { type: 'announceClaim', params: ({ event }: Found) => event.output }],
              },
              {
                description: 'The look-up finds no claim. The page shows why the server rejected it.',
                guard: 'wasRejected',
                target: '#promotionClaim.asking',
                actions: ['dropIntent', 'announceRejection'],
              },
              {
                description:
                  'The look-up finds no claim for a request older than 5 minutes. The page says so, and the player decides again.',
                guard: 'isLongAgo',
                target: '#promotionClaim.asking',
                actions: ['rememberThatNothingArrived', 'dropIntent', 'announceRejection'],
              },
              {
                description: 'The look-up does not find the claim. The server may still carry it out.',
                target: 'waiting',
              },
            ],
            onError: { description: 'The look-up fails too. The site tries again later.', target: 'waiting' },
          },
        },

        waiting: {
          description:
            'The outcome is not known yet. The page says what the site waits for, and that there is at most one claim.',
          tags: ['findingOut', 'waiting'],
          entry: 'countTry',
          after: {
            untilNextTry: {
              description: 'The site tries again. Each wait is longer, up to 30 seconds.',
              target: 'tryingAgain',
            },
          },
          on: {
            'claim.retry': {
              description: 'The player requests the next try at once.',
              target: 'tryingAgain',
            },
            'network.restored': {
              description: 'The network is back. The site tries again at once.',
              target: 'tryingAgain',
            },
          },
        },

        tryingAgain: {
          description:
            'The site sends a claim from the last 5 minutes again. It only looks up an older or a rejected one.',
          always: [
            { guard: 'isLongAgo', target: 'lookingUp' },
            { guard: 'wasRejected', target: 'lookingUp' },
            { target: 'sendingAgain' },
          ],
        },
      },
    },
  },
});

/** The request of the POST; a retry sends exactly the same. */
function claimOf({ intent }: PromotionClaimContext): PromotionIntent {
  if (!intent) throw new Error('a promotion is claimed that nobody asked for');
  return intent;
}
