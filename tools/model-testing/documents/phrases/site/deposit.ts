/** Phrases for creating a deposit order, and for its submission, with lab faults for a lost connection. */
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
const SUBMIT = press('deposit.submit');
const ORDER = [...fillInDeposit('100000'), SUBMIT];
const FILLED_IN = [PAGE, ...fillInDeposit('100000')];
const REJECTED = fault('POST', 'deposits', 'status', 'code=AMOUNT_OUT_OF_RANGE');
/** Requests are dropped, so the page does not know whether the order exists. */
const LOST = fault('POST', 'deposits', 'drop', '', 'always');
/** An order request without a response, then a reload. */
const ASKED_BEFORE = [PAGE, LOST, ...ORDER];
const FINDING_OUT = [heading('deposit.findingOut.title'), text('deposit.findingOut.doNotPay')];
const FORM = [button('deposit.submit')];
const SHOWN = [QR, button('order.check')];

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
    'answer submission: it is open': [],
    'answer submission: the amount is rejected': [REJECTED],
  },
  holds: { submission: [fault('POST', 'deposits', 'timeout')], restore: [] },
  sees: {
    'deposit.composing': FORM,
    'deposit.unreachable': [alert('deposit.unreachable.title'), button('common.tryAgain')],
    'deposit.restoring': [alert('deposit.unreachable.title')],
    'deposit.following': SHOWN,
  },
  covers: {
    'answer restore: asked for an hour ago, no order known': [text('deposit.notCreated.title')],
    'answer submission: the amount is rejected': [alert('deposit.failed')],
  },
};

/** The submission as the deposit page shows it. */
export const submissionPhrases: SitePhrases = {
  starts: {
    'answer send: it is created': start('default', 'demo', SUBMIT, FILLED_IN),
    'fail send: no answer in time': start('default', 'demo', SUBMIT, [...FILLED_IN, LOST]),
    'fail send: it is rejected': start('default', 'demo', SUBMIT, [...FILLED_IN, REJECTED]),
  },
  acts: {
    'send submission.retry': [press('common.tryAgain')],
    'send network.restored': [GO_OFFLINE, GO_ONLINE],
  },
  answers: {
    'answer sendAgain: it is created': [NO_FAULTS],
    'fail sendAgain: it is rejected': [NO_FAULTS, REJECTED],
    // The fault of the previous step still drops the requests.
    'fail sendAgain: no answer in time': [],
    'answer lookUp: it is not there': [],
  },
  holds: { sendAgain: [] },
  sees: { 'submission.sendingAgain': FINDING_OUT, 'submission.waiting': FINDING_OUT },
  covers: {
    'answer send: it is created': SHOWN,
    'answer sendAgain: it is created': SHOWN,
    'fail send: it is rejected': [alert('deposit.failed')],
  },
};
