/** The rules of a deposit: specification §4, §5 and §9, contract §2 to §4. Transitions and permitted actions are tables. */
import type { Deposit, DepositConfig, DepositRequest, DepositStatus } from '../deposit.ts';
import {
  add,
  compare,
  type Currency,
  decimal,
  fitsCurrency,
  sameAmount,
  written,
  ZERO,
} from '../money/money.ts';
import { ORDER_STATUSES } from '../order.ts';
import type { PromotionTerms, Usage } from '../promotion.ts';
import type { DepositLimits, LimitPeriod } from '../responsible-play.ts';
import { convert, type CurrencyOption, greatestPayment, type Rate } from '../money/rates.ts';
import { isKnown } from '../schema/vocabulary.ts';
import type { Provider } from '../values.ts';
import { exceededLimit } from './responsible-play.ts';
import { reject, type RuleViolation } from './rule-violation.ts';
import { type Transition, transitionRules } from './transitions.ts';

/** The actors that change an order's status: contract §3. */
export type DepositActor = 'player' | 'bank' | 'timer' | 'system' | 'staff';

/** Every valid transition. PAID → CANCELED is missing on purpose: a paid order is never cancelled. */
export const DEPOSIT_TRANSITIONS: readonly Transition<DepositStatus, DepositActor>[] = [
  { from: 'OPEN', to: 'PAID', by: ['bank'] },
  { from: 'OPEN', to: 'CANCELED', by: ['player', 'timer', 'staff'] },
  { from: 'PAID', to: 'SUCCESS', by: ['system', 'staff'] },
  { from: 'PAID', to: 'FAILED', by: ['system', 'staff'] },
  { from: 'PAID', to: 'REJECTED', by: ['staff'] },
  { from: 'FAILED', to: 'SUCCESS', by: ['system', 'staff'] },
  { from: 'FAILED', to: 'REJECTED', by: ['staff'] },
  { from: 'CANCELED', to: 'PAID', by: ['bank'] },
];

export const { mayBecome, mayLaterBe, hasBeen, isFinal } = transitionRules(DEPOSIT_TRANSITIONS);

/** The player's permitted actions in each status. A check is allowed in every status (contract §2). */
export const DEPOSIT_ACTIONS: Readonly<Record<DepositStatus, readonly DepositAction[]>> = {
  OPEN: ['check', 'cancel', 'showQr', 'issueQr'],
  CANCELED: ['check', 'startAnother'],
  // Money may wait for staff for days, so a paid order does not block another order.
  PAID: ['check', 'startAnother'],
  FAILED: ['check', 'startAnother'],
  SUCCESS: ['check', 'startAnother'],
  REJECTED: ['check', 'startAnother'],
};
export type DepositAction = 'check' | 'cancel' | 'showQr' | 'issueQr' | 'startAnother';

/** For a status that is unknown to the client, the only action is to start another order (contract §1). */
export function mayDo(status: Deposit['status'], action: DepositAction): boolean {
  return isKnown(ORDER_STATUSES, status)
    ? DEPOSIT_ACTIONS[status].includes(action)
    : action === 'startAnother';
}

/** The credit that an amount buys. Credits are THB; the rate is units of the paid currency for 1 THB. */
export interface DepositQuote {
  readonly rate: string;
  readonly credit: string;
  readonly promotionCredit: string;
  readonly totalCredit: string;
}

/** The promotion terms that apply to a bound deposit. Amounts in THB. */
export type DepositPromotion = Pick<PromotionTerms, 'depositAmount' | 'bonusAmount'>;

/**
 * The credit that `amount` of `currency` buys at these rates; null if the currency has no rate. With a promotion, its
 * required amount buys exactly its deposit amount plus the bonus; any other amount earns no bonus (contract §3).
 */
export function depositQuote(
  amount: string,
  currency: Currency,
  rates: readonly Rate[],
  promotion: DepositPromotion | null = null,
): DepositQuote | null {
  const rate = rates.find((candidate) => candidate.currency === currency)?.sell;
  if (rate === undefined) return null;
  const fixed = promotion && promotionPayment(promotion, currency, rates);
  const isMet = promotion !== null && (fixed === null || sameAmount(amount, fixed));
  const credit =
    isMet && promotion.depositAmount !== undefined
      ? written(decimal(promotion.depositAmount))
      : convert('DEPOSIT', amount, currency, rates);
  const promotionCredit = isMet ? written(decimal(promotion.bonusAmount)) : '0';
  return {
    rate,
    credit,
    promotionCredit,
    totalCredit: written(add(decimal(credit), decimal(promotionCredit))),
  };
}

/** The payment that a promotion requires, in the currency: DEPOSIT_FROM of its deposit amount. Null if any amount is accepted. */
export function promotionPayment(
  { depositAmount }: DepositPromotion,
  currency: Currency,
  rates: readonly Rate[],
): string | null {
  return depositAmount === undefined ? null : convert('DEPOSIT_FROM', depositAmount, currency, rates);
}

/** The smallest and the largest accepted amount, in one currency. */
export interface AmountRange {
  readonly min: string;
  readonly max: string;
}

/**
 * The provider's limits in the payment currency: DEPOSIT_FROM with the minimum rounded up and the maximum rounded down, so
 * that every amount in the range is accepted (contract §4). Null if the provider has no limits, and if the currency has no
 * rate or a rate of 0, which would give credit away.
 */
