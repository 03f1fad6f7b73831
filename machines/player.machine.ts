import { assign, emit, forwardTo, fromCallback, sendTo, setup } from 'xstate';
import type { Deposit } from '../contract/deposit.ts';
import { PAGES } from '../contract/pages.ts';
import type { PlayerEmitted } from './app.vocabulary.ts';
import { bankAccountMachine } from './bankAccount.machine.ts';
import { depositMachine } from './deposit.machine.ts';
import { factsOf } from './deposit.vocabulary.ts';
import { depositOrderMachine } from './depositOrder.machine.ts';
import { gameLaunchMachine } from './gameLaunch.machine.ts';
import { passwordChangeMachine } from './passwordChange.machine.ts';
import type { PlayerContext, PlayerEvent, PlayerInput } from './player.vocabulary.ts';
import { promotionCancelMachine } from './promotionCancel.machine.ts';
import { promotionClaimMachine } from './promotionClaim.machine.ts';
import { responsiblePlayMachine } from './responsiblePlay.machine.ts';
import { sessionReminderMachine } from './sessionReminder.machine.ts';
import { withdrawMachine } from './withdraw.machine.ts';

/** A check with the bank is over after this time, whatever happens: a response that is missing, and the read that follows. */
const CHECK_MS = 120_000;

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
      shownOrder: 'depositOrder';
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
    isAnotherOrder: ({ context }, deposit: Deposit) => context.shownOrder?.code !== deposit.code,
    isShownOrder: ({ context }, code: string) => context.shownOrder?.code === code,
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
    rememberShownOrder: assign({ shownOrder: (_, deposit: Deposit) => factsOf(deposit) }),
    forgetShownOrder: assign({ shownOrder: null }),
    toShownOrder: forwardTo('shownOrder'),
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
    correctReminderClock: sendTo('sessionReminder', { type: 'clock.corrected' }),
    leaveGame: sendTo('gameLaunch', { type: 'game.leave' }),
  },
  delays: {
    untilCheckIsOver: CHECK_MS,
  },
}).createMachine({
  id: 'player',
  description:
    'What a signed-in player can do. The site passes news on to the actors of the player, keeps journals of what they report, and reports it to the root (specification §2).',
  context: ({ input }) => ({
    ...input,
    recalled: { claim: { choice: null, intent: null }, cancellation: { intent: null } },
    shownOrder: null,
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
            input: ({ context: { clock, newKey } }) => ({ clock, newKey }),
          },
          on: {
            'network.restored': { description: 'The network is back.', actions: 'toDeposit' },
            'page.returned': { description: 'The page is visible again.', actions: 'toDeposit' },
            'clock.corrected': {
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
        'deposit.rejected': {
          description: 'The server rejected the deposit. The journal forgets the request.',
          actions: ['keepInJournal', 'report'],
        },
        'deposit.followed': {
          description: 'The page follows an order. The journal keeps its code for a reload.',
          actions: ['keepInJournal', 'report'],
        },
        'deposit.left': {
          description: 'The player has left the order. The journal forgets its code.',
          actions: ['keepInJournal', 'report'],
        },
        'order.moved': { description: 'An order has a new status.', actions: 'report' },
      },
    },

    shownOrder: {
      description:
        'The order of the history that the player looks at has an actor of its own (specification §4).',
      initial: 'none',
      states: {
        none: {
          description: 'The player looks at no order of the history, and no check of one is in progress.',
          on: {
            'order.shown': {
              description: 'The player opens an order of the history.',
              target: 'followed',
              actions: { type: 'rememberShownOrder', params: ({ event }) => event.deposit },
            },
          },
        },
        followed: {
          description: 'An actor follows the order, in parallel to the order of the deposit page.',
          initial: 'visible',
          exit: 'forgetShownOrder',
          invoke: {
            id: 'shownOrder',
            systemId: 'shownOrder',
            src: 'depositOrder',
            input: ({ context: { clock, newKey, shownOrder } }) => {
              if (!shownOrder) throw new Error('an order is followed that is not known');
              return { clock, newKey, order: shownOrder, wasOpenAlready: false };
            },
          },
          on: {
            'order.shown': {
              description:
                'The player opens another order of the history. The site stops following the first, and does not report the result of a check in progress.',
              guard: { type: 'isAnotherOrder', params: ({ event }) => event.deposit },
              target: 'followed',
              reenter: true,
              actions: { type: 'rememberShownOrder', params: ({ event }) => event.deposit },
            },
            'order.observed': { description: 'A view has read an order.', actions: 'toShownOrder' },
            'clock.corrected': {
              description: 'The estimate of the server time has changed.',
              actions: 'toShownOrder',
            },
          },
          states: {
            visible: {
              description: 'The player sees the order.',
              on: {
                'order.hidden': {
                  description:
                    'The player closes the order. The site awaits a check in progress, because it may report that the money has arrived.',
                  guard: { type: 'isShownOrder', params: ({ event }) => event.code },
                  target: 'hidden',
                },
                'network.restored': { description: 'The network is back.', actions: 'toShownOrder' },
                'page.returned': { description: 'The page is visible again.', actions: 'toShownOrder' },
              },
            },
            hidden: {
              description: 'The player does not see the order any more. A check may still be in progress.',
              after: {
                untilCheckIsOver: {
                  description: 'Any check is over. The site stops following the order.',
                  target: '#player.shownOrder.none',
                },
              },
              on: {
                'order.shown': {
                  description: 'The player opens the same order again.',
                  guard: { type: 'isShownOrder', params: ({ event }) => event.deposit.code },
                  target: 'visible',
                },
                'order.moved': {
                  description:
                    'The order has a new status, for example because the check has found the money. The site stops following it.',
                  guard: { type: 'isShownOrder', params: ({ event }) => event.code },
                  target: '#player.shownOrder.none',
                },
              },
            },
          },
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
            input: ({ context: { clock, newKey } }) => ({ clock, newKey }),
          },
          on: {
            'network.restored': { description: 'The network is back.', actions: 'toWithdraw' },
            'page.returned': { description: 'The page is visible again.', actions: 'toWithdraw' },
            'clock.corrected': {
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
        'withdraw.rejected': {
          description: 'The server rejected the withdrawal. The journal forgets the request.',
          actions: ['keepInJournal', 'report'],
        },
        'withdraw.requested': { description: 'The server has created the withdrawal.', actions: 'report' },
        'withdraw.followed': {
          description: 'The page follows a withdrawal. The journal keeps its code for a reload.',
          actions: ['keepInJournal', 'report'],
        },
        'withdraw.left': {
          description: 'The player has left the withdrawal. The journal forgets its code.',
          actions: ['keepInJournal', 'report'],
        },
        'withdraw.moved': { description: 'A withdrawal has a new status.', actions: 'report' },
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
          input: ({ context: { clock, newKey, recalled } }) => ({ clock, newKey, ...recalled.claim }),
        },
        {
          id: 'promotionCancel',
          systemId: 'promotionCancel',
          src: 'promotionCancel',
          input: ({ context: { clock, newKey, recalled } }) => ({ clock, newKey, ...recalled.cancellation }),
        },
      ],
      on: {
        'promotion.chosen': {
          description:
            'The player has chosen a promotion or closed the dialog. The journal keeps or forgets the choice.',
          actions: 'keepInJournal',
        },
        'promotion.claimed': {
          description: 'The player has claimed a promotion. The journal forgets the choice and the request.',
          actions: ['keepInJournal', 'report'],
        },
        'promotion.rejected': {
          description: 'The server rejected the claim. The journal forgets the request.',
          actions: ['keepInJournal', 'report'],
        },
        'promotion.canceled': {
          description: 'The player has cancelled a promotion. The journal forgets the request.',
          actions: ['keepInJournal', 'report'],
        },
        'promotion.kept': {
          description: 'The promotion was not cancelled. The journal forgets the request.',
          actions: ['keepInJournal', 'report'],
        },
        'network.restored': {
          description: 'The network is back.',
          actions: ['toPromotionClaim', 'toPromotionCancel'],
        },
        'navigation.arrived': {
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
        input: ({ context: { clock, newKey } }) => ({ clock, newKey }),
      },
      on: {
        'bankAccount.added': {
          description: 'The bank account is added. The site forgets what was typed into the form.',
          actions: ['keepInJournal', 'report'],
        },
        'bankAccount.found': { description: 'The player already has a bank account.', actions: 'report' },
        'bankAccount.observed': {
          description: 'A view has read the bank accounts of the player.',
          actions: 'toBankAccount',
        },
        'network.restored': { description: 'The network is back.', actions: 'toBankAccount' },
        'navigation.arrived': {
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
        input: ({ context: { clock, newKey } }) => ({ clock, newKey }),
      },
      on: {
        'passwordChange.rejected': { description: 'The password was not changed.', actions: 'report' },
        'passwordChange.confirmed': {
          description: 'The player has read that the password is changed.',
          actions: 'report',
        },
        'passwordChange.sessionLost': {
          description: 'The session has ended, and a password change is not known to be the reason.',
          actions: 'report',
        },
        'network.restored': { description: 'The network is back.', actions: 'toPasswordChange' },
      },
    },

    responsiblePlay: {
      description: 'The player sets limits and takes breaks (contract §2).',
      invoke: {
        id: 'responsiblePlay',
        systemId: 'responsiblePlay',
        src: 'responsiblePlay',
        input: ({ context: { clock, newKey } }) => ({ clock, newKey }),
      },
      on: {
        'responsiblePlay.changed': {
          description: 'The limits or breaks have changed. The site forgets what was typed into the form.',
          actions: ['keepInJournal', 'report'],
        },
        'network.restored': { description: 'The network is back.', actions: 'toResponsiblePlay' },
        'navigation.arrived': {
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
        'clock.corrected': {
          description: 'The estimate of the server time has changed.',
          actions: 'toSessionReminder',
        },
        'page.returned': {
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
        input: ({ context: { clock, newKey } }) => ({ clock, newKey }),
      },
      on: {
        'gameTab.sent': { description: 'The tab goes to the game.', actions: 'moveGameTab' },
        'gameTab.dropped': { description: 'No game opens. The tab closes.', actions: 'moveGameTab' },
        'game.opened': { description: 'A game has opened, which may change the credit.', actions: 'report' },
        'game.returned': {
          description: 'The player is back from a game, which may have changed the credit.',
          actions: 'report',
        },
        'navigation.moved': {
          description: 'The player presses Back or Forward, which cancels a launch.',
          actions: 'leaveGame',
        },
        'page.returned': { description: 'The page is visible again.', actions: 'toGameLaunch' },
      },
    },
  },
});
