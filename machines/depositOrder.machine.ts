import {
  and,
  assertEvent,
  assign,
  enqueueActions,
  type EventObject,
  forwardTo,
  fromCallback,
  not,
  or,
  raise,
  sendTo,
  setup,
  stateIn,
  type ActorRefFrom,
} from 'xstate';
import { type Attention, ATTENTIONS, type Deposit } from '../contract/deposit.ts';
import { type Failure, isServerCode } from '../contract/errors.ts';
import { ORDER_STATUSES, type OrderStatus } from '../contract/order.ts';
import { hasBeen } from '../contract/rules/deposit.ts';
import { isKnown } from '../contract/schema/vocabulary.ts';
import { millisecondsOf } from '../contract/time/clock.ts';
import type { OrderFacts, OrderObserved, OrderReference } from './deposit-order-part.ts';
import {
  type CheckAnswer,
  type CheckFailure,
  depositCheckMachine,
  type DepositCheckReport,
} from './depositCheck.machine.ts';
import { depositQrMachine, type DepositQrReport } from './depositQr.machine.ts';
import { report, sendReport } from './report.ts';
import {
  type Intent,
  type IntentSource,
  isRejection,
  resultOf,
  submissionOf,
  type SubmissionOutput,
} from './submission.machine.ts';
import { intentFrom, submissionIn, type Submitted } from './submitting.ts';

/** With these, only the excess payment waits for staff; with the others, the whole order does (contract §3). */
const EXCESS_ONLY: readonly Attention[] = ['OVER', 'TWICE'];

/** Whether received money waits for a decision of staff (contract §3). */
export function awaitsStaff({ status, attention }: OrderFacts): boolean {
  return (
    status === 'PAID' &&
    attention !== undefined &&
    !(isKnown(ATTENTIONS, attention) && EXCESS_ONLY.includes(attention))
  );
}

/** An informational message about the last step. Failures are separate. */
export type OrderNotice =
  /** The player checked, and the bank has no payment yet (specification §4: this is displayed to the player). */
  | 'UNPAID'
  /** The check came before the cooldown had ended. */
  | 'TOO_SOON'
  /** The player requested an order while the followed order was already open. */
  | 'ALREADY_OPEN'
  /** The order can no longer be cancelled because it is paid (specification §4: contact staff). */
  | 'ALREADY_PAID'
  /** The player cancelled the order more than five minutes ago, but it is still open. */
  | 'NOT_CANCELED';

export interface DepositOrderInput extends IntentSource {
  readonly order: OrderFacts;
  readonly wasOpenAlready: boolean;
}

export interface DepositOrderContext extends OrderReference, IntentSource {
  /** The order as it was when the site began to follow it. */
  readonly given: OrderFacts;
  readonly notice: OrderNotice | null;
  readonly failure: Failure | null;
}

export type DepositOrderEvent =
  | { readonly type: 'order.check' }
  | { readonly type: 'order.cancel' }
  | { readonly type: 'order.confirmCancel' }
  | { readonly type: 'order.keep' }
  | { readonly type: 'order.leave' }
  /** The player has closed the order in the history. */
  | { readonly type: 'order.hidden' }
  | OrderObserved
  /** The page became visible again, for example after a visit to the bank app. */
  | { readonly type: 'news.page.returned' }
  /** The player opens or leaves the page of the order. */
  | { readonly type: 'page.opened' }
  | { readonly type: 'page.closed' }
  | { readonly type: 'news.network.restored' }
  | PaymentWatchReport
  | DepositCheckReport
  | DepositQrReport;

/** An open order is due for an automatic check. */
export interface PaymentWatchReport {
  readonly type: 'payment.due';
}

/** The order's status has changed. */
export type DepositOrderEmitted = {
  readonly type: 'domain.order.moved';
  readonly code: string;
  readonly status: Deposit['status'];
};

/** A cancellation that was sent. */
export type OrderCancellation = Intent & OrderReference;

type Remarks = Pick<DepositOrderContext, 'notice' | 'failure'>;

