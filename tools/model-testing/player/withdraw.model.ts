/**
 * Model of withdrawals from the player's view: specification §5, contract §3. Of 1,000 baht with Alphabet, 400 are withdrawn:
 * 262,000 kip at 655. A withdrawal that is not paid out is returned in full.
 */
import { alert, amount, button, code, dialog, field, heading, page, region, text } from './assertions.ts';
import { type Acts, enters, type Model, modelOf, NOTHING_YET } from './vocabulary.ts';

const acts = {
  'player.fillsInTheWithdrawal': { provider: 'Alphabet', amount: '400' },
  'player.fillsInTooMuch': { provider: 'Alphabet', amount: '5000' },
  'player.asksWhatItComesTo': {},
  'player.goesBack': {},
  'player.confirms': {},
  'player.comesBack': {},
  'player.reloads': {},
  'player.readsTheNews': {},
  'player.startsAnother': {},
  'staff.approveTheWithdrawal': {},
  'staff.rejectTheWithdrawal': {},
  'staff.cancelTheWithdrawal': {},
  'bank.paysOut': { amount: '262000' },
  'bank.declinesPayment': {},
  'game.isWon': { username: 'demo', provider: 'alphabet', amount: '400' },
  'market.movesTheRate': { currency: 'LAK', buy: '600', sell: '675' },
  'market.movesTheRateBack': { currency: 'LAK', buy: '655', sell: '675' },
  'player.triesAgain': {},
  'line.losesTheNextAnswer': { call: 'withdrawCreate', fault: 'lost-reply', times: '1' },
  'line.losesTheQuotes': { call: 'withdrawQuote', fault: 'drop' },
  'line.rejectsTheNextQuote': {
    call: 'withdrawQuote',
    fault: 'status',
    code: 'CREDIT_NOT_ENOUGH',
    times: '1',
  },
  'line.garblesTheOpenWithdrawal': { call: 'withdrawOpen', fault: 'wrong-shape' },
  'line.isRepaired': {},
  'time.endsTheQuote': { seconds: '61' },
} as const satisfies Acts;

const RESERVED = enters(['credit.reserved', '-400']);
const GIVEN_BACK = enters(['credit.released', '400']);
const IS_GIVEN_BACK = text('withdraw.end.givenBack', {
  amount: '400',
  currency: 'THB',
  provider: 'Alphabet',
});
const UNDER_WAY = region('withdraw.open');
const QUOTE_FAILED = {
  sees: [alert('withdraw.failed'), field('withdraw.amount', '400'), button('withdraw.quote.submit')],
  misses: [heading('withdraw.review.title')],
};

