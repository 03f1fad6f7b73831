import type { BankAccountRequest } from '../../../contract/bank.ts';
import type { Failure, ReadCode } from '../../../contract/errors.ts';

type Field = keyof BankAccountRequest;

const FIELDS: readonly Field[] = ['bankCode', 'accountNumber', 'accountName', 'currency', 'owner'];

/** The field that each error code refers to (contract §2). */
const FIELD_OF: { readonly [Code in ReadCode]?: Field } = {
  ACCOUNT_NOT_FOUND: 'accountNumber',
  WALLET_NOT_ALLOWED: 'accountNumber',
  ACCOUNT_IN_USED: 'accountNumber',
  CURRENCY_NOT_ALLOWED: 'currency',
};

/** The field that a failure refers to; null for a failure of the whole form. */
export function rejectedField(failure: Failure): Field | null {
  if (failure.kind !== 'server') return null;
  const [named] = Object.keys(failure.fields);
  return FIELD_OF[failure.code] ?? FIELDS.find((field) => field === named) ?? null;
}
