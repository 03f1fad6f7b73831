/**
 * What happens when the operator learns of money at the bank: contract §3. Money that does not fit is never credited
 * silently nor forgotten.
 */
import { instantOf } from '../../contract/time/clock.ts';
import { LATE_PAYMENT_HOURS } from '../../contract/limits.ts';
import { add, type Decimal, decimal, subtract, written } from '../../contract/money/money.ts';
import type { DepositRow, PaymentRow } from '../store/rows.ts';
import { attentionFor, sumOf } from './attention.ts';
import { about, type LedgerTransaction, enter } from './ledger-transaction.ts';
import { usageUsedWith } from './promotions/usages.ts';
import { transfer } from './transfer.ts';
import { move } from './transition.ts';

/** Takes note of every payment for the order that was not known yet. Returns the order as it is then. */
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

/** Money for an order that had none: it is credited at once where it covers the order. */
function receive(
  transaction: LedgerTransaction,
  order: DepositRow,
  payments: readonly PaymentRow[],
  late: boolean,
): DepositRow {
  const paid = sumOf(payments);
  const excess = subtract(paid, decimal(order.amount));
  const misfit = attentionFor(order, payments);
  // Mixed with credit that a promotion is played with, it would change what that promotion asks for.
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

/** Over 24 hours after the order was closed: the money waits for staff. */
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

/** Money for an order that was paid before. What staff still decide on grows; all else is owed back. */
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
  // Whether the first payment may be credited is still to be decided; that the second goes back, the ledger says.
  const attention = awaitsStaff && order.attention === 'PROMOTION_IN_FORCE' ? order.attention : 'TWICE';
  return transaction.change.deposits.update({
    where: { code: { equals: order.code } },
    data: { paidAmount, attention },
  });
}

/** A payment that staff have returned to its sender. */
export function owe(transaction: LedgerTransaction, order: DepositRow, amount: Decimal): void {
  enter(transaction, { ...about(order), kind: 'refund.owed', amount: written(amount) });
}
