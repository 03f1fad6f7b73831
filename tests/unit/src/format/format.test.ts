import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmountEntry } from '../../../../contract/money/amount-entry.ts';
import { formatAmount } from '../../../../src/format/numbers.ts';
import { formatInstant, formatSeconds, formatTime } from '../../../../src/format/date.ts';

describe('amounts (specification §9: Lao locale formatting)', () => {
  test.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1.000'],
    ['1234567.5', '1.234.567,5'],
    ['999999999999.99', '999.999.999.999,99'],
  ])('%s is written %s', (amount, written) => {
    expect(formatAmount(amount)).toBe(written);
  });

  test('a formatted amount of a million or more is read back as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 2 ** 31 - 1 }), (amount) => {
        expect(readAmountEntry(formatAmount(String(amount)), 'LAK')).toEqual({
          ok: true,
          amount: String(amount),
        });
      }),
    );
  });
});

describe('moments (specification §9)', () => {
  test('are DD/MM/YYYY HH:mm:ss, in Vientiane', () => {
    expect(formatInstant('2026-08-15T17:30:05Z')).toBe('16/08/2026 00:30:05');
    expect(formatTime(Date.UTC(2026, 7, 15, 16, 59, 59))).toBe('15/08/2026 23:59:59');
  });

  test('that are not set are formatted as null, which the views show as N/A', () => {
    expect(formatInstant('0001-01-01T00:00:00Z')).toBeNull();
    expect(formatInstant('0001-01-01')).toBeNull();
  });

  test('a remaining time is shown in minutes and seconds, and is never below zero', () => {
    expect([600, 61, 9.2, 0, -4].map(formatSeconds)).toEqual(['10:00', '1:01', '0:10', '0:00', '0:00']);
  });
});