/** A failure of an earlier check no longer applies. The reason why a cancellation failed stays when the payment arrives. */
export function remarksAfterAnswer({ notice }: Remarks, { deposit }: CheckAnswer): Remarks {
  return { failure: null, notice: isUnpaid(deposit.status) || notice === 'ALREADY_PAID' ? notice : null };
}

/** A failed automatic check is not displayed; a later one may succeed. */
export function remarksAfterFailedCheck({ failure, isRequested }: CheckFailure): Partial<Remarks> {
  if (!isRequested) return {};
  return isServerCode(failure, 'RATE_LIMITED') ? { notice: 'TOO_SOON' } : { failure };
}

/** Why the order is not cancelled: the server rejected it, or has not carried it out in time. */
export function remarksAfterCancellation(output: SubmissionOutput<Deposit>): Partial<Remarks> {
  return isRejection(output) ? { failure: output.failure } : { notice: 'NOT_CANCELED' };
}

export function isUnpaid(status: Deposit['status']): boolean {
  return status === 'OPEN' || status === 'CANCELED';
}

type Ended = Submitted<Deposit>;

/** How long an open page looks for the payment by itself, after it was opened or the player requested a check. */
const WATCH_MS = 10 * 60_000;

const at = (status: string) => ({ followed: { status } });

/** A guard of `order.observed`: whether the server reports this about the order of the machine. */
const reports =
  (is: (order: OrderFacts) => boolean) =>
  ({ context, event }: { readonly context: OrderReference; readonly event: DepositOrderEvent }): boolean =>
    event.type === 'order.observed' && event.deposit.code === context.code && is(event.deposit);

/**
 * Follows one deposit order to its end: specification §4, contract §2 and §3. The order itself is in the query cache; here its
 * status is a state, which only `order.observed` changes. The machines `depositCheck` and `depositQr` run beside it and report
 * to it.
 */
