/** The rules of a withdrawal: specification §4, §5 and §9, contract §2 to §4. Amounts are THB unless stated otherwise. */
import { add, compare, type Currency, decimal, sameAmount, subtract, written } from '../money/money.ts';
import type { ProviderLimits } from '../order.ts';
import { convert, type Rate } from '../money/rates.ts';
import type { QuoteStep, QuoteStepCode, Withdraw, WithdrawStatus } from '../withdraw.ts';
import {
  mustWithdrawAll,
  receiveCap,
  type WithdrawConditions,
  type WithdrawPromotion,
} from './promotion-terms.ts';
import { reject, type RuleViolation } from './rule-violation.ts';
import { type Transition, transitionRules } from './transitions.ts';

export type WithdrawActor = 'player' | 'staff' | 'bank';

/** Every transition of a withdrawal: contract §3. */
export const WITHDRAW_TRANSITIONS: readonly Transition<WithdrawStatus, WithdrawActor>[] = [
  { from: 'OPEN', to: 'PAID', by: ['staff'] },
  { from: 'PAID', to: 'SUCCESS', by: ['bank'] },
  { from: 'PAID', to: 'FAILED', by: ['bank'] },
  { from: 'OPEN', to: 'REJECTED', by: ['staff'] },
  { from: 'OPEN', to: 'CANCELED', by: ['staff'] },
];

export const withdrawTransitions = transitionRules(WITHDRAW_TRANSITIONS);

/** Whether a withdrawal is still in progress: at most one is (contract §3). */
export function isUnderWay(status: Withdraw['status']): boolean {
  return status === 'OPEN' || status === 'PAID';
}

/** Whether a withdrawal ended with its whole credit refunded. */
export function isGivenBack(status: Withdraw['status']): boolean {
  return status === 'FAILED' || status === 'REJECTED' || status === 'CANCELED';
}

/** Whether a withdrawal has been paid out or is expected to be; false for a status that is unknown to the client. */
export function promisesPayout(status: Withdraw['status']): boolean {
  return isUnderWay(status) || status === 'SUCCESS';
}

/** The calculated result of a withdrawal. `payAmount` is in `payCurrency`; `rate` is units of it for 1 THB. */
export interface WithdrawSettlement {
  readonly amount: string;
  readonly bonusDeducted: string;
  readonly received: string;
  /** The part above the cap, which the operator keeps. */
  readonly returned: string;
  readonly payAmount: string;
  readonly payCurrency: Currency;
  readonly rate: string;
  readonly steps: readonly QuoteStep[];
}

const ONE_SATANG = decimal('0.01');

/**
 * Calculates a withdrawal of `amount`, line by line: the bonus is deducted, the part above the cap goes to the operator, and
 * the rest is paid out in whole kip, rounded down (contract §3). Null if the currency has no rate.
 */
export function withdrawSettlement(
  amount: string,
  promotion: WithdrawPromotion | null,
  payCurrency: Currency,
  rates: readonly Rate[],
): WithdrawSettlement | null {
  const rate = rates.find((candidate) => candidate.currency === payCurrency)?.buy;
  if (rate === undefined) return null;

  const bonus = decimal(promotion?.bonusAmount ?? '0');
  const net = subtract(decimal(amount), bonus);
  const cap = promotion && receiveCap(promotion);
  const received = cap && compare(cap, net) < 0 ? cap : net;
  const returned = subtract(net, received);
  const payAmount = convert('WITHDRAW', written(received), payCurrency, rates);
  const step = (code: QuoteStepCode, value: string): QuoteStep => ({ code, value });
  return {
    amount: written(decimal(amount)),
    bonusDeducted: written(bonus),
    received: written(received),
    returned: written(returned),
    payAmount,
    payCurrency,
    rate,
    steps: [
      step('AMOUNT', written(decimal(amount))),
      ...(promotion ? [step('BONUS_DEDUCTED', written(bonus)), step('NET', written(net))] : []),
      ...(cap ? [step('CAP', written(cap))] : []),
      step('RECEIVED', written(received)),
      ...(cap ? [step('RETURNED', written(returned))] : []),
      step('RATE', rate),
      step('PAY_AMOUNT', payAmount),
    ],
  };
}

/** The smallest and the largest amount; `max` is null if the whole credit must be withdrawn. */
export interface WithdrawRange {
  readonly min: string;
  readonly max: string | null;
}

