import {
  assign,
  type DoneActorEvent,
  enqueueActions,
  type ErrorActorEvent,
  fromPromise,
  raise,
  sendTo,
  setup,
} from 'xstate';
import { waitUntil } from '../contract/time/clock.ts';
import type { Deposit, DepositStatus } from '../contract/deposit.ts';
import { failureOf, isServerCode, outcomeIsUnknown } from '../contract/errors.ts';
import { SLOW_MS } from '../contract/limits.ts';
import { ORDER_STATUSES } from '../contract/order.ts';
import { type DepositAction, hasBeen, isFinal, mayDo, mayLaterBe } from '../contract/rules/deposit.ts';
import { isKnown } from '../contract/schema/vocabulary.ts';
import {
  type CheckOutcome,
  type DepositOrderContext,
  type DepositOrderEmitted,
  type DepositOrderEvent,
  type DepositOrderInput,
  factsOf,
  type OrderCancellation,
  type OrderReference,
  type QrOutcome,
} from './deposit.vocabulary.ts';
import { submissionOf } from './submission.machine.ts';
import { isRejected, resultOf, type SubmissionOutput } from './submission.vocabulary.ts';

/** Polling interval of an order that changes without the player: starts at the first value and doubles up to the second. */
const FIRST_POLL_MS = 5_000;
const LONGEST_POLL_MS = 60_000;
/** Retry interval at a deadline while the bank does not respond. */
const DEADLINE_RETRY_MS = 5_000;
/** Cooldown between checks if the server gives none. */
const DEFAULT_COOLDOWN_SECONDS = 3;

// Params of guards and actions for `onError` and `onDone`; xstate does not infer the event type in an array of transitions.
type Rejected = { readonly event: ErrorActorEvent };
type Submitted = { readonly event: DoneActorEvent<SubmissionOutput<Deposit>> };

const notProvided = () => Promise.reject(new Error('not provided'));

/**
 * Follows one deposit order to its end: specification §4, contract §2 and §3. Only the server changes the status. The order's
 * status and the checks with the bank are parallel regions.
 */
