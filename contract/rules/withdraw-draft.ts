/** Validates the withdrawal form and converts it to the quote request: specification §5, contract §2. */
import { type AmountProblem, readAmountEntry } from '../money/amount-entry.ts';
import { add, compare, decimal, DEFAULT_CURRENCY, sameAmount } from '../money/money.ts';
import type { Usage } from '../promotion.ts';
import type { Provider } from '../values.ts';
import type {
  QuoteStepCode,
  Withdraw,
  WithdrawConfig,
  WithdrawQuote,
  WithdrawQuoteRequest,
} from '../withdraw.ts';
import { mustWithdrawAll, type WithdrawConditions } from './promotion-terms.ts';
import { withdrawObstacle, type WithdrawRange, withdrawRange, type WithdrawRejection } from './withdraw.ts';

/** The form's values. `entry` is the amount as typed, in THB of credit. */
export interface WithdrawDraft {
  readonly provider: Provider | null;
  readonly entry: string;
}

export const EMPTY_WITHDRAW_DRAFT: WithdrawDraft = { provider: null, entry: '' };

/** The fields of the promotion in force that affect withdrawals. */
export type WithdrawUsage = Pick<Usage, 'status' | 'provider'> & WithdrawConditions;

/** Server data that the draft is validated against. */
export interface WithdrawTerms {
  readonly config: WithdrawConfig;
  readonly hasBankAccount: boolean;
  readonly openWithdraw: Pick<Withdraw, 'code'> | null;
  /** Known credit per provider. For an unknown credit, only the server checks the limits. */
  readonly credits: Readonly<Partial<Record<Provider, string>>>;
  /** The promotion in force, if any. */
  readonly usage: WithdrawUsage | null;
}

export interface WithdrawDraftProblems {
  readonly provider: 'REQUIRED' | null;
  readonly entry: AmountProblem | 'BELOW_MINIMUM' | 'ABOVE_MAXIMUM' | 'ABOVE_CREDIT' | null;
}

/** The validated draft: its obstacle, its problems, and the request if there are none. */
export interface JudgedWithdrawDraft {
  /** Why no withdrawal from the chosen provider (or, without one, from any provider) is possible. */
  readonly obstacle: WithdrawRejection | null;
  /** The terms of the promotion that is USED with the chosen provider. */
  readonly promotion: WithdrawConditions | null;
  /** The provider's minimum and maximum per withdrawal. */
  readonly range: WithdrawRange | null;
  /** Credit with the chosen provider; null if unknown. */
  readonly credit: string | null;
  /** The whole credit, if a promotion permits no other amount; null otherwise, or if the credit is unknown. */
  readonly wholeCredit: string | null;
  readonly amount: string | null;
  readonly problems: WithdrawDraftProblems;
  readonly request: WithdrawQuoteRequest | null;
}

export function judgeWithdrawDraft(draft: WithdrawDraft, terms: WithdrawTerms): JudgedWithdrawDraft {
  const { provider } = draft;
  const limits = terms.config.providers.find((candidate) => candidate.provider === provider) ?? null;
  const promotion = provider && withdrawConditions(terms.usage, provider);
  const credit = (provider && terms.credits[provider]) ?? null;
  const range = limits && withdrawRange(limits, promotion);
  const wholeCredit = mustWithdrawAll(promotion) ? credit : null;
  const reading = readAmountEntry(draft.entry, DEFAULT_CURRENCY);
  const amount = wholeCredit ?? (reading.ok ? reading.amount : null);
  const problems: WithdrawDraftProblems = {
    provider: limits ? null : 'REQUIRED',
    entry: wholeCredit === null ? entryProblem(reading, range, credit) : null,
  };
  const obstacle = obstacleOf(provider, terms);
  const isReady = obstacle === null && problems.provider === null && problems.entry === null;
  return {
    obstacle,
    promotion,
    range,
    credit,
    wholeCredit,
    amount,
    problems,
    request: isReady && provider && amount !== null ? { provider, amount } : null,
  };
}

/** Returns why no withdrawal from the provider (or, without one, from any provider) is possible, or null. */
export function obstacleOf(provider: Provider | null, terms: WithdrawTerms): WithdrawRejection | null {
  const limits = terms.config.providers.find((candidate) => candidate.provider === provider);
  const credit = provider && terms.credits[provider];
  const { hasBankAccount, openWithdraw } = terms;
  const status = { hasBankAccount, openWithdraw };
  return provider && limits && credit !== undefined && credit !== null
    ? withdrawObstacle({ ...status, credit, limits, promotion: withdrawConditions(terms.usage, provider) })
    : withdrawObstacle({ ...status, ...UNOBSTRUCTED });
}

/** Values with which neither credit nor promotion is an obstacle. */
const UNOBSTRUCTED = { credit: '0', promotion: null, limits: { minCredit: '0', maxCredit: '0' } } as const;

/** The promotion terms for a withdrawal from the provider: those of the usage that is USED with it (contract §3). */
function withdrawConditions(usage: WithdrawUsage | null, provider: Provider): WithdrawConditions | null {
  return usage?.status === 'USED' && usage.provider === provider ? usage : null;
}

function entryProblem(
  reading: ReturnType<typeof readAmountEntry>,
  range: WithdrawRange | null,
  credit: string | null,
): WithdrawDraftProblems['entry'] {
  if (!reading.ok) return reading.problem;
  const exceeds = (limit: string | null) =>
    limit !== null && compare(decimal(reading.amount), decimal(limit)) > 0;
  if (range && compare(decimal(reading.amount), decimal(range.min)) < 0) return 'BELOW_MINIMUM';
  if (exceeds(credit)) return 'ABOVE_CREDIT';
  return range && exceeds(range.max) ? 'ABOVE_MAXIMUM' : null;
}

/**
 * Whether a quote matches the request and adds up (contract §3): its lines equal its fields, and deducted, received and
 * returned amounts sum up to the amount. A quote that fails this check is not displayed.
 */
export function isSoundQuote(
  quote: WithdrawQuote,
  { amount }: Pick<WithdrawQuoteRequest, 'amount'>,
): boolean {
  const lines: Readonly<Partial<Record<QuoteStepCode, string>>> = {
    AMOUNT: quote.amount,
    BONUS_DEDUCTED: quote.bonusDeducted,
    RECEIVED: quote.received,
    RETURNED: quote.returned,
    RATE: quote.rate,
    PAY_AMOUNT: quote.payAmount,
  };
  const whole = add(decimal(quote.bonusDeducted), add(decimal(quote.received), decimal(quote.returned)));
  return (
    sameAmount(quote.amount, amount) &&
    compare(whole, decimal(quote.amount)) === 0 &&
    quote.steps.every(({ code, value }) => sameAmount(lines[code] ?? value, value))
  );
}

/** Whether two quotes have the same amounts, currency and rate. Ids and expiry are ignored. */
export function quotesAgree(one: WithdrawQuote, other: WithdrawQuote): boolean {
  return (
    one.payCurrency === other.payCurrency &&
    (['amount', 'bonusDeducted', 'received', 'returned', 'payAmount', 'rate'] as const).every((line) =>
      sameAmount(one[line], other[line]),
    )
  );
}
