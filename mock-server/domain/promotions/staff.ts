/** Actions of staff on a usage: contract §3. Triggered by the lab. */
import { isUnderWay } from '../../../contract/rules/withdraw.ts';
import type { UsageRow } from '../../store/rows.ts';
import type { LedgerTransaction } from '../ledger/ledger-transaction.ts';
import { moveUsage, revoke } from './transition.ts';

export const USAGE_STAFF_ACTIONS = ['cancel'] as const;

/**
 * Cancels a player's usage: one in play loses its bonus (USED → CANCELED), one without a deposit ends (ACTIVE → INACTIVE).
 * Returns null without changes while a deposit or a withdrawal is bound to it, or once it has ended.
 */
export function cancelAsStaff(transaction: LedgerTransaction, usage: UsageRow): UsageRow | null {
  if (usage.status === 'ACTIVE') {
    return usage.depositCode === undefined ? moveUsage(transaction, usage, 'INACTIVE', 'staff') : null;
  }
  const isBeingPaidOut = transaction.change.withdraws
    .findMany({ where: { playerId: { equals: usage.playerId } } })
    .some(({ usageId, status }) => usageId === usage.id && isUnderWay(status));
  // The withdrawal already deducts the bonus; revoking it here would deduct it twice.
  if (usage.status !== 'USED' || isBeingPaidOut) return null;
  return revoke(transaction, usage);
}
