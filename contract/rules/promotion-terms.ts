/** What the terms of a promotion mean for a withdrawal: specification §4, contract §2 and §3. Amounts are THB. */
import { type Decimal, decimal, divide, multiply, written } from '../money/money.ts';
import type { PromotionTerms } from '../promotion.ts';

/** The terms of the usage that is USED with the provider, which restrict a withdrawal. */
export type WithdrawConditions = Pick<
  PromotionTerms,
  'bonusAmount' | 'requiredCredit' | 'withdrawAll' | 'receiveCapPercent'
>;

/** The conditions plus the credit that the usage's deposit bought (without the bonus), as needed for a settlement. */
export type WithdrawPromotion = WithdrawConditions & { readonly depositCredit: string };

const CREDIT_DECIMALS = 2;

/** Whether the whole credit must be withdrawn at once: the terms require it, or they cap the received amount (contract §2). */
export function mustWithdrawAll(promotion: WithdrawConditions | null): boolean {
  return promotion !== null && (promotion.withdrawAll || promotion.receiveCapPercent !== undefined);
}

/** The maximum that may be received: a percentage of the credit of the usage's deposit. Null without a cap. */
export function receiveCap({
  receiveCapPercent,
  depositCredit,
}: Pick<WithdrawPromotion, 'receiveCapPercent' | 'depositCredit'>): Decimal | null {
  if (receiveCapPercent === undefined) return null;
  const hundredfold = multiply(decimal(String(receiveCapPercent)), decimal(depositCredit));
  return divide(hundredfold, decimal('100'), CREDIT_DECIMALS, 'down');
}

/**
 * The maximum that a withdrawal with the promotion may yield (contract §3); null without a cap, and if the cap depends on a
 * deposit whose amount the terms do not fix.
 */
export function greatestYield({
  receiveCapPercent,
  depositAmount,
}: Pick<PromotionTerms, 'receiveCapPercent' | 'depositAmount'>): string | null {
  const cap =
    depositAmount === undefined ? null : receiveCap({ receiveCapPercent, depositCredit: depositAmount });
  return cap && written(cap);
}
