/** The rules of a deposit: specification §4, §5 and §9, contract §2 to §4. Who may act when is data. */
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

/** Who moves an order: contract §3. */
export type DepositActor = 'player' | 'bank' | 'timer' | 'system' | 'staff';

/** Every transition that exists. PAID → CANCELED is not among them: a paid order never ends cancelled. */
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

export const { mayBecome, mayLaterBe, isFinal } = transitionRules(DEPOSIT_TRANSITIONS);

/** What a player may do with an order of each status. A check is answered in every status (contract §2). */
export const DEPOSIT_ACTIONS: Readonly<Record<DepositStatus, readonly DepositAction[]>> = {
  OPEN: ['check', 'cancel', 'showQr', 'issueQr'],
  CANCELED: ['check', 'startAnother'],
  // Money that waits for staff may wait for days; it does not stand in the way of another order.
  PAID: ['check', 'startAnother'],
  FAILED: ['check', 'startAnother'],
  SUCCESS: ['check', 'startAnother'],
  REJECTED: ['check', 'startAnother'],
};
export type DepositAction = 'check' | 'cancel' | 'showQr' | 'issueQr' | 'startAnother';

/** An order whose status the client does not know can only be read, and left (contract §1). */
export function mayDo(status: Deposit['status'], action: DepositAction): boolean {
  return isKnown(ORDER_STATUSES, status)
    ? DEPOSIT_ACTIONS[status].includes(action)
    : action === 'startAnother';
}

/** What an amount buys. Credits are THB, the rate is units of the paid currency for 1 THB. */
export interface DepositQuote {
  readonly rate: string;
  readonly credit: string;
  readonly promotionCredit: string;
  readonly totalCredit: string;
}

/** The part of a promotion's terms that a deposit is bound to. Amounts in THB. */
export type DepositPromotion = Pick<PromotionTerms, 'depositAmount' | 'bonusAmount'>;

/**
 * The credit that `amount` of `currency` buys at these rates; null where no rate is known. With a promotion, the amount
 * that it asks for buys exactly its deposit amount and the bonus; any other amount earns no bonus (contract §3).
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

/** What a promotion asks to be paid, in the currency: DEPOSIT_FROM of its deposit amount. Null where any amount will do. */
export function promotionPayment(
  { depositAmount }: DepositPromotion,
  currency: Currency,
  rates: readonly Rate[],
): string | null {
  return depositAmount === undefined ? null : convert('DEPOSIT_FROM', depositAmount, currency, rates);
}

/** The least and the greatest accepted amount, in one currency. */
export interface AmountRange {
  readonly min: string;
  readonly max: string;
}

/**
 * The provider's limits in the currency that is paid: DEPOSIT_FROM with the minimum rounded up and the maximum rounded
 * down, so that every amount offered is accepted (contract §4). Null for a provider without limits, and for a currency
 * without a rate or with one of 0, at which credit would be given away.
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
 * What decides whether a player may open an order. Amounts in THB. The optional facts are those that a page need not know:
 * the server knows them all.
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
  /** The player's own limits, and how much of each is used up. */
  readonly limits?: { readonly depositLimits: DepositLimits; readonly deposited: DepositedCredit };
}

export type DepositUsage = Pick<
  Usage,
  'provider' | 'status' | 'depositCode' | 'depositAmount' | 'bonusAmount'
>;

/** THB credit that was deposited in each current period. */
export type DepositedCredit = Readonly<Record<LimitPeriod, string>>;

/** Whether credit is low enough for a deposit: strictly below the threshold (contract §4). */
export function isBelowThreshold(credit: string, config: Pick<DepositConfig, 'creditThreshold'>): boolean {
  return compare(decimal(credit), decimal(config.creditThreshold)) < 0;
}

/** The promotion that an order with the provider would be bound to: one that waits for its deposit (contract §3). */
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
 * What stands in the way of any deposit with the provider (or with whichever, while none is chosen), whatever the amount:
 * the first 409 of contract §2; null when nothing does.
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

/** Why an order cannot be opened; null when it can. In the order of contract §2. */
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
