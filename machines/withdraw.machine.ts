import { assign, forwardTo, fromPromise, setup } from 'xstate';
import { failureOf, firstOutcomeIsUnknown } from '../contract/errors.ts';
import { INTENT_HOLDS_MS } from '../contract/limits.ts';
import { EMPTY_WITHDRAW_DRAFT, type WithdrawDraft } from '../contract/rules/withdraw-draft.ts';
import { isUnderWay } from '../contract/rules/withdraw.ts';
import type { Withdraw } from '../contract/withdraw.ts';
import { clockIn } from './clock-and-keys.ts';
import { notProvided } from './not-provided.ts';
import { submissionOf } from './submission.machine.ts';
import { intentFrom, sendToSubmission, submissionIn, type Submitted } from './submission.setup.ts';
import { type IntentSource, isRejection, resultOf } from './submission.vocabulary.ts';
import {
  codeOf,
  failureIn,
  following,
  NOTHING_YET,
  openCode,
  orderInputOf,
  quoteInputOf,
  rejectionOf,
  type WithdrawContext,
  type WithdrawEmitted,
  type WithdrawEvent,
  type WithdrawIntent,
  type WithdrawOutcome,
  type WithdrawReference,
  type WithdrawRestoration,
  type WithdrawSubmission,
} from './withdraw.vocabulary.ts';
import { withdrawOrderMachine } from './withdrawOrder.machine.ts';
import { withdrawQuoteMachine } from './withdrawQuote.machine.ts';
import { report } from './report.ts';

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
    passToQuote: forwardTo('quote'),
    tryAtOnce: sendToSubmission('submission.retry'),
    toSubmission: forwardTo('submission'),
  },
}).createMachine({
  id: 'withdraw',
  description:
    'The player withdraws credit to the bank account. The site creates the order exactly once (specification §1 and §5, contract §3).',
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
            description: 'The player confirms. The site withdraws once, exactly as the page shows.',
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
        'withdraw.confirm': { description: 'The player confirms the quote.', actions: 'passToQuote' },
        'withdraw.retry': { description: 'The player requests a new quote.', actions: 'passToQuote' },
        'news.*': { description: 'The machine withdrawQuote hears the news too.', actions: 'passToQuote' },
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
      on: {
        'withdraw.retry': { description: 'The player stops waiting, or retries.', actions: 'tryAtOnce' },
        'news.*': {
          description:
            'The network is back, or the player returns to the page. The machine submission hears it too.',
          actions: 'toSubmission',
        },
      },
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
