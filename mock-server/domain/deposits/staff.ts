/** Actions of staff on a deposit: contract §3. Triggered by the lab. */
import { add, compare, decimal, subtract, written, ZERO } from '../../../contract/money/money.ts';
import { ORDER_STATUSES, type OrderStatus } from '../../../contract/order.ts';
import { isFinal } from '../../../contract/rules/deposit.ts';
import { isKnown } from '../../../contract/schema/vocabulary.ts';
import type { DepositRow } from '../../store/rows.ts';
import { about, type LedgerTransaction, enter } from '../ledger/ledger-transaction.ts';
import { learnPayments, owe } from './learn.ts';
import { transfer } from './transfer.ts';
import { cancel, move } from './transition.ts';

export const STAFF_ACTIONS = ['fail', 'retry', 'credit', 'reject', 'refund', 'cancel'] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** What contract §3 allows to staff. `fail` before the payment makes the later transfer fail. */
const ALLOWED: Readonly<Record<OrderStatus, readonly StaffAction[]>> = {
  OPEN: ['fail', 'cancel'],
  CANCELED: ['fail'],
  PAID: ['credit', 'fail', 'reject', 'refund'],
  FAILED: ['retry', 'reject', 'refund'],
  SUCCESS: [],
  REJECTED: [],
};

/** The actions that the order's state allows. A finished order with `attention` has an outstanding refund. */
export function staffActionsOn({
  status,
  attention,
}: Pick<DepositRow, 'status' | 'attention'>): readonly StaffAction[] {
  const actions = isKnown(ORDER_STATUSES, status) ? ALLOWED[status] : [];
  return attention && actions.length === 0 ? ['refund'] : actions;
}

/** Executes the action. Returns null without changes if the order's state does not allow it. */
export function actAsStaff(
  transaction: LedgerTransaction,
  order: DepositRow,
  action: StaffAction,
): DepositRow | null {
  if (!staffActionsOn(order).includes(action)) return null;
  const { status } = order;
  switch (action) {
    case 'fail':
      if (status === 'PAID') return move(transaction, order, 'FAILED', 'staff');
      return transaction.change.deposits.update({
        where: { code: { equals: order.code } },
        data: { transferFails: true },
      });
    case 'retry':
    case 'credit':
      return transfer(transaction, order, 'staff');
    case 'reject':
      return reject(transaction, order);
    case 'refund':
      return isFinal(status) ? payBack(transaction, order) : reject(transaction, order);
    case 'cancel': {
      const asked = learnPayments(transaction, order);
      return asked.status === 'OPEN' ? cancel(transaction, asked, 'STAFF') : asked;
    }
  }
}

/** The whole payment is owed back, and no credit is given. */
function reject(transaction: LedgerTransaction, order: DepositRow): DepositRow | null {
  const rest = subtract(decimal(order.paidAmount ?? '0'), sumOf(transaction, order, 'refund.owed'));
  if (rest.units > 0n) owe(transaction, order, rest);
  return payBack(transaction, move(transaction, order, 'REJECTED', 'staff'));
}

/** Pays the outstanding refund, after which nothing waits for staff. Returns null if nothing is outstanding. */
function payBack(transaction: LedgerTransaction, order: DepositRow): DepositRow | null {
  const owed = sumOf(transaction, order, 'refund.owed');
  const paid = sumOf(transaction, order, 'refund.paid');
  if (compare(owed, paid) <= 0) return null;
  enter(transaction, { ...about(order), kind: 'refund.paid', amount: written(subtract(owed, paid)) });
  return transaction.change.deposits.update({
    where: { code: { equals: order.code } },
    data: { attention: undefined },
  });
}

function sumOf({ change }: LedgerTransaction, order: DepositRow, kind: 'refund.owed' | 'refund.paid') {
  return change.ledger
    .findMany({ where: { order: { equals: order.code }, kind: { equals: kind } } })
    .reduce((sum, line) => add(sum, decimal(line.amount)), ZERO);
}
