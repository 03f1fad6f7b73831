/**
 * What a withdrawal must come to, by the words of contract §3 alone: a second opinion that imports nothing of the rules it
 * judges.
 */
import Fraction from 'fraction.js';
import { payoutFor } from './money.ts';

/** The terms of the usage that is USED with the provider. THB; the cap is in percent. */
export interface WithdrawTerms {
  readonly bonusAmount: string;
  readonly receiveCapPercent?: number | undefined;
  /** What its deposit bought, without the bonus. */
  readonly depositCredit: string;
}

/** THB, except `payAmount`, which is in the currency of the pay-out. */
export interface WithdrawLines {
  readonly bonusDeducted: Fraction;
  readonly net: Fraction;
  /** Null where the promotion does not cap. */
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
