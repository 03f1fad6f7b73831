/** Progress of a promotion in force, and the player's next step: specification §4 and §5, contract §3. */
import { add, compare, decimal, divide, multiply, subtract, written } from '../money/money.ts';
import type { Usage } from '../promotion.ts';

/** The next step of a usage. Amounts in THB. */
export type PromotionProgress =
  /** Claimed: the player must deposit exactly `amount` with its provider; null accepts any amount. */
  | { readonly step: 'DEPOSIT'; readonly amount: string | null }
  /** Claimed and bound to a deposit: the player must pay or cancel that deposit. */
  | { readonly step: 'FINISH_DEPOSIT'; readonly depositCode: string }
  /** In play: the credit must exceed `required`. */
  | {
      readonly step: 'PLAY';
      readonly credit: string;
      readonly required: string;
      /** The smallest credit that is still missing. Never zero, because the requirement must be exceeded (contract §4). */
      readonly missing: string;
      /** Progress in whole percent, from 0 to 99. */
      readonly percent: string;
    }
  /** In play and the requirement is exceeded: the player ends the usage by a withdrawal. */
  | { readonly step: 'WITHDRAW'; readonly credit: string; readonly required: string }
  /** The usage is no longer in force. */
  | { readonly step: 'OVER' };

/** The smallest unit of credit: 2 decimals (contract §1). */
const LEAST_CREDIT = decimal('0.01');
const NEARLY = '99';

/**
 * Returns the next step of a usage. `credit` is the player's credit with the usage's provider; ignored unless the usage is
 * USED.
 */
export function promotionProgress(
  usage: Pick<Usage, 'status' | 'depositAmount' | 'depositCode' | 'requiredCredit'>,
  credit: string,
): PromotionProgress {
  if (usage.status === 'ACTIVE') {
    return usage.depositCode === undefined
      ? { step: 'DEPOSIT', amount: usage.depositAmount ?? null }
      : { step: 'FINISH_DEPOSIT', depositCode: usage.depositCode };
  }
  if (usage.status !== 'USED') return { step: 'OVER' };

  const required = decimal(usage.requiredCredit);
  const missing = subtract(add(required, LEAST_CREDIT), decimal(credit));
  if (missing.units <= 0n) return { step: 'WITHDRAW', credit, required: usage.requiredCredit };
  return {
    step: 'PLAY',
    credit,
    required: usage.requiredCredit,
    missing: written(missing),
    percent: percentOf(credit, usage.requiredCredit),
  };
}

/** Rounded down; at most 99 while the requirement is not exceeded. */
function percentOf(credit: string, required: string): string {
  if (compare(decimal(credit), decimal(required)) >= 0) return NEARLY;
  return written(divide(multiply(decimal(credit), decimal('100')), decimal(required), 0, 'down'));
}
