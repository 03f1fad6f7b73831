/** Phrases for creating a deposit order, with lab faults for a lost connection. */
import { alert, button, heading, QR, text } from '../../../player/assertions.ts';
import {
  fault,
  fillInDeposit,
  GO_OFFLINE,
  GO_ONLINE,
  lab,
  NO_FAULTS,
  open,
  press,
  RELOAD,
  start,
  unreadable,
} from '../actions.ts';
import type { SitePhrases } from '../site-phrases.ts';

const PAGE = open('/player/deposit/');
const ORDER = [...fillInDeposit('100000'), press('deposit.submit')];
/** Requests are dropped, so the page does not know whether the order exists. */
const LOST = fault('POST', 'deposits', 'drop', '', 'always');
/** An order request without a response, then a reload. */
const ASKED_BEFORE = [PAGE, LOST, ...ORDER];
const FINDING_OUT = [heading('deposit.findingOut.title'), text('deposit.findingOut.doNotPay')];
const FORM = [button('deposit.submit')];

export const depositPhrases: SitePhrases = {
  starts: {
    'answer restore: nothing is going on': start('default', 'demo', PAGE),
    'answer restore: there is an open order': start('deposit-open', 'demo', PAGE),
    'answer restore: asked for a minute ago, no order known': start('default', 'demo', RELOAD, ASKED_BEFORE),
    'answer restore: asked for an hour ago, no order known': start('default', 'demo', RELOAD, [
      ...ASKED_BEFORE,
      lab('clock advanceSeconds=3600'),
    ]),
    'fail restore: the line is down': start('default', 'demo', PAGE, [unreadable('deposits/open')]),
  },
  acts: {
    'send deposit.edit': fillInDeposit('100000'),
    'send deposit.submit': ORDER,
    'send deposit.retry': [press('common.tryAgain')],
    'send deposit.stopWaiting': [press('slow.stop')],
    'send network.restored': [GO_OFFLINE, GO_ONLINE],
    'send deposit.observed: opened in another tab': [
      { kind: 'otherTab', path: '/player/deposit/' },
      ...ORDER,
      { kind: 'firstTab' },
    ],
  },
  answers: {
    'answer createDeposit: it is open': [],
    'fail createDeposit: no answer in time': [LOST],
    'fail createDeposit: the amount is rejected': [
      fault('POST', 'deposits', 'status', 'code=AMOUNT_OUT_OF_RANGE'),
    ],
    'answer createDepositAgain: it is open': [NO_FAULTS],
    'fail createDepositAgain: the amount is rejected': [
      NO_FAULTS,
      fault('POST', 'deposits', 'status', 'code=AMOUNT_OUT_OF_RANGE'),
    ],
    // The fault of the previous step still drops the requests.
    'fail createDepositAgain: no answer in time': [],
    'answer findDeposit: it is not there': [],
  },
  holds: { createDeposit: [fault('POST', 'deposits', 'timeout')], createDepositAgain: [], restore: [] },
  sees: {
    'deposit.composing': FORM,
    'deposit.unreachable': [alert('deposit.unreachable.title'), button('common.tryAgain')],
    'deposit.restoring': [alert('deposit.unreachable.title')],
    'deposit.creating.sending.slow': [text('slow.deposit')],
    'deposit.creating.sendingAgain': FINDING_OUT,
    'deposit.creating.waiting': FINDING_OUT,
    'deposit.following': [QR, button('order.check')],
  },
  covers: {
    'answer restore: asked for an hour ago, no order known': [text('deposit.notCreated.title')],
    'fail createDeposit: the amount is rejected': [alert('deposit.failed')],
    'fail createDepositAgain: the amount is rejected': [alert('deposit.failed')],
  },
};
