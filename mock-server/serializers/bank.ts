import type { Bank, BankAccount } from '../../contract/bank.ts';
import type { BankAccountRow, BankRow } from '../store/rows.ts';

export function serializeBank({ minimumDigits, maximumDigits, ...bank }: BankRow): Bank {
  return { ...bank, accountDigits: { min: minimumDigits, max: maximumDigits } };
}

export function serializeBankAccount(row: BankAccountRow): BankAccount {
  const { id, bankCode, bankName, accountNumber, accountName, currency, owner, createdAt } = row;
  return { id, bankCode, bankName, accountNumber, accountName, currency, owner, createdAt };
}
