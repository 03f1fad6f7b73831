import { and, assign, enqueueActions, fromPromise, not, or, raise, sendTo, setup, stateIn } from 'xstate';
import type { Deposit } from '../contract/deposit.ts';
import { type Failure, failureOf, outcomeIsUnknown } from '../contract/errors.ts';
import { SLOW_MS } from '../contract/limits.ts';
import { waitUntil } from '../contract/time/clock.ts';
import { clockIn } from './clock-and-keys.ts';
import type { OrderObserved, OrderPartInput, OrderReference } from './deposit-order-part.ts';
import { report } from './report.ts';
import { type Done, type Failed, notProvided } from './invoked.ts';

export type DepositCheckInput = OrderPartInput<DepositCheckReport>;

export interface DepositCheckContext extends DepositCheckInput {
  /** When the last check started: a server instant, in milliseconds. */
  readonly askedAt: number;
  /** A server instant, in milliseconds. */
  readonly checkAllowedAt: number;
  /** The server's wait before the next check, in milliseconds. */
  readonly cooldown: number;
  /** Whether the wait is a short one after an automatic check: a check that the player requests during it starts afterwards. */
  readonly hidesWait: boolean;
  /** How often the order was read since the interval was last set to its shortest. */
  readonly reads: number;
}

export type DepositCheckEvent =
  /** The player requests a check. */
  | { readonly type: 'order.check' }
  /** The player stops waiting for the response. */
  | { readonly type: 'check.stopWaiting' }
  /** Asks the bank as soon as a check that starts after this event is allowed. */
  | { readonly type: 'check.ask' }
  /** Asks the bank if neither a check or a read nor a wait is in progress; otherwise nothing happens. */
  | { readonly type: 'check.askIfReady' }
  /** Raised: a check starts, so that none is due any more. */
  | { readonly type: 'check.started' }
  /** The order cannot change any more: an automatic check that waits is dropped. */
  | { readonly type: 'check.drop' }
  /** Fetches the order once, without a check by the bank. */
  | { readonly type: 'order.read' }
  /** Fetches the order at growing intervals, without a check by the bank. */
  | { readonly type: 'order.readRegularly' }
  | { readonly type: 'order.stopReading' }
  /** The player has closed the order: emits `order.checked` once no check is in progress. */
  | { readonly type: 'order.hidden' }
  | { readonly type: 'news.clock.corrected' };

export type DepositCheckReport =
  /** The check that starts or runs is one that the player requested. */
  | { readonly type: 'check.requested' }
  | ({ readonly type: 'check.answered' } & CheckAnswer)
  /** The server rejected the check, or its outcome is unknown. */
  | ({ readonly type: 'check.failed' } & CheckFailure)
  /** A check or a read has returned the order. */
  | OrderObserved;

/** To the player: the order was closed, and no check or read is in progress or due any more. */
export type DepositCheckEmitted = { readonly type: 'order.checked'; readonly code: string };

/** The order after a check, when the check started (a server instant, in milliseconds), and whether the player requested it. */
export interface CheckAnswer {
  readonly deposit: Deposit;
  readonly askedAt: number;
  readonly isRequested: boolean;
}

export interface CheckFailure {
  readonly failure: Failure;
  readonly isRequested: boolean;
}

export interface CheckOutcome {
  readonly deposit: Deposit;
  readonly retryAfterSeconds: number;
}

/** Interval of the regular reads of an order: starts at the first value and doubles up to the second. */
const FIRST_READ_MS = 5_000;
const LONGEST_READ_MS = 60_000;
/** A check is over after this time, whatever happens: a response that is missing, and the read that follows. */
const CHECK_MS = 120_000;
/** Cooldown between checks if the server gives none. */
const DEFAULT_COOLDOWN_SECONDS = 3;

/**
 * Asks the bank about one order, and reads the order from the server: specification §4, contract §2. The order decides when,
 * and what the player reads of the result.
 */
