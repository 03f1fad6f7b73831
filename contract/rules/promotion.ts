/** The rules of promotions: specification §4, §5 and §8, contract §2 and §3. */
import type { Deposit } from '../deposit.ts';
import {
  CLAIM_OBSTACLES,
  type ClaimObstacle,
  type Promotion,
  type Usage,
  type UsageStatus,
} from '../promotion.ts';
import { isKnown } from '../schema/vocabulary.ts';
import type { Provider } from '../values.ts';
import { reject, type RuleViolation } from './rule-violation.ts';
import { type Transition, transitionRules } from './transitions.ts';

export type UsageActor = 'player' | 'system' | 'timer' | 'staff';

/** Every transition of a usage: contract §3. */
export const USAGE_TRANSITIONS: readonly Transition<UsageStatus, UsageActor>[] = [
  { from: 'ACTIVE', to: 'USED', by: ['system'] },
  { from: 'ACTIVE', to: 'CANCELED', by: ['player'] },
  { from: 'ACTIVE', to: 'INACTIVE', by: ['timer', 'staff'] },
  { from: 'USED', to: 'SUCCESS', by: ['system'] },
  { from: 'USED', to: 'CANCELED', by: ['staff'] },
];

export const usageTransitions = transitionRules(USAGE_TRANSITIONS);

/** Whether a usage stands in the way of another claim: one in force at a time (contract §3). */
export function isInForce(status: Usage['status']): boolean {
  return status === 'ACTIVE' || status === 'USED';
}

/** Whether a promotion may be claimed at a moment (milliseconds since 1970), as far as it alone is concerned. */
export function isRunning(
  promotion: Pick<Promotion, 'status' | 'startsAt' | 'endsAt'>,
  now: number,
): boolean {
  return (
    promotion.status === 'ACTIVE' &&
    Date.parse(promotion.startsAt) <= now &&
    now < Date.parse(promotion.endsAt)
  );
}

/** Why this player may not claim a promotion, where the server says so in a word that the client knows. */
export function obstacleShown({ reasonCode }: Pick<Promotion, 'reasonCode'>): ClaimObstacle | null {
  return reasonCode !== undefined && isKnown(CLAIM_OBSTACLES, reasonCode) ? reasonCode : null;
}

/** What decides whether a player may claim a promotion. */
export interface ClaimFacts extends PlayerClaimFacts {
  /** Whether the promotion runs now. */
  readonly isRunning: boolean;
}

/** The part of them that is the player's. */
export interface PlayerClaimFacts {
  readonly openOrder: Pick<Deposit, 'code'> | null;
  /** The player's usages, of every promotion. */
  readonly usages: readonly Pick<Usage, 'promotionId' | 'status' | 'usedAt'>[];
  readonly hasDeposited: boolean;
  readonly selfExcluded: boolean;
}

/** Why the player may not claim the promotion with any provider; null when they may. In the order of contract §2. */
export function claimObstacle(
  promotion: Pick<Promotion, 'id' | 'firstOrderOnly'>,
  facts: ClaimFacts,
): RuleViolation<ClaimObstacle> | null {
  if (!facts.isRunning) return reject('PROMOTION_INACTIVE');
  if (facts.openOrder) {
    return reject('CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN', { code: facts.openOrder.code });
  }
  if (facts.usages.some(({ status }) => isInForce(status))) return reject('PROMOTION_USAGE');
  if (facts.usages.some((usage) => usage.promotionId === promotion.id && wasUsed(usage))) {
    return reject('PROMOTION_ALREADY_USED');
  }
  if (promotion.firstOrderOnly && facts.hasDeposited) return reject('PROMOTION_ONLY_FOR_FIRST_ORDER');
  if (facts.selfExcluded) return reject('SELF_EXCLUDED');
  return null;
}

/** Why the player may not claim the promotion with this provider; null when they may. */
export function claimViolation(
  promotion: Pick<Promotion, 'id' | 'firstOrderOnly'> & { readonly providers: readonly Provider[] },
  facts: ClaimFacts,
  provider: Provider,
): RuleViolation<ClaimObstacle | 'PROVIDER_NOT_ALLOWED'> | null {
  const obstacle = claimObstacle(promotion, facts);
  if (obstacle) return obstacle;
  return promotion.providers.includes(provider) ? null : reject('PROVIDER_NOT_ALLOWED');
}

/** Statuses in which a deposit still holds its usage: contract §3. */
export function holdsUsage(status: Deposit['status']): boolean {
  return status === 'OPEN' || status === 'PAID' || status === 'FAILED';
}

/**
 * Why the player may not cancel the usage; null when they may, or when there is nothing left to cancel, which a repeat
 * finds (contract §2). `boundOrder` is the deposit that the usage names.
 */
export function usageCancelViolation(
  usage: Pick<Usage, 'status'>,
  boundOrder: Pick<Deposit, 'code' | 'status'> | null,
): RuleViolation<'OPEN_ORDER' | 'PROMOTION_IN_PLAY'> | null {
  if (usage.status === 'USED' || usage.status === 'SUCCESS') return reject('PROMOTION_IN_PLAY');
  if (usage.status === 'ACTIVE' && boundOrder && holdsUsage(boundOrder.status)) {
    return reject('OPEN_ORDER', { code: boundOrder.code });
  }
  return null;
}

/** A usage that reached USED keeps the moment, whatever became of it. */
function wasUsed({ usedAt }: Pick<Usage, 'usedAt'>): boolean {
  return !usedAt.startsWith('0001-01-01');
}
