import {
  and,
  assertEvent,
  assign,
  enqueueActions,
  type EventObject,
  fromCallback,
  not,
  or,
  raise,
  setup,
  stateIn,
  type ActorRefFrom,
} from 'xstate';
import { ORDER_STATUSES, type OrderStatus } from '../contract/order.ts';
import { withdrawTransitions } from '../contract/rules/withdraw.ts';
import { isKnown } from '../contract/schema/vocabulary.ts';
import { report, sendReport } from './report.ts';
import type { Withdraw } from '../contract/withdraw.ts';

/** The part of an order that the machines need. The order itself is in the query cache. */
export type WithdrawFacts = Pick<Withdraw, 'code' | 'status'>;

export interface WithdrawReference {
  readonly code: string;
}

export interface WithdrawOrderInput {
  readonly order: WithdrawFacts;
  readonly wasOpenAlready: boolean;
}

export interface WithdrawOrderContext extends WithdrawReference {
  /** The order as it was when the site began to follow it. */
  readonly given: WithdrawFacts;
  /** The player requested a withdrawal while the followed one was already in progress. */
  readonly notice: 'ALREADY_OPEN' | null;
}

export type WithdrawOrderEvent =
  /** The player leaves an order that has ended. */
  { readonly type: 'order.leave' } | WithdrawOrderObserved;

/** The order as the server reported it to any view. */
export interface WithdrawOrderObserved {
  readonly type: 'order.observed';
  readonly withdraw: WithdrawFacts;
}

export type WithdrawOrderEmitted =
  /** The order's status has changed. */
  { readonly type: 'domain.withdraw.moved'; readonly code: string; readonly status: Withdraw['status'] };

const at = (status: string) => ({ followed: status });

/** A guard of `order.observed`: whether the server reports this about the withdrawal of the machine. */
const reports =
  (is: (status: WithdrawFacts['status']) => boolean) =>
  ({ context, event }: { readonly context: WithdrawReference; readonly event: WithdrawOrderEvent }) =>
    event.type === 'order.observed' && event.withdraw.code === context.code && is(event.withdraw.status);

/**
 * Follows one withdraw order to its end: specification §4, contract §3. The order itself is in the query cache; here its status is
 * a state, which only `order.observed` changes. The player cannot act on the order.
 */