const machine = modelOf(acts).createMachine({
  id: 'withdraw',
  context: {
    ...NOTHING_YET,
    ledger: [{ kind: 'credit.adjusted', order: null, amount: '1000', currency: 'THB' }],
  },
  initial: 'form',
  states: {
    form: {
      meta: {
        sees: [page('/player/withdraw/'), button('withdraw.quote.submit'), amount('1000', 'THB')],
        misses: [UNDER_WAY],
      },
      on: {
        'player.fillsInTheWithdrawal': 'filledIn',
        'player.fillsInTooMuch': 'tooMuch',
        'line.garblesTheOpenWithdrawal': 'garbled',
      },
    },
    garbled: { on: { 'player.reloads': 'unreachable' } },
    unreachable: {
      meta: {
        sees: [alert('withdraw.unreachable.title'), button('common.tryAgain')],
        misses: [button('withdraw.quote.submit')],
      },
      on: { 'player.triesAgain': 'unreachable', 'line.isRepaired': 'form' },
    },
    tooMuch: {
      meta: { sees: [field('withdraw.amount', '5.000')] },
      on: { 'player.asksWhatItComesTo': 'tooMuchShown' },
    },
    tooMuchShown: {
      meta: {
        sees: [text('problem.amount.aboveCredit', { credit: '1000', currency: 'THB' })],
        misses: [heading('withdraw.review.title')],
      },
      on: { 'player.fillsInTheWithdrawal': 'filledIn' },
    },
    filledIn: {
      meta: { sees: [field('withdraw.amount', '400')], misses: [heading('withdraw.review.title')] },
      on: {
        'player.asksWhatItComesTo': 'quoted',
        'line.losesTheQuotes': 'quoteWillBeLost',
        'line.rejectsTheNextQuote': 'quoteWillBeRejected',
      },
    },
    quoteWillBeLost: { on: { 'player.asksWhatItComesTo': 'quoteLost' } },
    quoteLost: { meta: QUOTE_FAILED, on: { 'line.isRepaired': 'filledIn' } },
    quoteWillBeRejected: { on: { 'player.asksWhatItComesTo': 'quoteRejected' } },
    quoteRejected: { meta: QUOTE_FAILED, on: { 'player.asksWhatItComesTo': 'quoted' } },
    quoted: {
      meta: {
        sees: [
          heading('withdraw.review.title'),
          amount('400', 'THB'),
          amount('262000', 'LAK'),
          button('withdraw.confirm'),
        ],
        misses: [UNDER_WAY],
      },
      on: {
        'player.goesBack': 'filledIn',
        'player.confirms': { target: 'open', actions: RESERVED },
        'market.movesTheRate': 'rateMoved',
        'line.losesTheNextAnswer': 'lineIsBad',
        'time.endsTheQuote': 'quoted',
      },
    },
    lineIsBad: {
      meta: { sees: [heading('withdraw.review.title')] },
      on: { 'player.confirms': { target: 'openWithoutAnswer', actions: RESERVED } },
    },
    openWithoutAnswer: {
      meta: { sees: [UNDER_WAY, text('withdraw.open.waiting'), code('{withdraw}')] },
      on: { 'player.comesBack': 'open' },
    },
    rateMoved: {
      meta: { sees: [heading('withdraw.review.title')] },
      on: { 'player.confirms': 'quoteChanged' },
    },
    quoteChanged: {
      meta: {
        sees: [alert('withdraw.quote.changed.title'), amount('240000', 'LAK'), button('withdraw.confirm')],
        misses: [UNDER_WAY],
      },
      on: { 'player.confirms': { target: 'openAtTheNewRate', actions: RESERVED } },
    },
    openAtTheNewRate: {
      meta: { sees: [UNDER_WAY, text('withdraw.open.waiting'), amount('240000', 'LAK')] },
      on: { 'staff.rejectTheWithdrawal': { target: 'rejectedAtTheNewRate', actions: GIVEN_BACK } },
    },
    rejectedAtTheNewRate: {
      meta: { sees: [heading('withdraw.end.rejected.title'), IS_GIVEN_BACK] },
      on: { 'market.movesTheRateBack': 'rejected' },
    },

    open: {
      meta: {
        sees: [UNDER_WAY, text('withdraw.open.waiting'), amount('262000', 'LAK'), code('{withdraw}')],
        misses: [button('withdraw.confirm'), heading('withdraw.end.success.title')],
      },
      on: {
        'player.comesBack': 'open',
        'player.reloads': 'open',
        'staff.approveTheWithdrawal': 'sent',
        'staff.rejectTheWithdrawal': { target: 'rejected', actions: GIVEN_BACK },
        'staff.cancelTheWithdrawal': { target: 'canceled', actions: GIVEN_BACK },
      },
    },
    sent: {
      meta: {
        sees: [UNDER_WAY, text('withdraw.open.sent')],
        misses: [heading('withdraw.end.success.title')],
      },
      on: {
        'player.reloads': 'sent',
        'bank.paysOut': {
          target: 'news',
          actions: enters(
            ['bonus.deducted', '0'],
            ['credit.received', '400'],
            ['credit.returned', '0'],
            ['payout.sent', '262000'],
          ),
        },
        'bank.declinesPayment': { target: 'failed', actions: GIVEN_BACK },
      },
    },
    news: {
      meta: { sees: [dialog('success.withdraw.title'), amount('262000', 'LAK')] },
      on: { 'player.readsTheNews': 'success' },
    },
    success: {
      meta: {
        sees: [
          heading('withdraw.end.success.title'),
          text('withdraw.end.success.note'),
          amount('262000', 'LAK'),
        ],
        misses: [UNDER_WAY],
      },
      on: { 'player.startsAnother': 'formWithLess' },
    },
    formWithLess: {
      meta: { sees: [button('withdraw.quote.submit'), amount('600', 'THB')], misses: [UNDER_WAY] },
      on: { 'game.isWon': { target: 'wonMeanwhile', actions: enters(['credit.adjusted', '400']) } },
    },
    wonMeanwhile: { on: { 'player.comesBack': 'form' } },
    failed: {
      meta: {
        sees: [
          heading('withdraw.end.failed.title'),
          IS_GIVEN_BACK,
          text('withdraw.reason.BANK_REJECTED'),
          code('{withdraw}'),
        ],
        misses: [UNDER_WAY],
      },
      on: { 'player.startsAnother': 'form' },
    },
    rejected: {
      meta: {
        sees: [
          heading('withdraw.end.rejected.title'),
          IS_GIVEN_BACK,
          text('withdraw.reason.REJECTED_BY_STAFF'),
        ],
        misses: [UNDER_WAY],
      },
      on: { 'player.startsAnother': 'form' },
    },
    canceled: {
      meta: {
        sees: [
          heading('withdraw.end.canceled.title'),
          IS_GIVEN_BACK,
          text('withdraw.reason.CANCELED_BY_STAFF'),
        ],
        misses: [UNDER_WAY],
      },
      on: { 'player.startsAnother': 'form' },
    },
  },
});

export const withdraw: Model = {
  subject: 'withdraw',
  scenario: 'withdraw-ready',
  player: 'demo',
  path: '/player/withdraw/',
  acts,
  machine,
};
