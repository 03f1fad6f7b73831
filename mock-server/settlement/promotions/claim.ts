/** Claiming a promotion: contract §2 and §3. */
import { instantOf, UNSET_INSTANT } from '../../../contract/clock.ts';
import type { ClaimFacts } from '../../../contract/rules/promotion.ts';
import { isRunning } from '../../../contract/rules/promotion.ts';
import type { Provider } from '../../../contract/values.ts';
import { isSelfExcluded } from '../../protection/facts.ts';
import type { Reader } from '../../store/change.ts';
import type { PromotionRow, UsageRow } from '../../store/rows.ts';
import { type Books, numbered } from '../books.ts';
import { openOrderOf } from '../orders.ts';

/** What decides whether the player may claim the promotion at a moment. */
export function claimFacts(
  reader: Reader,
  promotion: PromotionRow,
  playerId: string,
  now: number,
): ClaimFacts {
  return {
    isRunning: isRunning(promotion, now),
    openOrder: openOrderOf(reader, playerId),
    usages: reader.where('usages', 'playerId', playerId),
    hasDeposited: reader.where('deposits', 'playerId', playerId).some(({ status }) => status === 'SUCCESS'),
    selfExcluded: isSelfExcluded(reader, playerId, now),
  };
}

/** A new usage, with the terms as they are now. */
export function openUsage(
  { change, now }: Books,
  promotion: PromotionRow,
  { playerId, provider, idempotencyKey }: { playerId: string; provider: Provider; idempotencyKey: string },
): UsageRow {
  const { firstOrderOnly, depositAmount, bonusAmount, requiredCredit, withdrawAll, receiveCapPercent } =
    promotion;
  const { titleLo, titleCn, titleVn, titleTh } = promotion;
  return change.insert('usages', {
    id: numbered(change, 'U'),
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