/** The remainder after deducting the bonus must be positive, so the minimum exceeds the bonus. */
export function withdrawRange(
  limits: Pick<ProviderLimits, 'minCredit' | 'maxCredit'>,
  promotion: WithdrawConditions | null,
): WithdrawRange {
  const aboveBonus = promotion ? add(decimal(promotion.bonusAmount), ONE_SATANG) : decimal('0');
  const minimum = decimal(limits.minCredit);
  return {
    min: written(compare(aboveBonus, minimum) > 0 ? aboveBonus : minimum),
    max: mustWithdrawAll(promotion) ? null : limits.maxCredit,
  };
}

/** The data that decides whether a player may withdraw from a provider. */
export interface WithdrawFacts {
  readonly hasBankAccount: boolean;
  readonly openWithdraw: Pick<Withdraw, 'code'> | null;
  /** The player's credit with the provider. */
  readonly credit: string;
  readonly promotion: WithdrawPromotion | null;
  readonly limits: Pick<ProviderLimits, 'minCredit' | 'maxCredit'>;
}

type WithdrawCode =
  | 'BANK_REQUIRED'
  | 'OPEN_WITHDRAW'
  | 'CREDIT_NOT_ENOUGH'
  | 'PROMOTION_CREDIT_NOT_REACHED'
  | 'QUOTE_CHANGED'
  | 'AMOUNT_OUT_OF_RANGE'
  | 'WITHDRAW_ALL_REQUIRED';
export type WithdrawRejection = RuleViolation<WithdrawCode>;

/**
 * Returns the obstacle to any withdrawal from the provider, whatever the amount, or null. The credit that a promotion requires
 * is checked before the provider's minimum, because it is usually the higher of the two.
 */
export function withdrawObstacle(
  facts: Omit<WithdrawFacts, 'promotion'> & { readonly promotion: WithdrawConditions | null },
): WithdrawRejection | null {
  const { min } = withdrawRange(facts.limits, facts.promotion);
  return (
    statusObstacle(facts) ??
    promotionObstacle(facts) ??
    (compare(decimal(facts.credit), decimal(min)) < 0
      ? reject('CREDIT_NOT_ENOUGH', { credit: facts.credit, min })
      : null)
  );
}

/**
 * Returns why a withdrawal cannot be opened, or null. In the order of contract §2. `quoteHolds`: the order matches its quote;
 * true without a quote.
 */
export function withdrawViolation(
  facts: WithdrawFacts,
  amount: string,
  quoteHolds: boolean,
  settlement: WithdrawSettlement,
): WithdrawRejection | null {
  const status = statusObstacle(facts);
  if (status) return status;
  if (compare(decimal(amount), decimal(facts.credit)) > 0) {
    return reject('CREDIT_NOT_ENOUGH', { credit: facts.credit });
  }
  const required = promotionObstacle(facts);
  if (required) return required;
  if (!quoteHolds) {
    const { received, payAmount, payCurrency, rate } = settlement;
    return reject('QUOTE_CHANGED', { received, payAmount, currency: payCurrency, rate });
  }
  const { min, max } = withdrawRange(facts.limits, facts.promotion);
  const isOutside =
    compare(decimal(amount), decimal(min)) < 0 ||
    (max !== null && compare(decimal(amount), decimal(max)) > 0);
  if (isOutside) {
    return reject('AMOUNT_OUT_OF_RANGE', { min, ...(max === null ? {} : { max }), currency: 'THB' });
  }
  if (mustWithdrawAll(facts.promotion) && !sameAmount(amount, facts.credit)) {
    return reject('WITHDRAW_ALL_REQUIRED', { amount: facts.credit });
  }
  return null;
}

function statusObstacle(
  facts: Pick<WithdrawFacts, 'hasBankAccount' | 'openWithdraw'>,
): WithdrawRejection | null {
  if (!facts.hasBankAccount) return reject('BANK_REQUIRED');
  if (facts.openWithdraw) return reject('OPEN_WITHDRAW', { code: facts.openWithdraw.code });
  return null;
}

/** The credit must strictly exceed the promotion's requirement (contract §3). */
function promotionObstacle({
  promotion,
  credit,
}: {
  readonly promotion: WithdrawConditions | null;
  readonly credit: string;
}): WithdrawRejection | null {
  if (!promotion || compare(decimal(credit), decimal(promotion.requiredCredit)) > 0) return null;
  return reject('PROMOTION_CREDIT_NOT_REACHED', { required: promotion.requiredCredit, credit });
}
