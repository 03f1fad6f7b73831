/**
 * Model of deposits from the player's view: specification §4 and §5, contract §3. 100,000 kip buy 148.14 baht of credit; amounts
 * that do not match wait for staff, and nothing is credited twice.
 */
import { alert, amount, button, code, dialog, field, heading, page, QR, text } from './assertions.ts';
import { type Acts, enters, type Model, modelOf, NOTHING_YET } from './vocabulary.ts';

const CREDIT = '148.14';

const acts = {
  'player.fillsInTheDeposit': { provider: 'Alphabet', amount: '100000' },
  'player.orders': {},
  'player.checks': {},
  'player.checksAgain': {},
  'player.saysThatItIsPaid': {},
  'player.asksToCancel': {},
  'player.keepsTheOrder': {},
  'player.cancels': {},
  'player.asksForAnotherQr': {},
  'player.comesBack': {},
  'player.reloads': {},
  'player.readsTheNews': {},
  'player.startsAnother': {},
  'player.choosesTheProvider': { provider: 'Alphabet' },
  'bank.receivesTheMoney': { amount: '100000' },
  'bank.receivesTooLittle': { amount: '67500' },
  'bank.receivesTooMuch': { amount: '130000' },
  'bank.receivesItTwice': { amount: '100000', times: '2' },
  'bank.fallsSilent': {},
  'bank.answersAgain': {},
  'staff.cancelTheOrder': {},
  'staff.creditTheMoney': {},
  'staff.sendTheMoneyBack': {},
  'staff.refundTheExcess': {},
  'staff.makeTheTransferFail': {},
  'staff.retryTheTransfer': {},
  'game.takesAllCredit': { username: 'demo', provider: 'alphabet', amount: '-{credit}' },
  'time.endsTheWait': { seconds: '3' },
  'time.endsTheQr': { seconds: '600' },
  'time.endsTheOrder': { seconds: '1201' },
  'time.passesAMinute': { seconds: '60' },
  'time.passesADay': { seconds: '90000' },
  'time.findsTheMoney': { seconds: '1801' },
  'time.passesAnHour': { seconds: '3600' },
  'player.triesAgain': {},
  'line.losesTheOrders': { call: 'depositCreate', fault: 'drop' },
  'line.rejectsTheNextOrder': {
    call: 'depositCreate',
    fault: 'status',
    code: 'AMOUNT_OUT_OF_RANGE',
    times: '1',
  },
  'line.garblesTheOpenOrder': { call: 'depositOpen', fault: 'wrong-shape' },
  'line.isRepaired': {},
} as const satisfies Acts;

const OPEN = [QR, amount('100000', 'LAK'), code('{deposit}'), button('order.check'), button('order.cancel')];
const NEWS = [dialog('receipt.success.title'), button('success.confirm')];
/** The heading of a credited deposit, which must not be visible before. */
const NOT_YET = [heading('receipt.success.title')];

/** The operator registers the payment and credits it. */
const CREDITED = enters(['payment.received', '100000'], ['credit.deposited', CREDIT]);
const OPENED = enters(['deposit.opened', '100000']);
const LOST = enters(['credit.adjusted', '-{credit}']);