export const depositOrderMachine = setup({
  types: {
    input: {} as DepositOrderInput,
    context: {} as DepositOrderContext,
    events: {} as DepositOrderEvent,
    emitted: {} as DepositOrderEmitted,
    /** The tag of a status is the contract's word for it. */
    tags: {} as OrderStatus | 'askingToCancel' | 'canceling',
    children: {} as {
      submission: 'submitCancellation';
      check: 'checkOrder';
      qr: 'showQr';
      watch: 'watchForPayment';
      reads: 'observeOrder';
    },
  },
  actors: {
    submitCancellation: submissionOf<OrderCancellation, Deposit>(),
    checkOrder: depositCheckMachine,
    showQr: depositQrMachine,
    /** Reports at intervals while this page may ask the bank by itself. Silent until the site provides it. */
    watchForPayment: fromCallback<EventObject, OrderReference>(() => undefined),
    /** Reports this order as the query cache holds it. Silent until the site provides it. */
    observeOrder: fromCallback<EventObject, OrderReference>(() => undefined),
  },
  guards: {
    isOpen: reports((order) => order.status === 'OPEN'),
    isCanceled: reports((order) => order.status === 'CANCELED'),
    /** Also if the status has changed again since, which a response may have skipped. */
    isPaid: reports((order) => hasBeen(order.status, 'PAID')),
    awaitsStaff: reports(awaitsStaff),
    isSuccess: reports((order) => order.status === 'SUCCESS'),
    isFailed: reports((order) => order.status === 'FAILED'),
    isRejected: reports((order) => order.status === 'REJECTED'),
    hasUnknownStatus: reports((order) => !isKnown(ORDER_STATUSES, order.status)),
    becomesUnknown: and(['hasUnknownStatus', 'canStillChange']),
    mayBeLeft: not(stateIn(at('open'))),
    canStillChange: not(or([stateIn(at('success')), stateIn(at('rejected')), stateIn(at('unknown'))])),
    isUnpaid: or([stateIn(at('open')), stateIn(at('canceled'))]),
    tellsPlayerUnpaid: ({ event }) =>
      event.type === 'check.answered' && event.isRequested && isUnpaid(event.deposit.status),
    /** If the order is known to be paid, an unpaid response is outdated. */
    mustTellUnpaid: and(['isUnpaid', 'tellsPlayerUnpaid']),
    isStillOpen: (_, { status }: Deposit) => status === 'OPEN',
    hasCanceled: (_, output: SubmissionOutput<Deposit>) => resultOf(output)?.status === 'CANCELED',
    /** The server found the payment when it was asked to cancel, or a look-up has found it since. */
    isAlreadyPaid: (_, output: SubmissionOutput<Deposit>) =>
      isRejection(output, 'ORDER_ALREADY_PAID') || hasBeen(resultOf(output)?.status ?? 'OPEN', 'PAID'),
  },
  actions: {
    observeGiven: raise(({ context: { given } }) => ({ type: 'order.observed' as const, deposit: given })),
    observeResult: raise(({ context }, output: SubmissionOutput<Deposit>) => ({
      type: 'order.observed' as const,
      deposit: resultOf(output) ?? context.given,
    })),
    reportMove: report(({ context: { code }, event }) => {
      assertEvent(event, 'order.observed');
      return { type: 'domain.order.moved' as const, code, status: event.deposit.status };
    }),
    /**
     * Reports the new status. The reason why a cancellation failed stays. The order is observed again in its new state, because
     * responses may have skipped the status PAID: then only the later status is reported.
     */
    moveToPaid: enqueueActions<
      DepositOrderContext,
      DepositOrderEvent,
      OrderObserved,
      DepositOrderEvent,
      never,
      never,
      never,
      never,
      DepositOrderEmitted
    >(({ context: { code, notice }, enqueue, system, self }, observed) => {
      const { status } = observed.deposit;
      if (status === 'PAID') {
        enqueue.assign({ failure: null, notice: notice === 'ALREADY_PAID' ? notice : null });
        sendReport({ enqueue, system, self }, { type: 'domain.order.moved', code, status });
      }
      enqueue.raise(observed);
    }),
    announceUnpaid: assign({ failure: null, notice: 'UNPAID' as const }),
    announceAnswer: assign(({ context }, answer: CheckAnswer) => remarksAfterAnswer(context, answer)),
    announceFailedCheck: assign((_, failed: CheckFailure) => remarksAfterFailedCheck(failed)),
    announceAlreadyPaid: assign({ notice: 'ALREADY_PAID' as const }),
    explainNotCanceled: assign((_, output: SubmissionOutput<Deposit>) => remarksAfterCancellation(output)),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetRemarks: assign({ failure: null, notice: null }),
    forwardToCheck: forwardTo('check'),
    askTheBank: sendTo('check', { type: 'check.ask' }),
    askTheBankIfReady: sendTo('check', { type: 'check.askIfReady' }),
    dropChecks: sendTo('check', { type: 'check.drop' }),
    readOrder: sendTo('check', { type: 'order.read' }),
    readRegularly: sendTo('check', { type: 'order.readRegularly' }),
    stopReading: sendTo('check', { type: 'order.stopReading' }),
    reportUnpaid: sendTo('qr', (_, askedAt: number) => ({ type: 'order.unpaid' as const, askedAt })),
  },
  delays: { untilWatchEnds: WATCH_MS },
}).createMachine({
  id: 'depositOrder',
  description: 'The site follows one deposit order from its QR to its end (specification §4, contract §3).',
  meta: {
    guards: {
      mayBeLeft: 'the order is not open',
      becomesUnknown: 'the status is unknown: the site does not know it, and the order could still change',
      isOpen: 'it is open',
      isCanceled: 'it is cancelled',
      isSuccess: 'the credit has arrived',
      isFailed: 'the transfer has failed',
      isRejected: 'the money is refunded',
      awaitsStaff:
        'staff must decide: the money is too little, more than 24 hours late, or late while a promotion is in use',
      isPaid: 'it is paid: the bank has confirmed the money, now or before a later status',
      isStillOpen: 'no payment is found',
      hasCanceled: 'the server has cancelled it',
      isAlreadyPaid: 'it is paid: the server finds the payment before it cancels',
      canStillChange: 'it can still change: the status is neither success nor rejected nor unknown',
      mustTellUnpaid: 'the player asked: no money is found, and the order is not known to be paid',
    },
  },
  context: ({ input: { order, wasOpenAlready, ...page } }) => ({
    ...page,
    code: order.code,
    given: order,
    notice: wasOpenAlready ? ('ALREADY_OPEN' as const) : null,
    failure: null,
  }),
  initial: 'followed',
  states: {
    followed: {
      description: 'The site follows the order until the player leaves it.',
      type: 'parallel',
      invoke: [
        {
          id: 'check',
          src: 'checkOrder',
          input: ({ context: { code, clock }, self }) => ({ code, clock, order: self }),
        },
        { id: 'reads', src: 'observeOrder', input: ({ context: { code } }) => ({ code }) },
      ],
      on: {
        'order.leave': {
          description: 'The player leaves an order that is no longer open.',
          guard: 'mayBeLeft',
          target: 'left',
        },
      },
      states: {
        status: {
          description: 'The order has the status that the server reported last. Only the server changes it.',
          initial: 'unseen',
          on: {
            'order.observed': {
              description: 'The site does not know the new status.',
              guard: 'becomesUnknown',
              target: '.unknown',
              actions: ['forgetRemarks', 'reportMove'],
            },
          },
          states: {
            unseen: {
              description:
                'The site begins to follow the order, whose status the server has reported before.',
              entry: 'observeGiven',
              on: {
                'order.observed': [
                  { description: 'The order is open.', guard: 'isOpen', target: 'open' },
                  { description: 'The order is cancelled.', guard: 'isCanceled', target: 'canceled' },
                  { description: 'The player has the credit.', guard: 'isSuccess', target: 'success' },
                  { description: 'The transfer has failed.', guard: 'isFailed', target: 'failed' },
                  { description: 'Staff have refunded the money.', guard: 'isRejected', target: 'rejected' },
                  {
                    description: 'The order is paid, and staff must decide about the money.',
                    guard: 'awaitsStaff',
                    target: 'paid.awaitingStaff',
                  },
                  { description: 'The order is paid.', guard: 'isPaid', target: 'paid' },
                  { description: 'The site does not know the status.', target: 'unknown' },
                ],
              },
            },

            open: {
              description:
                'The order waits for the payment. It counts as unpaid until the bank confirms the money to the server (specification §4).',
              tags: ['OPEN'],
              type: 'parallel',
              exit: 'stopReading',
              on: {
                'order.observed': [
                  {
                    description: 'The player or staff cancel the order, or it expires unpaid.',
                    guard: 'isCanceled',
                    target: 'canceled',
                    actions: ['forgetRemarks', 'reportMove'],
                  },
                  {
                    description: 'The bank confirms the payment.',
                    guard: 'isPaid',
                    target: 'paid',
                    actions: { type: 'moveToPaid', params: ({ event }) => event },
                  },
                ],
              },
              states: {
                qr: {
                  description:
                    'The machine depositQr shows the QR that the bank app scans, for as long as the QR is valid.',
                  invoke: {
                    id: 'qr',
                    src: 'showQr',
                    input: ({ context: { code, clock, given }, self }) => ({
                      code,
                      clock,
                      orderExpiresAt: millisecondsOf(given.expiresAt) ?? 0,
                      order: self,
                    }),
                  },
                  on: {
                    'check.answered': {
                      description:
                        'The bank has no payment. A QR whose time was up before the check counts as expired.',
                      guard: { type: 'isStillOpen', params: ({ event }) => event.deposit },
                      actions: { type: 'reportUnpaid', params: ({ event }) => event.askedAt },
                    },
                    'qr.lapsed': {
                      description:
                        'The time of the QR or the order is up. The site asks the bank automatically.',
                      actions: 'askTheBank',
                    },
                    'qr.requested': {
                      description: 'The site requests the QR again. Earlier remarks no longer apply.',
                      actions: ['forgetRemarks', 'stopReading'],
                    },
                    'qr.failed': {
                      description:
                        'The site cannot load the QR. It reads the order regularly, because the order may end.',
                      actions: [
                        { type: 'rememberFailure', params: ({ event }) => event.failure },
                        'readRegularly',
                      ],
                    },
                    'qr.rejected': {
                      description: 'The server rejects the request for a new QR. The page shows the reason.',
                      actions: { type: 'rememberFailure', params: ({ event }) => event.failure },
                    },
                  },
                },

                watch: {
                  description:
                    'Money can arrive while the page of the order stays open. The site looks for it there, for a limited time.',
                  initial: 'off',
                  states: {
                    off: {
                      description: 'The page is not open, or has been open for 10 minutes without a press.',
                      on: {
                        'page.opened': {
                          description: 'The player opens the page of the order.',
                          target: 'watching',
                        },
                        'order.check': {
                          description: 'The player requests a check. The 10 minutes start again.',
                          target: 'watching',
                        },
                      },
                    },
                    watching: {
                      description:
                        'The site asks the bank every 15 seconds without a notice, while the page is visible and online, in one tab.',
                      invoke: {
                        id: 'watch',
                        src: 'watchForPayment',
                        input: ({ context: { code } }) => ({ code }),
                      },
                      after: {
                        untilWatchEnds: {
                          description: 'The 10 minutes are over. The player can still request a check.',
                          target: 'off',
                        },
                      },
                      on: {
                        'payment.due': {
                          description:
                            'It is time to ask the bank, unless a check or a read is in progress or the server demands a wait.',
                          actions: 'askTheBankIfReady',
                        },
                        'order.check': {
                          description: 'The player requests a check. The 10 minutes start again.',
                          target: 'watching',
                          reenter: true,
                        },
                        'page.closed': {
                          description: 'The player leaves the page of the order.',
                          target: 'off',
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
                        'order.confirmCancel': { description: 'The player confirms.', target: 'canceling' },
                        'order.keep': { description: 'The player keeps the order.', target: 'none' },
                      },
                    },
                    canceling: {
                      description:
                        'The machine submission cancels the order and finds out the outcome. The server asks the bank first and cancels only an unpaid order (contract §2).',
                      tags: ['canceling'],
                      on: {},
                      invoke: {
                        id: 'submission',
                        src: 'submitCancellation',
                        input: ({ context }) =>
                          submissionIn({
                            ...context,
                            intent: { ...intentFrom(context), code: context.code },
                          }),
                        onDone: [
                          {
                            description: 'The server has cancelled the order.',
                            guard: { type: 'hasCanceled', params: ({ event }: Ended) => event.output },
                            target: 'none',
                            actions: { type: 'observeResult', params: ({ event }: Ended) => event.output },
                          },
                          {
                            description:
                              'The order is paid and cannot be cancelled. The page refers the player to staff (specification §4), and the site asks the bank automatically.',
                            guard: { type: 'isAlreadyPaid', params: ({ event }: Ended) => event.output },
                            target: 'none',
                            actions: ['announceAlreadyPaid', 'askTheBank'],
                          },
                          {
                            description:
                              'The server rejects the cancellation, or has not carried it out after 5 minutes. The page says so.',
                            target: 'none',
                            actions: {
                              type: 'explainNotCanceled',
                              params: ({ event }: Ended) => event.output,
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
                'The money has arrived, so the order can no longer be cancelled (contract §3). The order becomes success, failed or rejected. The site reads it regularly.',
              tags: ['PAID'],
              initial: 'transferring',
              entry: 'readRegularly',
              exit: 'stopReading',
              on: {
                'order.observed': [
                  {
                    description: 'The player receives the credit.',
                    guard: 'isSuccess',
                    target: 'success',
                    actions: ['forgetRemarks', 'reportMove'],
                  },
                  {
                    description: 'The transfer fails, or staff say so.',
                    guard: 'isFailed',
                    target: 'failed',
                    actions: ['forgetRemarks', 'reportMove'],
                  },
                  {
                    description: 'Staff refund the money.',
                    guard: 'isRejected',
                    target: 'rejected',
                    actions: ['forgetRemarks', 'reportMove'],
                  },
                ],
              },
              states: {
                transferring: {
                  description: 'The server transfers the credit to the game provider.',
                  on: {
                    'order.observed': {
                      description: 'The server reports that staff must decide about the money.',
                      guard: 'awaitsStaff',
                      target: 'awaitingStaff',
                    },
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
              tags: ['SUCCESS'],
              entry: 'dropChecks',
            },

            failed: {
              description:
                'The transfer to the game provider failed, but the money is safe. The server or staff repeat it, or staff refund the money. The site reads the order regularly.',
              tags: ['FAILED'],
              entry: 'readRegularly',
              exit: 'stopReading',
              on: {
                'order.observed': [
                  {
                    description: 'The repeated transfer succeeds.',
                    guard: 'isSuccess',
                    target: 'success',
                    actions: ['forgetRemarks', 'reportMove'],
                  },
                  {
                    description: 'Staff refund the money.',
                    guard: 'isRejected',
                    target: 'rejected',
                    actions: ['forgetRemarks', 'reportMove'],
                  },
                ],
              },
            },

            canceled: {
              description:
                'The player or staff cancelled the unpaid order, or it expired. Money that arrives later is not lost: the order becomes paid, and after more than 24 hours staff decide about it (contract §3: late). The server measures this, from the end of the order to the time of the payment at the bank.',
              tags: ['CANCELED'],
              on: {
                'order.observed': {
                  description:
                    'The server finds money that arrived after the end of the order, by a check or by reconciliation. The order continues as paid, without a promotion (contract §3: late).',
                  guard: 'isPaid',
                  target: 'paid',
                  actions: { type: 'moveToPaid', params: ({ event }) => event },
                },
              },
            },

            rejected: {
              description: 'Staff refunded the money outside the site. This status is final.',
              tags: ['REJECTED'],
              entry: 'dropChecks',
            },

            unknown: {
              description:
                'The site does not know the status. The player can only leave the order (contract §1), and the site reads it again.',
              on: {
                'order.observed': [
                  {
                    description: 'The order is open.',
                    guard: 'isOpen',
                    target: 'open',
                    actions: ['forgetRemarks', 'reportMove'],
                  },
                  {
                    description: 'The order is cancelled.',
                    guard: 'isCanceled',
                    target: 'canceled',
                    actions: ['forgetRemarks', 'reportMove'],
                  },
                  {
                    description: 'The order is paid.',
                    guard: 'isPaid',
                    target: 'paid',
                    actions: { type: 'moveToPaid', params: ({ event }) => event },
                  },
                ],
                'news.page.returned': {
                  description: 'The player returns to the page.',
                  actions: 'readOrder',
                },
                'news.network.restored': { description: 'The network is back.', actions: 'readOrder' },
              },
            },
          },
        },

        inquiry: {
          description:
            'The machine depositCheck asks the bank when the player requests it. The site asks automatically when the time of the QR or the order is up, when a cancellation finds the order paid, on return to the page, when the network is back, and every 15 seconds while an open order is watched.',
          on: {
            'order.check': {
              description: 'The player requests a check.',
              guard: 'canStillChange',
              actions: 'forwardToCheck',
            },
            'order.hidden': { description: 'The player closes the order.', actions: 'forwardToCheck' },
            'news.page.returned': {
              description:
                'The player returns, perhaps from the bank app. The site asks the bank automatically.',
              guard: 'canStillChange',
              actions: 'askTheBank',
            },
            'news.network.restored': {
              description: 'The network is back. The site asks the bank automatically.',
              guard: 'canStillChange',
              actions: 'askTheBank',
            },
            'check.requested': { description: 'The check of the player runs.', actions: 'forgetRemarks' },
            'check.answered': [
              {
                description:
                  'The player requested the check, and the bank has no payment. The page says so (specification §4).',
                guard: 'mustTellUnpaid',
                actions: 'announceUnpaid',
              },
              {
                description:
                  'The server responds to a check. A failure of an earlier check no longer applies.',
                actions: { type: 'announceAnswer', params: ({ event }) => event },
              },
            ],
            'check.failed': {
              description: 'The check fails. If the player requested it, the page shows the reason.',
              actions: { type: 'announceFailedCheck', params: ({ event }) => event },
            },
          },
        },
      },
    },

    left: { description: 'The site no longer follows the order.', type: 'final' },
  },
});

export type DepositOrderActor = ActorRefFrom<typeof depositOrderMachine>;
