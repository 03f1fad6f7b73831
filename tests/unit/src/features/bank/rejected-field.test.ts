import { describe, expect, test } from 'vitest';
import { ERROR_STATUS, type ErrorCode, type Failure } from '../../../../../contract/errors.ts';
import { endpointOf } from '../../../../../contract/endpoints.ts';
import { rejectedField } from '../../../../../src/features/bank/rejected-field.ts';

function rejection(code: ErrorCode, fields: Record<string, 'FORMAT'> = {}): Failure {
  const answer = { meta: {}, requestId: '', retryAfterSeconds: null } as const;
  return { kind: 'server', status: ERROR_STATUS[code], code, fields, ...answer };
}

describe('a rejection of a bank account is shown at the field that it concerns (contract §2)', () => {
  const reported = {
    ACCOUNT_NOT_FOUND: 'accountNumber',
    WALLET_NOT_ALLOWED: 'accountNumber',
    ACCOUNT_IN_USED: 'accountNumber',
    CURRENCY_NOT_ALLOWED: 'currency',
    // Concerns no field: the player already has an account.
    ACCOUNT_ALREADY_ADDED: null,
    ONE_ACCOUNT_ONLY: null,
  } as const;

  test.each(Object.entries(reported))('%s: %s', (code, field) => {
    expect(rejectedField(rejection(code as keyof typeof reported))).toBe(field);
  });

  test('every error code of the call is in the table of this test', () => {
    expect(Object.keys(reported).toSorted()).toEqual([...endpointOf('bankAccountAdd').errors].toSorted());
  });

  test.each(['bankCode', 'accountNumber', 'accountName', 'currency', 'owner'])(
    'a validation error of a field is shown at that field: %s',
    (field) => {
      expect(rejectedField(rejection('VALIDATION_FAILED', { [field]: 'FORMAT' }))).toBe(field);
    },
  );

  test('a failure that concerns no field is shown at the form', () => {
    expect(rejectedField(rejection('VALIDATION_FAILED', { 'Idempotency-Key': 'FORMAT' }))).toBeNull();
    expect(rejectedField(rejection('INTERNAL'))).toBeNull();
    expect(rejectedField({ kind: 'timeout' })).toBeNull();
  });
});
