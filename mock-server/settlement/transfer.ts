/** Moves an order's credit to its provider, once: PAID or FAILED → SUCCESS, or PAID → FAILED. */
import { DEFAULT_CURRENCY } from '../../contract/money.ts';
import { depositQuote } from '../../contract/rules/deposit.ts';
import type { DepositRow } from '../store/rows.ts';
import { about, type Books, enter } from './books.ts';
import { addCredit } from './credit.ts';
import { move } from './transition.ts';

/** Fails where the lab has armed it to; else the player has the credit when this returns. */
export function transfer(books: Books, order: DepositRow, by: 'system' | 'staff'): DepositRow {
  if (order.transferFails) return move(books, order, 'FAILED', by, { transferFails: false });

  const credited = books.change.where('ledger', 'order', order.code);
  if (credited.some((line) => line.kind === 'credit.deposited')) {
    throw new Error(`${order.code} has been credited before`);
  }
  const due = creditDue(order);
  addCredit(books, order.playerId, order.provider, due.totalCredit);
  enter(books, {
    ...about(order),
    kind: 'credit.deposited',
    amount: due.totalCredit,
    currency: DEFAULT_CURRENCY,
  });
  return move(books, order, 'SUCCESS', by, due);
}

type Due = Pick<DepositRow, 'credit' | 'totalCredit' | 'attention'>;

/**
 * What the order gives. Money that staff were asked about gives what it buys at the order's own rate, and the order
 * says so from then on; all else gives what the order promised.
 */
function creditDue(order: DepositRow): Due {
  if (order.attention !== 'PARTIAL' && order.attention !== 'TOO_LATE') {
    return { credit: order.credit, totalCredit: order.totalCredit, attention: order.attention };
  }
  const atItsRate = [{ currency: order.currency, buy: order.rate, sell: order.rate }];
  const quote = depositQuote(order.paidAmount ?? '0', order.currency, atItsRate);
  if (!quote) throw new Error(`${order.code} has no rate`);
  return { credit: quote.credit, totalCredit: quote.totalCredit, attention: undefined };
}
