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

/** What each rejection of an account speaks of (contract §2). */
const FIELD_OF: { readonly [Code in ErrorCode]?: Field } = {
  ACCOUNT_NOT_FOUND: 'accountNumber',
  WALLET_NOT_ALLOWED: 'accountNumber',
  ACCOUNT_IN_USED: 'accountNumber',
  CURRENCY_NOT_ALLOWED: 'currency',
};

/** The field that a rejection speaks of; null where it speaks of none, and belongs to the whole form. */
export function rejectedField(failure: Failure): Field | null {
  if (failure.kind !== 'server') return null;
  const [named] = Object.keys(failure.fields);
  const field = FIELD_OF[failure.code] ?? named;
  return isField(field) ? field : null;
}

function isField(name: string | undefined): name is Field {
  return name !== undefined && FIELDS.includes(name);
}
