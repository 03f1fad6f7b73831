import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import {
  type Failure,
  failureOf,
  firstOutcomeIsUnknown,
  isServerCode,
  type ReadCode,
} from '../contract/errors.ts';
import { INTENT_HOLDS_MS } from '../contract/limits.ts';
import {
  EMPTY_WITHDRAW_DRAFT,
  type JudgedWithdrawDraft,
  type WithdrawDraft,
} from '../contract/rules/withdraw-draft.ts';
import { isUnderWay } from '../contract/rules/withdraw.ts';
import type { Withdraw, WithdrawQuote, WithdrawQuoteRequest, WithdrawRequest } from '../contract/withdraw.ts';
import { clockIn } from './clock-and-keys.ts';
import {
  type Intent,
  type IntentSource,
  isRejection,
  resultOf,
  submissionOf,
  type SubmissionOutput,
} from './submission.machine.ts';
import { intentFrom, submissionIn, type Submitted } from './submitting.ts';
import {
  type WithdrawFacts,
  type WithdrawOrderInput,
  withdrawOrderMachine,
  type WithdrawReference,
} from './withdrawOrder.machine.ts';
import {
  type WithdrawQuoteInput,
  withdrawQuoteMachine,
  type WithdrawQuoteOutput,
} from './withdrawQuote.machine.ts';
import { report } from './report.ts';
import { notProvided } from './invoked.ts';

/** A requested withdrawal. */
export interface WithdrawIntent extends Intent {
  readonly request: WithdrawRequest;
  readonly draft: WithdrawDraft;
}

/** The state to restore on page load: the journal's entries and the matching order of the server. */
export interface WithdrawRestoration {
  readonly draft: WithdrawDraft | null;
  /** An intent with unknown outcome for which the server has no order. */
  readonly intent: WithdrawIntent | null;
  /** In this order of preference: the intent's order, the order in progress, the order followed last. */
  readonly order: Withdraw | null;
}

export interface WithdrawContext extends IntentSource {
  readonly draft: WithdrawDraft;
  /** The request of the quote; null if the player does not want one. */
  readonly quoteRequest: WithdrawQuoteRequest | null;
  /** The quote that the player has confirmed. */
  readonly quote: WithdrawQuote | null;
  /** The withdrawal that is being created. A new confirmation gets a new key (contract §1). */
  readonly intent: WithdrawIntent | null;
  /** Whether an earlier page load may have sent it. */
  readonly wasSent: boolean;
  /** The order that is, or is about to be, followed. */
  readonly order: WithdrawFacts | null;
  /** Whether that order was already in progress when the player requested another one. */
  readonly wasOpenAlready: boolean;
  /** An earlier attempt was found not to have created an order. */
  readonly notice: 'NOT_CREATED' | null;
  readonly failure: Failure | null;
}

/** The context of a page that has just been opened. */
export const NOTHING_YET = {
  draft: EMPTY_WITHDRAW_DRAFT,
  quoteRequest: null,
  quote: null,
  intent: null,
  wasSent: false,
  order: null,
  wasOpenAlready: false,
  notice: null,
  failure: null,
} satisfies Omit<WithdrawContext, keyof IntentSource>;

/** How the contract's rules judge the form that the player submits, with the data that the page shows. */
export type WithdrawSubmission = Pick<JudgedWithdrawDraft, 'obstacle' | 'request'>;

export type WithdrawEvent =
  | { readonly type: 'withdraw.edit'; readonly changes: Partial<WithdrawDraft> }
  /** Requests a quote. This withdraws nothing. */
  | ({ readonly type: 'withdraw.quote' } & WithdrawSubmission)
  /** Returns from the quote to the form. */
  | { readonly type: 'withdraw.back' }
  /** Restores again what was unreachable. */
  | { readonly type: 'withdraw.retry' }
  /** A query cache read reported an open order of this player. */
  | { readonly type: 'news.withdraw.observed'; readonly withdraw: Withdraw }
  | { readonly type: 'news.page.returned' }
  | { readonly type: 'news.network.restored' };

export type WithdrawEmitted =
  /** The server rejected the request, so cached data is stale. */
  | { readonly type: 'domain.withdraw.rejected'; readonly code: ReadCode | null }
  /** An order was created and its credit taken. */
  | { readonly type: 'domain.withdraw.requested'; readonly code: string }
  /** The page now displays an order. */
  | { readonly type: 'domain.withdraw.followed'; readonly code: string }
  /** The player has left the followed order. */
  | { readonly type: 'domain.withdraw.left' };

/** How a quote or a submission ends. */
export type WithdrawOutcome = WithdrawQuoteOutput | SubmissionOutput<Withdraw>;

