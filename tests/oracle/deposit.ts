/**
 * What a deposit must come to, by the words of specification §9 and contract §3 alone: a second opinion that imports
 * nothing of the rules it judges.
 */
import Fraction from 'fraction.js';
import { creditFor, paymentFor } from './money.ts';

/** Credits in THB. */
export interface DepositLines {
  readonly credit: Fraction;
  readonly promotionCredit: Fraction;
  readonly totalCredit: Fraction;
}

/** The part of a promotion that a deposit is under: THB; `depositAmount` is absent where any amount will do. */
export interface DepositTerms {
  readonly depositAmount?: string | undefined;
  readonly bonusAmount: string;
}

/** "The amount must equal ceil(depositAmount × sell)" (contract §3); null where the promotion asks for none. */
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

/** Without a promotion credit is what the amount buys, and nothing comes on top. */
export function depositWithout(paid: string, sell: string): DepositLines {
  const credit = creditFor(paid, sell);
  return { credit, promotionCredit: new Fraction(0), totalCredit: credit };
}
