import { Promotion, Usage } from '../../contract/promotion.ts';
import { claimObstacle, isRunning, type PlayerClaimFacts } from '../../contract/rules/promotion.ts';
import { read } from '../../contract/schema/struct.ts';
import type { PromotionRow, UsageRow } from '../store/rows.ts';

/**
 * A promotion at a moment: one whose time is over, or has not come, is INACTIVE. With the facts of whoever is signed in, it
 * says whether they may claim it.
 */
export function serializePromotion(
  row: PromotionRow,
  now: number,
  facts: PlayerClaimFacts | null,
): Promotion {
  const running = isRunning(row, now);
  const obstacle = facts && claimObstacle(row, { ...facts, isRunning: running });
  const reading = read(Promotion, {
    ...row,
    title: { lo: row.titleLo, cn: row.titleCn, vn: row.titleVn, th: row.titleTh },
    detail: { lo: row.detailLo, cn: row.detailCn, vn: row.detailVn, th: row.detailTh },
    status: running ? 'ACTIVE' : 'INACTIVE',
    ...(facts ? { eligible: obstacle === null } : {}),
    ...(obstacle ? { reasonCode: obstacle.code } : {}),
  });
  if (!reading.ok) throw new Error(`promotion ${row.id} is outside the contract`);
  return reading.value;
}

export function serializeUsage(row: UsageRow): Usage {
  const reading = read(Usage, {
    ...row,
    title: { lo: row.titleLo, cn: row.titleCn, vn: row.titleVn, th: row.titleTh },
  });
  if (!reading.ok) throw new Error(`usage ${row.id} is outside the contract`);
  return reading.value;
}
