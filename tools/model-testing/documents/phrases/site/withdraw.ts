/** Phrases for making a withdrawal. */
import { alert, button, field, heading, region } from '../../../player/assertions.ts';
import { choose, fault, fill, open, press, start, unreadable, wait } from '../actions.ts';
import type { SitePhrases } from '../site-phrases.ts';

const PAGE = open('/player/withdraw/');
const FILLED_IN = [choose('Alphabet'), fill('withdraw.amount', '400')];
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
    'send withdraw.quote': [...FILLED_IN, press('withdraw.quote.submit')],
    'send withdraw.back': [press('withdraw.back')],
    'send withdraw.confirm': [press('withdraw.confirm')],
    'withdraw.unreachable send withdraw.retry': [press('common.tryAgain')],
    'withdraw.quoted.unread pass': [wait(1)],
  },
  answers: {
    'answer requestQuote: what it comes to': [],
    'fail requestQuote: the server is busy': rejected('withdraws/quote', 'SERVICE_UNAVAILABLE'),
    'fail requestQuote: the credit is not enough': rejected('withdraws/quote', 'CREDIT_NOT_ENOUGH'),
    'fail requestQuote: the line is down': [fault('POST', 'withdraws/quote', 'drop', '', 'always')],
    'answer submission: it is under way': [],
    'answer submission: the server is busy': rejected('withdraws', 'SERVICE_UNAVAILABLE'),
    'answer submission: the credit is not enough': rejected('withdraws', 'CREDIT_NOT_ENOUGH'),
  },
  holds: { restore: [], submission: [fault('POST', 'withdraws', 'timeout')] },
  sees: {
    'withdraw.composing': [field('withdraw.amount'), button('withdraw.quote.submit')],
    'withdraw.unreachable': [alert('withdraw.unreachable.title'), button('common.tryAgain')],
    'withdraw.restoring': [alert('withdraw.unreachable.title')],
    'withdraw.quoted.unread': REVIEW,
    'withdraw.quoted.shown': [...REVIEW, button('withdraw.confirm')],
    'withdraw.following': [region('withdraw.open')],
  },
  covers: {
    'answer submission: the server is busy': [alert('withdraw.failed')],
    'answer submission: the credit is not enough': [alert('withdraw.failed')],
    'fail requestQuote: the server is busy': [alert('withdraw.failed')],
    'fail requestQuote: the credit is not enough': [alert('withdraw.failed')],
    'fail requestQuote: the line is down': [alert('withdraw.failed')],
  },
};
