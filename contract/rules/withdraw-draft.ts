/** From what a player has filled in to the quote that is asked for, and to the order: specification §5, contract §2. */
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
import {
  mustWithdrawAll,
  type WithdrawConditions,
  withdrawObstacle,
  type WithdrawRange,
  withdrawRange,
  type WithdrawRejection,
} from './withdraw.ts';

/** The form as it stands. `entry` is the amount as it was typed, in THB of credit. */
export interface WithdrawDraft {
  readonly provider: Provider | null;
  readonly entry: string;
}

export const EMPTY_WITHDRAW_DRAFT: WithdrawDraft = { provider: null, entry: '' };

/** The promotion in force, as far as withdrawals go. */
export type WithdrawUsage = Pick<Usage, 'status' | 'provider'> & WithdrawConditions;

/** What the server said that a draft is judged by. */
export interface WithdrawTerms {
  readonly config: WithdrawConfig;
  readonly hasBankAccount: boolean;
  readonly openWithdraw: Pick<Withdraw, 'code'> | null;
  /** Credit with each provider, as far as it is known. Where it is not, only the server judges by it. */
  readonly credits: Readonly<Partial<Record<Provider, string>>>;
  /** The promotion in force, if any. */
  readonly usage: WithdrawUsage | null;
}

export interface WithdrawDraftProblems {
  readonly provider: 'REQUIRED' | null;
  readonly entry: AmountProblem | 'BELOW_MINIMUM' | 'ABOVE_MAXIMUM' | 'ABOVE_CREDIT' | null;
}

/** A draft seen through the terms: what is in the way, what is wrong, and the request once nothing is. */
export interface JudgedWithdrawDraft {
  /** Why nothing can be withdrawn from the chosen provider, or from any. */
  readonly obstacle: WithdrawRejection | null;
  /** The promotion that is USED with the chosen provider. */
  readonly promotion: WithdrawConditions | null;
  /** The least and the greatest amount that the provider gives at a time. */
  readonly range: WithdrawRange | null;
  /** Credit with the chosen provider; null where it is not known. */
  readonly credit: string | null;
  /** The one amount that a promotion leaves: the whole credit. */
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

/** Why nothing can be withdrawn from a provider, or from any where none is chosen. */
export function obstacleOf(provider: Provider | null, terms: WithdrawTerms): WithdrawRejection | null {
  const limits = terms.config.providers.find((candidate) => candidate.provider === provider);
  const credit = provider && terms.credits[provider];
  const { hasBankAccount, openWithdraw } = terms;
  const status = { hasBankAccount, openWithdraw };
  return provider && limits && credit !== undefined && credit !== null
    ? withdrawObstacle({ ...status, credit, limits, promotion: withdrawConditions(terms.usage, provider) })
    : withdrawObstacle({ ...status, ...UNOBSTRUCTED });
}

/** With what no credit and no promotion stands in the way. */
const UNOBSTRUCTED = { credit: '0', promotion: null, limits: { minCredit: '0', maxCredit: '0' } } as const;

/** The terms that a withdrawal from the provider is under: those of the usage that is USED with it (contract §3). */
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
 * Whether a quote answers what was asked and adds up (contract §3): its lines are its numbers, and every satang of the
 * amount is deducted, received or returned. One that does not is not shown to anybody.
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

/** Whether two quotes come to the same, line by line, whatever their names and their ends. */
export function quotesAgree(one: WithdrawQuote, other: WithdrawQuote): boolean {
  return (
    one.payCurrency === other.payCurrency &&
    (['amount', 'bonusDeducted', 'received', 'returned', 'payAmount', 'rate'] as const).every((line) =>
      sameAmount(one[line], other[line]),
    )
  );
}
