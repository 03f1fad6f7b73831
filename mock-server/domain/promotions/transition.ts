/** The only function that changes a usage's status: contract §3. */
import { instantOf } from '../../../contract/time/clock.ts';
import { compare, decimal, DEFAULT_CURRENCY, written } from '../../../contract/money/money.ts';
import type { UsageStatus } from '../../../contract/promotion.ts';
import { isInForce, type UsageActor, usageTransitions } from '../../../contract/rules/promotion.ts';
import type { UsageRow } from '../../store/rows.ts';
import { type LedgerTransaction, enter } from '../ledger/ledger-transaction.ts';
import { addCredit, creditOf } from '../ledger/credit.ts';

/** Applies a transition that the contract allows, and sets the timestamps of the new status. */
export function moveUsage(
  transaction: LedgerTransaction,
  usage: UsageRow,
  to: UsageStatus,
  by: UsageActor,
  at = transaction.now,
): UsageRow {
  if (!usageTransitions.mayBecome(usage.status, to, by)) {
    throw new Error(`${by} may not move ${usage.id} from ${usage.status} to ${to}`);
  }
  return transaction.change.usages.update({
    where: { id: { equals: usage.id } },
    data: {
      status: to,
      ...(to === 'USED' ? { usedAt: instantOf(at) } : {}),
      ...(isInForce(to) ? {} : { finishedAt: instantOf(at) }),
    },
  });
}

/** Staff revoke a bonus: as much of it as is left (contract §3). */
export function revoke(transaction: LedgerTransaction, usage: UsageRow): UsageRow {
  const { playerId, provider, bonusAmount } = usage;
  const credit = decimal(creditOf(transaction.change, playerId, provider));
  const bonus = decimal(bonusAmount);
  const removed = written(compare(bonus, credit) < 0 ? bonus : credit);
  addCredit(transaction, playerId, provider, `-${removed}`);
  enter(transaction, {
    playerId,
    provider,
    order: usage.id,
    kind: 'bonus.removed',
    amount: removed === '0' ? '0' : `-${removed}`,
    currency: DEFAULT_CURRENCY,
  });
  return moveUsage(transaction, usage, 'CANCELED', 'staff');
}
