/** A deposit as the player asks for it, and its order as the server tells of it from then on. */
import { instantOf, UNSET_INSTANT } from '../../../../contract/clock.ts';
import type { Deposit, DepositRequest } from '../../../../contract/deposit.ts';
import type { DepositDraft } from '../../../../contract/rules/deposit-draft.ts';
import { CURTAIN } from '../repertoire.ts';

export const MINUTE = 60_000;
/** How long a QR can be paid, and an order can have a new one. */
export const QR_HOLDS = 10 * MINUTE;
const ORDER_HOLDS = 30 * MINUTE;

/** What is typed into the form, and what is sent of it. */
export const DRAFT: DepositDraft = { provider: 'gclub', mid: 'MID1', entry: '500' };
export const REQUEST: DepositRequest = {
  provider: 'gclub',
  mid: 'MID1',
  amount: '500',
  expectedCredit: '500',
};

/** Open, unless another status is told. */
export function depositOf(news: Partial<Deposit> = {}): Deposit {
  return {
    code: 'D-1',
    idempotencyKey: 'key-1',
    provider: 'gclub',
    mid: 'MID1',
    amount: '500',
    currency: 'THB',
    rate: '1',
    credit: '500',
    promotionCredit: '0',
    totalCredit: '500',
    status: 'OPEN',
    late: false,
    createdAt: instantOf(CURTAIN),
    expiresAt: instantOf(CURTAIN + ORDER_HOLDS),
    paidAt: UNSET_INSTANT,
    finishedAt: UNSET_INSTANT,
    ...news,
  };
}

/** An order that was asked for under another key: in another tab, or before. */
export const ANOTHER = depositOf({ code: 'D-2', idempotencyKey: 'key-of-another' });

const MONEY_IS_IN: Partial<Deposit> = { paidAmount: '500', paidAt: instantOf(CURTAIN + MINUTE) };
const HAS_ENDED: Partial<Deposit> = { finishedAt: instantOf(CURTAIN + 2 * MINUTE) };

/** The order in each of its statuses (contract §3), in the words of who watches it. */
export const STANDINGS = {
  'no money yet': depositOf(),
  paid: depositOf({ status: 'PAID', ...MONEY_IS_IN }),
  'paid too little': depositOf({ status: 'PAID', ...MONEY_IS_IN, paidAmount: '400', attention: 'PARTIAL' }),
  'credit received': depositOf({ status: 'SUCCESS', ...MONEY_IS_IN, ...HAS_ENDED }),
  'transfer failed': depositOf({ status: 'FAILED', ...MONEY_IS_IN }),
  'cancelled unpaid': depositOf({ status: 'CANCELED', cancelReason: 'PLAYER', ...HAS_ENDED }),
  refunded: depositOf({ status: 'REJECTED', ...MONEY_IS_IN, ...HAS_ENDED }),
} as const satisfies Readonly<Record<string, Deposit>>;
