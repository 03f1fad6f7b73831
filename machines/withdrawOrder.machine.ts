import { assign, emit, setup } from 'xstate';
import { ORDER_STATUSES } from '../contract/order.ts';
import { isUnderWay, withdrawTransitions } from '../contract/rules/withdraw.ts';
import { isKnown } from '../contract/schema/vocabulary.ts';
import type { Withdraw, WithdrawStatus } from '../contract/withdraw.ts';
import type {
  WithdrawOrderContext,
  WithdrawOrderEmitted,
  WithdrawOrderEvent,
  WithdrawOrderInput,
} from './withdraw.vocabulary.ts';

/**
 * Follows one withdraw order to its end: specification §4, contract §3. Only the server changes the status. The player cannot
 * act on the order, and the page's reads report its changes.
 */
export const withdrawOrderMachine = setup({
  types: {
    input: {} as WithdrawOrderInput,
    context: {} as WithdrawOrderContext,
    events: {} as WithdrawOrderEvent,
    emitted: {} as WithdrawOrderEmitted,
    tags: {} as 'ended',
  },
  guards: {
    statusIs: ({ context }, { status }: { readonly status: WithdrawStatus }) => context.status === status,
    hasBeen: ({ context }, { status }: { readonly status: WithdrawStatus }) =>
      withdrawTransitions.hasBeen(context.status, status),
    isKnown: ({ context: { status } }) => isKnown(ORDER_STATUSES, status),
    isUnknown: ({ context: { status } }) => !isKnown(ORDER_STATUSES, status),
    hasEnded: ({ context: { status } }) => !isUnderWay(status),
    /** Whether this is a newer status of the followed order. Responses that arrive out of order are ignored. */
    hasMoved: ({ context: { code, status } }, withdraw: Withdraw) =>
      withdraw.code === code &&
      withdraw.status !== status &&
      withdrawTransitions.mayLaterBe(status, withdraw.status),
  },
  actions: {
    learn: assign((_, { status }: Withdraw) => ({ status, notice: null })),
    announceMove: emit((_, { code, status }: Withdraw) => ({
      type: 'domain.withdraw.moved' as const,
      code,
      status,
    })),
  },
}).createMachine({
  id: 'withdrawOrder',
  description: 'The site follows one withdrawal until it has ended and the player leaves it (contract §3).',
  context: ({ input: { order, wasOpenAlready } }) => ({
    ...order,
    notice: wasOpenAlready ? 'ALREADY_OPEN' : null,
  }),
  initial: 'followed',
  states: {
    followed: {
      description: 'The withdrawal has the status that the server reported last. Only the server changes it.',
      initial: 'open',
      on: {
        'order.observed': {
          description: 'A read of the page reports a newer status of this withdrawal.',
          guard: { type: 'hasMoved', params: ({ event }) => event.withdraw },
          actions: [
            { type: 'learn', params: ({ event }) => event.withdraw },
            { type: 'announceMove', params: ({ event }) => event.withdraw },
          ],
        },
        'order.leave': {
          description: 'The player leaves the ended withdrawal.',
          guard: 'hasEnded',
          target: 'left',
        },
      },
      states: {
        open: {
          description: 'Staff review the withdrawal. The server keeps its credit reserved.',
          always: [
            {
              description: 'Staff approve the withdrawal.',
              guard: { type: 'hasBeen', params: { status: 'PAID' } },
              target: 'paid',
            },
            {
              description: 'Staff reject the withdrawal. The server returns the whole credit.',
              guard: { type: 'statusIs', params: { status: 'REJECTED' } },
              target: 'rejected',
            },
            {
              description: 'Staff cancel the withdrawal. The server returns the whole credit.',
              guard: { type: 'statusIs', params: { status: 'CANCELED' } },
              target: 'canceled',
            },
            {
              description: 'The server reports a status that this version of the site does not know.',
              guard: 'isUnknown',
              target: 'unknown',
            },
          ],
        },
        paid: {
          description: 'Staff have approved the withdrawal, and the bank pays it out.',
          always: [
            {
              description: 'The bank has paid the money out.',
              guard: { type: 'statusIs', params: { status: 'SUCCESS' } },
              target: 'success',
            },
            {
              description: 'The bank cannot pay the money out. The server returns the whole credit.',
              guard: { type: 'statusIs', params: { status: 'FAILED' } },
              target: 'failed',
            },
            {
              description: 'The server reports a status that this version of the site does not know.',
              guard: 'isUnknown',
              target: 'unknown',
            },
          ],
        },
        success: {
          description: 'The money is in the bank account of the player. This status is final.',
          tags: ['ended'],
        },
        failed: {
          description: 'The payout failed. The player has the whole credit again. This status is final.',
          tags: ['ended'],
        },
        rejected: {
          description:
            'Staff rejected the withdrawal. The player has the whole credit again. This status is final.',
          tags: ['ended'],
        },
        canceled: {
          description:
            'Staff cancelled the withdrawal. The player has the whole credit again. This status is final.',
          tags: ['ended'],
        },
        unknown: {
          description:
            'This version of the site does not know the status. The player can only leave the withdrawal (contract §1).',
          tags: ['ended'],
          always: {
            description: 'The server reports a known status.',
            guard: 'isKnown',
            target: 'open',
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
