/**
 * Model of a promotion from the player's view: specification §1 and §4, contract §3. A first deposit of 100 baht gives a bonus of
 * 50. The player must reach more than 300, and then withdraw all of it, less the bonus.
 */
import { amount, button, code, dialog, heading, link, page, QR, region, text } from './assertions.ts';
import { type Acts, enters, type Model, modelOf, NOTHING_YET } from './vocabulary.ts';

const PATH = '/player/promotion/welcome-50';

const acts = {
  'player.asksToClaim': {},
  'player.decidesNotNow': {},
  'player.claims': { provider: 'Alphabet' },
  'player.readsTheNews': {},
  'player.asksToCancelThePromotion': {},
  'player.keepsThePromotion': {},
  'player.cancelsThePromotion': {},
  'player.goesToTheDeposit': {},
  'player.ordersTheDeposit': { provider: 'Alphabet', amount: '67500' },
  'player.cancelsTheOrder': {},
  'player.startsAnother': {},
  'player.startsAnotherWithdrawal': {},
  'player.goesToTheOrder': {},
  'player.goesToThePromotion': { path: PATH },
  'player.goesToTheWithdrawal': {},
  'player.choosesTheProvider': { provider: 'Alphabet' },
  'player.asksWhatItComesTo': {},
  'player.confirms': {},
  'player.checks': {},
  'player.comesBack': {},
  'player.comesBackLater': { seconds: '301' },
  'player.reloads': {},
  'bank.receivesTheMoney': { amount: '67500' },
  'bank.paysOut': { amount: '196500' },
  'staff.endThePromotion': {},
  'staff.takeTheBonusBack': {},
  'staff.approveTheWithdrawal': {},
  'staff.rejectTheWithdrawal': {},
  'game.isWon': { username: 'demo', provider: 'alphabet', amount: '200' },
  'game.isLost': { username: 'demo', provider: 'alphabet', amount: '-145' },
} as const satisfies Acts;

const IN_FORCE = region('promotion.inForce');
const BONUS = { bonus: '50', currency: 'THB' };

