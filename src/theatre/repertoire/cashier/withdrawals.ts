/** A withdrawal from what it would come to on, as the server tells of it. */
import { instantOf, UNSET_INSTANT } from '../../../../contract/clock.ts';
import { WITHDRAW_QUOTE_SECONDS } from '../../../../contract/limits.ts';
import type { WithdrawDraft } from '../../../../contract/rules/withdraw-draft.ts';
import type {
  Withdraw,
  WithdrawQuote,
  WithdrawQuoteRequest,
  WithdrawRequest,
} from '../../../../contract/withdraw.ts';
import { CURTAIN } from '../repertoire.ts';

/** What is typed into the form, and what is asked and sent of it. */
export const DRAFT: WithdrawDraft = { provider: 'alphabet', entry: '400' };
export const WISH: WithdrawQuoteRequest = { provider: 'alphabet', amount: '400' };
export const BANK_ACCOUNT = 'account-1';
export const REQUEST: WithdrawRequest = { ...WISH, bankAccountId: BANK_ACCOUNT, quoteId: 'quote-1' };

/** What the wish comes to, told now. */
export function quoteAt(now: number, changes: Partial<WithdrawQuote> = {}): WithdrawQuote {
  return {
    quoteId: 'quote-1',
    expiresAt: instantOf(now + WITHDRAW_QUOTE_SECONDS * 1000),
    amount: '400',
    bonusDeducted: '0',
    received: '400',
    returned: '0',
    payAmount: '262000',
    payCurrency: 'LAK',
    rate: '655',
    steps: [
      { code: 'AMOUNT', value: '400' },
      { code: 'RATE', value: '655' },
      { code: 'PAY_AMOUNT', value: '262000' },
    ],
    ...changes,
  };
}

/** The kip has become worth more since. */
export const ANOTHER_RATE: Partial<WithdrawQuote> = {
  quoteId: 'quote-2',
  payAmount: '260000',
  rate: '650',
  steps: [
    { code: 'AMOUNT', value: '400' },
    { code: 'RATE', value: '650' },
    { code: 'PAY_AMOUNT', value: '260000' },
  ],
};

/** Waiting for staff, unless another status is told. */
export function withdrawOf(news: Partial<Withdraw> = {}): Withdraw {
  return {
    code: 'W-1',
    idempotencyKey: 'key-1',
    provider: 'alphabet',
    amount: '400',
    status: 'OPEN',
    bankName: 'BCEL',
    accountName: 'SOMPHONE EXAMPLE',
    accountNumber: '000000000001',
    creditReceived: '400',
    creditReturned: '0',
    bonusDeducted: '0',
    payAmount: '262000',
    payCurrency: 'LAK',
    rate: '655',
    createdAt: instantOf(CURTAIN),
    finishedAt: UNSET_INSTANT,
    ...news,
  };
}

const HAS_ENDED: Partial<Withdraw> = { finishedAt: instantOf(CURTAIN + 60_000) };

/** The withdrawal in each of its statuses (contract §3), in the words of who waits for it. */
export const STANDINGS = {
  'waits for staff': withdrawOf(),
  'approved by staff': withdrawOf({ status: 'PAID' }),
  'paid out': withdrawOf({ status: 'SUCCESS', ...HAS_ENDED }),
  'the bank refused it': withdrawOf({ status: 'FAILED', reason: 'BANK_REFUSED', ...HAS_ENDED }),
  'rejected by staff': withdrawOf({ status: 'REJECTED', reason: 'REJECTED_BY_STAFF', ...HAS_ENDED }),
  'cancelled by staff': withdrawOf({ status: 'CANCELED', reason: 'CANCELED_BY_STAFF', ...HAS_ENDED }),
} as const satisfies Readonly<Record<string, Withdraw>>;
