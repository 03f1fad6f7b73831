import type { I18n } from '@lingui/core';
import type { DepositDraftProblems, JudgedDraft } from '../../contract/rules/deposit-draft.ts';
import type { JudgedWithdrawDraft, WithdrawDraftProblems } from '../../contract/rules/withdraw-draft.ts';
import { formatAmount } from '../format/numbers.ts';
import { currencyName } from './units.ts';

/** The message for a problem with an amount: specification §5; undefined if there is no problem. */
type MessageText = string | undefined;

export function amountMessage(
  i18n: I18n,
  problem: DepositDraftProblems['entry'],
  { range, payment, currency }: Pick<JudgedDraft, 'range' | 'payment'> & { readonly currency: string },
): MessageText {
  switch (problem) {
    case null:
      return undefined;
    case 'REQUIRED':
      return i18n._('problem.amount.required');
    case 'FORMAT':
      return i18n._('problem.amount.format');
    case 'AMBIGUOUS':
      return i18n._('problem.amount.ambiguous');
    case 'DECIMALS':
      return currency === 'LAK' ? i18n._('problem.amount.noDecimals') : i18n._('problem.amount.twoDecimals');
    case 'BELOW_MINIMUM':
      return i18n._('problem.amount.belowMinimum', {
        min: formatAmount(range?.min ?? '0'),
        currency: currencyName(i18n, currency),
      });
    case 'PROMOTION_AMOUNT':
      return promotionAmountMessage(i18n, payment ?? '0', currency);
    case 'ABOVE_MAXIMUM':
    case 'TOO_LONG':
      return range
        ? i18n._('problem.amount.aboveMaximum', {
            max: formatAmount(range.max),
            currency: currencyName(i18n, currency),
          })
        : i18n._('problem.amount.tooLong');
  }
}

/** The promotion in force requires exactly this amount: specification §5. */
export function promotionAmountMessage(i18n: I18n, payment: string, currency: string): string {
  return i18n._('failure.deposit.promotionAmount', {
    amount: formatAmount(payment),
    currency: currencyName(i18n, currency),
  });
}

/** The message for a problem with the amount of a withdrawal, in THB. */
export function withdrawAmountMessage(
  i18n: I18n,
  problem: WithdrawDraftProblems['entry'],
  { range, credit }: Pick<JudgedWithdrawDraft, 'range' | 'credit'>,
): MessageText {
  if (problem === 'ABOVE_CREDIT') {
    return i18n._('problem.amount.aboveCredit', {
      credit: formatAmount(credit ?? '0'),
      currency: currencyName(i18n, 'THB'),
    });
  }
  const known = range && { min: range.min, max: range.max ?? range.min };
  return amountMessage(i18n, problem, { range: known, payment: null, currency: 'THB' });
}
