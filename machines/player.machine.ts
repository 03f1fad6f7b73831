import { assign, fromCallback, sendTo, setup, stopChild, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Deposit } from '../contract/deposit.ts';
import { bankAccountMachine } from './bankAccount.machine.ts';
import { depositMachine } from './deposit.machine.ts';
import { factsOf } from './deposit-order-part.ts';
import { depositOrderMachine } from './depositOrder.machine.ts';
import { gameLaunchMachine } from './gameLaunch.machine.ts';
import { passwordChangeMachine } from './passwordChange.machine.ts';
import { type PromotionCancelInput, promotionCancelMachine } from './promotionCancel.machine.ts';
import { type PromotionClaimInput, promotionClaimMachine } from './promotionClaim.machine.ts';
import { responsiblePlayMachine } from './responsiblePlay.machine.ts';
import type { IntentSource } from './submission.machine.ts';
import { withdrawMachine } from './withdraw.machine.ts';
import { sourceIn } from './submitting.ts';

export interface PlayerInput extends IntentSource {
  readonly playerId: string;
}

/** What the journals of this tab still hold of the player. */
export interface RecalledJournals {
  readonly claim: Pick<PromotionClaimInput, 'choice' | 'intent'>;
  readonly cancellation: Pick<PromotionCancelInput, 'intent'>;
}

export interface PlayerContext extends PlayerInput {
  readonly recalled: RecalledJournals;
  /** The code of the order of the history that the player sees. */
  readonly shownOrder: string | null;
  /** The codes of the orders of the history that have an actor: the shown one, and closed ones with a check in progress. */
  readonly followedOrders: readonly string[];
}

/** The id of the actor that follows an order of the history, also its `systemId`. */
export type HistoryOrderId = `depositOrder:${string}`;

export function historyOrderId(code: string): HistoryOrderId {
  return `depositOrder:${code}`;
}

export type PlayerEvent =
  /** The deposit page is open. */
  | { readonly type: 'deposit.opened' }
  /** The withdrawal page is open. */
  | { readonly type: 'withdraw.opened' }
  /** A view shows an order of the history. */
  | { readonly type: 'order.shown'; readonly deposit: Deposit }
  /** The view has closed it. */
  | { readonly type: 'order.hidden'; readonly code: string }
  /** An order that the player has closed, and of which no check is in progress any more. */
  | { readonly type: 'order.checked'; readonly code: string };

/**
 * Everything that a signed-in player can do (specification §2 to §8). The actors exist as long as the session of this player,
 * so that no request is sent for another player.
 */
