/** The only function that changes a deposit's status: contract §3. */
import { instantOf, UNSET_INSTANT } from '../../../contract/time/clock.ts';
import { type CancelReason, type DepositStatus } from '../../../contract/deposit.ts';
import { type DepositActor, isFinal, mayBecome } from '../../../contract/rules/deposit.ts';
import type { DepositRow } from '../../store/rows.ts';
import type { LedgerTransaction } from '../ledger/ledger-transaction.ts';
import { unbind } from '../promotions/binding.ts';

/** Applies a transition that the contract allows, and sets the timestamps of the new status. */
export function move(
  transaction: LedgerTransaction,
  order: DepositRow,
  to: DepositStatus,
  by: DepositActor,
  patch: Partial<DepositRow> = {},
): DepositRow {
  if (!mayBecome(order.status, to, by)) {
    throw new Error(`${by} may not move ${order.code} from ${order.status} to ${to}`);
  }
  const finishedAt = isFinal(to) ? instantOf(transaction.now) : UNSET_INSTANT;
  // A closed or refunded order can no longer use its promotion.
  const freed = to === 'CANCELED' || to === 'REJECTED' ? unbind(transaction, order) : {};
  return transaction.change.deposits.update({
    where: { code: { equals: order.code } },
    data: { finishedAt, ...freed, ...patch, status: to },
  });
}

/** Closes an unpaid order. The caller must have queried the bank before. */
export function cancel(
  transaction: LedgerTransaction,
  order: DepositRow,
  cancelReason: CancelReason,
  at = transaction.now,
): DepositRow {
  const by = { PLAYER: 'player', EXPIRED: 'timer', STAFF: 'staff' } as const;
  return move(transaction, order, 'CANCELED', by[cancelReason], { cancelReason, finishedAt: instantOf(at) });
}
