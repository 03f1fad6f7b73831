/** Validates the deposit form and converts it to the request: specification §5, contract §2. */
import { type AmountProblem, readAmountEntry } from '../money/amount-entry.ts';
import type { DepositConfig, DepositRequest } from '../deposit.ts';
import { sameAmount } from '../money/money.ts';
import type { CurrencyOption, Rate } from '../money/rates.ts';
import type { Provider } from '../values.ts';
import {
  type AmountRange,
  amountRange,
  boundPromotion,
  depositObstacle,
  type DepositQuote,
  depositQuote,
  type DepositUsage,
  isInRange,
  promotionPayment,
} from './deposit.ts';
import { isExcludedAt } from './responsible-play.ts';
import type { RuleViolation } from './rule-violation.ts';

/** The form's values. `entry` is the amount as typed. */
export interface DepositDraft {
  readonly provider: Provider | null;
  readonly mid: string | null;
  readonly entry: string;
}

export const EMPTY_DRAFT: DepositDraft = { provider: null, mid: null, entry: '' };

/** Server data that the draft is validated against. */
export interface DepositTerms {
  readonly config: DepositConfig;
  readonly options: readonly CurrencyOption[];
  readonly rates: readonly Rate[];
  /** The promotion in force, if any. */
  readonly usage?: DepositUsage | null;
  readonly hasBankAccount: boolean;
  /** The end of the player's break from play (contract §2); a past instant without one. */
  readonly selfExcludedUntil: string;
  /** Known credit per provider. Without one, only the server checks the threshold. */
  readonly credits: Readonly<Partial<Record<Provider, string>>>;
}

export interface DepositDraftProblems {
  readonly provider: 'REQUIRED' | null;
  readonly mid: 'REQUIRED' | null;
  readonly entry: AmountProblem | 'BELOW_MINIMUM' | 'ABOVE_MAXIMUM' | 'PROMOTION_AMOUNT' | null;
}

/** The validated draft: its obstacle, its problems, the credit it buys, and the request if it may be sent. */
export interface JudgedDraft {
  /** Why no deposit with the chosen provider (or, without one, with any provider) is possible. */
  readonly obstacle: RuleViolation | null;
  readonly option: CurrencyOption | null;
  readonly range: AmountRange | null;
  /** The only amount that the promotion accepts, in the merchant's currency; null if any amount in the range is accepted. */
  readonly payment: string | null;
  /** The credit that the amount buys; null while the amount is unreadable. */
  readonly quote: DepositQuote | null;
  readonly amount: string | null;
  readonly problems: DepositDraftProblems;
  readonly request: DepositRequest | null;
}

/** Validates a draft; `now` is the server's time in milliseconds. */
export function judgeDraft(draft: DepositDraft, terms: DepositTerms, now: number): JudgedDraft {
  const { provider } = draft;
  const obstacle = obstacleTo(provider, terms, now);
  const option = terms.options.find((candidate) => candidate.mid === draft.mid) ?? null;
  const range = provider && option ? amountRange(provider, option.currency, terms.config, terms.rates) : null;
  const reading = option ? readAmountEntry(draft.entry, option.currency) : null;
  const amount = reading?.ok ? reading.amount : null;
  const promotion = provider && boundPromotion(terms.usage, provider);
  const payment = promotion && option ? promotionPayment(promotion, option.currency, terms.rates) : null;

  const problems: DepositDraftProblems = {
    provider: provider ? null : 'REQUIRED',
    mid: option ? null : 'REQUIRED',
    entry: entryProblem(draft.entry, reading, range, payment),
  };
  const quote = amount && option ? depositQuote(amount, option.currency, terms.rates, promotion) : null;
  const isComplete = problems.provider === null && problems.mid === null && problems.entry === null;
  return {
    obstacle,
    option,
    range,
    payment,
    quote,
    amount,
    problems,
    request:
      obstacle === null && isComplete && provider && option && amount && quote
        ? { provider, mid: option.mid, amount, expectedCredit: quote.totalCredit }
        : null,
  };
}

function obstacleTo(provider: Provider | null, terms: DepositTerms, now: number): RuleViolation | null {
  const { selfExcludedUntil, hasBankAccount, credits, config, usage = null } = terms;
  return depositObstacle(
    {
      selfExcluded: isExcludedAt(selfExcludedUntil, now),
      hasBankAccount,
      // The form is shown only while no order is open.
      openOrder: null,
      credit: (provider && credits[provider]) ?? '0',
      config,
      usage,
    },
    provider,
  );
}

function entryProblem(
  entry: string,
  reading: ReturnType<typeof readAmountEntry> | null,
  range: AmountRange | null,
  payment: string | null,
): DepositDraftProblems['entry'] {
  if (!reading) return entry === '' ? 'REQUIRED' : null;
  if (!reading.ok) return reading.problem;
  if (!range || isInRange(reading.amount, range)) {
    return payment === null || sameAmount(reading.amount, payment) ? null : 'PROMOTION_AMOUNT';
  }
  return isInRange(reading.amount, { min: range.min, max: reading.amount })
    ? 'ABOVE_MAXIMUM'
    : 'BELOW_MINIMUM';
}
