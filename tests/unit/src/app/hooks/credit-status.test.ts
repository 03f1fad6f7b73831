import { describe, expect, test } from 'vitest';
import { creditStatusOf } from '../../../../../src/app/hooks/use-credits.ts';

const READ = { data: { amount: '100' }, isError: false, failureCount: 0 } as const;
const UNREAD = { ...READ, data: undefined } as const;

describe('an outdated amount is never shown as current', () => {
  test('read: as it is, also while it is read once more', () => {
    expect(creditStatusOf(READ)).toBe('ready');
  });

  test.each([
    ['could not be read anew', { isError: true }],
    ['failed once, and is still being tried', { failureCount: 1 }],
  ] as const)('%s: of before', (_, changes) => {
    expect(creditStatusOf({ ...READ, ...changes })).toBe('stale');
  });
});

describe('no amount is made up', () => {
  test.each([
    ['on its way', {}, 'loading'],
    ['failed once, and is still being tried', { failureCount: 1 }, 'loading'],
    ['could not be read', { isError: true }, 'failed'],
  ] as const)('%s', (_, changes, status) => {
    expect(creditStatusOf({ ...UNREAD, ...changes })).toBe(status);
  });
});
