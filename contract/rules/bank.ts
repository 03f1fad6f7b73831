/** Rules for the player's single bank account: specification §5, contract §2 and §4. */
import type { Bank, BankAccount, BankAccountRequest } from '../bank.ts';
import type { ErrorCode } from '../errors.ts';
import { ACCOUNT_NAME, BANK_ACCOUNT_CURRENCY } from '../limits.ts';
import type { Problem } from './credentials.ts';
import { typedText, withAsciiDigits } from './typed-text.ts';

/** A Lao phone number: wallets use it as the account number (decided: contract §4). */
const WALLET = /^0?20\d{8}$/;

/** Wallet accounts must not be used; the site takes no responsibility for withdrawals to them (spec §5). */
export function isWallet(accountNumber: string): boolean {
  return WALLET.test(accountNumber);
}

/** Reads a typed account number, without the spaces, dots and dashes that banks print in it (contract §1). */
export function typedAccountNumber(typed: string): string {
  return withAsciiDigits(typedText(typed)).replace(/[\s.\p{Pd}]/gu, '');
}

export type AccountNumberProblem = Problem<'REQUIRED' | 'FORMAT' | 'TOO_SHORT' | 'TOO_LONG' | 'WALLET'>;

/** Returns why an account number is invalid, or null. Without a bank, the range of digits is not checked. */
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

/** The server's data for validating a new bank account. */
export interface BankAccountFacts {
  readonly own: readonly Pick<BankAccount, 'bankCode' | 'accountNumber'>[];
  /** Whether another player has already added this account. */
  readonly usedByAnother: boolean;
}

/**
 * Returns why an account cannot be added, or null. In the order of contract §2: conflicts of state before invalid values.
 * ACCOUNT_NOT_FOUND is not checked here: only the bank can determine it.
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
