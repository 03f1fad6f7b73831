/** The rules of a deposit: specification §4, §5 and §9, contract §2 to §4. Who may act when is data. */
import type { Deposit, DepositConfig, DepositRequest, DepositStatus } from '../deposit.ts';
import type { ErrorCode } from '../errors.ts';
import { compare, type Currency, decimal, fitsCurrency, sameAmount, ZERO } from '../money.ts';
import { convert, type CurrencyOption, greatestPayment, type Rate } from '../rates.ts';
import type { Provider } from '../values.ts';

/** Who moves an order: contract §3. */
export type DepositActor = 'player' | 'bank' | 'timer' | 'system' | 'staff';

/** Every transition that exists. PAID → CANCELED is not among them: a paid order never ends cancelled. */
export const DEPOSIT_TRANSITIONS: readonly {
  readonly from: DepositStatus;
  readonly to: DepositStatus;
  readonly by: readonly DepositActor[];
}[] = [
  { from: 'OPEN', to: 'PAID', by: ['bank'] },
  { from: 'OPEN', to: 'CANCELED', by: ['player', 'timer', 'staff'] },
  { from: 'PAID', to: 'SUCCESS', by: ['system', 'staff'] },
  { from: 'PAID', to: 'FAILED', by: ['system', 'staff'] },
  { from: 'PAID', to: 'REJECTED', by: ['staff'] },
  { from: 'FAILED', to: 'SUCCESS', by: ['system', 'staff'] },
  { from: 'FAILED', to: 'REJECTED', by: ['staff'] },
  { from: 'CANCELED', to: 'PAID', by: ['bank'] },
];

export function mayBecome(from: DepositStatus, to: DepositStatus, by: DepositActor): boolean {
  return DEPOSIT_TRANSITIONS.some((row) => row.from === from && row.to === to && row.by.includes(by));
}

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

export function mayDo(status: DepositStatus, action: DepositAction): boolean {
  return DEPOSIT_ACTIONS[status].includes(action);
}

/**
 * Whether an order seen as `from` may be seen as `to` later on. An answer that was overtaken on its way says something
 * that is not reachable any more; it is not believed.
 */
export function mayLaterBe(from: DepositStatus, to: DepositStatus): boolean {
  const seen = new Set<DepositStatus>([from]);
  for (const status of seen) {
    for (const row of DEPOSIT_TRANSITIONS) if (row.from === status) seen.add(row.to);
  }
  return seen.has(to);
}

/** Statuses in which nothing can change any more. */
export function isFinal(status: DepositStatus): boolean {
  return DEPOSIT_TRANSITIONS.every((row) => row.from !== status);
}

/** What an amount buys. Credits are THB, the rate is units of the paid currency for 1 THB. */
export interface DepositQuote {
  readonly rate: string;
  readonly credit: string;
  readonly promotionCredit: string;
  readonly totalCredit: string;
}

/** The credit that `amount` of `currency` buys at these rates; null where no rate is known. */
export function depositQuote(
  amount: string,
  currency: Currency,
  rates: readonly Rate[],
): DepositQuote | null {
  const rate = rates.find((candidate) => candidate.currency === currency);
  if (!rate) return null;
  const credit = convert('DEPOSIT', amount, currency, rates);
  return { rate: rate.sell, credit, promotionCredit: '0', totalCredit: credit };
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

/** What decides whether a player may open an order. Amounts in THB. */
export interface DepositFacts {
  readonly hasBankAccount: boolean;
  readonly openOrder: Pick<Deposit, 'code'> | null;
  /** The player's credit with the order's provider. */
  readonly credit: string;
  readonly config: DepositConfig;
  readonly options: readonly CurrencyOption[];
  readonly rates: readonly Rate[];
}

export interface DepositRefusal {
  readonly code: ErrorCode;
  readonly meta: Readonly<Record<string, string>>;
}

/** Whether credit is low enough for a deposit: strictly below the threshold (contract §4). */
export function isBelowThreshold(credit: string, config: Pick<DepositConfig, 'creditThreshold'>): boolean {
  return compare(decimal(credit), decimal(config.creditThreshold)) < 0;
}

/** What stands in the way of any deposit, whatever the amount: the first 409 of contract §2; null when nothing does. */
export function depositObstacle(
  facts: Pick<DepositFacts, 'hasBankAccount' | 'openOrder' | 'credit' | 'config'>,
): DepositRefusal | null {
  if (!facts.hasBankAccount) return { code: 'BANK_REQUIRED', meta: {} };
  if (facts.openOrder) return { code: 'OPEN_ORDER', meta: { code: facts.openOrder.code } };
  if (!isBelowThreshold(facts.credit, facts.config)) {
    return { code: 'CREDIT_ABOVE_THRESHOLD', meta: { threshold: facts.config.creditThreshold } };
  }
  return null;
}

/** Why an order cannot be opened; null when it can. In the order of contract §2. */
export function depositRefusal(facts: DepositFacts, request: DepositRequest): DepositRefusal | null {
  const obstacle = depositObstacle(facts);
  if (obstacle) return obstacle;

  const option = facts.options.find((candidate) => candidate.mid === request.mid);
  const quote = option ? depositQuote(request.amount, option.currency, facts.rates) : null;
  if (
    quote &&
    request.expectedCredit !== undefined &&
    !sameAmount(request.expectedCredit, quote.totalCredit)
  ) {
    return { code: 'QUOTE_CHANGED', meta: { credit: quote.totalCredit, rate: quote.rate } };
  }
  const range = option ? amountRange(request.provider, option.currency, facts.config, facts.rates) : null;
  if (!option || !range) return { code: 'MID_INVALID', meta: {} };
  if (!fitsCurrency(request.amount, option.currency) || !isInRange(request.amount, range)) {
    return { code: 'AMOUNT_OUT_OF_RANGE', meta: { ...range, currency: option.currency } };
  }
  return null;
}
