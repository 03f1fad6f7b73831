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
import { millisecondsOf } from '../time/clock.ts';
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

/** Whether a usage blocks another claim: only one may be in force at a time (contract §3). */
export function isInForce(status: Usage['status']): boolean {
  return status === 'ACTIVE' || status === 'USED';
}

/** Whether a promotion can be claimed at a moment (milliseconds since 1970), regardless of the player. */
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

/** The server's reason why this player may not claim a promotion; null if there is none or the client does not know it. */
export function obstacleShown({ reasonCode }: Pick<Promotion, 'reasonCode'>): ClaimObstacle | null {
  return reasonCode !== undefined && isKnown(CLAIM_OBSTACLES, reasonCode) ? reasonCode : null;
}

/** The data of a promotion that decides whether the site sends a claim, as the server returned it. */
export interface OfferedPromotion extends Pick<Promotion, 'id' | 'endsAt' | 'eligible' | 'reasonCode'> {
  readonly providers: readonly Provider[];
}

/** Why the site sends no claim. `code`: null if the server says that the player may not claim, for a reason that is unknown here. */
export interface ShownObstacle {
  readonly kind: 'obstacle';
  readonly code: ClaimObstacle | 'PROVIDER_NOT_ALLOWED' | null;
}

/**
 * Returns why the player may not claim the promotion with this provider, as far as the page shows it: the server says so, or the
 * promotion has ended since. Null if only the server can tell. `now` is the server's time in milliseconds.
 */
export function obstacleToClaim(
  promotion: OfferedPromotion,
  provider: Provider | undefined,
  now: number,
): ShownObstacle | null {
  if (promotion.eligible === false) return { kind: 'obstacle', code: obstacleShown(promotion) };
  const endsAt = millisecondsOf(promotion.endsAt);
  if (endsAt !== null && endsAt <= now) return { kind: 'obstacle', code: 'PROMOTION_INACTIVE' };
  if (provider !== undefined && promotion.providers.includes(provider)) return null;
  return { kind: 'obstacle', code: 'PROVIDER_NOT_ALLOWED' };
}

/** The data that decides whether a player may claim a promotion. */
export interface ClaimFacts extends PlayerClaimFacts {
  /** The result of the function `isRunning` for the promotion. */
  readonly isRunning: boolean;
}

/** The player's part of these data. */
export interface PlayerClaimFacts {
  readonly openOrder: Pick<Deposit, 'code'> | null;
  /** The player's usages, of every promotion. */
  readonly usages: readonly Pick<Usage, 'promotionId' | 'status' | 'usedAt'>[];
  readonly hasDeposited: boolean;
  readonly selfExcluded: boolean;
}

/** Returns why the player may not claim the promotion with any provider, or null. In the order of contract §2. */
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

/** Returns why the player may not claim the promotion with this provider, or null. */
export function claimViolation(
  promotion: Pick<Promotion, 'id' | 'firstOrderOnly'> & { readonly providers: readonly Provider[] },
  facts: ClaimFacts,
  provider: Provider,
): RuleViolation<ClaimObstacle | 'PROVIDER_NOT_ALLOWED'> | null {
  const obstacle = claimObstacle(promotion, facts);
  if (obstacle) return obstacle;
  return promotion.providers.includes(provider) ? null : reject('PROVIDER_NOT_ALLOWED');
}

/** Whether a deposit in this status keeps its usage bound: contract §3. */
export function holdsUsage(status: Deposit['status']): boolean {
  return status === 'OPEN' || status === 'PAID' || status === 'FAILED';
}

/**
 * Returns why the player may not cancel the usage. Null if they may, or if it has already ended, because a repeated
 * cancellation succeeds (contract §2). `boundOrder` is the deposit of the usage.
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

/** `usedAt` is set once a usage reaches USED, and is kept in later statuses. */
function wasUsed({ usedAt }: Pick<Usage, 'usedAt'>): boolean {
  return !usedAt.startsWith('0001-01-01');
}
