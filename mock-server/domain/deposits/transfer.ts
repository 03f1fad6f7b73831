/** Transfers an order's credit to its provider, exactly once: PAID or FAILED → SUCCESS, or PAID → FAILED. */
import { DEFAULT_CURRENCY } from '../../../contract/money/money.ts';
import type { DepositRow } from '../../store/rows.ts';
import { attentionFor } from './attention.ts';
import { about, type LedgerTransaction, enter } from '../ledger/ledger-transaction.ts';
import { addCredit } from '../ledger/credit.ts';
import { creditAtItsRate, unbind, useUp } from '../promotions/binding.ts';
import { move } from './transition.ts';

/** Fails if the lab has armed a failure; otherwise the player has the credit afterwards. */
export function transfer(
  transaction: LedgerTransaction,
  order: DepositRow,
  by: 'system' | 'staff',
): DepositRow {
  if (order.transferFails) return move(transaction, order, 'FAILED', by, { transferFails: false });

  const credited = { order: { equals: order.code }, kind: { equals: 'credit.deposited' } } as const;
  if (transaction.change.ledger.count({ where: credited }) > 0) {
    throw new Error(`${order.code} has been credited before`);
  }
  const due = creditDue(transaction, order);
  addCredit(transaction, order.playerId, order.provider, due.totalCredit);
  enter(transaction, {
    ...about(order),
    kind: 'credit.deposited',
    amount: due.totalCredit,
    currency: DEFAULT_CURRENCY,
  });
  const successful = move(transaction, order, 'SUCCESS', by, due);
  useUp(transaction, successful);
  return successful;
}

type Due = Pick<DepositRow, 'credit' | 'promotionCredit' | 'totalCredit' | 'attention'> &
  Partial<Pick<DepositRow, 'usageId'>>;

/**
 * The credit of an order. A PARTIAL or TOO_LATE payment buys credit at the order's own rate, without a promotion; any other
 * order gives its promised credit. Afterwards nothing waits for staff, except a refund of an excess.
 */
function creditDue(transaction: LedgerTransaction, order: DepositRow): Due {
  const { credit, promotionCredit, totalCredit, attention } = order;
  switch (attention) {
    case 'PARTIAL':
    case 'TOO_LATE':
      return {
        ...unbind(transaction, order),
        ...creditAtItsRate(order, order.paidAmount ?? '0'),
        attention: undefined,
      };
    case 'PROMOTION_IN_FORCE': {
      // Staff have decided on the order; they must still refund an excess.
      const payments = transaction.change.payments.findMany({
        where: { depositCode: { equals: order.code }, learnt: { equals: true } },
      });
      return { credit, promotionCredit, totalCredit, attention: attentionFor(order, payments) };
    }
    default:
      return { credit, promotionCredit, totalCredit, attention };
  }
}
