import type { I18n } from '@lingui/core';
import type { DepositDraftProblems, JudgedDraft } from '../../contract/rules/deposit-draft.ts';
import type { JudgedWithdrawDraft, WithdrawDraftProblems } from '../../contract/rules/withdraw-draft.ts';
import type { AccountNumberProblem } from '../../contract/rules/bank.ts';
import type { Problem } from '../../contract/rules/credentials.ts';
import type { Bank } from '../../contract/bank.ts';
import { ACCOUNT_NAME, PASSWORD, USERNAME } from '../../contract/limits.ts';
import { formatAmount } from '../format/amount.ts';
import { currencyName } from './currency.ts';

/** Words for what is wrong with a field: specification §5. Undefined where nothing is. */
type Words = string | undefined;

export function usernameWords(i18n: I18n, problem: Problem): Words {
  switch (problem) {
    case null:
      return undefined;
    case 'REQUIRED':
      return i18n._('problem.username.required');
    case 'TOO_SHORT':
      // The specification says it so: longer than N characters.
      return i18n._('problem.username.tooShort', { count: USERNAME.minLength - 1 });
    case 'TOO_LONG':
      return i18n._('problem.username.tooLong', { count: USERNAME.maxLength });
    default:
      return i18n._('problem.username.format');
  }
}

export function passwordWords(i18n: I18n, problem: Problem): Words {
  switch (problem) {
    case null:
      return undefined;
    case 'REQUIRED':
      return i18n._('problem.password.required');
    case 'TOO_LONG':
      return i18n._('problem.password.tooLong', { count: PASSWORD.maxLength });
    default:
      return i18n._('problem.password.tooShort', { count: PASSWORD.minLength });
  }
}

export function confirmationWords(i18n: I18n, problem: Problem): Words {
  if (problem === null) return undefined;
  return problem === 'REQUIRED'
    ? i18n._('problem.confirmation.required')
    : i18n._('problem.confirmation.mismatch');
}

/** The confirmation of a new password is judged as a password too: specification §5. */
export function newPasswordConfirmationWords(i18n: I18n, problem: Problem): Words {
  return problem === 'TOO_SHORT' || problem === 'TOO_LONG'
    ? passwordWords(i18n, problem)
    : confirmationWords(i18n, problem);
}

export function accountNumberWords(i18n: I18n, problem: AccountNumberProblem, bank: Bank | null): Words {
  switch (problem) {
    case null:
      return undefined;
    case 'REQUIRED':
      return i18n._('problem.accountNumber.required');
    case 'WALLET':
      return i18n._('problem.accountNumber.wallet');
    case 'FORMAT':
      return i18n._('problem.accountNumber.format');
    default:
      return i18n._('problem.accountNumber.digits', {
        min: bank?.accountDigits.min ?? '',
        max: bank?.accountDigits.max ?? '',
      });
  }
}

export function accountNameWords(i18n: I18n, problem: Problem<'REQUIRED' | 'TOO_LONG'>): Words {
  if (problem === null) return undefined;
  return problem === 'REQUIRED'
    ? i18n._('problem.accountName.required')
    : i18n._('problem.accountName.tooLong', { count: ACCOUNT_NAME.maxLength });
}

export function amountWords(
  i18n: I18n,
  problem: DepositDraftProblems['entry'],
  { range, payment, currency }: Pick<JudgedDraft, 'range' | 'payment'> & { readonly currency: string },
): Words {
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
      return promotionAmountWords(i18n, payment ?? '0', currency);
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

/** A promotion in force asks for exactly this amount: specification §5. */
export function promotionAmountWords(i18n: I18n, payment: string, currency: string): string {
  return i18n._('failure.deposit.promotionAmount', {
    amount: formatAmount(payment),
    currency: currencyName(i18n, currency),
  });
}

/** What is wrong with the credit that is to be withdrawn. It is told in THB. */
export function withdrawAmountWords(
  i18n: I18n,
  problem: WithdrawDraftProblems['entry'],
  { range, credit }: Pick<JudgedWithdrawDraft, 'range' | 'credit'>,
): Words {
  if (problem === 'ABOVE_CREDIT') {
    return i18n._('problem.amount.aboveCredit', {
      credit: formatAmount(credit ?? '0'),
      currency: currencyName(i18n, 'THB'),
    });
  }
  const known = range && { min: range.min, max: range.max ?? range.min };
  return amountWords(i18n, problem, { range: known, payment: null, currency: 'THB' });
}
