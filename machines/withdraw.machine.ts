import { assign, type DoneActorEvent, emit, type ErrorActorEvent, fromPromise, sendTo, setup } from 'xstate';
import { millisecondsOf } from '../contract/time/clock.ts';
import { type Failure, failureOf, isServerCode, mayPass, outcomeIsUnknown } from '../contract/errors.ts';
import { INTENT_HOLDS_MS, SLOW_MS, WITHDRAW_QUOTE_SECONDS } from '../contract/limits.ts';
import { isUnderWay } from '../contract/rules/withdraw.ts';
import {
  EMPTY_WITHDRAW_DRAFT,
  judgeWithdrawDraft,
  quotesAgree,
  type WithdrawDraft,
} from '../contract/rules/withdraw-draft.ts';
import type { Withdraw, WithdrawQuote, WithdrawQuoteRequest } from '../contract/withdraw.ts';
import { submissionOf } from './submission.machine.ts';
import {
  isRejected,
  resultOf,
  type SubmissionInput,
  type SubmissionOutput,
} from './submission.vocabulary.ts';
import type {
  WithdrawContext,
  WithdrawEmitted,
  WithdrawEvent,
  WithdrawInput,
  WithdrawIntent,
  WithdrawReference,
  WithdrawRestoration,
  WithdrawSubmission,
} from './withdraw.vocabulary.ts';
import { withdrawOrderMachine } from './withdrawOrder.machine.ts';

/** How often a quote is refetched automatically before the player has to request it. */
const QUIET_RENEWALS = 5;
/** A confirmation within this time after the quote changed is ignored: it was meant for the previous quote. */
const UNREAD_MS = 600;

// Params of guards and actions for `onDone`/`onError`; xstate does not infer the event type in an array of transitions.
type Rejected = { readonly event: ErrorActorEvent };
type Answered<Output> = { readonly event: DoneActorEvent<Output> };
type Submitted = Answered<SubmissionOutput<Withdraw>>;

const notProvided = () => Promise.reject(new Error('not provided'));

/**
 * Withdraws exactly once, and only what the page displays: specification §1 and §5, contract §1 and §2. An existing order is
 * followed by the invoked `withdrawOrder` machine.
 */
