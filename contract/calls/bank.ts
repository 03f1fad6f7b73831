/** Banks, the player's account and the currencies. Contract §2. */
import { Bank, BankAccount, BankAccountRequest } from '../bank.ts';
import { LONGEST_LIST } from '../limits.ts';
import { CurrencyOption, Rates } from '../rates.ts';
import { record, rows } from '../schema/vocabulary.ts';
import type { Endpoint } from './endpoint.ts';

export const bankCalls = {
  banks: {
    method: 'GET',
    path: '/banks',
    access: 'public',
    status: 200,
    answer: record({ banks: rows(Bank, LONGEST_LIST) }),
    errors: [],
    source: 'decided: contract',
  },
  bankAccountAdd: {
    method: 'POST',
    path: '/players/bank-accounts',
    access: 'player',
    request: BankAccountRequest,
    status: 201,
    answer: record({ bankAccount: BankAccount }),
    errors: [
      'ACCOUNT_ALREADY_ADDED',
      'ONE_ACCOUNT_ONLY',
      'ACCOUNT_IN_USED',
      'CURRENCY_NOT_ALLOWED',
      'WALLET_NOT_ALLOWED',
      'ACCOUNT_NOT_FOUND',
    ],
    source: 'S′',
  },
  currencyRates: {
    method: 'GET',
    path: '/currencies/rates',
    access: 'public',
    status: 200,
    answer: Rates,
    errors: [],
    source: 'decided: contract',
  },
  currencyOptions: {
    method: 'GET',
    path: '/currencies/options',
    access: 'public',
    status: 200,
    answer: record({ options: rows(CurrencyOption, LONGEST_LIST) }),
    errors: [],
    source: 'decided: contract',
  },
} as const satisfies Record<string, Endpoint>;
