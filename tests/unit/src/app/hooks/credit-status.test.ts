import { describe, expect, test } from 'vitest';
import { creditStatusOf } from '../../../../../src/app/hooks/use-credits.ts';

const READ = { data: { amount: '100' }, isError: false, failureCount: 0 } as const;
const UNREAD = { ...READ, data: undefined } as const;

describe('an outdated amount is never shown as current', () => {
  test('an amount that was read is current, also during a refetch', () => {
    expect(creditStatusOf(READ)).toBe('ready');
  });

  test.each([
    ['the refetch failed', { isError: true }],
    ['the refetch failed once and is being retried', { failureCount: 1 }],
  ] as const)('an earlier amount is stale if %s', (_, changes) => {
    expect(creditStatusOf({ ...READ, ...changes })).toBe('stale');
  });
});

describe('the status of a credit without an amount', () => {
  test.each([
    ['is loading during the first request', {}, 'loading'],
    ['is loading while a failed request is retried', { failureCount: 1 }, 'loading'],
    ['is failed after the last retry', { isError: true }, 'failed'],
  ] as const)('%s', (_, changes, status) => {
    expect(creditStatusOf({ ...UNREAD, ...changes })).toBe(status);
  });
});
