import { assign, type DoneActorEvent, emit, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import { millisecondsOf } from '../contract/time/clock.ts';
import {
  failureOf,
  firstOutcomeIsUnknown,
  isServerCode,
  mayPass,
  outcomeIsUnknown,
} from '../contract/errors.ts';
import { INTENT_HOLDS_MS, SLOW_MS, WITHDRAW_QUOTE_SECONDS } from '../contract/limits.ts';
import { isUnderWay, withdrawTransitions } from '../contract/rules/withdraw.ts';
import { EMPTY_WITHDRAW_DRAFT, quotesAgree, type WithdrawDraft } from '../contract/rules/withdraw-draft.ts';
import type { Withdraw, WithdrawQuote, WithdrawQuoteRequest } from '../contract/withdraw.ts';
import type {
  WithdrawContext,
  WithdrawEmitted,
  WithdrawEvent,
  WithdrawInput,
  WithdrawIntent,
  WithdrawReference,
  WithdrawRestoration,
} from './withdraw.vocabulary.ts';

/** Upper bound of the exponential backoff between attempts to find an order. */
const LONGEST_WAIT_MS = 30_000;
/** How often a quote is refetched automatically before the player has to request it. */
const QUIET_RENEWALS = 5;
/** A confirmation within this time after the quote changed is ignored: it was meant for the previous quote. */
const UNREAD_MS = 600;

// Params of guards and actions for `onDone`/`onError`; xstate does not infer the event type in an array of transitions.
type Rejected = { readonly event: ErrorActorEvent };
type Answered<Output> = { readonly event: DoneActorEvent<Output> };

const notProvided = () => Promise.reject(new Error('not provided'));

/**
 * Withdraws exactly once, and only what the page displays: specification §1 and §5, contract §1 to §3. Unlike a deposit, one
 * machine covers everything from the form to the order's end: an existing order needs no action of the player, has no
 * countdown and cannot be cancelled. The page's reads report its status changes.
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
      | 'quoted'
      | 'unread'
      | 'renewing'
      | 'lapsed'
      | 'pending'
      | 'findingOut'
      | 'waiting'
      | 'following'
      | 'ended',
  },
  actors: {
    restore: fromPromise<WithdrawRestoration>(notProvided),
    requestQuote: fromPromise<WithdrawQuote, WithdrawQuoteRequest>(notProvided),
    createWithdraw: fromPromise<Withdraw, WithdrawIntent>(notProvided),
    findWithdraw: fromPromise<Withdraw | null, { readonly key: string }>(notProvided),
    loadWithdraw: fromPromise<Withdraw, WithdrawReference>(notProvided),
  },
  guards: {
    hasOrder: (_, found: WithdrawRestoration) => found.order !== null,
    hasFreshIntent: ({ context }, found: WithdrawRestoration) =>
      found.intent !== null && context.clock.now() - found.intent.at < INTENT_HOLDS_MS,
    hasIntent: (_, found: WithdrawRestoration) => found.intent !== null,
    isLongAgo: ({ context }) => context.clock.now() - context.intendedAt >= INTENT_HOLDS_MS,
    isFound: (_, found: Withdraw | null) => found !== null,
    isUnderWay: (_, withdraw: Withdraw) => isUnderWay(withdraw.status),
    followedIsUnderWay: ({ context }) => context.order !== null && isUnderWay(context.order.status),
    /** Whether this is a newer status of the followed order. Responses that arrive out of order are ignored. */
    hasMoved: ({ context: { order } }, withdraw: Withdraw) =>
      order !== null &&
      withdraw.code === order.code &&
      withdraw.status !== order.status &&
      withdrawTransitions.mayLaterBe(order.status, withdraw.status),
    comesToTheSame: ({ context }, quote: WithdrawQuote) =>
      context.quote !== null && quotesAgree(context.quote, quote),
    mayRenewQuietly: ({ context }) => context.renewals < QUIET_RENEWALS,
    isSlow: ({ context }) => context.isSlow,
    isAnswer: (_, error: unknown) => failureOf(error).kind === 'server',
    /** A rejection unrelated to the withdrawal: the server is busy, or a token has expired. */
    isPassing: (_, error: unknown) => saysNothingOfIt(error),
    outcomeIsUnknown: (_, error: unknown) => outcomeIsUnknown(failureOf(error)),
    /** Whether a failed read is worth another attempt, because the network or the server is temporarily unavailable. */
    mayPass: (_, error: unknown) => outcomeIsUnknown(failureOf(error)) || mayPass(failureOf(error)),
    firstOutcomeIsUnknown: (_, error: unknown) => firstOutcomeIsUnknown(failureOf(error)),
    quoteHasChanged: (_, error: unknown) => isServerCode(failureOf(error), 'QUOTE_CHANGED'),
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
    takeUpIntent: assign({
      key: ({ context }, found: WithdrawRestoration) => found.intent?.key ?? context.key,
      request: ({ context }, found: WithdrawRestoration) => found.intent?.request ?? context.request,
      quoteRequest: ({ context }, found: WithdrawRestoration) =>
        found.intent?.request ?? context.quoteRequest,
      intendedAt: ({ context }, found: WithdrawRestoration) => found.intent?.at ?? context.intendedAt,
      tries: 0,
    }),
    rememberQuoteRequest: assign({
      quoteRequest: (_, { provider, amount }: WithdrawQuoteRequest) => ({ provider, amount }),
      renewals: 0,
      isSlow: false,
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
    rememberRequest: assign(({ context: { clock, quoteRequest, quote } }, bankAccountId: string) =>
      quoteRequest && quote
        ? {
            request: {
              provider: quoteRequest.provider,
              bankAccountId,
              amount: quote.amount,
              quoteId: quote.quoteId,
            },
            intendedAt: Math.round(clock.now()),
            tries: 0,
            isSlow: false,
            failure: null,
            notice: null,
          }
        : {},
    ),
    announceSlow: assign({ isSlow: true }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    renewKey: assign({ key: ({ context }) => context.newKey(), request: null }),
    rememberFailure: assign({ failure: (_, error: unknown) => failureOf(error) }),
    forgetFailure: assign({ failure: null }),
    announceNotCreated: assign({ notice: 'NOT_CREATED' as const }),
    forgetQuote: assign({ quoteRequest: null, quote: null, notice: null }),
    /** Stores the order to follow. The guard has checked that there is one. */
    take: assign(({ context }, withdraw: Withdraw | null) => ({
      order: withdraw ? { code: withdraw.code, status: withdraw.status } : context.order,
      // After a missing response, the order in progress may be the one that this machine created.
      notice:
        context.quoteRequest !== null && withdraw?.idempotencyKey !== context.key
          ? ('ALREADY_OPEN' as const)
          : null,
      failure: null,
    })),
    learn: assign({
      order: ({ context }, { code, status }: Withdraw) => (context.order ? { code, status } : null),
      notice: null,
    }),
    forgetForm: assign({
      draft: EMPTY_WITHDRAW_DRAFT,
      quoteRequest: null,
      quote: null,
      request: null,
      key: ({ context }) => context.newKey(),
    }),
    forgetOrder: assign({ order: null, notice: null }),
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
    announceMove: emit((_, { code, status }: Withdraw) => ({
      type: 'withdraw.moved' as const,
      code,
      status,
    })),
    announceLeaving: emit({ type: 'withdraw.left' }),
  },
  delays: {
    // Limited to the contract's maximum validity of a quote, whatever the response says.
    untilQuoteEnds: ({ context: { clock, quote } }) => {
      const left = (quote && millisecondsOf(quote.expiresAt)) ?? 0;
      return Math.min(Math.max(0, left - clock.now()), WITHDRAW_QUOTE_SECONDS * 1000);
    },
    untilNextTry: ({ context }) => Math.min(1_000 * 2 ** context.tries, LONGEST_WAIT_MS),
    untilSlow: SLOW_MS,
    untilRead: UNREAD_MS,
  },
}).createMachine({
  id: 'withdraw',
  description: 'Withdrawing credit to the bank account, exactly once (specification §1 and §5, contract §3).',
  context: ({ input }) => ({
    ...input,
    draft: EMPTY_WITHDRAW_DRAFT,
    key: input.newKey(),
    quoteRequest: null,
    quote: null,
    renewals: 0,
    request: null,
    intendedAt: 0,
    tries: 0,
    isSlow: false,
    order: null,
    notice: null,
    failure: null,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      description: 'The server and the journal are asked what is going on: nothing else is remembered of it.',
      tags: ['loading'],
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: [
          {
            description: 'There is a withdrawal: it is shown as the server has it.',
            guard: { type: 'hasOrder', params: ({ event }: Answered<WithdrawRestoration>) => event.output },
            target: 'following',
            actions: {
              type: 'take',
              params: ({ event }: Answered<WithdrawRestoration>) => event.output.order,
            },
          },
          {
            description:
              'A withdrawal was asked for and no answer came: the same key is sent again (contract §1).',
            guard: {
              type: 'hasFreshIntent',
              params: ({ event }: Answered<WithdrawRestoration>) => event.output,
            },
            target: 'creating.sendingAgain',
            actions: [
              { type: 'restoreDraft', params: ({ event }: Answered<WithdrawRestoration>) => event.output },
              { type: 'takeUpIntent', params: ({ event }: Answered<WithdrawRestoration>) => event.output },
            ],
          },
          {
            description: 'One was asked for long ago and never made: the player is told and decides anew.',
            guard: { type: 'hasIntent', params: ({ event }: Answered<WithdrawRestoration>) => event.output },
            target: 'composing',
            actions: [
              { type: 'restoreDraft', params: ({ event }: Answered<WithdrawRestoration>) => event.output },
              'announceNotCreated',
              'announceDraft',
            ],
          },
          {
            description: 'Nothing is going on: the form, with what was typed before.',
            target: 'composing',
            actions: {
              type: 'restoreDraft',
              params: ({ event }: Answered<WithdrawRestoration>) => event.output,
            },
          },
        ],
        onError: {
          description: 'It cannot be known now.',
          target: 'unreachable',
          actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
        },
      },
    },

    unreachable: {
      description: 'Whether a withdrawal is under way is not known, so none can be made.',
      tags: ['unreachable'],
      on: {
        'withdraw.retry': {
          description: 'The player tries again.',
          target: 'restoring',
          actions: 'forgetFailure',
        },
        'network.restored': {
          description: 'The network is back.',
          target: 'restoring',
          actions: 'forgetFailure',
        },
      },
    },

    composing: {
      description: 'The form: from which provider, and how much (specification §5).',
      tags: ['form'],
      on: {
        'withdraw.edit': {
          description: 'Something was typed or chosen; it is another withdrawal now, so it has another key.',
          actions: [{ type: 'editDraft', params: ({ event }) => event.changes }, 'announceDraft'],
        },
        'withdraw.quote': {
          description: 'The player wants to see what it comes to, before anything is withdrawn.',
          target: 'quoting',
          actions: { type: 'rememberQuoteRequest', params: ({ event }) => event.request },
        },
        'withdraw.observed': {
          description: 'One was made in another tab: there is one under way at most.',
          guard: { type: 'isUnderWay', params: ({ event }) => event.withdraw },
          target: 'following',
          actions: { type: 'take', params: ({ event }) => event.withdraw },
        },
      },
    },

    quoting: {
      description: 'The server works out what it comes to. Nothing is withdrawn by it.',
      tags: ['form', 'quoting'],
      invoke: {
        id: 'requestQuote',
        src: 'requestQuote',
        input: ({ context }) => requestOf(context),
        onDone: {
          description: 'The numbers are there.',
          target: 'quoted',
          actions: { type: 'rememberQuote', params: ({ event }) => event.output },
        },
        onError: [
          {
            description: 'A withdrawal is under way already: it is shown instead.',
            guard: { type: 'anotherIsUnderWay', params: ({ event }: Rejected) => event.error },
            target: 'opening',
            actions: [
              { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              { type: 'announceRejection', params: ({ event }: Rejected) => event.error },
            ],
          },
          {
            description: 'Rejected, with the reason: what the form was judged by is old.',
            guard: { type: 'isAnswer', params: ({ event }: Rejected) => event.error },
            target: 'composing',
            actions: [
              'forgetQuote',
              { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              { type: 'announceRejection', params: ({ event }: Rejected) => event.error },
            ],
          },
          {
            description: 'No answer. Nothing was asked for that could have been done.',
            target: 'composing',
            actions: [
              'forgetQuote',
              { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
            ],
          },
        ],
      },
      after: {
        untilSlow: { description: 'It takes longer than usual: said so.', actions: 'announceSlow' },
      },
      on: {
        'withdraw.edit': {
          description: 'Other words: what the former ones come to is of no interest any more.',
          target: 'composing',
          actions: [
            'forgetQuote',
            { type: 'editDraft', params: ({ event }) => event.changes },
            'announceDraft',
          ],
        },
        'withdraw.back': {
          description: 'Not after all.',
          target: 'composing',
          actions: 'forgetQuote',
        },
      },
    },

    quoted: {
      description: 'What it comes to, line by line, before anything is withdrawn (contract §2).',
      tags: ['quoted'],
      initial: 'unread',
      on: {
        'withdraw.back': {
          description: 'The player wants to change something.',
          target: 'composing',
          actions: ['forgetQuote', 'forgetFailure'],
        },
        'withdraw.observed': {
          description: 'One was made in another tab meanwhile: it is shown, and said to be another.',
          guard: { type: 'isUnderWay', params: ({ event }) => event.withdraw },
          target: 'following',
          actions: { type: 'take', params: ({ event }) => event.withdraw },
        },
      },
      states: {
        unread: {
          description: 'Other numbers have only just come: the second half of a double tap confirms nothing.',
          tags: ['unread'],
          after: {
            untilRead: { description: 'They can have been seen.', target: 'shown' },
          },
        },
        shown: {
          description: 'The numbers hold for a while, on the time of the server.',
          after: {
            untilQuoteEnds: [
              {
                description: 'They have ended: asked for anew, quietly.',
                guard: 'mayRenewQuietly',
                target: 'renewing',
                actions: 'countRenewal',
              },
              { description: 'No one seems to be reading them.', target: 'lapsed' },
            ],
          },
          on: {
            'withdraw.confirm': {
              description: 'What is shown is withdrawn, once, whatever is pressed meanwhile.',
              target: '#withdraw.creating',
              actions: { type: 'rememberRequest', params: ({ event }) => event.bankAccountId },
            },
            'clock.corrected': {
              description: 'The end is counted anew.',
              target: 'shown',
              reenter: true,
            },
            'page.returned': {
              description: 'The time may have slept with the phone; somebody is here again.',
              target: 'shown',
              reenter: true,
              actions: 'recountRenewals',
            },
          },
        },
        renewing: {
          description: 'The numbers as they are now are fetched. Until then there is nothing to confirm.',
          tags: ['renewing'],
          invoke: {
            id: 'requestQuoteAgain',
            src: 'requestQuote',
            input: ({ context }) => requestOf(context),
            onDone: [
              {
                description: 'They are the same.',
                guard: {
                  type: 'comesToTheSame',
                  params: ({ event }: Answered<WithdrawQuote>) => event.output,
                },
                target: 'shown',
                actions: {
                  type: 'rememberQuote',
                  params: ({ event }: Answered<WithdrawQuote>) => event.output,
                },
              },
              {
                description: 'Something is not what it was: told, and the player decides anew.',
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
                description: 'A withdrawal is under way: it is shown instead.',
                guard: { type: 'anotherIsUnderWay', params: ({ event }: Rejected) => event.error },
                target: '#withdraw.opening',
                actions: [
                  { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
                  { type: 'announceRejection', params: ({ event }: Rejected) => event.error },
                ],
              },
              {
                description:
                  'Busy, or a token was old: the numbers are asked for again when the player says.',
                guard: { type: 'isPassing', params: ({ event }: Rejected) => event.error },
                target: 'lapsed',
                actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              },
              {
                description: 'It cannot be withdrawn like this any more: the form, with the reason.',
                guard: { type: 'isAnswer', params: ({ event }: Rejected) => event.error },
                target: '#withdraw.composing',
                actions: [
                  'forgetQuote',
                  { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
                  { type: 'announceRejection', params: ({ event }: Rejected) => event.error },
                ],
              },
              {
                description: 'The line is down.',
                target: 'lapsed',
                actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              },
            ],
          },
        },
        lapsed: {
          description: 'The numbers hold no longer. They are asked for anew when somebody is here for them.',
          tags: ['lapsed'],
          on: {
            'withdraw.retry': {
              description: 'The player wants them.',
              target: 'renewing',
              actions: ['recountRenewals', 'forgetFailure'],
            },
            'page.returned': {
              description: 'Somebody is here again.',
              target: 'renewing',
              actions: ['recountRenewals', 'forgetFailure'],
            },
            'network.restored': {
              description: 'The network is back.',
              target: 'renewing',
              actions: 'forgetFailure',
            },
          },
        },
      },
    },

    creating: {
      description: 'One withdrawal is being made. Nothing that happens here makes a second one.',
      tags: ['pending'],
      initial: 'sending',
      states: {
        sending: {
          description: 'The withdrawal is with the server, under its Idempotency-Key.',
          invoke: {
            id: 'createWithdraw',
            src: 'createWithdraw',
            input: ({ context }) => creationOf(context),
            onDone: {
              description: 'It is under way, and the credit is held for it.',
              target: '#withdraw.following',
              actions: [
                { type: 'take', params: ({ event }) => event.output },
                { type: 'announceRequest', params: ({ event }) => event.output },
              ],
            },
            onError: [
              {
                description: 'No usable answer: the order may exist.',
                guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                target: 'tryingAgain',
              },
              {
                description: 'It would come to something else than what was shown: the new numbers first.',
                guard: { type: 'quoteHasChanged', params: ({ event }: Rejected) => event.error },
                target: '#withdraw.quoted.renewing',
                actions: [
                  { type: 'announceRejection', params: ({ event }: Rejected) => event.error },
                  'renewKey',
                  'announceRenewed',
                ],
              },
              {
                description: 'A withdrawal is under way already: it is shown instead.',
                guard: { type: 'anotherIsUnderWay', params: ({ event }: Rejected) => event.error },
                target: '#withdraw.opening',
                actions: [
                  { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
                  { type: 'announceRejection', params: ({ event }: Rejected) => event.error },
                ],
              },
              {
                description: 'Rejected for now, and nothing was made: the numbers stay, with the reason.',
                guard: { type: 'isPassing', params: ({ event }: Rejected) => event.error },
                target: '#withdraw.quoted',
                actions: [
                  { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
                  { type: 'announceRejection', params: ({ event }: Rejected) => event.error },
                  'renewKey',
                ],
              },
              {
                description:
                  'Rejected, with the reason. Nothing was made, so the next attempt has a new key.',
                target: '#withdraw.composing',
                actions: [
                  'forgetQuote',
                  { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
                  { type: 'announceRejection', params: ({ event }: Rejected) => event.error },
                  'renewKey',
                ],
              },
            ],
          },
          after: {
            untilSlow: {
              description: 'It takes longer than usual: said so, and that pressing again is not needed.',
              actions: 'announceSlow',
            },
          },
          on: {
            'withdraw.retry': {
              description: 'The player does not want to wait: the same key once more changes nothing.',
              guard: 'isSlow',
              target: 'tryingAgain',
            },
          },
        },

        tryingAgain: {
          description:
            'A withdrawal of now is sent again. One that was asked for long ago is only searched for.',
          always: [{ guard: 'isLongAgo', target: 'lookingUp' }, { target: 'sendingAgain' }],
        },

        sendingAgain: {
          description: 'The same order under the same key: the server answers as it did, or makes it now.',
          tags: ['findingOut'],
          invoke: {
            id: 'createWithdrawAgain',
            src: 'createWithdraw',
            input: ({ context }) => creationOf(context),
            onDone: {
              description: 'It is under way: there is one, however often it was sent.',
              target: '#withdraw.following',
              actions: [
                { type: 'take', params: ({ event }) => event.output },
                { type: 'announceRequest', params: ({ event }) => event.output },
              ],
            },
            onError: [
              {
                description: 'Still nothing that tells of the first attempt: the lists may.',
                guard: { type: 'firstOutcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                target: 'lookingUp',
              },
              {
                description: 'One is under way. It may be ours, where the server does not know keys.',
                guard: { type: 'anotherIsUnderWay', params: ({ event }: Rejected) => event.error },
                target: '#withdraw.opening',
                actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              },
              {
                description: 'The first attempt never arrived, and its quote has ended: the form, told so.',
                guard: { type: 'quoteHasChanged', params: ({ event }: Rejected) => event.error },
                target: '#withdraw.composing',
                actions: [
                  'forgetQuote',
                  { type: 'announceRejection', params: ({ event }: Rejected) => event.error },
                  'renewKey',
                  'announceNotCreated',
                  'announceDraft',
                ],
              },
              {
                description: 'Rejected: nothing was made.',
                target: '#withdraw.composing',
                actions: [
                  'forgetQuote',
                  { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
                  { type: 'announceRejection', params: ({ event }: Rejected) => event.error },
                  'renewKey',
                ],
              },
            ],
          },
        },

        lookingUp: {
          description: 'The one under way, then the newest ones, are searched for the key (contract §1).',
          tags: ['findingOut'],
          invoke: {
            id: 'findWithdraw',
            src: 'findWithdraw',
            input: ({ context }) => ({ key: context.key }),
            onDone: [
              {
                description: 'It is there.',
                guard: { type: 'isFound', params: ({ event }: Answered<Withdraw | null>) => event.output },
                target: '#withdraw.following',
                actions: [
                  { type: 'take', params: ({ event }: Answered<Withdraw | null>) => event.output },
                  { type: 'announceRequest', params: ({ event }: Answered<Withdraw | null>) => event.output },
                ],
              },
              {
                description:
                  'It was asked for long ago and never made: the page says so, and the player decides again.',
                guard: 'isLongAgo',
                target: '#withdraw.composing',
                actions: ['forgetQuote', 'renewKey', 'announceNotCreated', 'announceDraft'],
              },
              { description: 'Not there, or not yet.', target: 'waiting' },
            ],
            onError: { description: 'The line is still down.', target: 'waiting' },
          },
        },

        waiting: {
          description:
            'The line is down. The player is told what is being waited for, and not to withdraw again.',
          tags: ['findingOut', 'waiting'],
          entry: 'countTry',
          after: {
            untilNextTry: { description: 'The next try; the waits grow.', target: 'tryingAgain' },
          },
          on: {
            'withdraw.retry': { description: 'The player tries now.', target: 'tryingAgain' },
            'network.restored': { description: 'The network is back.', target: 'tryingAgain' },
          },
        },
      },
    },

    opening: {
      description: 'The withdrawal that is under way already is fetched.',
      tags: ['loading'],
      invoke: {
        id: 'loadWithdraw',
        src: 'loadWithdraw',
        input: ({ context }) => ({
          code: (context.failure?.kind === 'server' ? context.failure.meta['code'] : undefined) ?? '',
        }),
        onDone: {
          description: 'It is shown.',
          target: 'following',
          actions: { type: 'take', params: ({ event }) => event.output },
        },
        onError: [
          {
            description:
              'No usable answer: what is there is found out, by the journal and the server (contract §1).',
            guard: { type: 'mayPass', params: ({ event }: Rejected) => event.error },
            target: 'unreachable',
            actions: [
              'forgetQuote',
              { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              'renewKey',
            ],
          },
          {
            description: 'It cannot be shown: the rejection stands.',
            target: 'composing',
            actions: ['forgetQuote', 'announceStatusRejection', 'renewKey'],
          },
        ],
      },
    },

    following: {
      description:
        'The withdrawal exists. Where it stands is always what the server told last (contract §3).',
      tags: ['following'],
      entry: ['announceOrder', 'forgetForm'],
      initial: 'sorting',
      states: {
        sorting: {
          description: 'The status decides.',
          always: [{ guard: 'followedIsUnderWay', target: 'underWay' }, { target: 'ended' }],
        },
        underWay: {
          description: 'Staff look at it, then the bank pays it out. Its credit is held for it.',
          on: {
            'withdraw.observed': {
              description: 'The server says how it goes on.',
              guard: { type: 'hasMoved', params: ({ event }) => event.withdraw },
              target: 'sorting',
              actions: [
                { type: 'learn', params: ({ event }) => event.withdraw },
                { type: 'announceMove', params: ({ event }) => event.withdraw },
              ],
            },
          },
        },
        ended: {
          description: 'Paid out, or given back whole: nothing can change any more.',
          tags: ['ended'],
          on: {
            'withdraw.leave': {
              description: 'The player has seen how it ended and starts another.',
              target: '#withdraw.composing',
              actions: ['forgetOrder', 'announceLeaving'],
            },
          },
        },
      },
    },
  },
});

/** Whether the server rejected the request before it checked the withdrawal (contract §1: order of checks). */
function saysNothingOfIt(error: unknown): boolean {
  const failure = failureOf(error);
  return (
    failure.kind === 'server' &&
    (mayPass(failure) || isServerCode(failure, 'UNAUTHENTICATED', 'XSRF_INVALID'))
  );
}

function requestOf({ quoteRequest }: WithdrawContext): WithdrawQuoteRequest {
  if (!quoteRequest) throw new Error('a quote is asked for that nobody wants');
  return quoteRequest;
}

/** The request of the POST; a retry sends exactly the same. */
function creationOf({ key, request, draft, intendedAt }: WithdrawContext): WithdrawIntent {
  if (!request) throw new Error('a withdrawal is sent that was not asked for');
  return { key, request, draft, at: intendedAt };
}
