/** How far a promotion in force has come, and what is to be done next: specification §4 and §5, contract §3. */
import { add, compare, decimal, divide, multiply, subtract, written } from '../money/money.ts';
import type { Usage } from '../promotion.ts';
import { receiveCap } from './withdraw.ts';

/** What a usage asks of its player now. Amounts in THB. */
export type PromotionProgress =
  /** Claimed: a deposit with its provider, of exactly `amount`, or of any amount where that is null. */
  | { readonly step: 'DEPOSIT'; readonly amount: string | null }
  /** Claimed, and a deposit is bound to it: that one is to be paid, or cancelled. */
  | { readonly step: 'FINISH_DEPOSIT'; readonly depositCode: string }
  /** In play: credit must exceed what the terms require. */
  | {
      readonly step: 'PLAY';
      readonly credit: string;
      readonly required: string;
      /** The least credit that is still to be won. Never zero: what is required must be exceeded (contract §4). */
      readonly missing: string;
      /** How much of the way is done, in whole percent, from 0 to 99. */
      readonly percent: string;
    }
  /** In play, and what the terms require is exceeded: a withdrawal is what ends it. */
  | { readonly step: 'WITHDRAW'; readonly credit: string; readonly required: string }
  /** Not in force any more. */
  | { readonly step: 'OVER' };

/** The least amount of credit: credit has 2 decimals (contract §1). */
const LEAST_CREDIT = decimal('0.01');
const NEARLY = '99';

/** What is next for a usage. `credit` is what its player holds with its provider; it matters only once it is in play. */
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

/**
 * The most that a withdrawal with the promotion may yield (contract §3); null where there is no cap, and where it depends
 * on a deposit whose amount the terms leave open.
 */
export function greatestYield({
  receiveCapPercent,
  depositAmount,
}: Pick<Usage, 'receiveCapPercent' | 'depositAmount'>): string | null {
  const cap =
    depositAmount === undefined ? null : receiveCap({ receiveCapPercent, depositCredit: depositAmount });
  return cap && written(cap);
}

/** Rounded down, and short of the whole as long as anything is missing. */
function percentOf(credit: string, required: string): string {
  if (compare(decimal(credit), decimal(required)) >= 0) return NEARLY;
  return written(divide(multiply(decimal(credit), decimal('100')), decimal(required), 0, 'down'));
}
