/** Asking the bank whether an order was paid: contract §2, check and cancel. */
import { LATE_PAYMENT_HOURS } from '../../contract/limits.ts';
import type { DepositRow } from '../store/rows.ts';
import { bankMode } from './bank.ts';
import type { LedgerTransaction } from './ledger-transaction.ts';
import { learnPayments } from './learn.ts';

/**
 * The order with what the bank knows of it. The bank is asked while money may still settle the order by itself: OPEN, or
 * CANCELED less than 24 hours ago. `silent` where it was asked and did not answer.
 */
export function askBank(transaction: LedgerTransaction, order: DepositRow): DepositRow | 'silent' {
  if (!isWorthAsking(order, transaction.now)) return order;
  return bankMode(transaction.change) === 'silent' ? 'silent' : learnPayments(transaction, order);
}

function isWorthAsking(order: DepositRow, now: number): boolean {
  if (order.status === 'OPEN') return true;
  return order.status === 'CANCELED' && now - Date.parse(order.finishedAt) < LATE_PAYMENT_HOURS * 3_600_000;
}
