import { assign, emit, enqueueActions, forwardTo, fromCallback, sendTo, setup, stopChild } from 'xstate';
import type { Deposit } from '../contract/deposit.ts';
import { PAGES } from '../contract/pages.ts';
import type { PlayerEmitted } from './app.vocabulary.ts';
import { bankAccountMachine } from './bankAccount.machine.ts';
import { depositMachine } from './deposit.machine.ts';
import { factsOf } from './deposit.vocabulary.ts';
import { depositOrderMachine } from './depositOrder.machine.ts';
import { gameLaunchMachine } from './gameLaunch.machine.ts';
import { passwordChangeMachine } from './passwordChange.machine.ts';
import {
  type HistoryOrderId,
  historyOrderId,
  type PlayerContext,
  type PlayerEvent,
  type PlayerInput,
} from './player.vocabulary.ts';
import { promotionCancelMachine } from './promotionCancel.machine.ts';
import { promotionClaimMachine } from './promotionClaim.machine.ts';
import { responsiblePlayMachine } from './responsiblePlay.machine.ts';
import { sessionReminderMachine } from './sessionReminder.machine.ts';
import { withdrawMachine } from './withdraw.machine.ts';

/** A source that reports nothing, until the feature provides it. */
const silent = () => fromCallback(() => undefined);

/**
 * Everything that a signed-in player can do (specification §2 to §8). The actors exist as long as the session of this player,
 * so that no request is sent for another player.
 */