export const playerMachine = setup({
  types: {
    input: {} as PlayerInput,
    context: {} as PlayerContext,
    events: {} as PlayerEvent,
    children: {} as {
      deposit: 'deposit';
      withdraw: 'withdraw';
      promotionClaim: 'promotionClaim';
      promotionCancel: 'promotionCancel';
      bankAccount: 'bankAccount';
      passwordChange: 'passwordChange';
      responsiblePlay: 'responsiblePlay';
      gameLaunch: 'gameLaunch';
      [order: HistoryOrderId]: 'depositOrder';
    },
  },
  actors: {
    deposit: depositMachine,
    depositOrder: depositOrderMachine,
    withdraw: withdrawMachine,
    promotionClaim: promotionClaimMachine,
    promotionCancel: promotionCancelMachine,
    bankAccount: bankAccountMachine,
    passwordChange: passwordChangeMachine,
    responsiblePlay: responsiblePlayMachine,
    /** Reminds the player of the time, at the interval that the player has set (contract §2). */
    sessionReminder: fromCallback(() => undefined),
    gameLaunch: gameLaunchMachine,
    /** Tells the root what any view reads of the player. Silent until the site provides it. */
    reads: fromCallback(() => undefined),
  },
  guards: {
    isShownOrder: ({ context }, code: string) => context.shownOrder === code,
    isAnotherOrder: ({ context }, code: string) => context.shownOrder !== code,
  },
  actions: {
    recallJournals: assign({}),
    /** Starts an actor for an order of the history, unless the order has one: a check of it may still be in progress. */
    showOrder: assign(({ context, spawn }, deposit: Deposit) => {
      const { clock, keys, followedOrders } = context;
      const { code } = deposit;
      if (followedOrders.includes(code)) return { shownOrder: code };
      const id = historyOrderId(code);
      const input = { clock, keys, order: factsOf(deposit), wasOpenAlready: false };
      spawn('depositOrder', { id, systemId: id, input });
      return { shownOrder: code, followedOrders: [...followedOrders, code] };
    }),
    closeOrder: sendTo((_, code: string) => historyOrderId(code), { type: 'order.hidden' }),
    forgetShownOrder: assign({ shownOrder: null }),
    stopOrder: stopChild((_, code: string) => historyOrderId(code)),
    forgetOrder: assign({
      followedOrders: ({ context }, code: string) => context.followedOrders.filter((one) => one !== code),
    }),
  },
}).createMachine({
  id: 'player',
  description:
    'What a signed-in player can do. Each part is a machine of its own, which reports to the root and hears all news (specification §2). At the sign-in, the site reads the player with the bank account, the player’s own limits (for the time reminder) and what the shown page needs. Credits, orders and promotions are read only with a page that shows them.',
  meta: {
    guards: {
      isAnotherOrder: 'it is not the order that the player sees',
      isShownOrder: 'it is the order that the player sees',
    },
  },
  context: ({ input }) => ({
    ...input,
    recalled: { claim: { choice: null, intent: null }, cancellation: { intent: null } },
    shownOrder: null,
    followedOrders: [],
  }),
  entry: 'recallJournals',
  type: 'parallel',
  invoke: [
    {
      id: 'promotionClaim',
      systemId: 'promotionClaim',
      src: 'promotionClaim',
      input: ({ context: { clock, keys, recalled } }) => ({ clock, keys, ...recalled.claim }),
    },
    {
      id: 'promotionCancel',
      systemId: 'promotionCancel',
      src: 'promotionCancel',
      input: ({ context: { clock, keys, recalled } }) => ({ clock, keys, ...recalled.cancellation }),
    },
    { id: 'bankAccount', systemId: 'bankAccount', src: 'bankAccount', input: sourceIn },
    { id: 'passwordChange', systemId: 'passwordChange', src: 'passwordChange', input: sourceIn },
    { id: 'responsiblePlay', systemId: 'responsiblePlay', src: 'responsiblePlay', input: sourceIn },
    { id: 'gameLaunch', systemId: 'gameLaunch', src: 'gameLaunch', input: sourceIn },
    { id: 'reads', src: 'reads' },
    { id: 'sessionReminder', src: 'sessionReminder' },
  ],
  states: {
    deposit: {
      description: 'The player deposits credit with an order and its QR (specification §4).',
      initial: 'unused',
      states: {
        unused: {
          description: 'The player has not opened the deposit page.',
          on: { 'deposit.opened': { description: 'The player opens the deposit page.', target: 'running' } },
        },
        running: {
          description: 'The machine deposit works, also while the player is on other pages.',
          invoke: { id: 'deposit', systemId: 'deposit', src: 'deposit', input: sourceIn },
        },
      },
    },

    shownOrder: {
      description:
        'Each order of the history that the player looks at has a machine of its own. It awaits a check in progress after the player has closed the order, whatever the player looks at meanwhile (specification §4).',
      initial: 'none',
      states: {
        none: {
          description:
            'The player sees no order of the history. Checks of orders that are closed may still be in progress.',
          on: {
            'order.shown': {
              description:
                'The player opens an order of the history. A machine depositOrder follows it, in parallel to the order of the deposit page.',
              target: 'visible',
              actions: { type: 'showOrder', params: ({ event }) => event.deposit },
            },
          },
        },
        visible: {
          description: 'The player sees an order of the history.',
          on: {
            'order.shown': {
              description:
                'The player opens another order of the history, which closes the first. The site awaits a check of the first that is in progress.',
              guard: { type: 'isAnotherOrder', params: ({ event }) => event.deposit.code },
              actions: [
                { type: 'closeOrder', params: ({ context }) => context.shownOrder ?? '' },
                { type: 'showOrder', params: ({ event }) => event.deposit },
              ],
            },
            'order.hidden': {
              description:
                'The player closes the order. The site awaits a check in progress, because it may report that the money has arrived.',
              guard: { type: 'isShownOrder', params: ({ event }) => event.code },
              target: 'none',
              actions: [{ type: 'closeOrder', params: ({ event }) => event.code }, 'forgetShownOrder'],
            },
          },
        },
      },
      on: {
        'order.checked': {
          description:
            'No check of an order that the player has closed is in progress any more. The site stops following it.',
          guard: { type: 'isAnotherOrder', params: ({ event }) => event.code },
          actions: [
            { type: 'stopOrder', params: ({ event }) => event.code },
            { type: 'forgetOrder', params: ({ event }) => event.code },
          ],
        },
      },
    },

    withdraw: {
      description: 'The player withdraws credit to the bank account (specification §5).',
      initial: 'unused',
      states: {
        unused: {
          description: 'The player has not opened the withdrawal page.',
          on: {
            'withdraw.opened': { description: 'The player opens the withdrawal page.', target: 'running' },
          },
        },
        running: {
          description: 'The machine withdraw works, also while the player is on other pages.',
          invoke: { id: 'withdraw', systemId: 'withdraw', src: 'withdraw', input: sourceIn },
        },
      },
    },
  },
});

export type PlayerActor = ActorRefFrom<typeof playerMachine>;

/** The actors of a player, by name. */
export type PlayerActors = SnapshotFrom<typeof playerMachine>['children'];
