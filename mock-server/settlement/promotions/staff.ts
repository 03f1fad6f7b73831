/** What staff do to a usage: contract §3. The lab asks for it. */
import { isUnderWay } from '../../../contract/rules/withdraw.ts';
import type { UsageRow } from '../../store/rows.ts';
import type { LedgerTransaction } from '../ledger-transaction.ts';
import { moveUsage, revoke } from './transition.ts';

export const USAGE_STAFF_ACTIONS = ['cancel'] as const;

/**
 * Takes a usage off the player: one in play loses its bonus (USED → CANCELED), one that waits for its deposit ends
 * (ACTIVE → INACTIVE). Null, and nothing changes, while a deposit or a withdrawal is bound to it, or once it is over.
 */
export function cancelAsStaff(transaction: LedgerTransaction, usage: UsageRow): UsageRow | null {
  if (usage.status === 'ACTIVE') {
    return usage.depositCode === undefined ? moveUsage(transaction, usage, 'INACTIVE', 'staff') : null;
  }
  const isBeingPaidOut = transaction.change.withdraws
    .findMany({ where: { playerId: { equals: usage.playerId } } })
    .some(({ usageId, status }) => usageId === usage.id && isUnderWay(status));
  // Its bonus is deducted there; taking it here as well would take it twice.
  if (usage.status !== 'USED' || isBeingPaidOut) return null;
  return revoke(transaction, usage);
}