export const playerMachine = setup({
  types: {
    input: {} as PlayerInput,
    context: {} as PlayerContext,
    events: {} as PlayerEvent,
    emitted: {} as PlayerEmitted,
    children: {} as {
      deposit: 'deposit';
      withdraw: 'withdraw';
      promotionClaim: 'promotionClaim';
      promotionCancel: 'promotionCancel';
      bankAccount: 'bankAccount';
      passwordChange: 'passwordChange';
      responsiblePlay: 'responsiblePlay';
      sessionReminder: 'sessionReminder';
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
    sessionReminder: sessionReminderMachine,
    gameLaunch: gameLaunchMachine,
    // Sources of `PlayerNews`.
    orderReads: silent(),
    bankAccountReads: silent(),
    visit: silent(),
  },
  guards: {
    isShownOrder: ({ context }, code: string) => context.shownOrder === code,
    isAnotherOrder: ({ context }, code: string) => context.shownOrder !== code,
    /** Whether the player has left a page, or a page below it. */
    hasLeft: (_, { page, left }: { readonly page: string; readonly left: string | null }) =>
      left?.startsWith(page) === true,
  },
  actions: {
    recallJournals: assign({}),
    /** Records in this tab's storage what the event reports, for the next page load. */
    keepInJournal: () => undefined,
    /** Navigates or closes the tab that was opened for a game. */
    moveGameTab: () => undefined,
    report: emit(({ event }) => event as PlayerEmitted),
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
    toShownOrder: forwardTo(({ context }) => historyOrderId(context.shownOrder ?? '')),
    // Its types are written out, because inferring them would lose the params of the other actions.
    toFollowedOrders: enqueueActions<
      PlayerContext,
      PlayerEvent,
      undefined,
      PlayerEvent,
      never,
      never,
      never,
      never,
      never
    >(({ context, enqueue, event }) => {
      for (const code of context.followedOrders) enqueue.sendTo(historyOrderId(code), event);
    }),
    toDeposit: forwardTo('deposit'),
    toWithdraw: forwardTo('withdraw'),
    toPromotionClaim: forwardTo('promotionClaim'),
    toPromotionCancel: forwardTo('promotionCancel'),
    toBankAccount: forwardTo('bankAccount'),
    toPasswordChange: forwardTo('passwordChange'),
    toResponsiblePlay: forwardTo('responsiblePlay'),
    toSessionReminder: forwardTo('sessionReminder'),
    toGameLaunch: forwardTo('gameLaunch'),
    closeClaim: sendTo('promotionClaim', { type: 'claim.close' }),
    closeCancellation: sendTo('promotionCancel', { type: 'cancel.close' }),
    editBankAccount: sendTo('bankAccount', { type: 'bankAccount.edit' }),
    editResponsiblePlay: sendTo('responsiblePlay', { type: 'responsiblePlay.edit' }),
    correctReminderClock: sendTo('sessionReminder', { type: 'news.clock.corrected' }),
    leaveGame: sendTo('gameLaunch', { type: 'game.leave' }),
  },
}).createMachine({
  id: 'player',
  description:
    'What a signed-in player can do. The site passes news on to the actors of the player, keeps journals of what they report, and reports it to the root (specification §2).',
  context: ({ input }) => ({
    ...input,
    recalled: { claim: { choice: null, intent: null }, cancellation: { intent: null } },
    shownOrder: null,
    followedOrders: [],
  }),
  entry: 'recallJournals',
  type: 'parallel',
  invoke: [
    { id: 'orderReads', src: 'orderReads' },
    { id: 'bankAccountReads', src: 'bankAccountReads' },
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
          description: 'The actor deposit works, also while the player is on other pages.',
          invoke: {
            id: 'deposit',
            systemId: 'deposit',
            src: 'deposit',
            input: ({ context: { clock, keys } }) => ({ clock, keys }),
          },
          on: {
            'news.network.restored': { description: 'The network is back.', actions: 'toDeposit' },
            'news.page.returned': { description: 'The page is visible again.', actions: 'toDeposit' },
            'news.clock.corrected': {
              description: 'The estimate of the server time has changed.',
              actions: 'toDeposit',
            },
            'deposit.observed': { description: 'A view has read an open order.', actions: 'toDeposit' },
            'order.observed': { description: 'A view has read an order.', actions: 'toDeposit' },
          },
        },
      },
      on: {
        'deposit.drafted': {
          description: 'The player has changed the form. The journal keeps the draft for a reload.',
          actions: 'keepInJournal',
        },
        'domain.deposit.rejected': {
          description: 'The server rejected the deposit. The journal forgets the request.',
          actions: ['keepInJournal', 'report'],
        },
        'domain.deposit.followed': {
          description: 'The page follows an order. The journal keeps its code for a reload.',
          actions: ['keepInJournal', 'report'],
        },
        'domain.deposit.left': {
          description: 'The player has left the order. The journal forgets its code.',
          actions: ['keepInJournal', 'report'],
        },
        'domain.order.moved': { description: 'An order has a new status.', actions: 'report' },
      },
    },

    shownOrder: {
      description:
        'Each order of the history that the player looks at has an actor of its own. It awaits a check in progress after the player has closed the order, whatever the player looks at meanwhile (specification §4).',
      initial: 'none',
      states: {
        none: {
          description:
            'The player sees no order of the history. Checks of orders that are closed may still be in progress.',
          on: {
            'order.shown': {
              description:
                'The player opens an order of the history. An actor depositOrder follows it, in parallel to the order of the deposit page.',
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
            'news.network.restored': { description: 'The network is back.', actions: 'toShownOrder' },
            'news.page.returned': { description: 'The page is visible again.', actions: 'toShownOrder' },
          },
        },
      },
      on: {
        'order.observed': {
          description: 'A view has read an order.',
          actions: 'toFollowedOrders',
        },
        'news.clock.corrected': {
          description: 'The estimate of the server time has changed.',
          actions: 'toFollowedOrders',
        },
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
          description: 'The actor withdraw works, also while the player is on other pages.',
          invoke: {
            id: 'withdraw',
            systemId: 'withdraw',
            src: 'withdraw',
            input: ({ context: { clock, keys } }) => ({ clock, keys }),
          },
          on: {
            'news.network.restored': { description: 'The network is back.', actions: 'toWithdraw' },
            'news.page.returned': { description: 'The page is visible again.', actions: 'toWithdraw' },
            'news.clock.corrected': {
              description: 'The estimate of the server time has changed.',
              actions: 'toWithdraw',
            },
            'withdraw.observed': { description: 'A view has read a withdrawal.', actions: 'toWithdraw' },
          },
        },
      },
      on: {
        'withdraw.drafted': {
          description: 'The player has changed the form. The journal keeps the draft for a reload.',
          actions: 'keepInJournal',
        },
        'domain.withdraw.rejected': {
          description: 'The server rejected the withdrawal. The journal forgets the request.',
          actions: ['keepInJournal', 'report'],
        },
        'domain.withdraw.requested': {
          description: 'The server has created the withdrawal.',
          actions: 'report',
        },
        'domain.withdraw.followed': {
          description: 'The page follows a withdrawal. The journal keeps its code for a reload.',
          actions: ['keepInJournal', 'report'],
        },
        'domain.withdraw.left': {
          description: 'The player has left the withdrawal. The journal forgets its code.',
          actions: ['keepInJournal', 'report'],
        },
        'domain.withdraw.moved': { description: 'A withdrawal has a new status.', actions: 'report' },
      },
    },

    promotions: {
      description:
        'The player claims and cancels promotions. The outcome of a request from before a reload is looked up on any page (contract §1).',
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
      ],
      on: {
        'promotion.chosen': {
          description:
            'The player has chosen a promotion or closed the dialog. The journal keeps or forgets the choice.',
          actions: 'keepInJournal',
        },
        'domain.promotion.claimed': {
          description: 'The player has claimed a promotion. The journal forgets the choice and the request.',
          actions: ['keepInJournal', 'report'],
        },
        'domain.promotion.rejected': {
          description: 'The server rejected the claim. The journal forgets the request.',
          actions: ['keepInJournal', 'report'],
        },
        'domain.promotion.canceled': {
          description: 'The player has cancelled a promotion. The journal forgets the request.',
          actions: ['keepInJournal', 'report'],
        },
        'domain.promotion.kept': {
          description: 'The promotion was not cancelled. The journal forgets the request.',
          actions: ['keepInJournal', 'report'],
        },
        'news.network.restored': {
          description: 'The network is back.',
          actions: ['toPromotionClaim', 'toPromotionCancel'],
        },
        'news.navigation.arrived': {
          description:
            'The player leaves the promotions, which closes their dialogs. A sent request continues.',
          guard: { type: 'hasLeft', params: ({ event }) => ({ page: PAGES.promotions, left: event.left }) },
          actions: ['closeClaim', 'closeCancellation'],
        },
      },
    },

    bankAccount: {
      description: 'The player adds the one bank account (specification §5).',
      invoke: {
        id: 'bankAccount',
        systemId: 'bankAccount',
        src: 'bankAccount',
        input: ({ context: { clock, keys } }) => ({ clock, keys }),
      },
      on: {
        'domain.bankAccount.added': {
          description: 'The bank account is added. The site forgets what was typed into the form.',
          actions: ['keepInJournal', 'report'],
        },
        'domain.bankAccount.found': {
          description: 'The player already has a bank account.',
          actions: 'report',
        },
        'bankAccount.observed': {
          description: 'A view has read the bank accounts of the player.',
          actions: 'toBankAccount',
        },
        'news.network.restored': { description: 'The network is back.', actions: 'toBankAccount' },
        'news.navigation.arrived': {
          description:
            'The player leaves the page, which clears the failure shown there. A later failure is shown on the next visit.',
          guard: { type: 'hasLeft', params: ({ event }) => ({ page: PAGES.bank, left: event.left }) },
          actions: 'editBankAccount',
        },
      },
    },

    passwordChange: {
      description: 'The player changes the password (specification §3).',
      invoke: {
        id: 'passwordChange',
        systemId: 'passwordChange',
        src: 'passwordChange',
        input: ({ context: { clock, keys } }) => ({ clock, keys }),
      },
      on: {
        'domain.passwordChange.rejected': { description: 'The password was not changed.', actions: 'report' },
        'passwordChange.confirmed': {
          description: 'The player has read that the password is changed.',
          actions: 'report',
        },
        'passwordChange.sessionLost': {
          description: 'The session has ended, and a password change is not known to be the reason.',
          actions: 'report',
        },
        'news.network.restored': { description: 'The network is back.', actions: 'toPasswordChange' },
      },
    },

    responsiblePlay: {
      description: 'The player sets limits and takes breaks (contract §2).',
      invoke: {
        id: 'responsiblePlay',
        systemId: 'responsiblePlay',
        src: 'responsiblePlay',
        input: ({ context: { clock, keys } }) => ({ clock, keys }),
      },
      on: {
        'domain.responsiblePlay.changed': {
          description: 'The limits or breaks have changed. The site forgets what was typed into the form.',
          actions: ['keepInJournal', 'report'],
        },
        'news.network.restored': { description: 'The network is back.', actions: 'toResponsiblePlay' },
        'news.navigation.arrived': {
          description:
            'The player leaves the page, which clears the outcome shown there. A later outcome is shown on the next visit.',
          guard: {
            type: 'hasLeft',
            params: ({ event }) => ({ page: PAGES.responsiblePlay, left: event.left }),
          },
          actions: 'editResponsiblePlay',
        },
      },
    },

    sessionReminder: {
      description:
        'The site reminds the player of the time, at the interval that the player has set (contract §2).',
      invoke: [
        {
          id: 'sessionReminder',
          systemId: 'sessionReminder',
          src: 'sessionReminder',
          input: ({ context }) => ({ clock: context.clock }),
        },
        { id: 'visit', src: 'visit' },
      ],
      on: {
        'visit.began': {
          description:
            'The visit begins. After a reload, the site continues the visit that the reload interrupted.',
          actions: 'toSessionReminder',
        },
        'visit.noted': {
          description:
            'The visit has begun, or the player has confirmed a reminder. The site keeps it for a reload.',
          actions: 'keepInJournal',
        },
        'reminder.set': {
          description: 'A view has read the interval that the player has set.',
          actions: 'toSessionReminder',
        },
        'news.clock.corrected': {
          description: 'The estimate of the server time has changed.',
          actions: 'toSessionReminder',
        },
        'news.page.returned': {
          description: 'The page is visible again. The phone may have paused the timer.',
          actions: 'correctReminderClock',
        },
      },
    },

    games: {
      description: 'The player opens games of the providers (specification §1).',
      invoke: {
        id: 'gameLaunch',
        systemId: 'gameLaunch',
        src: 'gameLaunch',
        input: ({ context: { clock, keys } }) => ({ clock, keys }),
      },
      on: {
        'gameTab.sent': { description: 'The tab goes to the game.', actions: 'moveGameTab' },
        'gameTab.dropped': { description: 'No game opens. The tab closes.', actions: 'moveGameTab' },
        'domain.game.opened': {
          description: 'A game has opened, which may change the credit.',
          actions: 'report',
        },
        'domain.game.returned': {
          description: 'The player is back from a game, which may have changed the credit.',
          actions: 'report',
        },
        'news.navigation.moved': {
          description: 'The player presses Back or Forward, which cancels a launch.',
          actions: 'leaveGame',
        },
        'news.page.returned': { description: 'The page is visible again.', actions: 'toGameLaunch' },
      },
    },
  },
});
