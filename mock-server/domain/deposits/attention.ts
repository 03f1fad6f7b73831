/** Compares an order's payments with its amount: contract §3. */
import type { Attention } from '../../../contract/deposit.ts';
import { add, compare, type Decimal, decimal, ZERO } from '../../../contract/money/money.ts';
import type { DepositRow, PaymentRow } from '../../store/rows.ts';

/** Returns what is wrong with all payments of an order; undefined if they equal its amount exactly. */
export function attentionFor(order: DepositRow, payments: readonly PaymentRow[]): Attention | undefined {
  const price = decimal(order.amount);
  const paid = compare(sumOf(payments), price);
  if (paid < 0) return 'PARTIAL';
  if (paid === 0) return undefined;
  // If the order was already fully paid, the last payment is a second one, not an excess.
  return compare(sumOf(payments.slice(0, -1)), price) >= 0 ? 'TWICE' : 'OVER';
}

export function sumOf(payments: readonly PaymentRow[]): Decimal {
  return payments.reduce((sum, payment) => add(sum, decimal(payment.amount)), ZERO);
}
