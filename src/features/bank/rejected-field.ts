import type { BankAccountRequest } from '../../../contract/bank.ts';
import type { ErrorCode, Failure } from '../../../contract/errors.ts';

type Field = keyof BankAccountRequest;

const FIELDS: readonly string[] = [
  'bankCode',
  'accountNumber',
  'accountName',
  'currency',
  'owner',
] satisfies readonly Field[];

/** The field that each error code refers to (contract §2). */
const FIELD_OF: { readonly [Code in ErrorCode]?: Field } = {
  ACCOUNT_NOT_FOUND: 'accountNumber',
  WALLET_NOT_ALLOWED: 'accountNumber',
  ACCOUNT_IN_USED: 'accountNumber',
  CURRENCY_NOT_ALLOWED: 'currency',
};

/** The field that a failure refers to; null for a failure of the whole form. */
export function rejectedField(failure: Failure): Field | null {
  if (failure.kind !== 'server') return null;
  const [named] = Object.keys(failure.fields);
  const field = FIELD_OF[failure.code] ?? named;
  return isField(field) ? field : null;
}

function isField(name: string | undefined): name is Field {
  return name !== undefined && FIELDS.includes(name);
}
