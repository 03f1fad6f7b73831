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
  /** Whether the player has closed the dialog meanwhile. */
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
  description: 'Claiming a promotion, exactly once: one at a time is in force (specification §4).',
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
      description: 'What was going on when the page was loaded anew is taken up again.',
      always: [
        { guard: 'hasIntent', target: 'claiming.lookingUp', actions: 'takeUpIntent' },
        { guard: 'hasChoice', target: 'asking' },
        { target: 'idle' },
      ],
    },

    idle: {
      description: 'Nothing is being claimed.',
      on: {
        'claim.open': {
          description: 'A promotion is chosen on its page.',
          target: 'asking',
          actions: [{ type: 'choose', params: ({ event }) => event.choice }, 'announceChoice'],
        },
      },
    },

    asking: {
      description: 'For which provider, and what the claim binds one to: asked before anything is sent.',
      tags: ['asking'],
      on: {
        'claim.choose': {
          description: 'Another provider: it is another claim now, so it has another key.',
          actions: [{ type: 'chooseProvider', params: ({ event }) => event.provider }, 'announceChoice'],
        },
        'claim.open': {
          description: 'Another attempt, perhaps with another promotion.',
          actions: [{ type: 'choose', params: ({ event }) => event.choice }, 'announceChoice'],
        },
        'claim.confirm': {
          description: 'The claim is sent, once, whatever is pressed meanwhile.',
          target: 'claiming',
          actions: 'intend',
        },
        'claim.close': {
          description: 'Left without a claim.',
          target: 'idle',
          actions: ['forget', 'announceChoice'],
        },
      },
    },

    claiming: {
      description: 'One promotion is being claimed. Nothing that happens here claims a second time.',
      tags: ['pending'],
      initial: 'sending',
      on: {
        'claim.close': {
          description: 'The player turns to something else; the claim goes on.',
          actions: 'setAside',
        },
      },
      states: {
        sending: {
          description: 'The claim is with the server, under its Idempotency-Key.',
          initial: 'usual',
          invoke: {
            id: 'claimPromotion',
            src: 'claimPromotion',
            input: ({ context }) => claimOf(context),
            onDone: {
              description: 'Claimed.',
              target: '#promotionClaim.idle',
              actions: ['forget', { type: 'announceClaim', params: ({ event }) => event.output }],
            },
            onError: [
              {
                description: 'No usable answer: it may be claimed.',
                guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                target: 'tryingAgain',
              },
              {
                description: 'Rejected, with the reason. The next attempt has a new key.',
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
              description: 'As a rule an answer comes within seconds.',
              after: { untilSlow: { description: 'It takes longer.', target: 'slow' } },
            },
            slow: {
              description:
                'It takes longer than usual: said so, and the player may stop waiting, or turn away.',
              tags: ['slow'],
              on: {
                'claim.stopWaiting': {
                  description: 'The player has waited long enough: the same key is asked for again.',
                  target: '#promotionClaim.claiming.tryingAgain',
                },
              },
            },
          },
        },

        sendingAgain: {
          description: 'The same claim under the same key: the server answers as it did, or claims it now.',
          tags: ['findingOut'],
          invoke: {
            id: 'claimPromotionAgain',
            src: 'claimPromotion',
            input: ({ context }) => claimOf(context),
            onDone: {
              description: 'Claimed: once, however often it was sent.',
              target: '#promotionClaim.idle',
              actions: ['forget', { type: 'announceClaim', params: ({ event }) => event.output }],
            },
            onError: [
              {
                description: 'Still nothing that tells of the first attempt: what is in force may.',
                guard: { type: 'firstOutcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                target: 'lookingUp',
              },
              {
                description:
                  'Rejected. That may be because of the first attempt, where the server does not know keys.',
                target: 'lookingUp',
                actions: { type: 'rememberRejection', params: ({ event }: Rejected) => event.error },
              },
            ],
          },
        },

        lookingUp: {
          description: 'What is in force, then what was claimed last, is searched for the key (contract §1).',
          tags: ['findingOut'],
          invoke: {
            id: 'findUsage',
            src: 'findUsage',
            input: ({ context }) => ({ key: context.key }),
            onDone: [
              {
                description: 'It is there: the answer alone was lost.',
                guard: { type: 'isFound', params: ({ event }: Found) => event.output },
                target: '#promotionClaim.idle',
                actions: ['forget', { type: 'announceClaim', params: ({ event }: Found) => event.output }],
              },
              {
                description: 'It is not there, and the server has said why.',
                guard: 'wasRejected',
                target: '#promotionClaim.asking',
                actions: ['dropIntent', 'announceRejection'],
              },
              {
                description: 'It was sent long ago and never arrived: the player is told and decides anew.',
                guard: 'isLongAgo',
                target: '#promotionClaim.asking',
                actions: ['rememberThatNothingArrived', 'dropIntent', 'announceRejection'],
              },
              { description: 'Not there, or not yet.', target: 'waiting' },
            ],
            onError: { description: 'The line is still down.', target: 'waiting' },
          },
        },

        waiting: {
          description:
            'The player is told what is being waited for, and that there will be one claim at most.',
          tags: ['findingOut', 'waiting'],
          entry: 'countTry',
          after: {
            untilNextTry: { description: 'The next try; the waits grow.', target: 'tryingAgain' },
          },
          on: {
            'claim.retry': { description: 'The player tries now.', target: 'tryingAgain' },
            'network.restored': { description: 'The network is back.', target: 'tryingAgain' },
          },
        },

        tryingAgain: {
          description: 'A claim of long ago is only looked for; one of now is sent again.',
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