export const withdrawMachine = setup({
  types: {
    input: {} as WithdrawInput,
    context: {} as WithdrawContext,
    events: {} as WithdrawEvent,
    emitted: {} as WithdrawEmitted,
    tags: {} as
      | 'loading'
      | 'unreachable'
      | 'form'
      | 'quoting'
      | 'slow'
      | 'quoted'
      | 'unread'
      | 'renewing'
      | 'lapsed'
      | 'pending'
      | 'following',
    children: {} as { submission: 'submitWithdraw'; order: 'followOrder' },
  },
  actors: {
    restore: fromPromise<WithdrawRestoration>(notProvided),
    requestQuote: fromPromise<WithdrawQuote, WithdrawQuoteRequest>(notProvided),
    submitWithdraw: submissionOf<WithdrawIntent, Withdraw>(),
    loadWithdraw: fromPromise<Withdraw, WithdrawReference>(notProvided),
    followOrder: withdrawOrderMachine,
  },
  guards: {
    hasOrder: (_, found: WithdrawRestoration) => found.order !== null,
    hasFreshIntent: ({ context }, found: WithdrawRestoration) =>
      found.intent !== null && context.clock.now() - found.intent.at < INTENT_HOLDS_MS,
    hasIntent: (_, found: WithdrawRestoration) => found.intent !== null,
    isObstructed: (_, { draft, terms }: WithdrawSubmission) =>
      judgeWithdrawDraft(draft, terms).obstacle !== null,
    isIncomplete: (_, { draft, terms }: WithdrawSubmission) =>
      judgeWithdrawDraft(draft, terms).request === null,
    isUnderWay: (_, withdraw: Withdraw) => isUnderWay(withdraw.status),
    comesToTheSame: ({ context }, quote: WithdrawQuote) =>
      context.quote !== null && quotesAgree(context.quote, quote),
    /** Whether the quote of the page expired and was replaced without a press. */
    isRenewedQuietly: ({ context }, quote: WithdrawQuote) =>
      context.renewals > 0 && context.quote !== null && quotesAgree(context.quote, quote),
    mayRenewQuietly: ({ context }) => context.renewals < QUIET_RENEWALS,
    isAnswer: (_, error: unknown) => failureOf(error).kind === 'server',
    /** A rejection unrelated to the withdrawal: the server is busy, or a token has expired. */
    isPassing: (_, error: unknown) => saysNothingOfIt(failureOf(error)),
    /** Whether a failed read is worth another attempt, because the network or the server is temporarily unavailable. */
    mayPass: (_, error: unknown) => outcomeIsUnknown(failureOf(error)) || mayPass(failureOf(error)),
    isCreated: (_, { kind }: SubmissionOutput) => kind === 'created',
    isRejected: (_, output: SubmissionOutput) => isRejected(output),
    isPassingRejection: (_, output: SubmissionOutput) =>
      isRejected(output) && saysNothingOfIt(output.failure),
    quoteHasChanged: (_, output: SubmissionOutput) =>
      isRejected(output, 'QUOTE_CHANGED') && !output.wasResent,
    quoteHasLapsed: (_, output: SubmissionOutput) => isRejected(output, 'QUOTE_CHANGED'),
    anotherIsOpen: (_, output: SubmissionOutput) =>
      isRejected(output, 'OPEN_WITHDRAW') && !output.wasResent && output.failure.meta['code'] !== undefined,
    oneIsOpen: (_, output: SubmissionOutput) =>
      isRejected(output, 'OPEN_WITHDRAW') && output.failure.meta['code'] !== undefined,
    anotherIsUnderWay: (_, error: unknown) => {
      const failure = failureOf(error);
      return isServerCode(failure, 'OPEN_WITHDRAW') && failure.meta['code'] !== undefined;
    },
  },
  actions: {
    editDraft: assign({
      draft: ({ context }, changes: Partial<WithdrawDraft>) => ({ ...context.draft, ...changes }),
      key: ({ context }) => context.newKey(),
      failure: null,
      notice: null,
    }),
    restoreDraft: assign({
      draft: ({ context }, found: WithdrawRestoration) => found.intent?.draft ?? found.draft ?? context.draft,
    }),
    takeUpIntent: assign((_, { intent }: WithdrawRestoration) =>
      intent
        ? {
            intent,
            wasSent: true,
            key: intent.key,
            quoteRequest: { provider: intent.request.provider, amount: intent.request.amount },
          }
        : {},
    ),
    rememberQuoteRequest: assign({
      quoteRequest: (_, { draft, terms }: WithdrawSubmission) => judgeWithdrawDraft(draft, terms).request,
      renewals: 0,
      failure: null,
      notice: null,
    }),
    rememberQuote: assign({ quote: (_, quote: WithdrawQuote) => quote, failure: null }),
    /** The new quote replaces the displayed one, with a notice that it has changed. */
    announceChanged: assign({ notice: 'QUOTE_CHANGED' as const }),
    announceRenewed: assign({ notice: 'QUOTE_RENEWED' as const }),
    countRenewal: assign({ renewals: ({ context }) => context.renewals + 1 }),
    recountRenewals: assign({ renewals: 0 }),
    /** The request contains exactly the displayed values, including the amount. */
    intend: assign(({ context: { clock, key, draft, quoteRequest, quote } }, bankAccountId: string) =>
      quoteRequest && quote
        ? {
            intent: {
              key,
              request: {
                provider: quoteRequest.provider,
                bankAccountId,
                amount: quote.amount,
                quoteId: quote.quoteId,
              },
              draft,
              at: Math.round(clock.now()),
            },
            wasSent: false,
            failure: null,
            notice: null,
          }
        : {},
    ),
    rememberRejection: assign({
      failure: (_, output: SubmissionOutput): Failure | null => (isRejected(output) ? output.failure : null),
    }),
    renewKey: assign({ key: ({ context }) => context.newKey(), intent: null }),
    rememberFailure: assign({ failure: (_, error: unknown) => failureOf(error) }),
    forgetFailure: assign({ failure: null }),
    announceNotCreated: assign({ notice: 'NOT_CREATED' as const }),
    forgetQuote: assign({ quoteRequest: null, quote: null, notice: null }),
    /** Stores the order to follow. The guard has checked that there is one. */
    take: assign(({ context }, withdraw: Withdraw | null) => ({
      order: withdraw ? { code: withdraw.code, status: withdraw.status } : context.order,
      // After a missing response, the order in progress may be the one that this machine created.
      wasOpenAlready: context.quoteRequest !== null && withdraw?.idempotencyKey !== context.key,
      notice: null,
      failure: null,
    })),
    forgetForm: assign({
      draft: EMPTY_WITHDRAW_DRAFT,
      quoteRequest: null,
      quote: null,
      intent: null,
      key: ({ context }) => context.newKey(),
    }),
    forgetOrder: assign({ order: null, wasOpenAlready: false }),
    announceDraft: emit(({ context }) => ({ type: 'withdraw.drafted' as const, draft: context.draft })),
    announceRejection: emit((_, error: unknown) => {
      const failure = failureOf(error);
      return { type: 'withdraw.rejected' as const, code: failure.kind === 'server' ? failure.code : null };
    }),
    /** Announces a rejection that was held back until it was clear that no order of ours exists. */
    announceStatusRejection: emit(({ context: { failure } }) => ({
      type: 'withdraw.rejected' as const,
      code: failure?.kind === 'server' ? failure.code : null,
    })),
    announceRequest: emit((_, withdraw: Withdraw | null) => ({
      type: 'withdraw.requested' as const,
      code: withdraw?.code ?? '',
    })),
    announceOrder: emit(({ context }) => ({
      type: 'withdraw.followed' as const,
      code: context.order?.code ?? '',
    })),
    announceLeaving: emit({ type: 'withdraw.left' }),
    tryAtOnce: sendTo('submission', { type: 'submission.retry' }),
    reportNetwork: sendTo('submission', { type: 'network.restored' }),
  },
  delays: {
    // Limited to the contract's maximum validity of a quote, whatever the response says.
    untilQuoteEnds: ({ context: { clock, quote } }) => {
      const left = (quote && millisecondsOf(quote.expiresAt)) ?? 0;
      return Math.min(Math.max(0, left - clock.now()), WITHDRAW_QUOTE_SECONDS * 1000);
    },
    untilSlow: SLOW_MS,
    untilRead: UNREAD_MS,
  },
}).createMachine({
  id: 'withdraw',
  description:
    'The player withdraws credit to the bank account. The site creates the order exactly once (specification §1 and §5, contract §3).',
  context: ({ input }) => ({
    ...input,
    draft: EMPTY_WITHDRAW_DRAFT,
    key: input.newKey(),
    quoteRequest: null,
    quote: null,
    renewals: 0,
    intent: null,
    wasSent: false,
    order: null,
    wasOpenAlready: false,
    notice: null,
    failure: null,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      description:
        'The site looks for a withdrawal on the server and for an unconfirmed request in the journal. These are the only sources.',
      tags: ['loading'],
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: [
          {
            description: 'The site finds a withdrawal. The page shows it with the data from the server.',
            guard: { type: 'hasOrder', params: ({ event }: Answered<WithdrawRestoration>) => event.output },
            target: 'following',
            actions: {
              type: 'take',
              params: ({ event }: Answered<WithdrawRestoration>) => event.output.order,
            },
          },
          {
            description:
              'A request from the last 5 minutes got no response. The site sends it again with the same idempotency key (contract §1).',
            guard: {
              type: 'hasFreshIntent',
              params: ({ event }: Answered<WithdrawRestoration>) => event.output,
            },
            target: 'creating',
            actions: [
              { type: 'restoreDraft', params: ({ event }: Answered<WithdrawRestoration>) => event.output },
              { type: 'takeUpIntent', params: ({ event }: Answered<WithdrawRestoration>) => event.output },
            ],
          },
          {
            description:
              'An older request got no response, and the server has no withdrawal for it. The page says so, and the player decides again.',
            guard: { type: 'hasIntent', params: ({ event }: Answered<WithdrawRestoration>) => event.output },
            target: 'composing',
            actions: [
              { type: 'restoreDraft', params: ({ event }: Answered<WithdrawRestoration>) => event.output },
              'announceNotCreated',
              'announceDraft',
            ],
          },
          {
            description:
              'The site finds no withdrawal and no request. The form shows what the player entered before.',
            target: 'composing',
            actions: {
              type: 'restoreDraft',
              params: ({ event }: Answered<WithdrawRestoration>) => event.output,
            },
          },
        ],
        onError: {
          description: 'The look-up fails, so the site does not know whether a withdrawal is in progress.',
          target: 'unreachable',
          actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
        },
      },
    },

    unreachable: {
      description:
        'The site does not know whether a withdrawal is in progress, so the player cannot make one.',
      tags: ['unreachable'],
      on: {
        'withdraw.retry': {
          description: 'The player retries. The site looks for a withdrawal again.',
          target: 'restoring',
          actions: 'forgetFailure',
        },
        'network.restored': {
          description: 'The network is back. The site looks for a withdrawal again.',
          target: 'restoring',
          actions: 'forgetFailure',
        },
        'page.returned': {
          description: 'The player returns to the page. The site looks for a withdrawal again.',
          target: 'restoring',
          actions: 'forgetFailure',
        },
        'withdraw.observed': {
          description:
            'Another read finds a withdrawal in progress. The site looks for it and for an unconfirmed request again.',
          guard: { type: 'isUnderWay', params: ({ event }) => event.withdraw },
          target: 'restoring',
          actions: 'forgetFailure',
        },
      },
    },

    composing: {
      description: 'The player chooses the provider and enters the amount in the form (specification §5).',
      tags: ['form'],
      on: {
        'withdraw.edit': {
          description: 'The player changes the form. The changed withdrawal gets a new idempotency key.',
          actions: [{ type: 'editDraft', params: ({ event }) => event.changes }, 'announceDraft'],
        },
        'withdraw.quote': [
          {
            description:
              'A missing bank account, a withdrawal in progress, too little credit or the promotion in force forbids the withdrawal. The form says which (contract §2).',
            guard: { type: 'isObstructed', params: ({ event }) => event },
          },
          {
            description:
              'A value is missing, or the amount is outside the limits. The form marks the field and sends nothing (specification §5).',
            guard: { type: 'isIncomplete', params: ({ event }) => event },
          },
          {
            description: 'The player requests a quote, to see the payout before the site withdraws anything.',
            target: 'quoting',
            actions: { type: 'rememberQuoteRequest', params: ({ event }) => event },
          },
        ],
        'withdraw.observed': {
          description:
            'The site finds a withdrawal in progress, for example from another tab, and shows it. A player can have only one.',
          guard: { type: 'isUnderWay', params: ({ event }) => event.withdraw },
          target: 'following',
          actions: { type: 'take', params: ({ event }) => event.withdraw },
        },
      },
    },

    quoting: {
      description: 'The server calculates the quote: what the player would receive. It withdraws nothing.',
      tags: ['form', 'quoting'],
      invoke: {
        id: 'requestQuote',
        src: 'requestQuote',
        input: ({ context }) => requestOf(context),
        onDone: {
          description: 'The server returns the quote.',
          target: 'quoted',
          actions: { type: 'rememberQuote', params: ({ event }) => event.output },
        },
        onError: [
          {
            description: 'A withdrawal is already in progress. The site shows it instead.',
            guard: { type: 'anotherIsUnderWay', params: ({ event }: Rejected) => event.error },
            target: 'opening',
            actions: [
              { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              { type: 'announceRejection', params: ({ event }: Rejected) => event.error },
            ],
          },
          {
            description:
              'The server rejects the request. The form shows the reason, and the site reloads the data of the form.',
            guard: { type: 'isAnswer', params: ({ event }: Rejected) => event.error },
            target: 'composing',
            actions: [
              'forgetQuote',
              { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              { type: 'announceRejection', params: ({ event }: Rejected) => event.error },
            ],
          },
          {
            description:
              'The site receives no usable response. A request for a quote withdraws nothing, so the player can repeat it.',
            target: 'composing',
            actions: [
              'forgetQuote',
              { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
            ],
          },
        ],
      },
      initial: 'usual',
      states: {
        usual: {
          description: 'The server normally returns a quote within seconds.',
          after: {
            untilSlow: { description: 'The server has not responded after 5 seconds.', target: 'slow' },
          },
        },
        slow: {
          description:
            'The quote takes longer than usual. The page says so, and the player can return to the form.',
          tags: ['slow'],
        },
      },
      on: {
        'withdraw.observed': {
          description:
            'The site finds a withdrawal in progress, for example from another tab, and shows it. The quote would be useless.',
          guard: { type: 'isUnderWay', params: ({ event }) => event.withdraw },
          target: 'following',
          actions: { type: 'take', params: ({ event }) => event.withdraw },
        },
        'withdraw.edit': {
          description: 'The player changes the form. The site discards the request for the old quote.',
          target: 'composing',
          actions: [
            'forgetQuote',
            { type: 'editDraft', params: ({ event }) => event.changes },
            'announceDraft',
          ],
        },
        'withdraw.back': {
          description: 'The player returns to the form without a quote.',
          target: 'composing',
          actions: 'forgetQuote',
        },
      },
    },

    quoted: {
      description: 'The page shows the quote line by line before the site withdraws anything (contract §2).',
      tags: ['quoted'],
      initial: 'unread',
      on: {
        'withdraw.back': {
          description: 'The player returns to the form to change something.',
          target: 'composing',
          actions: ['forgetQuote', 'forgetFailure'],
        },
        'withdraw.observed': {
          description:
            'The site finds a withdrawal from another tab and shows it. The page says that it was already in progress.',
          guard: { type: 'isUnderWay', params: ({ event }) => event.withdraw },
          target: 'following',
          actions: { type: 'take', params: ({ event }) => event.withdraw },
        },
      },
      states: {
        unread: {
          description:
            'The quote has just appeared. The site ignores a confirmation for 0.6 seconds, so that a double tap confirms nothing.',
          tags: ['unread'],
          after: {
            untilRead: {
              description: 'The player has had time to see the quote and can confirm it.',
              target: 'shown',
            },
          },
        },
        shown: {
          description:
            'The quote is valid for a limited time, measured in server time. The player can confirm it.',
          after: {
            untilQuoteEnds: [
              {
                description:
                  'The quote expires. The site requests a new one automatically, at most 5 times in a row.',
                guard: 'mayRenewQuietly',
                target: 'renewing',
                actions: 'countRenewal',
              },
              {
                description:
                  'The quote expires after 5 automatic requests. The player seems to be away, so the site stops requesting.',
                target: 'lapsed',
              },
            ],
          },
          on: {
            'withdraw.confirm': {
              description:
                'The player confirms. The site withdraws once, exactly as the page shows, even if the player presses again.',
              target: '#withdraw.creating',
              actions: { type: 'intend', params: ({ event }) => event.bankAccountId },
            },
            'clock.corrected': {
              description:
                'The site corrects its estimate of the server time and recalculates the deadline of the quote.',
              target: 'shown',
              reenter: true,
            },
            'page.returned': {
              description:
                'The player returns to the page. The phone may have paused the timer, so the site recalculates the deadline of the quote.',
              target: 'shown',
              reenter: true,
              actions: 'recountRenewals',
            },
          },
        },
        renewing: {
          description: 'The site requests a new quote. The player cannot confirm until the quote arrives.',
          tags: ['renewing'],
          invoke: {
            id: 'requestQuoteAgain',
            src: 'requestQuote',
            input: ({ context }) => requestOf(context),
            onDone: [
              {
                description:
                  'The new quote, requested automatically, has the same values. The player can still confirm it.',
                guard: {
                  type: 'isRenewedQuietly',
                  params: ({ event }: Answered<WithdrawQuote>) => event.output,
                },
                target: 'shown',
                actions: {
                  type: 'rememberQuote',
                  params: ({ event }: Answered<WithdrawQuote>) => event.output,
                },
              },
              {
                description:
                  'The new quote has the same values. The player has to see it first, so that a double tap confirms nothing.',
                guard: {
                  type: 'comesToTheSame',
                  params: ({ event }: Answered<WithdrawQuote>) => event.output,
                },
                target: 'unread',
                actions: {
                  type: 'rememberQuote',
                  params: ({ event }: Answered<WithdrawQuote>) => event.output,
                },
              },
              {
                description:
                  'The new quote has other values. The page says so, and the player decides again.',
                target: 'unread',
                actions: [
                  {
                    type: 'rememberQuote',
                    params: ({ event }: Answered<WithdrawQuote>) => event.output,
                  },
                  'announceChanged',
                ],
              },
            ],
            onError: [
              {
                description: 'A withdrawal is already in progress. The site shows it instead.',
                guard: { type: 'anotherIsUnderWay', params: ({ event }: Rejected) => event.error },
                target: '#withdraw.opening',
                actions: [
                  { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
                  { type: 'announceRejection', params: ({ event }: Rejected) => event.error },
                ],
              },
              {
                description:
                  'The server is busy or a token has expired. The site requests the quote again when the player retries or returns.',
                guard: { type: 'isPassing', params: ({ event }: Rejected) => event.error },
                target: 'lapsed',
                actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              },
              {
                description: 'The server rejects this withdrawal. The form shows the reason.',
                guard: { type: 'isAnswer', params: ({ event }: Rejected) => event.error },
                target: '#withdraw.composing',
                actions: [
                  'forgetQuote',
                  { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
                  { type: 'announceRejection', params: ({ event }: Rejected) => event.error },
                ],
              },
              {
                description: 'The site receives no usable response. It requests the quote again later.',
                target: 'lapsed',
                actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              },
            ],
          },
        },
        lapsed: {
          description:
            'The quote is no longer valid. The site requests a new one when the player retries or returns, or the network is back.',
          tags: ['lapsed'],
          on: {
            'withdraw.retry': {
              description: 'The player requests a new quote.',
              target: 'renewing',
              actions: ['recountRenewals', 'forgetFailure'],
            },
            'page.returned': {
              description: 'The player returns to the page. The site requests a new quote.',
              target: 'renewing',
              actions: ['recountRenewals', 'forgetFailure'],
            },
            'network.restored': {
              description: 'The network is back. The site requests a new quote.',
              target: 'renewing',
              actions: ['recountRenewals', 'forgetFailure'],
            },
          },
        },
      },
    },

    creating: {
      description:
        'The machine submission creates one withdrawal and finds out the outcome. No event in this state creates a second one.',
      tags: ['pending'],
      invoke: {
        id: 'submission',
        src: 'submitWithdraw',
        input: ({ context }) => submissionIn(context),
        onDone: [
          {
            description:
              'The server has the withdrawal and reserves its credit. Only one exists, however often the site sent it.',
            guard: { type: 'isCreated', params: ({ event }: Submitted) => event.output },
            target: 'following',
            actions: [
              { type: 'take', params: ({ event }: Submitted) => resultOf(event.output) },
              { type: 'announceRequest', params: ({ event }: Submitted) => resultOf(event.output) },
            ],
          },
          {
            description:
              'The server rejects the outdated quote and withdraws nothing. The site requests a new quote for the player to confirm.',
            guard: { type: 'quoteHasChanged', params: ({ event }: Submitted) => event.output },
            target: 'quoted.renewing',
            actions: [
              { type: 'rememberRejection', params: ({ event }: Submitted) => event.output },
              'announceStatusRejection',
              'forgetFailure',
              'renewKey',
              'recountRenewals',
              'announceRenewed',
            ],
          },
          {
            description:
              'The first attempt did not reach the server, and its quote is outdated. The form says that no withdrawal exists.',
            guard: { type: 'quoteHasLapsed', params: ({ event }: Submitted) => event.output },
            target: 'composing',
            actions: [
              'forgetQuote',
              { type: 'rememberRejection', params: ({ event }: Submitted) => event.output },
              'announceStatusRejection',
              'forgetFailure',
              'renewKey',
              'announceNotCreated',
              'announceDraft',
            ],
          },
          {
            description: 'A withdrawal is already in progress. The site shows it instead.',
            guard: { type: 'anotherIsOpen', params: ({ event }: Submitted) => event.output },
            target: 'opening',
            actions: [
              { type: 'rememberRejection', params: ({ event }: Submitted) => event.output },
              'announceStatusRejection',
            ],
          },
          {
            description:
              'A withdrawal is in progress. It may be the one from the first attempt, if the server ignores idempotency keys.',
            guard: { type: 'oneIsOpen', params: ({ event }: Submitted) => event.output },
            target: 'opening',
            actions: { type: 'rememberRejection', params: ({ event }: Submitted) => event.output },
          },
          {
            description:
              'The server is busy or a token has expired, and no withdrawal exists. The page shows the reason and keeps the quote.',
            guard: { type: 'isPassingRejection', params: ({ event }: Submitted) => event.output },
            target: 'quoted',
            actions: [
              { type: 'rememberRejection', params: ({ event }: Submitted) => event.output },
              'announceStatusRejection',
              'renewKey',
            ],
          },
          {
            description:
              'The server rejects the withdrawal, and the form shows the reason. None exists, so the next attempt gets a new idempotency key.',
            guard: { type: 'isRejected', params: ({ event }: Submitted) => event.output },
            target: 'composing',
            actions: [
              'forgetQuote',
              { type: 'rememberRejection', params: ({ event }: Submitted) => event.output },
              'announceStatusRejection',
              'renewKey',
            ],
          },
          {
            description:
              'The server has no withdrawal for a request older than 5 minutes. The page says so, and the player decides again.',
            target: 'composing',
            actions: [
              'forgetQuote',
              'announceStatusRejection',
              'renewKey',
              'announceNotCreated',
              'announceDraft',
            ],
          },
        ],
      },
      on: {
        'withdraw.retry': {
          description: 'The player stops waiting for a slow response, or requests the next try at once.',
          actions: 'tryAtOnce',
        },
        'network.restored': {
          description: 'The network is back. The site tries again at once.',
          actions: 'reportNetwork',
        },
        'page.returned': {
          description:
            'The player returns to the page, whose connection may have slept. The site tries again at once.',
          actions: 'reportNetwork',
        },
      },
    },

    opening: {
      description: 'The site loads the withdrawal that is already in progress.',
      tags: ['loading'],
      invoke: {
        id: 'loadWithdraw',
        src: 'loadWithdraw',
        input: ({ context }) => ({
          code: (context.failure?.kind === 'server' ? context.failure.meta['code'] : undefined) ?? '',
        }),
        onDone: {
          description: 'The server returns the withdrawal. The page shows it.',
          target: 'following',
          actions: { type: 'take', params: ({ event }) => event.output },
        },
        onError: [
          {
            description:
              'The site receives no usable response. A retry looks for the withdrawal on the server and in the journal (contract §1).',
            guard: { type: 'mayPass', params: ({ event }: Rejected) => event.error },
            target: 'unreachable',
            actions: [
              'forgetQuote',
              { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              'renewKey',
            ],
          },
          {
            description:
              'The site cannot show the withdrawal in progress. The form shows why the server rejected the new one.',
            target: 'composing',
            actions: ['forgetQuote', 'announceStatusRejection', 'renewKey'],
          },
        ],
      },
    },

    following: {
      description: 'The withdrawal exists. The machine withdrawOrder follows it.',
      tags: ['following'],
      entry: ['announceOrder', 'forgetForm'],
      invoke: {
        id: 'order',
        src: 'followOrder',
        input: ({ context: { order, wasOpenAlready } }) => {
          if (!order) throw new Error('a withdrawal is followed that is not known');
          return { order, wasOpenAlready };
        },
        onDone: {
          description: 'The player leaves the ended withdrawal and starts another.',
          target: 'composing',
          actions: ['forgetOrder', 'announceLeaving'],
        },
      },
    },
  },
});

/** Whether the server rejected the request before it checked the withdrawal (contract §1: order of checks). */
function saysNothingOfIt(failure: Failure): boolean {
  return (
    failure.kind === 'server' &&
    (mayPass(failure) || isServerCode(failure, 'UNAUTHENTICATED', 'XSRF_INVALID'))
  );
}

function requestOf({ quoteRequest }: WithdrawContext): WithdrawQuoteRequest {
  if (!quoteRequest) throw new Error('a quote is asked for that nobody wants');
  return quoteRequest;
}

/** Returns what the submission sends; a retry sends exactly the same. */
function submissionIn({ clock, intent, wasSent }: WithdrawContext): SubmissionInput<WithdrawIntent> {
  if (!intent) throw new Error('withdraw.creating needs an intent');
  return { clock, intent, wasSent };
}