export function amountRange(
  provider: Provider,
  currency: Currency,
  config: DepositConfig,
  rates: readonly Rate[],
): AmountRange | null {
  const limits = config.providers.find((candidate) => candidate.provider === provider);
  const rate = rates.find((candidate) => candidate.currency === currency);
  if (!limits || !rate || compare(decimal(rate.sell), ZERO) === 0) return null;
  return {
    min: convert('DEPOSIT_FROM', limits.minCredit, currency, rates),
    max: greatestPayment(limits.maxCredit, currency, rates),
  };
}

export function isInRange(amount: string, range: AmountRange): boolean {
  const value = decimal(amount);
  return compare(value, decimal(range.min)) >= 0 && compare(value, decimal(range.max)) <= 0;
}

/**
 * The data that decides whether a player may open an order. Amounts in THB. The server provides all of it; a page may leave
 * out the optional fields.
 */
export interface DepositFacts {
  readonly hasBankAccount: boolean;
  readonly openOrder: Pick<Deposit, 'code'> | null;
  /** The player's credit with the order's provider. */
  readonly credit: string;
  readonly config: DepositConfig;
  readonly options: readonly CurrencyOption[];
  readonly rates: readonly Rate[];
  readonly selfExcluded?: boolean;
  /** The promotion in force, if any. */
  readonly usage?: DepositUsage | null;
  /** The player's own limits, and the credit already deposited in each period. */
  readonly limits?: { readonly depositLimits: DepositLimits; readonly deposited: DepositedCredit };
}

export type DepositUsage = Pick<
  Usage,
  'provider' | 'status' | 'depositCode' | 'depositAmount' | 'bonusAmount'
>;

/** THB credit deposited in each current period. */
export type DepositedCredit = Readonly<Record<LimitPeriod, string>>;

/** Whether the credit permits a deposit: strictly below the threshold (contract §4). */
export function isBelowThreshold(credit: string, config: Pick<DepositConfig, 'creditThreshold'>): boolean {
  return compare(decimal(credit), decimal(config.creditThreshold)) < 0;
}

/** The promotion that a new order with the provider would be bound to: an ACTIVE usage without a deposit (contract §3). */
export function boundPromotion(
  usage: DepositUsage | null | undefined,
  provider: Provider,
): DepositPromotion | null {
  const waits = usage?.status === 'ACTIVE' && usage.provider === provider && usage.depositCode === undefined;
  return waits ? usage : null;
}

type ObstacleFacts = Pick<
  DepositFacts,
  'hasBankAccount' | 'openOrder' | 'credit' | 'config' | 'selfExcluded' | 'usage'
>;

/**
 * Returns the first 409 of contract §2 that blocks every deposit with the provider, whatever the amount; null if there is
 * none. Without a provider, only checks that apply to every provider count.
 */
export function depositObstacle(facts: ObstacleFacts, provider: Provider | null): RuleViolation | null {
  const { openOrder, usage, credit, config } = facts;
  const isBelow = isBelowThreshold(credit, config);
  if (facts.selfExcluded) return reject('SELF_EXCLUDED');
  if (!facts.hasBankAccount) return reject('BANK_REQUIRED');
  if (openOrder) return reject('OPEN_ORDER', { code: openOrder.code });
  if (usage && provider && usage.provider !== provider) {
    return reject('PROMOTION_USAGE', { provider: usage.provider });
  }
  if (usage?.status === 'USED' && !isBelow) {
    return reject('PROMOTION_CREDIT_USED', { credit, threshold: config.creditThreshold });
  }
  if (!isBelow) return reject('CREDIT_ABOVE_THRESHOLD', { credit, threshold: config.creditThreshold });
  return null;
}

/** Returns why an order cannot be opened, or null. In the order of contract §2. */
export function depositViolation(facts: DepositFacts, request: DepositRequest): RuleViolation | null {
  const obstacle = depositObstacle(facts, request.provider);
  if (obstacle) return obstacle;

  const { options, rates, config } = facts;
  const option = options.find((candidate) => candidate.mid === request.mid);
  const promotion = boundPromotion(facts.usage, request.provider);
  const quote = option ? depositQuote(request.amount, option.currency, rates, promotion) : null;
  if (quote && facts.limits) {
    const exceeded = exceededLimit(facts.limits.depositLimits, facts.limits.deposited, quote.credit);
    if (exceeded) return reject('LIMIT_REACHED', { ...exceeded });
  }
  if (
    quote &&
    request.expectedCredit !== undefined &&
    !sameAmount(request.expectedCredit, quote.totalCredit)
  ) {
    return reject('QUOTE_CHANGED', { credit: quote.totalCredit, rate: quote.rate });
  }
  const range = option ? amountRange(request.provider, option.currency, config, rates) : null;
  if (!option || !range) return reject('MID_INVALID');
  if (!fitsCurrency(request.amount, option.currency) || !isInRange(request.amount, range)) {
    return reject('AMOUNT_OUT_OF_RANGE', { ...range, currency: option.currency });
  }
  const payment = promotion && promotionPayment(promotion, option.currency, rates);
  if (payment !== null && !sameAmount(request.amount, payment)) {
    return reject('PROMOTION_AMOUNT_MISMATCH', { amount: payment, currency: option.currency });
  }
  return null;
}