const machine = modelOf(acts).createMachine({
  id: 'deposit',
  context: NOTHING_YET,
  initial: 'form',
  states: {
    form: {
      meta: {
        sees: [page('/player/deposit/'), field('deposit.amount'), button('deposit.submit')],
        misses: [QR, ...NOT_YET],
      },
      on: { 'player.fillsInTheDeposit': 'filledIn', 'line.garblesTheOpenOrder': 'garbled' },
    },
    filledIn: {
      meta: { sees: [field('deposit.amount', '100.000'), amount(CREDIT, 'THB')], misses: [QR] },
      on: {
        'player.orders': { target: 'open', actions: OPENED },
        'line.losesTheOrders': 'orderWillBeLost',
        'line.rejectsTheNextOrder': 'orderWillBeRejected',
      },
    },

    // The player does not learn whether the order exists, and cannot make a second one meanwhile.
    orderWillBeLost: { on: { 'player.orders': 'findingOut' } },
    findingOut: {
      meta: {
        sees: [heading('deposit.findingOut.title'), text('deposit.findingOut.doNotPay')],
        misses: [QR, button('deposit.submit')],
      },
      on: {
        'player.reloads': 'findingOut',
        'line.isRepaired': { target: 'open', actions: OPENED },
        'time.passesAnHour': 'notCreated',
      },
    },
    notCreated: {
      meta: { sees: [text('deposit.notCreated.title'), button('deposit.submit')], misses: [QR] },
      on: { 'line.isRepaired': 'form' },
    },
    orderWillBeRejected: { on: { 'player.orders': 'orderRejected' } },
    orderRejected: {
      meta: { sees: [alert('deposit.failed'), button('deposit.submit')], misses: [QR] },
      on: { 'player.orders': { target: 'open', actions: OPENED } },
    },
    garbled: { on: { 'player.reloads': 'unreachable' } },
    unreachable: {
      meta: {
        sees: [alert('deposit.unreachable.title'), button('common.tryAgain')],
        misses: [button('deposit.submit')],
      },
      on: { 'player.triesAgain': 'unreachable', 'line.isRepaired': 'form' },
    },

    open: {
      meta: { sees: OPEN, misses: [...NOT_YET, text('qr.expired')] },
      on: {
        'player.checks': 'unpaid',
        'player.comesBack': 'open',
        'player.reloads': 'open',
        'player.asksToCancel': 'askedToCancel',
        'bank.receivesTheMoney': 'paid',
        'bank.receivesTooLittle': 'paidTooLittle',
        'bank.receivesTooMuch': 'paidTooMuch',
        'bank.receivesItTwice': 'paidTwice',
        'bank.fallsSilent': 'bankSilent',
        'staff.cancelTheOrder': 'canceledUnseen',
        'staff.makeTheTransferFail': 'transferWillFail',
        'time.endsTheQr': 'qrExpired',
      },
    },
    unpaid: {
      meta: { sees: [QR, text('order.notice.unpaid')], misses: NOT_YET },
      on: { 'time.endsTheWait': 'open', 'bank.receivesTheMoney': 'paid' },
    },

    askedToCancel: {
      meta: {
        sees: [dialog('order.cancel.title'), text('order.cancel.consequence'), button('order.cancel.keep')],
      },
      on: { 'player.keepsTheOrder': 'open', 'player.cancels': 'canceled' },
    },
    canceled: {
      meta: {
        sees: [heading('receipt.canceled.title'), text('receipt.canceled.note'), code('{deposit}')],
        misses: [QR, ...NOT_YET],
      },
      on: {
        'player.saysThatItIsPaid': 'canceledUnpaid',
        'player.startsAnother': 'form',
        'player.reloads': 'canceled',
        'bank.receivesTheMoney': 'canceledPaid',
        'time.passesADay': 'canceledLongAgo',
      },
    },
    canceledUnpaid: {
      meta: { sees: [heading('receipt.canceled.title'), text('order.notice.unpaidClosed')], misses: NOT_YET },
      on: { 'bank.receivesTheMoney': 'canceledPaid' },
    },
    canceledPaid: {
      meta: { sees: [heading('receipt.canceled.title')], misses: NOT_YET },
      on: { 'player.saysThatItIsPaid': { target: 'lateNews', actions: CREDITED } },
    },
    canceledLongAgo: {
      meta: { sees: [heading('receipt.canceled.title')], misses: NOT_YET },
      on: { 'bank.receivesTheMoney': 'paidTooLate' },
    },
    paidTooLate: {
      meta: { sees: [heading('receipt.canceled.title')], misses: NOT_YET },
      on: {
        'time.findsTheMoney': { target: 'foundTooLate', actions: enters(['payment.received', '100000']) },
      },
    },
    foundTooLate: { on: { 'player.saysThatItIsPaid': 'waitsForStaffTooLate' } },
    waitsForStaffTooLate: {
      meta: { sees: [heading('receipt.staff.title'), text('receipt.staff.tooLateNote')], misses: NOT_YET },
      on: {
        'staff.creditTheMoney': { target: 'creditedUnseen', actions: enters(['credit.deposited', CREDIT]) },
      },
    },
    canceledUnseen: { meta: { sees: [QR], misses: NOT_YET }, on: { 'player.checks': 'canceledByStaff' } },
    canceledByStaff: {
      meta: {
        sees: [heading('receipt.canceled.title'), text('receipt.canceled.staffNote')],
        misses: [QR, ...NOT_YET],
      },
      on: { 'player.startsAnother': 'form' },
    },

    paid: {
      meta: { sees: [QR], misses: NOT_YET },
      on: {
        'player.checks': { target: 'news', actions: CREDITED },
        'player.comesBack': { target: 'news', actions: CREDITED },
        'player.asksToCancel': 'askedToCancelPaid',
        'time.endsTheQr': { target: 'news', actions: CREDITED },
      },
    },
    askedToCancelPaid: {
      meta: { sees: [dialog('order.cancel.title')] },
      on: { 'player.cancels': { target: 'notCanceledNews', actions: CREDITED } },
    },
    notCanceledNews: { meta: { sees: NEWS }, on: { 'player.readsTheNews': 'notCanceled' } },
    notCanceled: {
      meta: {
        sees: [heading('receipt.success.title'), text('receipt.success.note')],
        misses: [text('order.notice.alreadyPaid')],
      },
      on: { 'game.takesAllCredit': { target: 'played', actions: LOST } },
    },
    news: { meta: { sees: [...NEWS, amount(CREDIT, 'THB')] }, on: { 'player.readsTheNews': 'success' } },
    success: {
      meta: {
        sees: [heading('receipt.success.title'), text('receipt.success.note'), amount(CREDIT, 'THB')],
        // The success dialog appears only once per deposit.
        misses: [QR, button('receipt.checkAgain'), ...NEWS],
      },
      on: {
        'player.startsAnother': 'formWithCredit',
        'player.reloads': 'success',
        'game.takesAllCredit': { target: 'played', actions: LOST },
      },
    },
    // The form proposes the provider of the latest order (docs/decisions, 57), which still has the credit.
    formWithCredit: {
      meta: { sees: [button('deposit.submit'), text('deposit.obstacle.credit.title')], misses: [QR] },
      on: { 'player.choosesTheProvider': 'tooMuchCredit' },
    },
    tooMuchCredit: {
      meta: { sees: [text('deposit.obstacle.credit.title')], misses: [QR] },
      on: { 'game.takesAllCredit': { target: 'lostMeanwhile', actions: LOST } },
    },
    lostMeanwhile: { on: { 'player.comesBack': 'form' } },
    played: { meta: { sees: [heading('receipt.success.title')] }, on: { 'player.startsAnother': 'form' } },

    lateNews: { meta: { sees: NEWS }, on: { 'player.readsTheNews': 'lateSuccess' } },
    lateSuccess: {
      meta: { sees: [heading('receipt.success.title'), text('receipt.success.lateNote')], misses: NEWS },
      on: { 'player.reloads': 'lateSuccess', 'game.takesAllCredit': { target: 'played', actions: LOST } },
    },

    paidTooLittle: {
      meta: { sees: [QR], misses: NOT_YET },
      on: { 'player.checks': { target: 'waitsForStaff', actions: enters(['payment.received', '67500']) } },
    },
    waitsForStaff: {
      meta: {
        sees: [heading('receipt.staff.title'), text('receipt.staff.partialNote'), amount('67500', 'LAK')],
        misses: [QR, ...NOT_YET],
      },
      on: {
        'player.checksAgain': 'waitsForStaff',
        'player.reloads': 'waitsForStaff',
        'staff.creditTheMoney': { target: 'creditedUnseen', actions: enters(['credit.deposited', '100']) },
        'staff.sendTheMoneyBack': {
          target: 'sentBackUnseen',
          actions: enters(['refund.owed', '67500'], ['refund.paid', '67500']),
        },
      },
    },
    // Staff act without notifying the page, which polls the change within a minute.
    creditedUnseen: { on: { 'time.passesAMinute': 'creditedNews' } },
    creditedNews: {
      meta: { sees: [...NEWS, amount('{credit}', 'THB')] },
      on: { 'player.readsTheNews': 'credited' },
    },
    credited: {
      meta: { sees: [heading('receipt.success.title'), amount('{credit}', 'THB')] },
      on: { 'game.takesAllCredit': { target: 'played', actions: LOST } },
    },
    sentBackUnseen: { on: { 'time.passesAMinute': 'sentBack' } },
    sentBack: {
      meta: {
        sees: [heading('receipt.rejected.title'), text('receipt.rejected.note')],
        misses: [...NOT_YET, button('receipt.checkAgain')],
      },
      on: { 'player.startsAnother': 'form', 'player.reloads': 'sentBack' },
    },

    paidTooMuch: {
      meta: { sees: [QR], misses: NOT_YET },
      on: {
        'player.checks': {
          target: 'excessNews',
          actions: enters(
            ['payment.received', '130000'],
            ['refund.owed', '30000'],
            ['credit.deposited', CREDIT],
          ),
        },
      },
    },
    paidTwice: {
      meta: { sees: [QR], misses: NOT_YET },
      on: {
        'player.checks': {
          target: 'twiceNews',
          actions: enters(
            ['payment.received', '100000'],
            ['payment.received', '100000'],
            ['refund.owed', '100000'],
            ['credit.deposited', CREDIT],
          ),
        },
      },
    },
    excessNews: { meta: { sees: NEWS }, on: { 'player.readsTheNews': 'excess' } },
    excess: {
      meta: {
        sees: [heading('receipt.success.title'), text('receipt.success.excessNote'), amount(CREDIT, 'THB')],
      },
      on: {
        'staff.refundTheExcess': { target: 'excessRefunded', actions: enters(['refund.paid', '30000']) },
      },
    },
    twiceNews: { meta: { sees: NEWS }, on: { 'player.readsTheNews': 'twice' } },
    twice: {
      meta: {
        sees: [heading('receipt.success.title'), text('receipt.success.excessNote'), amount(CREDIT, 'THB')],
      },
      on: {
        'staff.refundTheExcess': { target: 'excessRefunded', actions: enters(['refund.paid', '100000']) },
      },
    },
    excessRefunded: {
      meta: { sees: [heading('receipt.success.title')] },
      on: { 'game.takesAllCredit': { target: 'played', actions: LOST } },
    },

    transferWillFail: { meta: { sees: [QR] }, on: { 'bank.receivesTheMoney': 'paidAndWillFail' } },
    paidAndWillFail: {
      meta: { sees: [QR], misses: NOT_YET },
      on: { 'player.checks': { target: 'failed', actions: enters(['payment.received', '100000']) } },
    },
    failed: {
      meta: {
        sees: [heading('receipt.failed.title'), text('receipt.failed.note')],
        misses: [QR, ...NOT_YET],
      },
      on: {
        'player.reloads': 'failed',
        'staff.retryTheTransfer': { target: 'creditedUnseen', actions: enters(['credit.deposited', CREDIT]) },
        'staff.sendTheMoneyBack': {
          target: 'sentBackUnseen',
          actions: enters(['refund.owed', '100000'], ['refund.paid', '100000']),
        },
      },
    },

    bankSilent: {
      meta: { sees: [QR], misses: NOT_YET },
      on: {
        'player.checks': 'checkFailed',
        'player.asksToCancel': 'askedToCancelInSilence',
        'bank.answersAgain': 'open',
      },
    },
    checkFailed: {
      meta: { sees: [QR, alert('order.failed'), alert('unreachable.moneyIsSafe')], misses: NOT_YET },
      on: { 'bank.answersAgain': 'open' },
    },
    askedToCancelInSilence: {
      meta: { sees: [dialog('order.cancel.title')] },
      on: { 'player.cancels': 'cancelFailed' },
    },
    cancelFailed: {
      meta: { sees: [QR, alert('order.failed')], misses: [heading('receipt.canceled.title')] },
      on: { 'bank.answersAgain': 'open' },
    },

    qrExpired: {
      meta: {
        sees: [text('qr.expired'), text('qr.expired.doNotPay'), button('qr.issue'), button('order.check')],
        misses: [QR, ...NOT_YET],
      },
      on: {
        'player.asksForAnotherQr': 'anotherQr',
        'player.reloads': 'qrExpired',
        'time.endsTheOrder': 'expired',
      },
    },
    anotherQr: {
      meta: { sees: OPEN, misses: [text('qr.expired')] },
      on: { 'bank.receivesTheMoney': 'paid' },
    },
    expired: {
      meta: {
        sees: [heading('receipt.expired.title'), text('receipt.expired.note')],
        misses: [QR, ...NOT_YET],
      },
      on: {
        'player.startsAnother': 'form',
        'player.reloads': 'expired',
        'bank.receivesTheMoney': 'expiredPaid',
      },
    },
    expiredPaid: {
      meta: { sees: [heading('receipt.expired.title')], misses: NOT_YET },
      on: { 'player.saysThatItIsPaid': { target: 'lateNews', actions: CREDITED } },
    },
  },
});

export const deposit: Model = {
  subject: 'deposit',
  scenario: 'default',
  player: 'demo',
  path: '/player/deposit/',
  acts,
  machine,
};
