/**
 * Computes the expected result of a deposit from specification §9 and contract §3, independently: it imports nothing from the
 * rules under test.
 */
import Fraction from 'fraction.js';
import { creditFor, paymentFor } from './money.ts';

/** Credits in THB. */
export interface DepositLines {
  readonly credit: Fraction;
  readonly promotionCredit: Fraction;
  readonly totalCredit: Fraction;
}

/** Promotion terms that affect a deposit, in THB. Without `depositAmount`, any amount is allowed. */
export interface DepositTerms {
  readonly depositAmount?: string | undefined;
  readonly bonusAmount: string;
}

/** "The amount must equal ceil(depositAmount × sell)" (contract §3); null if the promotion allows any amount. */
export function amountToPay(terms: DepositTerms, sell: string, currency: string): Fraction | null {
  return terms.depositAmount === undefined ? null : paymentFor(terms.depositAmount, sell, currency);
}

/** "Credit is then exactly depositAmount, promotionCredit the bonus, totalCredit the sum" (contract §3). */
export function depositWithPromotion(terms: DepositTerms, paid: string, sell: string): DepositLines {
  const credit =
    terms.depositAmount === undefined ? creditFor(paid, sell) : new Fraction(terms.depositAmount);
  const promotionCredit = new Fraction(terms.bonusAmount);
  return { credit, promotionCredit, totalCredit: credit.add(promotionCredit) };
}

/** Without a promotion, the credit is what the amount buys at the rate, and there is no bonus. */
export function depositWithout(paid: string, sell: string): DepositLines {
  const credit = creditFor(paid, sell);
  return { credit, promotionCredit: new Fraction(0), totalCredit: credit };
}
