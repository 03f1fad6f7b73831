/**
 * Processes payments that the operator learns of: contract §3. A payment that does not match its order is neither credited
 * automatically nor lost.
 */
import { instantOf } from '../../../contract/time/clock.ts';
import { LATE_PAYMENT_HOURS } from '../../../contract/limits.ts';
import { add, type Decimal, decimal, subtract, written } from '../../../contract/money/money.ts';
import type { DepositRow, PaymentRow } from '../../store/rows.ts';
import { attentionFor, sumOf } from './attention.ts';
import { about, type LedgerTransaction, enter } from '../ledger/ledger-transaction.ts';
import { usageUsedWith } from '../promotions/usages.ts';
import { transfer } from './transfer.ts';
import { move } from './transition.ts';

/** Processes every payment of the order that was not known before. Returns the updated order. */
export function learnPayments(transaction: LedgerTransaction, order: DepositRow): DepositRow {
  const payments = transaction.change.payments.findMany({
    where: { depositCode: { equals: order.code }, learnt: { equals: false } },
  });
  const [first] = payments;
  if (!first) return order;
  for (const payment of payments) {
    transaction.change.payments.update({ where: { id: { equals: payment.id } }, data: { learnt: true } });
    enter(transaction, { ...about(order), kind: 'payment.received', amount: payment.amount });
  }
  switch (order.status) {
    case 'OPEN':
      return receive(transaction, order, payments, false);
    case 'CANCELED':
      return Date.parse(first.at) - Date.parse(order.finishedAt) <= LATE_PAYMENT_HOURS * 3_600_000
        ? receive(transaction, order, payments, true)
        : receiveTooLate(transaction, order, payments);
    default:
      return receiveMore(transaction, order, payments);
  }
}

/** The first payment of an order: credited immediately if it covers the order. */
function receive(
  transaction: LedgerTransaction,
  order: DepositRow,
  payments: readonly PaymentRow[],
  late: boolean,
): DepositRow {
  const paid = sumOf(payments);
  const excess = subtract(paid, decimal(order.amount));
  const misfit = attentionFor(order, payments);
  // A late payment would mix with the credit of a promotion in play and change that promotion's conditions.
  const isInPlay = late && usageUsedWith(transaction.change, order.playerId, order.provider) !== null;
  const attention = misfit !== 'PARTIAL' && isInPlay ? 'PROMOTION_IN_FORCE' : misfit;
  const received = move(transaction, order, 'PAID', 'bank', {
    late,
    cancelReason: undefined,
    paidAmount: written(paid),
    paidAt: payments[0]?.at ?? instantOf(transaction.now),
    attention,
  });
  if (attention === 'PARTIAL') return received;
  if (excess.units > 0n) owe(transaction, order, excess);
  return attention === 'PROMOTION_IN_FORCE' ? received : transfer(transaction, received, 'system');
}

/** The payment arrived more than 24 hours after the order was closed: staff must decide. */
function receiveTooLate(
  transaction: LedgerTransaction,
  order: DepositRow,
  payments: readonly PaymentRow[],
): DepositRow {
  return move(transaction, order, 'PAID', 'bank', {
    late: true,
    cancelReason: undefined,
    paidAmount: written(sumOf(payments)),
    paidAt: payments[0]?.at ?? instantOf(transaction.now),
    attention: 'TOO_LATE',
  });
}

/**
 * A further payment for an order that is already paid. If staff still have to decide on a PARTIAL or TOO_LATE payment, the
 * further payment is added to that one; otherwise the further payment is owed back.
 */
function receiveMore(
  transaction: LedgerTransaction,
  order: DepositRow,
  payments: readonly PaymentRow[],
): DepositRow {
  const more = sumOf(payments);
  const paidAmount = written(add(decimal(order.paidAmount ?? '0'), more));
  const awaitsStaff = order.status !== 'SUCCESS' && order.status !== 'REJECTED';
  if (awaitsStaff && (order.attention === 'PARTIAL' || order.attention === 'TOO_LATE')) {
    return transaction.change.deposits.update({
      where: { code: { equals: order.code } },
      data: { paidAmount },
    });
  }
  owe(transaction, order, more);
  // Staff must still decide on the first payment, so its attention is kept; the ledger records that the second payment is
  // owed back.
  const attention = awaitsStaff && order.attention === 'PROMOTION_IN_FORCE' ? order.attention : 'TWICE';
  return transaction.change.deposits.update({
    where: { code: { equals: order.code } },
    data: { paidAmount, attention },
  });
}

/** Records an amount that staff must send back to the payer. */
export function owe(transaction: LedgerTransaction, order: DepositRow, amount: Decimal): void {
  enter(transaction, { ...about(order), kind: 'refund.owed', amount: written(amount) });
}
