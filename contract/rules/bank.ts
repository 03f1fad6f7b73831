/** The player's one bank account: specification §5, contract §2 and §4. */
import type { Bank, BankAccount, BankAccountRequest } from '../bank.ts';
import type { ErrorCode } from '../errors.ts';
import { ACCOUNT_NAME, BANK_ACCOUNT_CURRENCY } from '../limits.ts';
import type { Problem } from './credentials.ts';

/** A Lao phone number, which is what the wallets use for an account number (decided: contract §4). */
const WALLET = /^0?20\d{8}$/;

/** Wallet accounts must not be used; the site takes no responsibility for withdrawals to them (spec §5). */
export function isWallet(accountNumber: string): boolean {
  return WALLET.test(accountNumber);
}

/** People copy account numbers with the spaces and hyphens that their bank prints. */
export function normalizedAccountNumber(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

export type AccountNumberProblem = Problem<'REQUIRED' | 'FORMAT' | 'TOO_SHORT' | 'TOO_LONG' | 'WALLET'>;

/** Whether the number fits the bank's range of digits; without a bank only its form is looked at. */
export function accountNumberProblem(accountNumber: string, bank: Bank | null): AccountNumberProblem {
  if (accountNumber === '') return 'REQUIRED';
  if (!/^\d+$/.test(accountNumber)) return 'FORMAT';
  if (isWallet(accountNumber)) return 'WALLET';
  if (bank && accountNumber.length < bank.accountDigits.min) return 'TOO_SHORT';
  if (bank && accountNumber.length > bank.accountDigits.max) return 'TOO_LONG';
  return null;
}

export function accountNameProblem(accountName: string): Problem<'REQUIRED' | 'TOO_LONG'> {
  if (accountName.trim() === '') return 'REQUIRED';
  return [...accountName.trim()].length > ACCOUNT_NAME.maxLength ? 'TOO_LONG' : null;
}

/** What a server knows when a player adds an account. */
export interface BankAccountFacts {
  readonly own: readonly Pick<BankAccount, 'bankCode' | 'accountNumber'>[];
  /** Whether another player has this account of this bank. */
  readonly usedByAnother: boolean;
}

/**
 * Why an account cannot be added; null when it can. In the order of contract §2: states before values.
 * ACCOUNT_NOT_FOUND is not here: only the bank knows it.
 */
export function bankAccountViolation(facts: BankAccountFacts, request: BankAccountRequest): ErrorCode | null {
  const isOwn = facts.own.some(
    (account) => account.bankCode === request.bankCode && account.accountNumber === request.accountNumber,
  );
  if (isOwn) return 'ACCOUNT_ALREADY_ADDED';
  if (facts.own.length > 0) return 'ONE_ACCOUNT_ONLY';
  if (facts.usedByAnother) return 'ACCOUNT_IN_USED';
  if (request.currency !== BANK_ACCOUNT_CURRENCY) return 'CURRENCY_NOT_ALLOWED';
  if (isWallet(request.accountNumber)) return 'WALLET_NOT_ALLOWED';
  return null;
}
