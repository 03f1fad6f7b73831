/** What a bank says when it is asked whether it has an account: contract §4. */
import type { BankRow } from '../store/rows.ts';

/** The mock's banks know every number of the right length, save the one that is all zeros. */
export function bankKnows(bank: BankRow, accountNumber: string): boolean {
  const { length } = accountNumber;
  const isRightLength = length >= bank.minimumDigits && length <= bank.maximumDigits;
  return bank.enabled && isRightLength && !/^0+$/.test(accountNumber);
}
