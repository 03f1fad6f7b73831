/** Automatic transitions of usages: contract §3. */
import { isBelowThreshold } from '../../../contract/rules/deposit.ts';
import { isUnderWay } from '../../../contract/rules/withdraw.ts';
import type { LedgerTransaction } from '../ledger/ledger-transaction.ts';
import { creditOf } from '../ledger/credit.ts';
import { settingsOf } from '../records.ts';
import { moveUsage } from './transition.ts';

/** ACTIVE → INACTIVE: the promotion has ended, and no deposit is bound that could still succeed. */
export function endUsages(transaction: LedgerTransaction): void {
  const { change, now } = transaction;
  for (const usage of change.usages.findMany({ where: { status: { equals: 'ACTIVE' } } })) {
    const promotion = change.promotions.findFirst({ where: { id: { equals: usage.promotionId } } });
    const endsAt = Date.parse(promotion?.endsAt ?? '');
    const hasEnded = promotion?.status === 'INACTIVE' || endsAt <= now;
    if (!hasEnded || usage.depositCode !== undefined) continue;
    moveUsage(transaction, usage, 'INACTIVE', 'timer');
  }
}

/** USED → SUCCESS: the credit is below the threshold, and no withdrawal is in progress that could return some. */
export function finishUsages(transaction: LedgerTransaction): void {
  const { change } = transaction;
  const config = settingsOf(change);
  for (const usage of change.usages.findMany({ where: { status: { equals: 'USED' } } })) {
    const { playerId, provider } = usage;
    if (!isBelowThreshold(creditOf(change, playerId, provider), config)) continue;
    const withdraws = change.withdraws.findMany({ where: { playerId: { equals: playerId } } });
    if (withdraws.some(({ status }) => isUnderWay(status))) continue;
    moveUsage(transaction, usage, 'SUCCESS', 'system');
  }
}
