// @module-tag sampled
/** Exact decimal arithmetic for money: contract §1. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  AMOUNT_PATTERN,
  compare,
  CURRENCIES,
  CURRENCY_DECIMALS,
  decimal,
  DEFAULT_CURRENCY,
  divide,
  fitsCurrency,
  multiply,
  RATE_PATTERN,
  round,
  sameAmount,
  subtract,
  written,
} from '../../../contract/money/money.ts';
import { cases } from '../../suites/depth.ts';
import { amounts, rates } from '../../oracle/arbitrary.ts';
import * as oracle from '../../oracle/money.ts';

/** A decimal without superfluous zeros, and zero without a sign. */
const SHORTEST = /^(0|-?[1-9]\d*|-?(0|[1-9]\d*)\.\d*[1-9])$/;

const numRuns = cases(10_000, 100_000);

describe('every operation agrees with exact fractions', () => {
  test('add, subtract, multiply, compare', () => {
    fc.assert(
      fc.property(amounts, rates, (a, b) => {
        const [x, y] = [decimal(a), decimal(b)];
        return (
          oracle.says(written(add(x, y)), oracle.sum(a, b)) &&
          oracle.says(written(subtract(x, y)), oracle.difference(a, b)) &&
          oracle.says(written(multiply(x, y)), oracle.product(a, b)) &&
          compare(x, y) === oracle.order(a, b) &&
          sameAmount(a, b) === (oracle.order(a, b) === 0)
        );
      }),
      { numRuns },
    );
  });

  test('rounding, in both directions, at every place', () => {
    fc.assert(
      fc.property(rates, fc.integer({ min: 0, max: 7 }), (value, places) => {
        const down = written(round(decimal(value), places, 'down'));
        const up = written(round(decimal(value), places, 'up'));
        return (
          oracle.says(down, oracle.roundedDown(value, places)) &&
          oracle.says(up, oracle.roundedUp(value, places))
        );
      }),
      { numRuns },
    );
  });

  test('written and read again, a decimal is the same and in its shortest form', () => {
    fc.assert(
      fc.property(rates, fc.boolean(), (value, isNegative) => {
        const text = isNegative ? `-${value}` : value;
        const shortest = written(decimal(text));
        return SHORTEST.test(shortest) && oracle.order(shortest, text) === 0 && sameAmount(shortest, text);
      }),
      { numRuns },
    );
  });
});

test('a quotient is within one last digit of the exact value, on the requested side', () => {
  fc.assert(
    fc.property(amounts, rates, fc.integer({ min: 0, max: 6 }), (a, b, places) => {
      fc.pre(!sameAmount(b, '0'));
      const down = divide(decimal(a), decimal(b), places, 'down');
      const up = divide(decimal(a), decimal(b), places, 'up');
      const exact = decimal(a);
      expect(compare(multiply(down, decimal(b)), exact)).toBeLessThanOrEqual(0);
      expect(compare(multiply(up, decimal(b)), exact)).toBeGreaterThanOrEqual(0);
      expect(up.units - down.units).toBeLessThanOrEqual(1n);
    }),
    { numRuns: cases(500, 50_000) },
  );
});

test.each(['', ' ', '1.', '.5', '1,5', '+1', '--1', '1e3', 'NaN', '0x10', '1 000', '١'])(
  'a text that is not a decimal is rejected: %j',
  (text) => {
    expect(() => decimal(text)).toThrow(RangeError);
  },
);

test('zero has no sign, however it was written', () => {
  expect(['-0', '-0.00', '0'].map((text) => written(decimal(text)))).toEqual(['0', '0', '0']);
});

test('kip have no decimal point, not even before a zero; baht and dollars have two decimals', () => {
  expect(fitsCurrency('5', 'LAK')).toBe(true);
  expect(fitsCurrency('5.0', 'LAK')).toBe(false);
  for (const currency of ['THB', 'USD'] as const) {
    expect(fitsCurrency('5.25', currency)).toBe(true);
    expect(fitsCurrency('5.251', currency)).toBe(false);
  }
});

test('each currency has its number of decimals', () => {
  expect(CURRENCIES.map((currency) => [currency, CURRENCY_DECIMALS[currency]])).toEqual([
    ['LAK', 0],
    ['THB', 2],
    ['USD', 2],
  ]);
});

test('credit is baht (specification §9)', () => {
  expect(DEFAULT_CURRENCY).toBe('THB');
});

describe('on the wire (contract §1)', () => {
  test.each<[what: string, pattern: string, longest: string, rejected: readonly string[]]>([
    [
      'an amount has at most 12 digits, and 2 decimals',
      AMOUNT_PATTERN,
      '999999999999.99',
      ['1000000000000', '1.123', '1.', '.5', '-1', '1,5', ' 1', '1 ', ''],
    ],
    [
      'a rate has at most 9 digits, and 6 decimals',
      RATE_PATTERN,
      '999999999.999999',
      ['1000000000', '1.1234567', '1.', '.5', '-1', '1,5', ' 1', '1 ', ''],
    ],
  ])('%s', (_, pattern, longest, rejected) => {
    const isWritten = (text: string) => new RegExp(pattern).test(text);
    expect(['0', '12', longest].every(isWritten)).toBe(true);
    expect(rejected.filter(isWritten)).toEqual([]);
  });
});
