import { instantOf } from '../../../../contract/clock.ts';
import type { BankAccount, BankAccountRequest } from '../../../../contract/bank.ts';
import { bankAccountMachine } from '../../../../machines/bankAccount.machine.ts';
import { refusal, TIMEOUT } from '../failures.ts';
import { CURTAIN, type Repertoire } from '../repertoire.ts';

const REQUEST: BankAccountRequest = {
  bankCode: 'bcel',
  accountNumber: '000000000001',
  accountName: 'SOMPHONE EXAMPLE',
  currency: 'LAK',
  owner: 'SELF',
};
const ADDED: BankAccount = {
  ...REQUEST,
  id: 'account-1',
  bankName: 'BCEL',
  createdAt: instantOf(CURTAIN),
};
const ANOTHER: BankAccount = { ...ADDED, id: 'account-2', accountNumber: '000000000002' };

export const bankAccount: Repertoire<typeof bankAccountMachine> = {
  machine: bankAccountMachine,
  inputs: { 'the form is opened': ({ newKey }) => ({ newKey }) },
  events: {
    'bankAccount.submit': { type: 'bankAccount.submit', request: REQUEST },
    'bankAccount.edit': { type: 'bankAccount.edit' },
    'bankAccount.stopWaiting': { type: 'bankAccount.stopWaiting' },
    'bankAccount.observed: it is there': { type: 'bankAccount.observed', accounts: [ADDED] },
    'bankAccount.observed: none is there': { type: 'bankAccount.observed', accounts: [] },
    'line.restored': { type: 'line.restored' },
  },
  slots: {
    addBankAccount: {
      done: { added: undefined },
      failed: {
        'this account is there already': refusal('ACCOUNT_ALREADY_ADDED'),
        'another account is there already': refusal('ONE_ACCOUNT_ONLY'),
        'the bank does not know it': refusal('ACCOUNT_NOT_FOUND'),
        'asked too often': refusal('RATE_LIMITED'),
        'no answer in time': TIMEOUT,
      },
    },
    listBankAccounts: {
      done: { 'it is there': [ADDED], 'another one is there': [ANOTHER], 'none is there': [] },
      failed: { 'no answer in time': TIMEOUT },
    },
  },
  facts: ({ isUnresolved }) => ({ isUnresolved }),
};