/** Why no withdrawal exists; null if one may. */
export function failureIn(outcome: WithdrawOutcome): Failure | null {
  return ('failure' in outcome ? outcome.failure : null) ?? null;
}

export function rejectionOf(failure: Failure | null): WithdrawEmitted {
  return { type: 'domain.withdraw.rejected', code: failure?.kind === 'server' ? failure.code : null };
}

/** The code of the withdrawal in progress, if the server rejected a request because of it (contract §2). */
export function openCode(failure: Failure | null): string | null {
  return (failure && isServerCode(failure, 'OPEN_WITHDRAW') && failure.meta['code']) || null;
}

/** The code of the order that is, or is about to be, followed. */
export function codeOf({ order }: WithdrawContext): string {
  return order?.code ?? '';
}

/** What changes when the page shows this withdrawal; null if the server did not describe it. */
export function following(
  { order, quoteRequest, intent }: WithdrawContext,
  withdraw: Withdraw | null,
): Pick<WithdrawContext, 'order' | 'wasOpenAlready' | 'notice' | 'failure'> {
  return {
    order: withdraw ? { code: withdraw.code, status: withdraw.status } : order,
    // After a missing response, the order in progress may be the one that this machine created.
    wasOpenAlready: quoteRequest !== null && withdraw?.idempotencyKey !== intent?.key,
    notice: null,
    failure: null,
  };
}

export function quoteInputOf({ clock, quoteRequest, quote, failure }: WithdrawContext): WithdrawQuoteInput {
  if (!quoteRequest) throw new Error('withdraw.quoting needs a request');
  return { clock, request: quoteRequest, quote, failure };
}

export function orderInputOf({ order, wasOpenAlready }: WithdrawContext): WithdrawOrderInput {
  if (!order) throw new Error('withdraw.following needs an order');
  return { order, wasOpenAlready };
}

// Params of guards and actions; xstate does not infer the event of `onDone` and `onError` in an array of transitions.
type Found = { readonly event: { readonly output: WithdrawRestoration } };
type Ended = { readonly event: { readonly output: WithdrawOutcome } };
type Failed = { readonly event: { readonly error: unknown } };

/**
 * Withdraws exactly once, and only what the page displays: specification §1 and §5, contract §1 and §2. The invoked machines
 * are `withdrawQuote` until the player confirms, `submission` until the order exists, and then `withdrawOrder`.
 */
