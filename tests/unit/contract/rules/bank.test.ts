/** The player's one bank account: specification §5, contract §2 and §4. */
import { describe, expect, test } from 'vitest';
import type { Bank, BankAccountRequest } from '../../../../contract/bank.ts';
import {
  accountNameProblem,
  accountNumberProblem,
  type BankAccountFacts,
  bankAccountViolation,
  isWallet,
  typedAccountNumber,
} from '../../../../contract/rules/bank.ts';

const BCEL: Bank = {
  code: 'bcel',
  displayName: 'BCEL',
  accountDigits: { min: 10, max: 18 },
  enabled: true,
};

describe('an account number', () => {
  test.each([
    ['1234567890', null],
    ['1'.repeat(18), null],
    ['', 'REQUIRED'],
    ['12345-6789', 'FORMAT'],
    ['໑໒໓໔໕໖໗໘໙໐', 'FORMAT'],
    ['123456789', 'TOO_SHORT'],
    ['1'.repeat(19), 'TOO_LONG'],
    ['2055512345', 'WALLET'],
    ['02055512345', 'WALLET'],
  ])('%j: %s', (number, problem) => {
    expect(accountNumberProblem(number, BCEL)).toBe(problem);
  });

  test('its length is checked only once a bank is chosen', () => {
    expect(accountNumberProblem('1', null)).toBeNull();
    expect(accountNumberProblem('x', null)).toBe('FORMAT');
  });

  test.each([
    ['spaces and hyphens, as a bank prints it', ' 010-12 00\u00a012345-001 '],
    ['no-break hyphens and en dashes', '010\u201112\u201300\u201112345\u2013001'],
    ['dots', '010.12.00.12345.001'],
    ['a zero-width space and direction marks', '\u200e01012\u200b0012345001\u202c'],
    ['Lao digits', '໐໑໐໑໒໐໐໑໒໓໔໕໐໐໑'],
    ['full-width digits', '０１０１２００１２３４５００１'],
  ])('it may be copied with %s', (_, typed) => {
    expect(typedAccountNumber(typed)).toBe('010120012345001');
  });
});

test('a wallet is a Lao phone number, with its 0 or without', () => {
  expect(['2012345678', '02012345678'].every(isWallet)).toBe(true);
  expect(['201234567', '20123456789', '3012345678', '002012345678'].some(isWallet)).toBe(false);
});

describe('an account name', () => {
  test.each([
    ['SOMPHONE NOY', null],
    ['ນ'.repeat(60), null],
    [`  ${'a'.repeat(60)}  `, null],
    ['', 'REQUIRED'],
    ['   ', 'REQUIRED'],
    ['a'.repeat(61), 'TOO_LONG'],
  ])('%j: %s', (name, problem) => {
    expect(accountNameProblem(name)).toBe(problem);
  });
});

describe('a rejection names the first reason in the order of contract §2', () => {
  const request: BankAccountRequest = {
    bankCode: 'bcel',
    accountNumber: '2055512345',
    accountName: 'SOMPHONE NOY',
    currency: 'USD',
    owner: 'SELF',
  };
  const own = { bankCode: request.bankCode, accountNumber: request.accountNumber };
  const other = { bankCode: 'jdb', accountNumber: '1234567890' } as const;
  const free: BankAccountFacts = { own: [], usedByAnother: false };

  test.each<[string | null, BankAccountFacts, Partial<BankAccountRequest>]>([
    ['ACCOUNT_ALREADY_ADDED', { own: [own], usedByAnother: true }, {}],
    ['ONE_ACCOUNT_ONLY', { own: [other], usedByAnother: true }, {}],
    ['ACCOUNT_IN_USED', { own: [], usedByAnother: true }, {}],
    ['CURRENCY_NOT_ALLOWED', free, {}],
    ['WALLET_NOT_ALLOWED', free, { currency: 'LAK' }],
    [null, free, { currency: 'LAK', accountNumber: '1234567890' }],
  ])('%s', (code, facts, changes) => {
    expect(bankAccountViolation(facts, { ...request, ...changes })).toBe(code);
  });

  test.each([
    ['another number at the same bank', { accountNumber: '1234567890' }],
    ['the same number at another bank', { bankCode: 'jdb' }],
  ] as const)('%s is another account', (_, changes) => {
    const facts = { own: [{ ...own, ...changes }], usedByAnother: false };
    expect(bankAccountViolation(facts, request)).toBe('ONE_ACCOUNT_ONLY');
  });
});