export const depositOrderMachine = setup({
  types: {
    input: {} as DepositOrderInput,
    context: {} as DepositOrderContext,
    events: {} as DepositOrderEvent,
    emitted: {} as DepositOrderEmitted,
    tags: {} as
      | 'checking'
      | 'coolingDown'
      | 'qrLoading'
      | 'qrShown'
      | 'qrAsking'
      | 'qrExpired'
      | 'qrIssuing'
      | 'qrUnavailable'
      | 'askingToCancel'
      | 'canceling'
      | 'slowCheck',
    children: {} as { submission: 'submitCancellation' },
  },
  actors: {
    loadDeposit: fromPromise<Deposit, OrderReference>(notProvided),
    loadQr: fromPromise<QrOutcome, OrderReference>(notProvided),
    issueQr: fromPromise<QrOutcome, OrderReference>(notProvided),
    checkDeposit: fromPromise<CheckOutcome, OrderReference>(notProvided),
    submitCancellation: submissionOf<OrderCancellation, Deposit>(),
  },
  guards: {
    statusIs: ({ context }, params: { readonly status: DepositStatus }) => context.status === params.status,
    hasBeen: ({ context }, params: { readonly status: DepositStatus }) =>
      hasBeen(context.status, params.status),
    isKnown: ({ context }) => isKnown(ORDER_STATUSES, context.status),
    isUnknown: ({ context }) => !isKnown(ORDER_STATUSES, context.status),
    may: ({ context }, params: { readonly action: DepositAction }) => mayDo(context.status, params.action),
    canStillChange: ({ context }) => !isFinal(context.status),
    awaitsStaff: ({ context }) => context.awaitsStaff,
    isThisOrder: ({ context }, deposit: Deposit) => deposit.code === context.code,
    isUnpaid: (_, deposit: Deposit) => deposit.status === 'OPEN',
    isCanceled: (_, deposit: Deposit) => deposit.status === 'CANCELED',
    wantsCheck: ({ context }) => context.wantsCheck && !isFinal(context.status),
    outcomeIsUnknown: (_, error: unknown) => outcomeIsUnknown(failureOf(error)),
    isTooSoon: (_, error: unknown) => isServerCode(failureOf(error), 'RATE_LIMITED'),
    hasCanceled: (_, output: SubmissionOutput<Deposit>) => resultOf(output)?.status === 'CANCELED',
    /** The server found the payment when it was asked to cancel, or a look-up has found it since. */
    isAlreadyPaid: (_, output: SubmissionOutput<Deposit>) =>
      isRejected(output, 'ORDER_ALREADY_PAID') || hasBeen(resultOf(output)?.status ?? 'OPEN', 'PAID'),
    qrStillWorks: ({ context }) => context.qrExpiresAt > context.clock.now(),
    qrHasEnded: (_, error: unknown) => isServerCode(failureOf(error), 'QR_EXPIRED', 'ORDER_NOT_OPEN'),
  },
  actions: {
    /**
     * Stores a newer state of the order, and announces a new status, after which earlier remarks no longer apply. The reason why
     * a cancellation failed stays when the payment arrives. Responses that arrive out of order are ignored.
     */
    learn: enqueueActions(({ context, enqueue }, deposit: Deposit | null) => {
      const { code, status, notice } = context;
      if (deposit?.code !== code || !mayLaterBe(status, deposit.status)) return;
      enqueue.assign(factsOf(deposit));
      if (deposit.status === status) return;
      const isReason = status === 'OPEN' && notice === 'ALREADY_PAID';
      enqueue.assign({ failure: null, notice: isReason ? notice : null, polls: 0 });
      enqueue.emit({ type: 'order.moved', code, status: deposit.status });
    }),
    rememberQrDeadline: assign({ qrExpiresAt: (_, qr: QrOutcome) => qr.expiresAt, failure: null }),
    /** The server reports the QR as expired, whatever the local clock says. */
    endQr: assign({ qrExpiresAt: 0 }),
    askAloud: assign({ isQuiet: false, wantsCheck: false, notice: null, failure: null }),
    announceAnswer: assign({ isQuiet: false, notice: null, failure: null }),
    askQuietly: assign({ isQuiet: true, wantsCheck: false }),
    askWhenAllowed: assign({ wantsCheck: true }),
    coolDown: assign(({ context }, outcome: CheckOutcome) =>
      waitOf(context.clock.now(), outcome.retryAfterSeconds),
    ),
    coolDownAfterRejection: assign(({ context }, error: unknown) => {
      const failure = failureOf(error);
      const seconds = failure.kind === 'server' ? failure.retryAfterSeconds : null;
      return waitOf(context.clock.now(), seconds ?? DEFAULT_COOLDOWN_SECONDS);
    }),
    /** Setting the clock back must not extend the cooldown. */
    recountCooldown: assign({
      checkAllowedAt: ({ context }) =>
        Math.min(context.checkAllowedAt, context.clock.now() + context.cooldown),
    }),
    /** Ignored for an order that is known to be paid: the response is outdated. */
    announceUnpaid: assign({
      notice: ({ context }) =>
        !context.isQuiet && (context.status === 'OPEN' || context.status === 'CANCELED')
          ? ('UNPAID' as const)
          : context.notice,
      failure: null,
    }),
    announceTooSoon: assign({
      notice: ({ context }) => (context.isQuiet ? context.notice : ('TOO_SOON' as const)),
    }),
    announceAlreadyPaid: assign({ notice: 'ALREADY_PAID' as const }),
    explainNotCanceled: assign((_, output: SubmissionOutput<Deposit>) =>
      isRejected(output) ? { failure: output.failure } : { notice: 'NOT_CANCELED' as const },
    ),
    rememberFailure: assign({ failure: (_, error: unknown) => failureOf(error) }),
    rememberNoAnswer: assign({ failure: { kind: 'timeout' } }),
    /** A failed automatic check is not displayed; a later one may succeed. */
    rememberFailureIfAsked: assign({
      failure: ({ context }, error: unknown) => (context.isQuiet ? context.failure : failureOf(error)),
    }),
    forgetRemarks: assign({ failure: null, notice: null }),
    /** Keeps the reason why the cancellation failed when the payment arrives. */
    forgetRemarksButAlreadyPaid: assign({
      failure: null,
      notice: ({ context }) => (context.notice === 'ALREADY_PAID' ? context.notice : null),
    }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    restartPolls: assign({ polls: 0 }),
    askTheBank: raise({ type: 'order.checkQuietly' }),
    readOrder: raise({ type: 'order.poll' }),
    reportUnpaid: raise({ type: 'order.unpaid' }),
    retryCancellation: sendTo('submission', { type: 'submission.retry' }),
    reportNetwork: sendTo('submission', { type: 'network.restored' }),
  },
  delays: {
    untilSlow: SLOW_MS,
    untilQrExpires: ({ context }) => waitUntil(context.qrExpiresAt, context.clock),
    // If the server has not closed the order at its expiry, it is asked again after a pause instead of in a tight loop.
    untilOrderExpires: ({ context }) =>
      waitUntil(context.orderExpiresAt, context.clock) || 3 * DEADLINE_RETRY_MS,
    untilCheckAllowed: ({ context }) => waitUntil(context.checkAllowedAt, context.clock),
    untilBankIsAskedAgain: DEADLINE_RETRY_MS,
    untilNextPoll: ({ context }) => Math.min(FIRST_POLL_MS * 2 ** context.polls, LONGEST_POLL_MS),
  },
}).createMachine({
  id: 'depositOrder',
  description: 'The site follows one deposit order from its QR to its end (specification §4, contract §3).',
  context: ({ input }) => ({
    ...input.order,
    clock: input.clock,
    newKey: input.newKey,
    qrExpiresAt: 0,
    checkAllowedAt: 0,
    cooldown: 0,
    isQuiet: true,
    wantsCheck: false,
    polls: 0,
    notice: input.wasOpenAlready ? ('ALREADY_OPEN' as const) : null,
    failure: null,
  }),
  initial: 'followed',
  states: {
    followed: {
      description: 'The site follows the order until the player leaves it.',
      type: 'parallel',
      on: {
        'order.observed': {
          description:
            'The site receives this order from another read or tab. The order takes a newer status.',
          guard: { type: 'isThisOrder', params: ({ event }) => event.deposit },
          actions: { type: 'learn', params: ({ event }) => event.deposit },
        },
        'order.leave': {
          description: 'The player leaves an order that is no longer open.',
          guard: { type: 'may', params: { action: 'startAnother' } },
          target: 'left',
        },
      },
      states: {
        status: {
          description: 'The order has the status that the server reported last. Only the server changes it.',
          initial: 'sorting',
          states: {
            sorting: {
              description:
                'The site selects the state for the status that the order has when the page opens.',
              always: [
                { guard: { type: 'statusIs', params: { status: 'OPEN' } }, target: 'open' },
                { guard: { type: 'statusIs', params: { status: 'PAID' } }, target: 'paid' },
                { guard: { type: 'statusIs', params: { status: 'SUCCESS' } }, target: 'success' },
                { guard: { type: 'statusIs', params: { status: 'FAILED' } }, target: 'failed' },
                { guard: { type: 'statusIs', params: { status: 'CANCELED' } }, target: 'canceled' },
                { guard: { type: 'statusIs', params: { status: 'REJECTED' } }, target: 'rejected' },
                { target: 'unknown' },
              ],
            },

            open: {
              description:
                'The order waits for the payment. It counts as unpaid until the bank confirms the money to the server (specification §4).',
              type: 'parallel',
              always: [
                {
                  description: 'The player or staff cancel the order, or it expires unpaid.',
                  guard: { type: 'statusIs', params: { status: 'CANCELED' } },
                  target: 'canceled',
                },
                {
                  description: 'The bank confirms the payment to the server.',
                  guard: { type: 'hasBeen', params: { status: 'PAID' } },
                  target: 'paid',
                },
                {
                  description: 'The server reports a status that this version of the site does not know.',
                  guard: 'isUnknown',
                  target: 'unknown',
                },
              ],
              states: {
                qr: {
                  description:
                    'The site shows the QR that the bank app scans, for as long as the QR is valid.',
                  initial: 'loading',
                  states: {
                    loading: {
                      description: 'The site loads the QR from the server.',
                      tags: ['qrLoading'],
                      invoke: {
                        id: 'loadQr',
                        src: 'loadQr',
                        input: ({ context }) => ({ code: context.code }),
                        onDone: {
                          description:
                            'The server returns the QR. The player can pay it until the deadline from the server.',
                          target: 'shown',
                          actions: { type: 'rememberQrDeadline', params: ({ event }) => event.output },
                        },
                        onError: [
                          {
                            description:
                              'The QR has expired or the order has ended. The site checks with the bank automatically.',
                            guard: { type: 'qrHasEnded', params: ({ event }: Rejected) => event.error },
                            target: 'lapsed',
                            actions: 'endQr',
                          },
                          {
                            description: 'The site cannot load the QR. The page shows the reason.',
                            target: 'unavailable',
                            actions: {
                              type: 'rememberFailure',
                              params: ({ event }: Rejected) => event.error,
                            },
                          },
                        ],
                      },
                    },
                    shown: {
                      description: 'The player can scan the QR. The countdown runs on server time.',
                      tags: ['qrShown'],
                      after: {
                        untilQrExpires: { description: 'The deadline of the QR passes.', target: 'lapsed' },
                      },
                      on: {
                        'clock.corrected': {
                          description:
                            'The site corrects its estimate of the server time and recalculates the countdown.',
                          target: 'shown',
                          reenter: true,
                        },
                        'page.returned': {
                          description:
                            'The player returns to the page. The phone may have paused the countdown, so the site recalculates it.',
                          target: 'shown',
                          reenter: true,
                        },
                      },
                    },
                    lapsed: {
                      description:
                        'The time of the QR or the order is up. The site checks with the bank automatically before it shows an expiry.',
                      tags: ['qrAsking'],
                      entry: 'askTheBank',
                      after: {
                        untilBankIsAskedAgain: {
                          description:
                            'The site has no result after 5 seconds. It checks with the bank again.',
                          target: 'lapsed',
                          reenter: true,
                        },
                      },
                      on: {
                        'order.unpaid': {
                          description: 'The bank has no payment. The player can safely request a new QR.',
                          target: 'expired',
                        },
                        'clock.corrected': {
                          description:
                            'The corrected server time shows that the QR is still valid. The clock of the phone was wrong.',
                          guard: 'qrStillWorks',
                          target: 'shown',
                        },
                      },
                    },
                    expired: {
                      description:
                        'The QR has expired, but the order is still open. The player can request a new QR.',
                      tags: ['qrExpired'],
                      after: {
                        untilOrderExpires: {
                          description:
                            'The deadline of the order passes. The site checks with the bank automatically.',
                          target: 'lapsed',
                        },
                      },
                      on: {
                        'order.issueQr': {
                          description: 'The player requests a new QR.',
                          guard: { type: 'may', params: { action: 'issueQr' } },
                          target: 'issuing',
                          actions: 'forgetRemarks',
                        },
                        'clock.corrected': [
                          {
                            description: 'The corrected server time shows that the QR is still valid.',
                            guard: 'qrStillWorks',
                            target: 'shown',
                          },
                          {
                            description:
                              'The site corrects its estimate of the server time and recalculates the deadline of the order.',
                            target: 'expired',
                            reenter: true,
                          },
                        ],
                        'page.returned': {
                          description:
                            'The player returns to the page. The phone may have paused the timer, so the site recalculates the deadline of the order.',
                          target: 'expired',
                          reenter: true,
                        },
                      },
                    },
                    issuing: {
                      description: 'The site requests a new QR for the same order.',
                      tags: ['qrIssuing'],
                      invoke: {
                        id: 'issueQr',
                        src: 'issueQr',
                        input: ({ context }) => ({ code: context.code }),
                        onDone: {
                          description:
                            'The server issues the QR. It expires no later than the order (contract §2).',
                          target: 'shown',
                          actions: { type: 'rememberQrDeadline', params: ({ event }) => event.output },
                        },
                        onError: [
                          {
                            description:
                              'The site receives no usable response, so the new QR may exist. The site loads the current QR.',
                            guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                            target: 'loading',
                          },
                          {
                            description: 'The order has ended. The site checks with the bank automatically.',
                            guard: { type: 'qrHasEnded', params: ({ event }: Rejected) => event.error },
                            target: 'lapsed',
                            actions: 'endQr',
                          },
                          {
                            description: 'The server rejects the request. The page shows the reason.',
                            target: 'expired',
                            actions: {
                              type: 'rememberFailure',
                              params: ({ event }: Rejected) => event.error,
                            },
                          },
                        ],
                      },
                    },
                    unavailable: {
                      description:
                        'The site cannot show the QR. The order is not affected, and the site reads it regularly because it may end.',
                      tags: ['qrUnavailable'],
                      after: {
                        untilNextPoll: {
                          description:
                            'The site reads the order without asking the bank. The waits grow from 5 to 60 seconds.',
                          target: 'unavailable',
                          reenter: true,
                          actions: ['countPoll', 'readOrder'],
                        },
                      },
                      on: {
                        'order.retryQr': {
                          description: 'The player requests the QR again.',
                          target: 'loading',
                          actions: ['forgetRemarks', 'restartPolls'],
                        },
                        'network.restored': {
                          description: 'The network is back. The site loads the QR again.',
                          target: 'loading',
                          actions: ['forgetRemarks', 'restartPolls'],
                        },
                        'page.returned': {
                          description: 'The player returns to the page. The site loads the QR again.',
                          target: 'loading',
                          actions: ['forgetRemarks', 'restartPolls'],
                        },
                      },
                    },
                  },
                },

                cancellation: {
                  description:
                    'The player can cancel the open order after a confirmation. A paid order cannot be cancelled.',
                  initial: 'none',
                  states: {
                    none: {
                      description: 'No cancellation is in progress.',
                      on: {
                        'order.cancel': {
                          description:
                            'The player wants to cancel. The dialog explains the consequences first.',
                          guard: { type: 'may', params: { action: 'cancel' } },
                          target: 'confirming',
                          actions: 'forgetRemarks',
                        },
                      },
                    },
                    confirming: {
                      description:
                        'The dialog says that the QR stops working and that money already sent still arrives (contract §3).',
                      tags: ['askingToCancel'],
                      on: {
                        'order.confirmCancel': {
                          description: 'The player confirms. The site sends the cancellation.',
                          target: 'canceling',
                        },
                        'order.keep': { description: 'The player keeps the order.', target: 'none' },
                      },
                    },
                    canceling: {
                      description:
                        'The machine submission cancels the order and finds out the outcome. The server asks the bank first and cancels only an unpaid order (contract §2).',
                      tags: ['canceling'],
                      on: {
                        'order.retryCancel': {
                          description:
                            'The player does not want to wait for the response or the next attempt.',
                          actions: 'retryCancellation',
                        },
                        'network.restored': {
                          description: 'The network is back. The site tries again at once.',
                          actions: 'reportNetwork',
                        },
                      },
                      invoke: {
                        id: 'submission',
                        src: 'submitCancellation',
                        input: ({ context: { clock, newKey, code } }) => ({
                          clock,
                          intent: { key: newKey(), at: Math.round(clock.now()), code },
                          wasSent: false,
                        }),
                        onDone: [
                          {
                            description: 'The server has cancelled the order.',
                            guard: { type: 'hasCanceled', params: ({ event }: Submitted) => event.output },
                            target: 'none',
                            actions: {
                              type: 'learn',
                              params: ({ event }: Submitted) => resultOf(event.output),
                            },
                          },
                          {
                            description:
                              'The order is paid and cannot be cancelled. The page refers the player to staff (specification §4), and the site checks automatically.',
                            guard: { type: 'isAlreadyPaid', params: ({ event }: Submitted) => event.output },
                            target: 'none',
                            actions: ['announceAlreadyPaid', 'askTheBank'],
                          },
                          {
                            description:
                              'The server rejects the cancellation, or has not carried it out after 5 minutes. The page says so.',
                            target: 'none',
                            actions: {
                              type: 'explainNotCanceled',
                              params: ({ event }: Submitted) => event.output,
                            },
                          },
                        ],
                      },
                    },
                  },
                },
              },
            },

            paid: {
              description:
                'The money has arrived, so nobody can cancel the order any more (contract §3). The order becomes success, failed or rejected.',
              initial: 'sorting',
              always: [
                {
                  description: 'The server or staff transfer the credit to the game provider.',
                  guard: { type: 'statusIs', params: { status: 'SUCCESS' } },
                  target: 'success',
                },
                {
                  description: 'The transfer to the game provider fails, or staff mark it as failed.',
                  guard: { type: 'statusIs', params: { status: 'FAILED' } },
                  target: 'failed',
                },
                {
                  description: 'Staff refund the money outside of the site.',
                  guard: { type: 'statusIs', params: { status: 'REJECTED' } },
                  target: 'rejected',
                },
                {
                  description: 'The server reports a status that this version of the site does not know.',
                  guard: 'isUnknown',
                  target: 'unknown',
                },
              ],
              after: {
                untilNextPoll: {
                  description:
                    'The site reads the order without asking the bank. The waits grow from 5 to 60 seconds.',
                  target: 'paid',
                  reenter: true,
                  actions: ['countPoll', 'readOrder'],
                },
              },
              on: {
                'page.returned': {
                  description: 'The player returns to the page. The site reads the order more often again.',
                  target: 'paid',
                  reenter: true,
                  actions: 'restartPolls',
                },
                'network.restored': {
                  description: 'The network is back. The site reads the order more often again.',
                  target: 'paid',
                  reenter: true,
                  actions: 'restartPolls',
                },
              },
              states: {
                sorting: {
                  description: 'The site reads from the order whether staff must decide about the money.',
                  always: [{ guard: 'awaitsStaff', target: 'awaitingStaff' }, { target: 'transferring' }],
                },
                transferring: {
                  description: 'The server transfers the credit to the game provider.',
                  always: {
                    description: 'The server reports that staff must decide about the money.',
                    guard: 'awaitsStaff',
                    target: 'awaitingStaff',
                  },
                },
                awaitingStaff: {
                  description:
                    'Staff must decide about the money: it is too little, more than 24 hours late, or late while a promotion is in use. Staff credit or refund it (contract §3).',
                },
              },
            },

            success: {
              description: 'The player has the credit with the game provider. This status is final.',
            },

            failed: {
              description:
                'The transfer to the game provider failed, but the money is safe. The server or staff repeat it, or staff refund the money.',
              always: [
                {
                  description: 'The server or staff repeat the transfer, and it succeeds.',
                  guard: { type: 'statusIs', params: { status: 'SUCCESS' } },
                  target: 'success',
                },
                {
                  description: 'Staff refund the money outside of the site.',
                  guard: { type: 'statusIs', params: { status: 'REJECTED' } },
                  target: 'rejected',
                },
                {
                  description: 'The server reports a status that this version of the site does not know.',
                  guard: 'isUnknown',
                  target: 'unknown',
                },
              ],
              after: {
                untilNextPoll: {
                  description:
                    'The site reads the order without asking the bank. The waits grow from 5 to 60 seconds.',
                  target: 'failed',
                  reenter: true,
                  actions: ['countPoll', 'readOrder'],
                },
              },
              on: {
                'page.returned': {
                  description: 'The player returns to the page. The site reads the order more often again.',
                  target: 'failed',
                  reenter: true,
                  actions: 'restartPolls',
                },
                'network.restored': {
                  description: 'The network is back. The site reads the order more often again.',
                  target: 'failed',
                  reenter: true,
                  actions: 'restartPolls',
                },
              },
            },

            canceled: {
              description:
                'The player or staff cancelled the unpaid order, or it expired. Money that arrives later is not lost: the order becomes paid, and after more than 24 hours staff decide about it (contract §3: late).',
              always: [
                {
                  description:
                    'The server finds money that arrived after the end of the order, by a check or by reconciliation. The order continues as paid, without a promotion (contract §3: late).',
                  guard: { type: 'hasBeen', params: { status: 'PAID' } },
                  target: 'paid',
                },
                {
                  description: 'The server reports a status that this version of the site does not know.',
                  guard: 'isUnknown',
                  target: 'unknown',
                },
              ],
            },

            rejected: {
              description: 'Staff refunded the money outside the site. This status is final.',
            },

            unknown: {
              description:
                'This version of the site does not know the status. The player can only leave the order (contract §1).',
              always: {
                description: 'The server reports a known status.',
                guard: 'isKnown',
                target: 'sorting',
              },
              on: {
                'page.returned': {
                  description:
                    'The player returns to the page. The site reads the order, which may have moved on.',
                  actions: 'readOrder',
                },
                'network.restored': {
                  description: 'The network is back. The site reads the order, which may have moved on.',
                  actions: 'readOrder',
                },
              },
            },
          },
        },

        inquiry: {
          description:
            'The player can check with the bank. The site checks automatically when the time of the QR or the order is up, on return to the page and when the network is back, but not at a regular interval.',
          initial: 'ready',
          states: {
            ready: {
              description: 'The player or the site can start a check.',
              always: {
                description: 'An automatic check had to wait. The site starts it now.',
                guard: 'wantsCheck',
                target: 'asking',
                actions: 'askQuietly',
              },
              on: {
                'order.check': {
                  description: 'The player requests a check. The page shows the result.',
                  guard: { type: 'may', params: { action: 'check' } },
                  target: 'asking',
                  actions: 'askAloud',
                },
                'order.checkQuietly': {
                  description:
                    'The time of the QR or the order is up, or a cancellation shows that the order is already paid. The site checks automatically.',
                  guard: 'canStillChange',
                  target: 'asking',
                  actions: 'askQuietly',
                },
                'order.poll': {
                  description: 'The site reads the order from the server without asking the bank.',
                  target: 'findingOut',
                  actions: 'askQuietly',
                },
                'page.returned': {
                  description:
                    'The player returns to the page, perhaps from the bank app. The site checks automatically.',
                  guard: 'canStillChange',
                  target: 'asking',
                  actions: 'askQuietly',
                },
                'network.restored': {
                  description: 'The network is back. The site checks automatically.',
                  guard: 'canStillChange',
                  target: 'asking',
                  actions: 'askQuietly',
                },
              },
            },
            asking: {
              description:
                'The site requests a check. The server asks the bank if the order is open or was cancelled less than 24 hours ago.',
              tags: ['checking'],
              initial: 'usual',
              states: {
                usual: {
                  description: 'The bank normally responds within seconds.',
                  after: {
                    untilSlow: { description: 'The bank has not responded after 5 seconds.', target: 'slow' },
                  },
                },
                slow: {
                  description:
                    'The check takes longer than usual. If the player requested it, the page says so, and what is not known yet (contract §1).',
                  tags: ['slowCheck'],
                  on: {
                    'order.stopWaiting': {
                      description: 'The player stops waiting. The site reads the order to see the outcome.',
                      target: '#depositOrder.followed.inquiry.findingOut',
                      actions: 'rememberNoAnswer',
                    },
                  },
                },
              },
              on: {
                'order.check': {
                  description:
                    'The player requests a check too. The page shows the result of the running check.',
                  actions: 'announceAnswer',
                },
                'order.checkQuietly': {
                  description:
                    'The running check may have started too early. The site checks once more afterwards.',
                  actions: 'askWhenAllowed',
                },
                'page.returned': {
                  description:
                    'The player may have paid after the running check started. The site checks once more afterwards.',
                  actions: 'askWhenAllowed',
                },
                'network.restored': {
                  description:
                    'The running check may have lost its connection. The site checks once more afterwards.',
                  actions: 'askWhenAllowed',
                },
              },
              invoke: {
                id: 'checkDeposit',
                src: 'checkDeposit',
                input: ({ context }) => ({ code: context.code }),
                onDone: [
                  {
                    description:
                      'The bank has no payment yet. If the player requested the check, the page says so (specification §4).',
                    guard: { type: 'isUnpaid', params: ({ event }) => event.output.deposit },
                    target: 'coolingDown',
                    actions: [
                      { type: 'learn', params: ({ event }) => event.output.deposit },
                      { type: 'coolDown', params: ({ event }) => event.output },
                      'announceUnpaid',
                      'reportUnpaid',
                    ],
                  },
                  {
                    description:
                      'The order is cancelled and the bank has no payment. If the player requested the check, the page says so.',
                    guard: { type: 'isCanceled', params: ({ event }) => event.output.deposit },
                    target: 'coolingDown',
                    actions: [
                      { type: 'coolDown', params: ({ event }) => event.output },
                      'announceUnpaid',
                      { type: 'learn', params: ({ event }) => event.output.deposit },
                    ],
                  },
                  {
                    description: 'The money has arrived. The order takes the status from the server.',
                    target: 'coolingDown',
                    actions: [
                      { type: 'coolDown', params: ({ event }) => event.output },
                      'forgetRemarksButAlreadyPaid',
                      { type: 'learn', params: ({ event }) => event.output.deposit },
                    ],
                  },
                ],
                onError: [
                  {
                    description:
                      'The server rejects the check as too early. If the player requested the check, the page says so.',
                    guard: { type: 'isTooSoon', params: ({ event }: Rejected) => event.error },
                    target: 'coolingDown',
                    actions: [
                      { type: 'coolDownAfterRejection', params: ({ event }: Rejected) => event.error },
                      'announceTooSoon',
                    ],
                  },
                  {
                    description:
                      'The site receives no usable response. It reads the order to see the outcome (contract §1).',
                    guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                    target: 'findingOut',
                    actions: { type: 'rememberFailureIfAsked', params: ({ event }: Rejected) => event.error },
                  },
                  {
                    description:
                      'The bank does not respond, or the server rejects the check. The order does not change.',
                    target: 'coolingDown',
                    actions: [
                      { type: 'coolDownAfterRejection', params: ({ event }: Rejected) => event.error },
                      { type: 'rememberFailureIfAsked', params: ({ event }: Rejected) => event.error },
                    ],
                  },
                ],
              },
            },
            findingOut: {
              description:
                'The site reads the order from the server: after a check without a response, or at a regular interval.',
              tags: ['checking'],
              on: {
                'order.check': {
                  description: 'The player requests a check. The site starts it at once.',
                  target: 'asking',
                  actions: 'askAloud',
                },
                'order.checkQuietly': {
                  description: 'An automatic check is due. The site starts it after the read.',
                  actions: 'askWhenAllowed',
                },
                'page.returned': {
                  description:
                    'The player returns to the page. The site checks automatically after the read.',
                  actions: 'askWhenAllowed',
                },
                'network.restored': {
                  description: 'The network is back. The site checks automatically after the read.',
                  actions: 'askWhenAllowed',
                },
              },
              invoke: {
                id: 'findOutCheck',
                src: 'loadDeposit',
                input: ({ context }) => ({ code: context.code }),
                onDone: {
                  description:
                    'The order takes the status from the server. The read does not show whether the server asked the bank.',
                  target: 'ready',
                  actions: { type: 'learn', params: ({ event }) => event.output },
                },
                onError: {
                  description:
                    'The read fails. The order keeps its status, and a reason that the page already shows stays.',
                  target: 'ready',
                },
              },
            },
            coolingDown: {
              description: 'The next check must wait for the time that the server set (contract §2).',
              tags: ['coolingDown'],
              after: {
                untilCheckAllowed: {
                  description: 'The wait ends. The player or the site can check again.',
                  target: 'ready',
                },
              },
              on: {
                'order.checkQuietly': {
                  description: 'An automatic check is due. The site starts it when the wait ends.',
                  actions: 'askWhenAllowed',
                },
                'page.returned': {
                  description:
                    'The player returns to the page. The site checks automatically when the wait ends.',
                  actions: 'askWhenAllowed',
                },
                'network.restored': {
                  description: 'The network is back. The site checks automatically when the wait ends.',
                  actions: 'askWhenAllowed',
                },
                'clock.corrected': {
                  description: 'The site corrects its estimate of the server time and recalculates the wait.',
                  target: 'coolingDown',
                  reenter: true,
                  actions: 'recountCooldown',
                },
              },
            },
          },
        },
      },
    },

    left: {
      description: 'The site no longer follows the order.',
      type: 'final',
    },
  },
});

/** Starts a cooldown of `seconds` from now. */
function waitOf(now: number, seconds: number): { checkAllowedAt: number; cooldown: number } {
  return { checkAllowedAt: now + seconds * 1000, cooldown: seconds * 1000 };
}
