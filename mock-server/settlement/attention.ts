/** How payments fit the order that they are for: contract §3. */
import type { Attention } from '../../contract/deposit.ts';
import { add, compare, type Decimal, decimal, ZERO } from '../../contract/money/money.ts';
import type { DepositRow, PaymentRow } from '../store/rows.ts';

/** What staff should see of these payments, all of those for the order; undefined where they are exactly its amount. */
export function attentionFor(order: DepositRow, payments: readonly PaymentRow[]): Attention | undefined {
  const price = decimal(order.amount);
  const paid = compare(sumOf(payments), price);
  if (paid < 0) return 'PARTIAL';
  if (paid === 0) return undefined;
  // Paid in full before the last payment came: that one is a second payment, not too large a first one.
  return compare(sumOf(payments.slice(0, -1)), price) >= 0 ? 'TWICE' : 'OVER';
}

export function sumOf(payments: readonly PaymentRow[]): Decimal {
  return payments.reduce((sum, payment) => add(sum, decimal(payment.amount)), ZERO);
}
