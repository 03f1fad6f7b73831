/** Claiming a promotion: contract §2 and §3. */
import { instantOf, UNSET_INSTANT } from '../../../contract/time/clock.ts';
import type { PlayerClaimFacts } from '../../../contract/rules/promotion.ts';
import type { Provider } from '../../../contract/values.ts';
import { isSelfExcluded } from '../responsible-play/facts.ts';
import type { Reader } from '../../store/reader.ts';
import type { PromotionRow, UsageRow } from '../../store/rows.ts';
import type { LedgerTransaction } from '../ledger/ledger-transaction.ts';
import { openOrderOf, nextId } from '../records.ts';

/** The player's part of the facts that decide on a claim: the same for every promotion. */
export function claimFacts(reader: Reader, playerId: string, now: number): PlayerClaimFacts {
  return {
    openOrder: openOrderOf(reader, playerId),
    usages: reader.usages.findMany({ where: { playerId: { equals: playerId } } }),
    hasDeposited:
      reader.deposits.count({ where: { playerId: { equals: playerId }, status: { equals: 'SUCCESS' } } }) > 0,
    selfExcluded: isSelfExcluded(reader, playerId, now),
  };
}

/** Creates a usage with the promotion's current terms. */
export function openUsage(
  { change, now }: LedgerTransaction,
  promotion: PromotionRow,
  { playerId, provider, idempotencyKey }: { playerId: string; provider: Provider; idempotencyKey: string },
): UsageRow {
  const { firstOrderOnly, depositAmount, bonusAmount, requiredCredit, withdrawAll, receiveCapPercent } =
    promotion;
  const { titleLo, titleCn, titleVn, titleTh } = promotion;
  return change.usages.create({
    id: nextId(change, 'U'),
    idempotencyKey,
    promotionId: promotion.id,
    titleLo,
    titleCn,
    titleVn,
    titleTh,
    provider,
    status: 'ACTIVE',
    claimedAt: instantOf(now),
    usedAt: UNSET_INSTANT,
    finishedAt: UNSET_INSTANT,
    firstOrderOnly,
    depositAmount,
    bonusAmount,
    requiredCredit,
    withdrawAll,
    receiveCapPercent,
    playerId,
  });
}