export const withdrawOrderMachine = setup({
  types: {
    input: {} as WithdrawOrderInput,
    context: {} as WithdrawOrderContext,
    events: {} as WithdrawOrderEvent,
    emitted: {} as WithdrawOrderEmitted,
    /** The tag of a status is the contract's word for it. */
    tags: {} as OrderStatus | 'mayChange' | 'ended',
    children: {} as { reads: 'observeOrder' },
  },
  actors: {
    /** Reports this order as the query cache holds it. Silent until the site provides it. */
    observeOrder: fromCallback<EventObject, WithdrawReference>(() => undefined),
  },
  guards: {
    isOpen: reports((status) => status === 'OPEN'),
    /** Also if the status has changed again since, which a response may have skipped. */
    isPaid: reports((status) => withdrawTransitions.hasBeen(status, 'PAID')),
    isSuccess: reports((status) => status === 'SUCCESS'),
    isFailed: reports((status) => status === 'FAILED'),
    isRejected: reports((status) => status === 'REJECTED'),
    isCanceled: reports((status) => status === 'CANCELED'),
    hasUnknownStatus: reports((status) => !isKnown(ORDER_STATUSES, status)),
    isUnderWay: or([stateIn(at('open')), stateIn(at('paid'))]),
    becomesUnknown: and(['hasUnknownStatus', 'isUnderWay']),
    hasEnded: not('isUnderWay'),
  },
  actions: {
    observeGiven: raise(({ context: { given } }) => ({ type: 'order.observed' as const, withdraw: given })),
    forgetNotice: assign({ notice: null }),
    reportMove: report(({ context: { code }, event }) => {
      assertEvent(event, 'order.observed');
      return { type: 'domain.withdraw.moved' as const, code, status: event.withdraw.status };
    }),
    /**
     * Reports the new status. The order is observed again in its new state, because responses may have skipped the status PAID:
     * then only the later status is reported.
     */
    moveToPaid: enqueueActions(({ context: { code }, event, enqueue, system, self }) => {
      assertEvent(event, 'order.observed');
      const { status } = event.withdraw;
      enqueue.assign({ notice: null });
      if (status === 'PAID')
        sendReport({ enqueue, system, self }, { type: 'domain.withdraw.moved', code, status });
      enqueue.raise(event);
    }),
  },
}).createMachine({
  id: 'withdrawOrder',
  description: 'The site follows one withdrawal until it has ended and the player leaves it (contract §3).',
  meta: {
    guards: {
      becomesUnknown: 'the site does not know the new status: the withdrawal was in progress',
      hasEnded: 'the withdrawal is not in progress',
      isOpen: 'staff review the withdrawal',
      isSuccess: 'the bank has paid the money out',
      isFailed: 'the bank cannot pay the money out',
      isRejected: 'staff have rejected the withdrawal',
      isCanceled: 'staff have cancelled the withdrawal',
      isPaid: 'staff have approved the withdrawal',
    },
  },
  context: ({ input: { order, wasOpenAlready } }) => ({
    code: order.code,
    given: order,
    notice: wasOpenAlready ? 'ALREADY_OPEN' : null,
  }),
  initial: 'followed',
  states: {
    followed: {
      description: 'The withdrawal has the status that the server reported last. Only the server changes it.',
      initial: 'unseen',
      invoke: { id: 'reads', src: 'observeOrder', input: ({ context: { code } }) => ({ code }) },
      on: {
        'order.observed': {
          description: 'The server reports a status that this version of the site does not know.',
          guard: 'becomesUnknown',
          target: '.unknown',
          actions: ['forgetNotice', 'reportMove'],
        },
        'order.leave': {
          description: 'The player leaves the ended withdrawal.',
          guard: 'hasEnded',
          target: 'left',
        },
      },
      states: {
        unseen: {
          description:
            'The site begins to follow the withdrawal, whose status the server has reported before.',
          entry: 'observeGiven',
          on: {
            'order.observed': [
              { description: 'Staff review the withdrawal.', guard: 'isOpen', target: 'open' },
              { description: 'The bank has paid the money out.', guard: 'isSuccess', target: 'success' },
              { description: 'The bank could not pay the money out.', guard: 'isFailed', target: 'failed' },
              { description: 'Staff have rejected the withdrawal.', guard: 'isRejected', target: 'rejected' },
              {
                description: 'Staff have cancelled the withdrawal.',
                guard: 'isCanceled',
                target: 'canceled',
              },
              { description: 'Staff have approved the withdrawal.', guard: 'isPaid', target: 'paid' },
              { description: 'This version of the site does not know the status.', target: 'unknown' },
            ],
          },
        },
        open: {
          description: 'Staff review the withdrawal. The server keeps its credit reserved.',
          tags: ['OPEN', 'mayChange'],
          on: {
            'order.observed': [
              {
                description: 'Staff approve the withdrawal.',
                guard: 'isPaid',
                target: 'paid',
                actions: 'moveToPaid',
              },
              {
                description: 'Staff reject the withdrawal. The server returns the whole credit.',
                guard: 'isRejected',
                target: 'rejected',
                actions: ['forgetNotice', 'reportMove'],
              },
              {
                description: 'Staff cancel the withdrawal. The server returns the whole credit.',
                guard: 'isCanceled',
                target: 'canceled',
                actions: ['forgetNotice', 'reportMove'],
              },
            ],
          },
        },
        paid: {
          description: 'Staff have approved the withdrawal, and the bank pays it out.',
          tags: ['PAID', 'mayChange'],
          on: {
            'order.observed': [
              {
                description: 'The bank has paid the money out.',
                guard: 'isSuccess',
                target: 'success',
                actions: ['forgetNotice', 'reportMove'],
              },
              {
                description: 'The bank cannot pay the money out. The server returns the whole credit.',
                guard: 'isFailed',
                target: 'failed',
                actions: ['forgetNotice', 'reportMove'],
              },
            ],
          },
        },
        success: {
          description: 'The money is in the bank account of the player. This status is final.',
          tags: ['SUCCESS', 'ended'],
        },
        failed: {
          description: 'The payout failed. The player has the whole credit again. This status is final.',
          tags: ['FAILED', 'ended'],
        },
        rejected: {
          description:
            'Staff rejected the withdrawal. The player has the whole credit again. This status is final.',
          tags: ['REJECTED', 'ended'],
        },
        canceled: {
          description:
            'Staff cancelled the withdrawal. The player has the whole credit again. This status is final.',
          tags: ['CANCELED', 'ended'],
        },
        unknown: {
          description:
            'This version of the site does not know the status. The player can only leave the withdrawal (contract §1).',
          tags: ['mayChange', 'ended'],
          on: {
            'order.observed': [
              {
                description: 'Staff review the withdrawal.',
                guard: 'isOpen',
                target: 'open',
                actions: 'reportMove',
              },
              {
                description: 'Staff have approved the withdrawal.',
                guard: 'isPaid',
                target: 'paid',
                actions: 'moveToPaid',
              },
              {
                description: 'Staff have rejected the withdrawal.',
                guard: 'isRejected',
                target: 'rejected',
                actions: 'reportMove',
              },
              {
                description: 'Staff have cancelled the withdrawal.',
                guard: 'isCanceled',
                target: 'canceled',
                actions: 'reportMove',
              },
            ],
          },
        },
      },
    },
    left: {
      description: 'The site no longer follows the withdrawal.',
      type: 'final',
    },
  },
});

export type WithdrawOrderActor = ActorRefFrom<typeof withdrawOrderMachine>;
