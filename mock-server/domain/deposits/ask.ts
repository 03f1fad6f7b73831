/** Queries the bank for an order's payments: contract §2, check and cancel. */
import { LATE_PAYMENT_HOURS } from '../../../contract/limits.ts';
import type { DepositRow } from '../../store/rows.ts';
import { bankMode } from '../bank.ts';
import type { LedgerTransaction } from '../ledger/ledger-transaction.ts';
import { learnPayments } from './learn.ts';

/**
 * Returns the order after learning its payments from the bank. The bank is only queried while a payment would still settle
 * the order automatically: OPEN, or CANCELED less than 24 hours ago. Returns `silent` if the bank does not respond.
 */
export function askBank(transaction: LedgerTransaction, order: DepositRow): DepositRow | 'silent' {
  if (!isWorthAsking(order, transaction.now)) return order;
  return bankMode(transaction.change) === 'silent' ? 'silent' : learnPayments(transaction, order);
}

function isWorthAsking(order: DepositRow, now: number): boolean {
  if (order.status === 'OPEN') return true;
  return order.status === 'CANCELED' && now - Date.parse(order.finishedAt) < LATE_PAYMENT_HOURS * 3_600_000;
}
