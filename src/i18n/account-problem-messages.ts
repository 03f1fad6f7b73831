import type { I18n } from '@lingui/core';
import type { Bank } from '../../contract/bank.ts';
import { ACCOUNT_NAME } from '../../contract/limits.ts';
import type { AccountNumberProblem } from '../../contract/rules/bank.ts';
import type { Problem } from '../../contract/rules/credentials.ts';

/** The message for a problem with a bank account: specification §5; undefined if there is no problem. */
type MessageText = string | undefined;

export function accountNumberMessage(
  i18n: I18n,
  problem: AccountNumberProblem,
  bank: Bank | null,
): MessageText {
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

export function accountNameMessage(i18n: I18n, problem: Problem<'REQUIRED' | 'TOO_LONG'>): MessageText {
  if (problem === null) return undefined;
  return problem === 'REQUIRED'
    ? i18n._('problem.accountName.required')
    : i18n._('problem.accountName.tooLong', { count: ACCOUNT_NAME.maxLength });
}
