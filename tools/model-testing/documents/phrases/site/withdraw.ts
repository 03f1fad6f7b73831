/** Phrases for making a withdrawal, and for its quote. */
import { alert, button, field, heading, region } from '../../../player/assertions.ts';
import { choose, fault, fill, open, press, start, unreadable, wait } from '../actions.ts';
import type { SitePhrases } from '../site-phrases.ts';

const PAGE = open('/player/withdraw/');
const FILLED_IN = [choose('Alphabet'), fill('withdraw.amount', '400')];
const SUBMIT = press('withdraw.quote.submit');
const LOST = [fault('POST', 'withdraws/quote', 'drop', '', 'always')];
const REVIEW = [heading('withdraw.review.title')];

const rejected = (path: string, code: string) => [fault('POST', path, 'status', `code=${code}`)];

export const withdrawPhrases: SitePhrases = {
  starts: {
    'answer restore: nothing is going on': start('withdraw-ready', 'demo', PAGE),
    'answer restore: one is under way': start('withdraw-open', 'demo', PAGE),
    'fail restore: the line is down': start('withdraw-ready', 'demo', PAGE, [unreadable('withdraws/open')]),
  },
  acts: {
    'send withdraw.edit': FILLED_IN,
    'send withdraw.quote': [...FILLED_IN, SUBMIT],
    'send withdraw.back': [press('withdraw.back')],
    'answer quote: the player confirms': [wait(1), press('withdraw.confirm')],
    'withdraw.unreachable send withdraw.retry': [press('common.tryAgain')],
  },
  answers: {
    'answer quote: the credit is not enough': rejected('withdraws/quote', 'CREDIT_NOT_ENOUGH'),
    'answer quote: the line is down': LOST,
    'answer submission: it is under way': [],
    'answer submission: the server is busy': rejected('withdraws', 'SERVICE_UNAVAILABLE'),
    'answer submission: the credit is not enough': rejected('withdraws', 'CREDIT_NOT_ENOUGH'),
  },
  holds: { restore: [], quote: [], submission: [fault('POST', 'withdraws', 'timeout')] },
  sees: {
    'withdraw.composing': [field('withdraw.amount'), button('withdraw.quote.submit')],
    'withdraw.unreachable': [alert('withdraw.unreachable.title'), button('common.tryAgain')],
    'withdraw.restoring': [alert('withdraw.unreachable.title')],
    'withdraw.quoting': REVIEW,
    'withdraw.following': [region('withdraw.open')],
  },
  covers: {
    'answer submission: the server is busy': [alert('withdraw.failed')],
    'answer submission: the credit is not enough': [alert('withdraw.failed')],
    'answer quote: the credit is not enough': [alert('withdraw.failed')],
    'answer quote: the line is down': [alert('withdraw.failed')],
  },
};

/** The quote as the withdraw page shows it. */
export const withdrawQuotePhrases: SitePhrases = {
  starts: {
    'answer requestQuote: what it comes to': start('withdraw-ready', 'demo', SUBMIT, [PAGE, ...FILLED_IN]),
    'fail requestQuote: the server is busy': start('withdraw-ready', 'demo', SUBMIT, [
      PAGE,
      ...FILLED_IN,
      ...rejected('withdraws/quote', 'SERVICE_UNAVAILABLE'),
    ]),
    'fail requestQuote: the credit is not enough': start('withdraw-ready', 'demo', SUBMIT, [
      PAGE,
      ...FILLED_IN,
      ...rejected('withdraws/quote', 'CREDIT_NOT_ENOUGH'),
    ]),
    'fail requestQuote: the line is down': start('withdraw-ready', 'demo', SUBMIT, [
      PAGE,
      ...FILLED_IN,
      ...LOST,
    ]),
  },
  acts: {
    'send withdraw.confirm': [press('withdraw.confirm')],
    'withdrawQuote.unread pass': [wait(1)],
  },
  answers: {},
  holds: {},
  sees: {
    'withdrawQuote.unread': REVIEW,
    'withdrawQuote.shown': [...REVIEW, button('withdraw.confirm')],
    'withdrawQuote.confirmed': [region('withdraw.open')],
    'withdrawQuote.failed': [alert('withdraw.failed'), button('withdraw.quote.submit')],
  },
  covers: {},
};
