/** Banks and the player's single bank account: specification §3, contract §2. */
import type { Endpoint } from './endpoint.ts';
import { ACCOUNT_NAME, LONGEST_LIST } from './limits.ts';
import { CurrencyOption, Rates } from './money/rates.ts';
import { boolean, choice, type Infer, integer, record, rows, text } from './schema/vocabulary.ts';
import { Code, CurrencySchema, Instant, Name } from './values.ts';

export const BANK_CODES = ['bcel', 'jdb', 'ldb', 'indochina', 'kasikam', 'lvb'] as const; // spec §2
export type BankCode = (typeof BANK_CODES)[number];
export const BankCodeSchema = choice(BANK_CODES);

export const Bank = record({
  code: BankCodeSchema,
  displayName: Name,
  accountDigits: record({ min: integer(1, 34), max: integer(1, 34) }),
  enabled: boolean(),
});
export type Bank = Infer<typeof Bank>;

export const OWNERS = ['SELF', 'JOINT'] as const; // decided: contract §2
export type Owner = (typeof OWNERS)[number];

/** At most 34 digits here; each bank's own range is part of the list of banks. */
export const AccountNumber = text({ maxLength: 34, pattern: '^\\d+$' });

export const BankAccount = record({
  id: Code,
  bankCode: BankCodeSchema,
  bankName: Name,
  accountNumber: AccountNumber,
  accountName: Name,
  currency: CurrencySchema,
  owner: choice(OWNERS),
  createdAt: Instant,
});
export type BankAccount = Infer<typeof BankAccount>;

export const BankAccountRequest = record({
  bankCode: BankCodeSchema,
  accountNumber: AccountNumber,
  accountName: text({ maxLength: ACCOUNT_NAME.maxLength }),
  currency: CurrencySchema,
  owner: choice(OWNERS),
});
export type BankAccountRequest = Infer<typeof BankAccountRequest>;

/** Banks, the player's account and the currencies. Contract §2. */
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
