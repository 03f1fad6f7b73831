import { describe, expect, test } from 'vitest';
import { ERROR_STATUS, type ErrorCode, type Failure } from '../../../../../contract/errors.ts';
import { endpointOf } from '../../../../../contract/endpoints.ts';
import { rejectedField } from '../../../../../src/features/bank/rejected-field.ts';

function rejection(code: ErrorCode, fields: Record<string, 'FORMAT'> = {}): Failure {
  const answer = { meta: {}, requestId: '', retryAfterSeconds: null } as const;
  return { kind: 'server', status: ERROR_STATUS[code], code, fields, ...answer };
}

describe('a rejection of an account is told at the field that it speaks of (contract §2)', () => {
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

  test('every rejection that the call has is among them', () => {
    expect(Object.keys(reported).toSorted()).toEqual([...endpointOf('bankAccountAdd').errors].toSorted());
  });

  test.each(['bankCode', 'accountNumber', 'accountName', 'currency', 'owner'])(
    'what breaks the rules of a field, at that field: %s',
    (field) => {
      expect(rejectedField(rejection('VALIDATION_FAILED', { [field]: 'FORMAT' }))).toBe(field);
    },
  );

  test('what speaks of no field belongs to the form', () => {
    expect(rejectedField(rejection('VALIDATION_FAILED', { 'Idempotency-Key': 'FORMAT' }))).toBeNull();
    expect(rejectedField(rejection('INTERNAL'))).toBeNull();
    expect(rejectedField({ kind: 'timeout' })).toBeNull();
  });
});