export const withdrawMachine = setup({
  types: {
    input: {} as IntentSource,
    context: {} as WithdrawContext,
    events: {} as WithdrawEvent,
    emitted: {} as WithdrawEmitted,
    tags: {} as 'loading' | 'unreachable' | 'form' | 'pending' | 'following',
    children: {} as { quote: 'offerQuote'; submission: 'submitWithdraw'; order: 'followOrder' },
  },
  actors: {
    restore: fromPromise<WithdrawRestoration>(notProvided),
    offerQuote: withdrawQuoteMachine,
    submitWithdraw: submissionOf<WithdrawIntent, Withdraw>(),
    loadWithdraw: fromPromise<Withdraw, WithdrawReference>(notProvided),
    followOrder: withdrawOrderMachine,
  },
  guards: {
    hasOrder: (_, { order }: WithdrawRestoration) => order !== null,
    hasFreshIntent: ({ context }, { intent }: WithdrawRestoration) =>
      intent !== null && clockIn(context).now() - intent.at < INTENT_HOLDS_MS,
    hasIntent: (_, { intent }: WithdrawRestoration) => intent !== null,
    isObstructed: (_, { obstacle }: WithdrawSubmission) => obstacle !== null,
    isIncomplete: (_, { request }: WithdrawSubmission) => request === null,
    isUnderWay: (_, { status }: Withdraw) => isUnderWay(status),
    isConfirmed: (_, { kind }: WithdrawOutcome) => kind === 'confirmed',
    isCreated: (_, { kind }: WithdrawOutcome) => kind === 'created',
    isRejected: (_, output: WithdrawOutcome) => isRejection(output),
    oneIsOpen: (_, output: WithdrawOutcome) => isRejection(output) && openCode(output.failure) !== null,
    anotherIsOpen: (_, output: WithdrawOutcome) =>
      isRejection(output) && !output.wasResent && openCode(output.failure) !== null,
    /** Whether the server rejected an outdated quote, or did not check the request (contract §1: order of checks). */
    mayConfirmAgain: (_, output: WithdrawOutcome) =>
      isRejection(output) &&
      (isRejection(output, 'QUOTE_CHANGED') ? !output.wasResent : firstOutcomeIsUnknown(output.failure)),
    hasNotArrived: (_, given: WithdrawOutcome) => !isRejection(given) || isRejection(given, 'QUOTE_CHANGED'),
    isTemporary: (_, error: unknown) => firstOutcomeIsUnknown(failureOf(error)),
  },
  actions: {
    editDraft: assign({
      draft: ({ context }, changes: Partial<WithdrawDraft>) => ({ ...context.draft, ...changes }),
      failure: null,
      notice: null,
    }),
    restoreDraft: assign({
      draft: ({ context }, { intent, draft }: WithdrawRestoration) => intent?.draft ?? draft ?? context.draft,
    }),
    takeUpIntent: assign(({ context }, { intent }: WithdrawRestoration) => ({
      draft: intent?.draft ?? context.draft,
      intent,
      wasSent: true,
      quoteRequest: intent && { provider: intent.request.provider, amount: intent.request.amount },
    })),
    rememberQuoteRequest: assign({
      quoteRequest: (_, { request }: WithdrawSubmission) => request,
      failure: null,
      notice: null,
    }),
    /** Each confirmation has a new key: a submission ends only after a definite response (contract §1). */
    intend: assign(({ context }, output: WithdrawOutcome) =>
      output.kind === 'confirmed'
        ? {
            quote: output.quote,
            intent: { ...intentFrom(context), request: output.request, draft: context.draft },
            wasSent: false,
            failure: null,
          }
        : {},
    ),
    rememberOutcome: assign({ failure: (_, output: WithdrawOutcome) => failureIn(output) }),
    rememberFailure: assign({ failure: (_, error: unknown) => failureOf(error) }),
    forgetFailure: assign({ failure: null }),
    announceNotCreated: assign({ notice: 'NOT_CREATED' as const }),
    take: assign(({ context }, withdraw: Withdraw | null) => following(context, withdraw)),
    forgetAttempt: assign({ quoteRequest: null, quote: null, intent: null }),
    forgetDraft: assign({ draft: EMPTY_WITHDRAW_DRAFT }),
    forgetOrder: assign({ order: null, wasOpenAlready: false }),
    // What this tab remembers for a reload. The feature keeps it.
    keepDraft: () => undefined,
    keepCode: () => undefined,
    forgetIntent: () => undefined,
    forgetCode: () => undefined,
    announceRejection: report(({ context }) => rejectionOf(context.failure)),
    announceRequest: report(({ context }) => ({
      type: 'domain.withdraw.requested' as const,
      code: codeOf(context),
    })),
    announceOrder: report(({ context }) => ({
      type: 'domain.withdraw.followed' as const,
      code: codeOf(context),
    })),
    announceLeaving: report({ type: 'domain.withdraw.left' }),
  },
}).createMachine({
  id: 'withdraw',
  description:
    'The player withdraws credit to the bank account. The site creates the order exactly once (specification §1 and §5, contract §3).',
  meta: {
    guards: {
      hasOrder: 'the site finds a withdrawal',
      hasFreshIntent: 'a request of the last 5 minutes is unconfirmed',
      hasIntent: 'an older request is unconfirmed',
      isUnderWay: 'the withdrawal is in progress',
      isObstructed:
        'a rule forbids the withdrawal: the player has no bank account, has a withdrawal in progress, has less credit than the minimum, or not more credit than the promotion in use requires',
      'not isObstructed':
        'no rule forbids the withdrawal: the player has a bank account, no withdrawal in progress, at least the minimum credit, and more credit than the promotion in use requires',
      isIncomplete:
        'the form is incomplete: a value is missing, or the amount is outside the limits or above the credit',
      'not isIncomplete':
        'the form is complete: it has a provider, and an amount within the limits that the credit covers',
      isConfirmed: 'the player confirms the quote',
      isCreated: 'the server has the withdrawal',
      isRejected: 'the server rejects the request',
      oneIsOpen:
        'a withdrawal is in progress: perhaps this one, because the site has sent the request more than once',
      anotherIsOpen: 'another withdrawal is in progress: the site has sent this request only once',
      mayConfirmAgain: 'the player can confirm again: the quote is outdated, or the server is busy',
      hasNotArrived: 'the server has no withdrawal of the request: the request or its quote is too old',
      isTemporary: 'the failure may pass: no usable response arrives, or the server is busy',
    },
  },
  context: ({ input }) => ({ ...input, ...NOTHING_YET }),
  initial: 'restoring',
  states: {
    restoring: {
      description: 'The site looks for a withdrawal on the server and an unconfirmed request in its journal.',
      tags: ['loading'],
      entry: ['forgetAttempt', 'forgetFailure'],
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: [
          {
            description: 'The site finds a withdrawal. The page shows it with the data from the server.',
            guard: { type: 'hasOrder', params: ({ event }: Found) => event.output },
            target: 'following',
            actions: { type: 'take', params: ({ event }: Found) => event.output.order },
          },
          {
            description: 'A request of the last 5 minutes is unconfirmed. The site resends it (contract §1).',
            guard: { type: 'hasFreshIntent', params: ({ event }: Found) => event.output },
            target: 'creating',
            actions: { type: 'takeUpIntent', params: ({ event }: Found) => event.output },
          },
          {
            description: 'An older request never arrived. The form says so, and the player decides again.',
            guard: { type: 'hasIntent', params: ({ event }: Found) => event.output },
            target: 'composing',
            actions: [
              { type: 'restoreDraft', params: ({ event }: Found) => event.output },
              'announceNotCreated',
              'keepDraft',
            ],
          },
          {
            description: 'The site finds nothing. The form shows what the player entered before.',
            target: 'composing',
            actions: { type: 'restoreDraft', params: ({ event }: Found) => event.output },
          },
        ],
        onError: {
          description: 'The look-up fails, so the site does not know whether a withdrawal is in progress.',
          target: 'unreachable',
          actions: { type: 'rememberFailure', params: ({ event }: Failed) => event.error },
        },
      },
    },

    unreachable: {
      description: 'It is unknown whether a withdrawal is in progress, so the player cannot make one.',
      tags: ['unreachable'],
      on: {
        'withdraw.retry': { description: 'The player retries.', target: 'restoring' },
        'news.network.restored': {
          description: 'The network is back. The site retries.',
          target: 'restoring',
        },
        'news.page.returned': { description: 'The player returns. The site retries.', target: 'restoring' },
        'news.withdraw.observed': {
          description: 'Another read finds a withdrawal in progress, so the site looks again.',
          guard: { type: 'isUnderWay', params: ({ event }) => event.withdraw },
          target: 'restoring',
        },
      },
    },

    composing: {
      description: 'The player chooses the provider and enters the amount in the form (specification §5).',
      tags: ['form'],
      entry: 'forgetAttempt',
      on: {
        'withdraw.edit': {
          description: 'The player changes the form.',
          actions: [{ type: 'editDraft', params: ({ event }) => event.changes }, 'keepDraft'],
        },
        'withdraw.quote': [
          {
            description:
              'A missing bank account, a withdrawal in progress, too little credit or the promotion in force forbids the withdrawal. The form says which (contract §2).',
            guard: { type: 'isObstructed', params: ({ event }) => event },
          },
          {
            description: 'A value is missing or outside the limits. The form marks it (specification §5).',
            guard: { type: 'isIncomplete', params: ({ event }) => event },
          },
          {
            description: 'The player requests a quote, to see the payout before the site withdraws anything.',
            target: 'quoting',
            actions: { type: 'rememberQuoteRequest', params: ({ event }) => event },
          },
        ],
        'news.withdraw.observed': {
          description: 'A withdrawal is in progress, perhaps from another tab. The site shows it.',
          guard: { type: 'isUnderWay', params: ({ event }) => event.withdraw },
          target: 'following',
          actions: { type: 'take', params: ({ event }) => event.withdraw },
        },
      },
    },

    quoting: {
      description: 'The machine withdrawQuote shows what the player would receive (contract §2).',
      invoke: {
        id: 'quote',
        src: 'offerQuote',
        input: ({ context }) => quoteInputOf(context),
        onDone: [
          {
            description:
              'The player confirms. The site withdraws once, exactly as the page shows, even if the player presses again.',
            guard: { type: 'isConfirmed', params: ({ event }: Ended) => event.output },
            target: 'creating',
            actions: { type: 'intend', params: ({ event }: Ended) => event.output },
          },
          {
            description: 'A withdrawal is already in progress. The site shows it instead.',
            guard: { type: 'anotherIsOpen', params: ({ event }: Ended) => event.output },
            target: 'opening',
            actions: [
              { type: 'rememberOutcome', params: ({ event }: Ended) => event.output },
              'announceRejection',
              'forgetIntent',
            ],
          },
          {
            description: 'The server rejects the request. The form shows the reason and reloads its data.',
            guard: { type: 'isRejected', params: ({ event }: Ended) => event.output },
            target: 'composing',
            actions: [
              { type: 'rememberOutcome', params: ({ event }: Ended) => event.output },
              'announceRejection',
              'forgetIntent',
            ],
          },
          {
            description: 'The first request gets no usable response. The player can repeat it.',
            target: 'composing',
            actions: { type: 'rememberOutcome', params: ({ event }: Ended) => event.output },
          },
        ],
      },
      on: {
        'withdraw.edit': {
          description: 'The player changes the form. The site discards the quote.',
          target: 'composing',
          actions: [{ type: 'editDraft', params: ({ event }) => event.changes }, 'keepDraft'],
        },
        'withdraw.back': {
          description: 'The player returns to the form without a quote.',
          target: 'composing',
          actions: 'forgetFailure',
        },
        'news.withdraw.observed': {
          description: 'A withdrawal from another tab is in progress. The site shows it instead.',
          guard: { type: 'isUnderWay', params: ({ event }) => event.withdraw },
          target: 'following',
          actions: { type: 'take', params: ({ event }) => event.withdraw },
        },
      },
    },

    creating: {
      description: 'The machine submission creates the withdrawal once and finds out the outcome.',
      tags: ['pending'],
      invoke: {
        id: 'submission',
        src: 'submitWithdraw',
        input: ({ context }) => submissionIn(context),
        onDone: [
          {
            description: 'The server has the withdrawal and reserves its credit. Only one exists.',
            guard: { type: 'isCreated', params: ({ event }: Ended) => event.output },
            target: 'following',
            actions: [
              { type: 'take', params: ({ event }: Submitted<Withdraw>) => resultOf(event.output) },
              'announceRequest',
            ],
          },
          {
            description: 'The quote is outdated or the server is busy. The player can confirm again.',
            guard: { type: 'mayConfirmAgain', params: ({ event }: Ended) => event.output },
            target: 'quoting',
            actions: [
              { type: 'rememberOutcome', params: ({ event }: Ended) => event.output },
              'announceRejection',
              'forgetIntent',
            ],
          },
          {
            description: 'The request never arrived, and it or its quote is too old. The form says so.',
            guard: { type: 'hasNotArrived', params: ({ event }: Ended) => event.output },
            target: 'composing',
            actions: ['announceRejection', 'forgetIntent', 'announceNotCreated', 'keepDraft'],
          },
          {
            description: 'A withdrawal is already in progress. The site shows it instead.',
            guard: { type: 'anotherIsOpen', params: ({ event }: Ended) => event.output },
            target: 'opening',
            actions: [
              { type: 'rememberOutcome', params: ({ event }: Ended) => event.output },
              'announceRejection',
              'forgetIntent',
            ],
          },
          {
            description: 'A withdrawal is in progress, perhaps that of the first attempt. The site shows it.',
            guard: { type: 'oneIsOpen', params: ({ event }: Ended) => event.output },
            target: 'opening',
            actions: { type: 'rememberOutcome', params: ({ event }: Ended) => event.output },
          },
          {
            description: 'The server rejects the withdrawal, so none exists. The form shows the reason.',
            target: 'composing',
            actions: [
              { type: 'rememberOutcome', params: ({ event }: Ended) => event.output },
              'announceRejection',
              'forgetIntent',
            ],
          },
        ],
      },
      on: {},
    },

    opening: {
      description: 'The site loads the withdrawal that is already in progress.',
      tags: ['loading'],
      invoke: {
        id: 'loadWithdraw',
        src: 'loadWithdraw',
        input: ({ context }) => ({ code: openCode(context.failure) ?? '' }),
        onDone: {
          description: 'The server returns the withdrawal. The page shows it.',
          target: 'following',
          actions: { type: 'take', params: ({ event }) => event.output },
        },
        onError: [
          {
            description: 'The site receives no usable response. A retry looks for it again (contract §1).',
            guard: { type: 'isTemporary', params: ({ event }: Failed) => event.error },
            target: 'unreachable',
            actions: { type: 'rememberFailure', params: ({ event }: Failed) => event.error },
          },
          {
            description: 'The site cannot show it. The form shows why the server rejected the new one.',
            target: 'composing',
            actions: ['announceRejection', 'forgetIntent'],
          },
        ],
      },
    },

    following: {
      description: 'The withdrawal exists. The machine withdrawOrder follows it.',
      tags: ['following'],
      entry: ['keepCode', 'announceOrder', 'forgetDraft', 'forgetAttempt'],
      invoke: {
        id: 'order',
        src: 'followOrder',
        input: ({ context }) => orderInputOf(context),
        onDone: {
          description: 'The player leaves the ended withdrawal and starts another.',
          target: 'composing',
          actions: ['forgetOrder', 'forgetCode', 'announceLeaving'],
        },
      },
    },
  },
});

export type WithdrawActor = ActorRefFrom<typeof withdrawMachine>;