export const depositCheckMachine = setup({
  types: {
    input: {} as DepositCheckInput,
    context: {} as DepositCheckContext,
    events: {} as DepositCheckEvent,
    emitted: {} as DepositCheckEmitted,
    tags: {} as 'checking' | 'checkRequested' | 'slowCheck' | 'coolingDown',
  },
  actors: {
    checkDeposit: fromPromise<CheckOutcome, OrderReference>(notProvided),
    loadDeposit: fromPromise<Deposit, OrderReference>(notProvided),
  },
  guards: {
    isDue: stateIn({ followUp: 'due' }),
    isDueForPlayer: stateIn({ followUp: 'requested' }),
    hidesWait: ({ context }) => context.hidesWait,
    isBusyUnseen: or([
      stateIn({ inquiry: { checking: { work: 'asking', purpose: 'automatic' } } }),
      and([stateIn({ inquiry: 'coolingDown' }), 'hidesWait']),
    ]),
    isNotAsking: not(stateIn({ inquiry: { checking: { work: 'asking' } } })),
    isOver: and([not(stateIn({ inquiry: 'checking' })), stateIn({ followUp: 'none' })]),
    outcomeIsUnknown: (_, error: unknown) => outcomeIsUnknown(failureOf(error)),
  },
  actions: {
    /** A short wait after an automatic check is not shown, so that the player's button does not change at intervals. */
    coolDown: enqueueActions(({ context, enqueue, check }, seconds: number) => {
      const cooldown = seconds * 1000;
      enqueue.assign({
        checkAllowedAt: clockIn(context).now() + cooldown,
        cooldown,
        hidesWait: cooldown <= SLOW_MS && !check(IS_REQUESTED),
      });
    }),
    /** Setting the clock back must not extend the cooldown. */
    recountCooldown: assign({
      checkAllowedAt: ({ context }) =>
        Math.min(context.checkAllowedAt, clockIn(context).now() + context.cooldown),
    }),
    countRead: assign({ reads: ({ context }) => context.reads + 1 }),
    restartReads: assign({ reads: 0 }),
    readOrder: raise({ type: 'order.read' }),
    noteStart: assign({ askedAt: ({ context }) => clockIn(context).now() }),
    announceStart: raise({ type: 'check.started' }),
    reportRequest: sendTo(({ context }) => context.order, { type: 'check.requested' }),
    reportAnswer: enqueueActions(({ context, enqueue, check }, deposit: Deposit) => {
      const { askedAt, order } = context;
      enqueue.sendTo(order, { type: 'check.answered', deposit, askedAt, isRequested: check(IS_REQUESTED) });
      enqueue.sendTo(order, { type: 'order.observed', deposit });
    }),
    reportFailure: enqueueActions(({ context, enqueue, check }, failure: Failure) => {
      enqueue.sendTo(context.order, { type: 'check.failed', failure, isRequested: check(IS_REQUESTED) });
    }),
    reportRead: sendTo(
      ({ context }) => context.order,
      (_, deposit: Deposit) => ({ type: 'order.observed' as const, deposit }),
    ),
    reportOver: report(({ context: { code } }) => ({ type: 'order.checked' as const, code }), 'player'),
  },
  delays: {
    untilSlow: SLOW_MS,
    untilCheckAllowed: ({ context }) => waitUntil(context.checkAllowedAt, clockIn(context)),
    untilNextRead: ({ context }) => Math.min(FIRST_READ_MS * 2 ** context.reads, LONGEST_READ_MS),
    untilGivenUp: CHECK_MS,
  },
}).createMachine({
  id: 'depositCheck',
  description:
    'The site asks the bank about one order through the server, and reads the order (specification §4, contract §2).',
  meta: {
    guards: {
      isDueForPlayer: 'the player has requested a check that has not started',
      isDue: 'an automatic check is due',
      outcomeIsUnknown: 'no usable response arrives',
      isNotAsking: 'the site only reads the order: no check is in progress',
      isBusyUnseen: 'an automatic check hides the wait: it is in progress, or the short wait after it',
      isOver: 'no check or read is in progress or due',
    },
  },
  context: ({ input }) => ({
    ...input,
    askedAt: 0,
    checkAllowedAt: 0,
    cooldown: 0,
    hidesWait: false,
    reads: 0,
  }),
  type: 'parallel',
  states: {
    inquiry: {
      description:
        'The site runs one check or read at a time. Only a check asks the bank: when the player presses, every 15 seconds for 10 minutes on the open page of an open order, and when depositOrder has a reason. The server sets how long the next check must wait.',
      initial: 'ready',
      states: {
        ready: {
          description: 'The player or the site can start a check.',
          always: [
            {
              description:
                'A check of the player is due. The site starts it now, and the page shows the result.',
              guard: 'isDueForPlayer',
              target: 'checking.purpose.requested',
            },
            {
              description: 'An automatic check is due. The site starts it now.',
              guard: 'isDue',
              target: 'checking',
            },
          ],
          on: {
            'order.check': {
              description: 'The player requests a check. The page shows the result.',
              target: 'checking.purpose.requested',
            },
            'check.askIfReady': {
              description: 'The site starts an automatic check. Nothing is lost if it may not start now.',
              target: 'checking',
            },
            'order.read': {
              description: 'The site reads the order from the server without asking the bank.',
              target: 'checking.work.findingOut',
            },
          },
        },

        checking: {
          description: 'A check or a read is in progress.',
          tags: ['checking'],
          type: 'parallel',
          states: {
            work: {
              description: 'The site waits for a response of the server.',
              initial: 'asking',
              states: {
                asking: {
                  description:
                    'The site requests a check. The server asks the bank if the order is open or was cancelled less than 24 hours ago.',
                  initial: 'usual',
                  entry: ['noteStart', 'announceStart'],
                  states: {
                    usual: {
                      description: 'The bank normally responds within seconds.',
                      after: {
                        untilSlow: {
                          description: 'The bank has not responded after 5 seconds.',
                          target: 'slow',
                        },
                      },
                    },
                    slow: {
                      description:
                        'The check takes longer than usual. If the player requested it, the page says so, and what is not known yet (contract §1).',
                      tags: ['slowCheck'],
                      on: {
                        'check.stopWaiting': {
                          description:
                            'The player stops waiting. The site reads the order to see the outcome.',
                          target: '#depositCheck.inquiry.checking.work.findingOut',
                          actions: { type: 'reportFailure', params: { kind: 'timeout' } },
                        },
                      },
                    },
                  },
                  invoke: {
                    id: 'checkDeposit',
                    src: 'checkDeposit',
                    input: ({ context }) => ({ code: context.code }),
                    onDone: {
                      description: 'The server reports the order. The next check must wait.',
                      target: '#depositCheck.inquiry.coolingDown',
                      actions: [
                        {
                          type: 'coolDown',
                          params: ({ event }: Done<CheckOutcome>) => event.output.retryAfterSeconds,
                        },
                        {
                          type: 'reportAnswer',
                          params: ({ event }: Done<CheckOutcome>) => event.output.deposit,
                        },
                      ],
                    },
                    onError: [
                      {
                        description:
                          'The site receives no usable response. It reads the order to see the outcome (contract §1).',
                        guard: { type: 'outcomeIsUnknown', params: ({ event }: Failed) => event.error },
                        target: 'findingOut',
                        actions: {
                          type: 'reportFailure',
                          params: ({ event }: Failed) => failureOf(event.error),
                        },
                      },
                      {
                        description:
                          'The bank does not respond, or the server rejects the check, for example as too early. The order does not change.',
                        target: '#depositCheck.inquiry.coolingDown',
                        actions: [
                          { type: 'coolDown', params: ({ event }: Failed) => waitAfter(event.error) },
                          {
                            type: 'reportFailure',
                            params: ({ event }: Failed) => failureOf(event.error),
                          },
                        ],
                      },
                    ],
                  },
                },
                findingOut: {
                  description:
                    'The site reads the order from the server: after a check without a response, when the order asks for it, or at a regular interval.',
                  on: {
                    'order.check': {
                      description: 'The player requests a check. The site starts it at once.',
                      target: 'asking',
                    },
                  },
                  invoke: {
                    id: 'findOutCheck',
                    src: 'loadDeposit',
                    input: ({ context }) => ({ code: context.code }),
                    onDone: {
                      description:
                        'The server returns the order. The read does not show whether the server asked the bank.',
                      target: '#depositCheck.inquiry.ready',
                      actions: { type: 'reportRead', params: ({ event }) => event.output },
                    },
                    onError: {
                      description: 'The read fails. A reason that the page already shows stays.',
                      target: '#depositCheck.inquiry.ready',
                    },
                  },
                },
              },
            },

            purpose: {
              description: 'The page shows the result of a check that the player requested.',
              initial: 'automatic',
              states: {
                automatic: {
                  description:
                    'The site started the check or the read by itself. Only a change of the order is shown.',
                  on: {
                    'order.check': {
                      description:
                        'The player requests a check during a read. The page shows the result of the check.',
                      guard: 'isNotAsking',
                      target: 'requested',
                    },
                  },
                },
                requested: {
                  description: 'The player requested the check and waits for its result.',
                  tags: ['checkRequested'],
                  entry: 'reportRequest',
                },
              },
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
            'news.clock.corrected': {
              description: 'The site corrects its estimate of the server time and recalculates the wait.',
              target: 'coolingDown',
              reenter: true,
              actions: 'recountCooldown',
            },
          },
        },
      },
    },

    followUp: {
      description: 'The site remembers that a check is due, so that no reason for one is lost.',
      initial: 'none',
      states: {
        none: {
          description: 'No check is due.',
          on: {
            'check.ask': {
              description: 'There is a reason to ask the bank. A running check may have started too early.',
              target: 'due',
            },
            'order.check': {
              description:
                'The player requests a check during an automatic one, which may have started before the payment, or during the short wait after it.',
              guard: 'isBusyUnseen',
              target: 'requested',
            },
          },
        },
        due: {
          description: 'An automatic check starts as soon as no other runs and the server permits it.',
          on: {
            'check.started': {
              description: 'A check of the site or the player starts. No other is needed.',
              target: 'none',
            },
            'order.check': {
              description:
                'The player requests a check during an automatic one, which may have started before the payment, or during the short wait after it.',
              guard: 'isBusyUnseen',
              target: 'requested',
            },
            'check.drop': { description: 'The order cannot change any more.', target: 'none' },
          },
        },
        requested: {
          description:
            'The player has requested a check. It starts as soon as no other runs and the server permits it.',
          tags: ['checkRequested'],
          entry: 'reportRequest',
          on: {
            'check.started': { description: 'The check of the player starts.', target: 'none' },
            'check.drop': { description: 'The order cannot change any more.', target: 'none' },
          },
        },
      },
    },

    reading: {
      description: 'The site reads an order regularly that changes without the player.',
      initial: 'off',
      states: {
        off: {
          description: 'The site does not read the order regularly.',
          on: {
            'order.readRegularly': {
              description: 'The order can change without the player.',
              target: 'regularly',
              actions: 'restartReads',
            },
          },
        },
        regularly: {
          description:
            'The site reads the order without asking the bank. The waits grow from 5 to 60 seconds.',
          after: {
            untilNextRead: {
              description:
                'The site reads the order, unless a check or a read is in progress or a check has just ended.',
              target: 'regularly',
              reenter: true,
              actions: ['countRead', 'readOrder'],
            },
          },
          on: {
            'check.ask': {
              description: 'The player or the network is back. The site reads the order more often again.',
              target: 'regularly',
              reenter: true,
              actions: 'restartReads',
            },
            'order.stopReading': {
              description: 'The status has changed, or the player sees the QR again.',
              target: 'off',
            },
          },
        },
      },
    },

    closing: {
      description:
        'When the player closes the order, the site reports when no check is in progress any more, so that it can stop following the order (specification §4).',
      initial: 'none',
      states: {
        none: {
          description: 'The player has not closed the order, or the end of the check is reported.',
          on: { 'order.hidden': { description: 'The player closes the order.', target: 'awaited' } },
        },
        awaited: {
          description: 'The player has closed the order while a check or a read is in progress or due.',
          always: {
            description: 'No check or read is in progress or due.',
            guard: 'isOver',
            target: 'none',
            actions: 'reportOver',
          },
          after: {
            untilGivenUp: {
              description: 'The check has not ended within 2 minutes. The site does not wait any longer.',
              target: 'none',
              actions: 'reportOver',
            },
          },
        },
      },
    },
  },
});

/** Whether the player waits for the result. `setup` types its actions without the guards, so that `check` accepts none. */
const IS_REQUESTED = stateIn({ inquiry: { checking: { purpose: 'requested' } } }) as never;

/** The seconds until the next check after one that the server rejected. */
function waitAfter(error: unknown): number {
  const failure = failureOf(error);
  return (failure.kind === 'server' ? failure.retryAfterSeconds : null) ?? DEFAULT_COOLDOWN_SECONDS;
}
