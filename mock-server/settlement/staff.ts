/** What staff do to a deposit: contract §3. The lab asks for it. */
import { add, compare, decimal, subtract, written, ZERO } from '../../contract/money.ts';
import type { DepositRow } from '../store/rows.ts';
import { about, type Books, enter } from './ledger-transaction.ts';
import { learnPayments, owe } from './learn.ts';
import { transfer } from './transfer.ts';
import { cancel, move } from './transition.ts';

export const STAFF_ACTIONS = ['fail', 'retry', 'credit', 'reject', 'refund', 'cancel'] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** Carries the action out. Null, and nothing changes, where the order's state does not allow it. */
export function actAsStaff(books: Books, order: DepositRow, action: StaffAction): DepositRow | null {
  const { status } = order;
  switch (action) {
    case 'fail':
      if (status === 'PAID') return move(books, order, 'FAILED', 'staff');
      // Nothing to fail yet: the transfer that follows the money will.
      if (status !== 'OPEN' && status !== 'CANCELED') return null;
      return books.change.deposits.update({
        where: { code: { equals: order.code } },
        data: { transferFails: true },
      });
    case 'retry':
      return status === 'FAILED' ? transfer(books, order, 'staff') : null;
    case 'credit':
      return status === 'PAID' ? transfer(books, order, 'staff') : null;
    case 'reject':
      return reject(books, order);
    case 'refund':
      return status === 'PAID' || status === 'FAILED' ? reject(books, order) : payBack(books, order);
    case 'cancel': {
      if (status !== 'OPEN') return null;
      const asked = learnPayments(books, order);
      return asked.status === 'OPEN' ? cancel(books, asked, 'STAFF') : asked;
    }
  }
}

/** All of the money goes back, and no credit is given for it. */
function reject(books: Books, order: DepositRow): DepositRow | null {
  if (order.status !== 'PAID' && order.status !== 'FAILED') return null;
  const rest = subtract(decimal(order.paidAmount ?? '0'), sumOf(books, order, 'refund.owed'));
  if (rest.units > 0n) owe(books, order, rest);
  return payBack(books, move(books, order, 'REJECTED', 'staff'));
}

/** Sends what is owed, after which nothing waits for staff. Null where nothing is owed. */
function payBack(books: Books, order: DepositRow): DepositRow | null {
  const owed = sumOf(books, order, 'refund.owed');
  const paid = sumOf(books, order, 'refund.paid');
  if (compare(owed, paid) <= 0) return null;
  enter(books, { ...about(order), kind: 'refund.paid', amount: written(subtract(owed, paid)) });
  return books.change.deposits.update({
    where: { code: { equals: order.code } },
    data: { attention: undefined },
  });
}

function sumOf({ change }: Books, order: DepositRow, kind: 'refund.owed' | 'refund.paid') {
  return change.ledger
    .findMany({ where: { order: { equals: order.code }, kind: { equals: kind } } })
    .reduce((sum, line) => add(sum, decimal(line.amount)), ZERO);
}
