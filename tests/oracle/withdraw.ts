/** Computes the expected result of a withdrawal from contract §3, independently: it imports nothing from the rules under test. */
import Fraction from 'fraction.js';
import { payoutFor } from './money.ts';

/** The terms of the player's USED promotion with the provider, in THB; the cap is in percent. */
export interface WithdrawTerms {
  readonly bonusAmount: string;
  readonly receiveCapPercent?: number | undefined;
  /** The credit of the promotion's deposit, without the bonus. */
  readonly depositCredit: string;
}

/** THB, except `payAmount`, which is in the currency of the payout. */
export interface WithdrawLines {
  readonly bonusDeducted: Fraction;
  readonly net: Fraction;
  /** Null if there is no cap. */
  readonly cap: Fraction | null;
  readonly received: Fraction;
  readonly returned: Fraction;
  readonly payAmount: Fraction;
}

export function withdrawLines(
  amount: string,
  terms: WithdrawTerms | null,
  buy: string,
  currency: string,
): WithdrawLines {
  // "bonusDeducted = the bonus; net = amount − bonusDeducted"
  const bonusDeducted = new Fraction(terms?.bonusAmount ?? 0);
  const net = new Fraction(amount).sub(bonusDeducted);
  // "cap = floor₂(receiveCapPercent × that deposit's credit ÷ 100)"
  const percent = terms?.receiveCapPercent;
  const cap =
    terms && percent !== undefined ? new Fraction(percent).mul(terms.depositCredit).div(100).floor(2) : null;
  // "creditReceived = min(net, cap); creditReturned = net − creditReceived"
  const received = cap !== null && cap.compare(net) < 0 ? cap : net;
  const returned = net.sub(received);
  // "payAmount = floor(creditReceived × buy)"
  const payAmount = payoutFor(received.toString(), buy, currency);
  return { bonusDeducted, net, cap, received, returned, payAmount };
}
