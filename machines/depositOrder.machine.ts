import { assign, emit, type ErrorActorEvent, fromPromise, raise, setup } from 'xstate';
import { waitUntil } from '../contract/time/clock.ts';
import type { Deposit, DepositStatus } from '../contract/deposit.ts';
import { failureOf, isServerCode, outcomeIsUnknown } from '../contract/errors.ts';
import { SLOW_MS } from '../contract/limits.ts';
import { type DepositAction, isFinal, mayDo, mayLaterBe } from '../contract/rules/deposit.ts';
import {
  type CheckOutcome,
  type DepositOrderContext,
  type DepositOrderEmitted,
  type DepositOrderEvent,
  type DepositOrderInput,
  factsOf,
  type OrderReference,
  type QrOutcome,
} from './deposit.vocabulary.ts';

/** Polling interval of an order that changes without the player: starts at the first value and doubles up to the second. */
const FIRST_POLL_MS = 5_000;
const LONGEST_POLL_MS = 60_000;
/** Retry interval at a deadline while the bank does not respond. */
const DEADLINE_RETRY_MS = 5_000;
/** Cooldown between checks if the server gives none. */
const DEFAULT_COOLDOWN_SECONDS = 3;

// Params of guards and actions for `onError`; xstate does not infer the event type in an array of transitions.
type Rejected = { readonly event: ErrorActorEvent };

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
      | 'slowCheck'
      | 'slowCancel',
  },
  actors: {
    loadDeposit: fromPromise<Deposit, OrderReference>(notProvided),
    loadQr: fromPromise<QrOutcome, OrderReference>(notProvided),
    issueQr: fromPromise<QrOutcome, OrderReference>(notProvided),
    checkDeposit: fromPromise<CheckOutcome, OrderReference>(notProvided),
    cancelDeposit: fromPromise<Deposit, OrderReference>(notProvided),
  },
  guards: {
    statusIs: ({ context }, params: { readonly status: DepositStatus }) => context.status === params.status,
    statusIsNot: ({ context }, params: { readonly status: DepositStatus }) =>
      context.status !== params.status,
    may: ({ context }, params: { readonly action: DepositAction }) => mayDo(context.status, params.action),
    canStillChange: ({ context }) => !isFinal(context.status),
    awaitsStaff: ({ context }) => context.awaitsStaff,
    isThisOrder: ({ context }, deposit: Deposit) => deposit.code === context.code,
    isUnpaid: (_, deposit: Deposit) => deposit.status === 'OPEN',
    isCanceled: (_, deposit: Deposit) => deposit.status === 'CANCELED',
    wantsCheck: ({ context }) => context.wantsCheck && !isFinal(context.status),
    outcomeIsUnknown: (_, error: unknown) => outcomeIsUnknown(failureOf(error)),
    isTooSoon: (_, error: unknown) => isServerCode(failureOf(error), 'RATE_LIMITED'),
    isAlreadyPaid: (_, error: unknown) => isServerCode(failureOf(error), 'ORDER_ALREADY_PAID'),
    qrStillWorks: ({ context }) => context.qrExpiresAt > context.clock.now(),
    qrHasEnded: (_, error: unknown) => isServerCode(failureOf(error), 'QR_EXPIRED', 'ORDER_NOT_OPEN'),
  },
  actions: {
    /** Stores a newer state of the order. Responses that arrive out of order are ignored. */
    learn: assign(({ context }, deposit: Deposit) =>
      deposit.code === context.code && mayLaterBe(context.status, deposit.status) ? factsOf(deposit) : {},
    ),
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
    announceNotCanceled: assign({ notice: 'NOT_CANCELED' as const, failure: null }),
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
    announceMove: emit(({ context }) => ({
      type: 'order.moved' as const,
      code: context.code,
      status: context.status,
    })),
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
  description: 'Following one deposit order, from its QR to its end (specification §4, contract §3).',
  context: ({ input }) => ({
    ...input.order,
    clock: input.clock,
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
      description: 'The order is on the page.',
      type: 'parallel',
      on: {
        'order.observed': {
          description: 'The server told of it elsewhere.',
          guard: { type: 'isThisOrder', params: ({ event }) => event.deposit },
          actions: { type: 'learn', params: ({ event }) => event.deposit },
        },
        'order.leave': {
          description: 'The player has done with an order that has ended.',
          guard: { type: 'may', params: { action: 'startAnother' } },
          target: 'left',
        },
      },
      states: {
        status: {
          description: 'Where the order stands: always the status that the server told last.',
          initial: 'sorting',
          states: {
            sorting: {
              description: 'The status decides.',
              always: [
                { guard: { type: 'statusIs', params: { status: 'OPEN' } }, target: 'open' },
                { guard: { type: 'statusIs', params: { status: 'PAID' } }, target: 'paid' },
                { guard: { type: 'statusIs', params: { status: 'SUCCESS' } }, target: 'success' },
                { guard: { type: 'statusIs', params: { status: 'FAILED' } }, target: 'failed' },
                { guard: { type: 'statusIs', params: { status: 'CANCELED' } }, target: 'canceled' },
                { guard: { type: 'statusIs', params: { status: 'REJECTED' } }, target: 'rejected' },
              ],
            },

            open: {
              description:
                'Waiting for the money: unpaid until the player scans and presses check (specification §4).',
              type: 'parallel',
              always: {
                description: 'The server says otherwise.',
                guard: { type: 'statusIsNot', params: { status: 'OPEN' } },
                target: 'sorting',
                actions: ['forgetRemarksButAlreadyPaid', 'restartPolls', 'announceMove'],
              },
              states: {
                qr: {
                  description: 'The picture that the bank app reads, and how long it works.',
                  initial: 'loading',
                  states: {
                    loading: {
                      description: 'The QR is fetched.',
                      tags: ['qrLoading'],
                      invoke: {
                        id: 'loadQr',
                        src: 'loadQr',
                        input: ({ context }) => ({ code: context.code }),
                        onDone: {
                          description: 'It can be paid until the deadline that the server gave.',
                          target: 'shown',
                          actions: { type: 'rememberQrDeadline', params: ({ event }) => event.output },
                        },
                        onError: [
                          {
                            description: 'It has expired, or the order has ended: the bank is asked.',
                            guard: { type: 'qrHasEnded', params: ({ event }: Rejected) => event.error },
                            target: 'lapsed',
                            actions: 'endQr',
                          },
                          {
                            description: 'It cannot be shown now.',
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
                      description: 'The QR can be scanned. The countdown runs on the time of the server.',
                      tags: ['qrShown'],
                      after: {
                        untilQrExpires: { description: 'Its time is up.', target: 'lapsed' },
                      },
                      on: {
                        'clock.corrected': {
                          description: 'The deadline is counted anew.',
                          target: 'shown',
                          reenter: true,
                        },
                        'page.returned': {
                          description: 'The countdown may have slept with the phone: it is counted anew.',
                          target: 'shown',
                          reenter: true,
                        },
                      },
                    },
                    lapsed: {
                      description: 'Its time is up: the bank is asked before that is believed.',
                      tags: ['qrAsking'],
                      entry: 'askTheBank',
                      after: {
                        untilBankIsAskedAgain: {
                          description: 'No answer of the bank yet: it is asked again.',
                          target: 'lapsed',
                          reenter: true,
                        },
                      },
                      on: {
                        'order.unpaid': {
                          description: 'No money has come: a new QR is safe.',
                          target: 'expired',
                        },
                        'clock.corrected': {
                          description: 'Its time is not up after all: the clock of the phone was wrong.',
                          guard: 'qrStillWorks',
                          target: 'shown',
                        },
                      },
                    },
                    expired: {
                      description: 'The QR no longer works. The order is still open and may have a new one.',
                      tags: ['qrExpired'],
                      after: {
                        untilOrderExpires: { description: 'The order itself ends.', target: 'lapsed' },
                      },
                      on: {
                        'order.issueQr': {
                          description: 'The player asks for a new one.',
                          guard: { type: 'may', params: { action: 'issueQr' } },
                          target: 'issuing',
                          actions: 'forgetRemarks',
                        },
                        'clock.corrected': [
                          {
                            description: 'Its time is not up after all.',
                            guard: 'qrStillWorks',
                            target: 'shown',
                          },
                          {
                            description: 'The deadline is counted anew.',
                            target: 'expired',
                            reenter: true,
                          },
                        ],
                        'page.returned': {
                          description: 'The countdown may have slept with the phone: it is counted anew.',
                          target: 'expired',
                          reenter: true,
                        },
                      },
                    },
                    issuing: {
                      description: 'A new QR for the same order.',
                      tags: ['qrIssuing'],
                      invoke: {
                        id: 'issueQr',
                        src: 'issueQr',
                        input: ({ context }) => ({ code: context.code }),
                        onDone: {
                          description: 'It works, and never outlives its order (contract §2).',
                          target: 'shown',
                          actions: { type: 'rememberQrDeadline', params: ({ event }) => event.output },
                        },
                        onError: [
                          {
                            description: 'It may have been made: whatever QR there is, is fetched.',
                            guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                            target: 'loading',
                          },
                          {
                            description: 'The order has ended: the bank is asked.',
                            guard: { type: 'qrHasEnded', params: ({ event }: Rejected) => event.error },
                            target: 'lapsed',
                            actions: 'endQr',
                          },
                          {
                            description: 'Rejected, with the reason.',
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
                        'The QR cannot be shown now. The order is not affected; it may end meanwhile, and is read again.',
                      tags: ['qrUnavailable'],
                      after: {
                        untilNextPoll: {
                          description: 'The order is read; the waits grow.',
                          target: 'unavailable',
                          reenter: true,
                          actions: ['countPoll', 'readOrder'],
                        },
                      },
                      on: {
                        'order.retryQr': {
                          description: 'The player tries again.',
                          target: 'loading',
                          actions: ['forgetRemarks', 'restartPolls'],
                        },
                        'network.restored': {
                          description: 'The network is back.',
                          target: 'loading',
                          actions: ['forgetRemarks', 'restartPolls'],
                        },
                        'page.returned': {
                          description: 'The player looks at the order: it is read more often again.',
                          target: 'unavailable',
                          reenter: true,
                          actions: 'restartPolls',
                        },
                      },
                    },
                  },
                },

                cancellation: {
                  description: 'Cancelling the order, which is always confirmed first.',
                  initial: 'none',
                  states: {
                    none: {
                      description: 'No one wants to cancel.',
                      on: {
                        'order.cancel': {
                          description: 'The player wants to; what it means is said first.',
                          guard: { type: 'may', params: { action: 'cancel' } },
                          target: 'confirming',
                          actions: 'forgetRemarks',
                        },
                      },
                    },
                    confirming: {
                      description:
                        'The QR would stop working; money already sent still arrives (contract §3).',
                      tags: ['askingToCancel'],
                      on: {
                        'order.confirmCancel': { description: 'Sure.', target: 'canceling' },
                        'order.keep': { description: 'Not after all.', target: 'none' },
                      },
                    },
                    canceling: {
                      description: 'The server asks the bank, then cancels (contract §2).',
                      tags: ['canceling'],
                      initial: 'usual',
                      states: {
                        usual: {
                          description: 'The cancellation is answered within seconds.',
                          after: { untilSlow: { description: 'No answer has come.', target: 'slow' } },
                        },
                        slow: {
                          description:
                            'Cancelling takes longer than usual: the player is told so, and what is not known yet (contract §1).',
                          tags: ['slowCancel'],
                          on: {
                            'order.stopWaiting': {
                              description: 'The player has waited long enough: the order is fetched.',
                              target: '#depositOrder.followed.status.open.cancellation.findingOut',
                              actions: 'rememberNoAnswer',
                            },
                          },
                        },
                      },
                      invoke: {
                        id: 'cancelDeposit',
                        src: 'cancelDeposit',
                        input: ({ context }) => ({ code: context.code }),
                        onDone: {
                          description: 'As the server says.',
                          target: 'none',
                          actions: { type: 'learn', params: ({ event }) => event.output },
                        },
                        onError: [
                          {
                            description:
                              'The money is there: a paid order cannot be cancelled (specification §4).',
                            guard: { type: 'isAlreadyPaid', params: ({ event }: Rejected) => event.error },
                            target: 'none',
                            actions: ['announceAlreadyPaid', 'askTheBank'],
                          },
                          {
                            description: 'No usable answer: the order is fetched (contract §1).',
                            guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                            target: 'findingOut',
                            actions: {
                              type: 'rememberFailure',
                              params: ({ event }: Rejected) => event.error,
                            },
                          },
                          {
                            description: 'Rejected, with the reason: the order stays open.',
                            target: 'none',
                            actions: {
                              type: 'rememberFailure',
                              params: ({ event }: Rejected) => event.error,
                            },
                          },
                        ],
                      },
                    },
                    findingOut: {
                      description: 'Whether the cancellation arrived is read from the order.',
                      tags: ['canceling'],
                      invoke: {
                        id: 'findOutCancellation',
                        src: 'loadDeposit',
                        input: ({ context }) => ({ code: context.code }),
                        onDone: {
                          description:
                            'As the server has it; if it is still open, it is not cancelled yet, and that is said.',
                          target: 'none',
                          actions: [
                            'announceNotCanceled',
                            { type: 'learn', params: ({ event }) => event.output },
                          ],
                        },
                        onError: { description: 'Not known: the reason stays on the page.', target: 'none' },
                      },
                    },
                  },
                },
              },
            },

            paid: {
              description:
                'The money is in (contract §3). The credit follows, by the transfer or by staff: the order is read again.',
              initial: 'sorting',
              always: {
                description: 'The server says otherwise.',
                guard: { type: 'statusIsNot', params: { status: 'PAID' } },
                target: 'sorting',
                actions: ['forgetRemarks', 'restartPolls', 'announceMove'],
              },
              after: {
                untilNextPoll: {
                  description: 'The order is read; the waits grow.',
                  target: 'paid',
                  reenter: true,
                  actions: ['countPoll', 'readOrder'],
                },
              },
              on: {
                'page.returned': {
                  description: 'The player looks at the order: it is read more often again.',
                  target: 'paid',
                  reenter: true,
                  actions: 'restartPolls',
                },
                'network.restored': {
                  description: 'The network is back: it is read more often again.',
                  target: 'paid',
                  reenter: true,
                  actions: 'restartPolls',
                },
              },
              states: {
                sorting: {
                  description: 'Does it need staff?',
                  always: [{ guard: 'awaitsStaff', target: 'awaitingStaff' }, { target: 'transferring' }],
                },
                transferring: {
                  description: 'The credit is on its way to the provider.',
                  always: {
                    description: 'Staff must look at it.',
                    guard: 'awaitsStaff',
                    target: 'awaitingStaff',
                  },
                },
                awaitingStaff: {
                  description: 'The money does not fit the order: staff credit or refund it (contract §3).',
                },
              },
            },

            success: {
              description: 'The credit is with the provider: nothing can change any more.',
            },

            failed: {
              description:
                'The money is in and the transfer failed: staff retry or refund it, and the order is read again. Nothing is lost.',
              always: {
                description: 'Staff have acted.',
                guard: { type: 'statusIsNot', params: { status: 'FAILED' } },
                target: 'sorting',
                actions: ['forgetRemarks', 'restartPolls', 'announceMove'],
              },
              after: {
                untilNextPoll: {
                  description: 'The order is read; the waits grow.',
                  target: 'failed',
                  reenter: true,
                  actions: ['countPoll', 'readOrder'],
                },
              },
              on: {
                'page.returned': {
                  description: 'The player looks at the order: it is read more often again.',
                  target: 'failed',
                  reenter: true,
                  actions: 'restartPolls',
                },
                'network.restored': {
                  description: 'The network is back: it is read more often again.',
                  target: 'failed',
                  reenter: true,
                  actions: 'restartPolls',
                },
              },
            },

            canceled: {
              description: 'Ended unpaid. Money that still comes is found by a check (contract §3: late).',
              always: {
                description: 'Money came after all.',
                guard: { type: 'statusIsNot', params: { status: 'CANCELED' } },
                target: 'sorting',
                actions: ['forgetRemarks', 'announceMove'],
              },
            },

            rejected: {
              description: 'Refunded by staff outside the site: nothing can change any more.',
            },
          },
        },

        inquiry: {
          description: 'The questions to the bank. The server says how soon the next one may be asked.',
          initial: 'ready',
          states: {
            ready: {
              description: 'A check may be asked.',
              always: {
                description: 'One was wanted while none could be asked.',
                guard: 'wantsCheck',
                target: 'asking',
                actions: 'askQuietly',
              },
              on: {
                'order.check': {
                  description: 'The player has paid, or wants to know.',
                  guard: { type: 'may', params: { action: 'check' } },
                  target: 'asking',
                  actions: 'askAloud',
                },
                'order.checkQuietly': {
                  description: 'A deadline has come.',
                  guard: 'canStillChange',
                  target: 'asking',
                  actions: 'askQuietly',
                },
                'order.poll': {
                  description: 'The order is read. The bank is not asked.',
                  target: 'findingOut',
                  actions: 'askQuietly',
                },
                'page.returned': {
                  description: 'Back from the bank app, perhaps.',
                  guard: 'canStillChange',
                  target: 'asking',
                  actions: 'askQuietly',
                },
                'network.restored': {
                  description: 'What happened meanwhile?',
                  guard: 'canStillChange',
                  target: 'asking',
                  actions: 'askQuietly',
                },
              },
            },
            asking: {
              description: 'The bank is asked.',
              tags: ['checking'],
              initial: 'usual',
              states: {
                usual: {
                  description: 'The bank answers within seconds.',
                  after: { untilSlow: { description: 'No answer of the bank yet.', target: 'slow' } },
                },
                slow: {
                  description:
                    'The bank takes longer than usual: the player is told so, and what is not known yet (contract §1).',
                  tags: ['slowCheck'],
                  on: {
                    'order.stopWaiting': {
                      description: 'The player has waited long enough: the order is fetched.',
                      target: '#depositOrder.followed.inquiry.findingOut',
                      actions: 'rememberNoAnswer',
                    },
                  },
                },
              },
              on: {
                'order.check': {
                  description: 'The player asks as well: the answer is told.',
                  actions: 'announceAnswer',
                },
                'order.checkQuietly': {
                  description: 'The bank may have answered before this came up: asked once more.',
                  actions: 'askWhenAllowed',
                },
                'page.returned': {
                  description: 'The bank may have answered before the payment: asked once more.',
                  actions: 'askWhenAllowed',
                },
              },
              invoke: {
                id: 'checkDeposit',
                src: 'checkDeposit',
                input: ({ context }) => ({ code: context.code }),
                onDone: [
                  {
                    description: 'No money yet: the player is told so (specification §4).',
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
                    description: 'No money after the end either.',
                    guard: { type: 'isCanceled', params: ({ event }) => event.output.deposit },
                    target: 'coolingDown',
                    actions: [
                      { type: 'coolDown', params: ({ event }) => event.output },
                      'announceUnpaid',
                      { type: 'learn', params: ({ event }) => event.output.deposit },
                    ],
                  },
                  {
                    description: 'The money is there.',
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
                    description: 'Asked too soon.',
                    guard: { type: 'isTooSoon', params: ({ event }: Rejected) => event.error },
                    target: 'coolingDown',
                    actions: [
                      { type: 'coolDownAfterRejection', params: ({ event }: Rejected) => event.error },
                      'announceTooSoon',
                    ],
                  },
                  {
                    description: 'No usable answer: the order is fetched (contract §1).',
                    guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                    target: 'findingOut',
                    actions: { type: 'rememberFailureIfAsked', params: ({ event }: Rejected) => event.error },
                  },
                  {
                    description: 'The bank does not answer, or the check was rejected: nothing has changed.',
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
              description: 'The order is read: what a check found, or how it stands.',
              tags: ['checking'],
              on: {
                'order.check': {
                  description: 'The player asks: the bank is asked at once.',
                  target: 'asking',
                  actions: 'askAloud',
                },
                'order.checkQuietly': {
                  description: 'Asked as soon as this is known.',
                  actions: 'askWhenAllowed',
                },
                'page.returned': {
                  description: 'Asked as soon as this is known.',
                  actions: 'askWhenAllowed',
                },
                'network.restored': {
                  description: 'The question that was lost is asked again.',
                  actions: 'askWhenAllowed',
                },
              },
              invoke: {
                id: 'findOutCheck',
                src: 'loadDeposit',
                input: ({ context }) => ({ code: context.code }),
                onDone: {
                  description: 'As the server has it. Whether the bank was asked is not known.',
                  target: 'ready',
                  actions: { type: 'learn', params: ({ event }) => event.output },
                },
                onError: { description: 'Not known: the reason stays on the page.', target: 'ready' },
              },
            },
            coolingDown: {
              description: 'The next check must wait a little; the server said how long (contract §2).',
              tags: ['coolingDown'],
              after: {
                untilCheckAllowed: { description: 'It may be asked again.', target: 'ready' },
              },
              on: {
                'order.checkQuietly': { description: 'Asked as soon as allowed.', actions: 'askWhenAllowed' },
                'page.returned': { description: 'Asked as soon as allowed.', actions: 'askWhenAllowed' },
                'network.restored': { description: 'Asked as soon as allowed.', actions: 'askWhenAllowed' },
                'clock.corrected': {
                  description: 'The wait is counted anew.',
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
      description: 'Nothing is followed any more.',
      type: 'final',
    },
  },
});

/** Starts a cooldown of `seconds` from now. */
function waitOf(now: number, seconds: number): { checkAllowedAt: number; cooldown: number } {
  return { checkAllowedAt: now + seconds * 1000, cooldown: seconds * 1000 };
}