const machine = modelOf(acts).createMachine({
  id: 'promotion',
  context: NOTHING_YET,
  initial: 'offered',
  states: {
    offered: {
      meta: { sees: [page(PATH), button('promotion.claim'), text('promotion.eligible')], misses: [IN_FORCE] },
      on: { 'player.asksToClaim': 'askedToClaim' },
    },
    askedToClaim: {
      meta: {
        sees: [
          button('promotion.claim.confirm', { provider: 'Alphabet' }),
          button('promotion.claim.notNow'),
          text('promotion.claim.withdrawAll'),
        ],
      },
      on: { 'player.decidesNotNow': 'offered', 'player.claims': { target: 'claimedNews', actions: 'claim' } },
    },
    claimedNews: {
      meta: { sees: [dialog('success.promotionReceived.title')] },
      on: { 'player.readsTheNews': 'claimed' },
    },
    claimed: {
      meta: {
        sees: [
          IN_FORCE,
          text('promotion.step.deposit', { ...BONUS, amount: '100', provider: 'Alphabet' }),
          button('promotion.cancel'),
        ],
        misses: [button('promotion.claim')],
      },
      on: {
        'player.reloads': 'claimed',
        'player.asksToCancelThePromotion': 'askedToCancel',
        'player.goesToTheDeposit': 'depositForm',
        'staff.endThePromotion': 'endedUnseen',
      },
    },
    askedToCancel: {
      meta: { sees: [dialog('promotion.cancel.title'), text('promotion.cancel.consequence', BONUS)] },
      on: { 'player.keepsThePromotion': 'claimed', 'player.cancelsThePromotion': 'canceledNews' },
    },
    canceledNews: {
      meta: { sees: [dialog('success.promotionCanceled.title')] },
      on: { 'player.readsTheNews': 'offered' },
    },
    endedUnseen: { on: { 'player.comesBackLater': 'offered' } },

    depositForm: {
      meta: { sees: [page('/player/deposit/'), IN_FORCE, button('deposit.submit')], misses: [QR] },
      on: {
        'player.ordersTheDeposit': { target: 'bound', actions: enters(['deposit.opened', '67500']) },
        'player.goesToThePromotion': 'claimed',
      },
    },
    bound: {
      meta: { sees: [page('/player/deposit/'), QR, amount('67500', 'LAK'), code('{deposit}')] },
      on: {
        'player.goesToThePromotion': 'boundPromotion',
        'player.cancelsTheOrder': 'orderCanceled',
        'bank.receivesTheMoney': 'boundPaid',
      },
    },
    boundPromotion: {
      meta: {
        sees: [IN_FORCE, text('promotion.bound', { code: '{deposit}' }), link('promotion.toOrder')],
        misses: [button('promotion.cancel'), button('promotion.claim')],
      },
      on: { 'player.goesToTheOrder': 'bound' },
    },
    orderCanceled: {
      meta: { sees: [heading('receipt.canceled.title')], misses: [QR] },
      on: { 'player.startsAnother': 'depositForm' },
    },
    boundPaid: {
      meta: { sees: [QR], misses: [heading('receipt.success.title')] },
      on: {
        'player.checks': {
          target: 'bonusNews',
          actions: enters(['payment.received', '67500'], ['credit.deposited', '150']),
        },
      },
    },
    bonusNews: {
      meta: { sees: [dialog('receipt.success.title'), amount('150', 'THB')] },
      on: { 'player.readsTheNews': 'credited' },
    },
    credited: {
      meta: { sees: [heading('receipt.success.title'), amount('150', 'THB')] },
      on: { 'player.goesToThePromotion': 'inPlay' },
    },

    inPlay: {
      meta: {
        sees: [
          IN_FORCE,
          text('promotion.step.deposited', BONUS),
          text('promotion.step.missing', { credit: '150', missing: '150.01', currency: 'THB' }),
        ],
        misses: [button('promotion.cancel'), button('promotion.claim')],
      },
      on: {
        'player.reloads': 'inPlay',
        'game.isLost': { target: 'lostUnseen', actions: enters(['credit.adjusted', '-145']) },
        'game.isWon': { target: 'wonUnseen', actions: enters(['credit.adjusted', '200']) },
        'staff.takeTheBonusBack': { target: 'takenBackUnseen', actions: enters(['bonus.removed', '-50']) },
      },
    },
    lostUnseen: { on: { 'player.comesBackLater': 'over' } },
    takenBackUnseen: { on: { 'player.comesBackLater': 'over' } },
    wonUnseen: { on: { 'player.comesBack': 'reached' } },
    reached: {
      meta: {
        sees: [
          IN_FORCE,
          text('promotion.step.reached', { required: '300', currency: 'THB' }),
          link('home.withdraw'),
        ],
        misses: [button('promotion.cancel')],
      },
      on: { 'player.goesToTheWithdrawal': 'withdrawForm' },
    },
    withdrawForm: {
      meta: { sees: [page('/player/withdraw/'), button('withdraw.quote.submit'), amount('350', 'THB')] },
      on: { 'player.choosesTheProvider': 'allOfIt' },
    },
    allOfIt: {
      meta: { sees: [text('withdraw.whole.title'), text('withdraw.whole.body')] },
      on: { 'player.asksWhatItComesTo': 'quoted' },
    },
    quoted: {
      meta: {
        sees: [
          heading('withdraw.review.title'),
          amount('350', 'THB'),
          amount('300', 'THB'),
          amount('196500', 'LAK'),
        ],
      },
      on: { 'player.confirms': { target: 'withdrawOpen', actions: enters(['credit.reserved', '-350']) } },
    },
    withdrawOpen: {
      meta: { sees: [region('withdraw.open'), text('withdraw.open.waiting'), code('{withdraw}')] },
      on: {
        'staff.approveTheWithdrawal': 'sent',
        'staff.rejectTheWithdrawal': { target: 'rejected', actions: enters(['credit.released', '350']) },
      },
    },
    rejected: {
      meta: { sees: [heading('withdraw.end.rejected.title')] },
      on: { 'player.startsAnotherWithdrawal': 'withdrawForm' },
    },
    sent: {
      meta: { sees: [region('withdraw.open'), text('withdraw.open.sent')] },
      on: {
        'bank.paysOut': {
          target: 'paidOutNews',
          actions: enters(
            ['bonus.deducted', '50'],
            ['credit.received', '300'],
            ['credit.returned', '0'],
            ['payout.sent', '196500'],
          ),
        },
      },
    },
    paidOutNews: {
      meta: { sees: [dialog('success.withdraw.title'), amount('196500', 'LAK')] },
      on: { 'player.readsTheNews': 'paidOut' },
    },
    paidOut: {
      meta: { sees: [heading('withdraw.end.success.title')] },
      on: { 'player.goesToThePromotion': 'over' },
    },
    over: {
      meta: {
        sees: [page(PATH), text('failure.promotion.alreadyUsed')],
        misses: [IN_FORCE, button('promotion.claim')],
      },
    },
  },
});

export const promotion: Model = {
  subject: 'promotion',
  scenario: 'default',
  player: 'demo',
  path: PATH,
  acts,
  machine,
};
