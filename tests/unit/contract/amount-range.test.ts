// @module-tag sampled
/** Every amount in the offered range is accepted, and no amount outside of it: contract §4. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DepositConfig } from '../../../contract/deposit.ts';
import { type Currency, CURRENCIES, CURRENCY_DECIMALS } from '../../../contract/money/money.ts';
import { convert, type Rate } from '../../../contract/money/rates.ts';
import { type AmountRange, amountRange, isInRange } from '../../../contract/rules/deposit.ts';
import { cases } from '../../suites/depth.ts';
import * as arbitrary from '../../oracle/arbitrary.ts';
import * as oracle from '../../oracle/money.ts';
import { TERMS } from './rules/deposit-terms.ts';

const CONFIG: DepositConfig = {
  ...TERMS.config,
  providers: [...TERMS.config.providers, { provider: 'gclub', minCredit: '100', maxCredit: '30000' }],
};

const RATES: readonly Rate[] = [
  { currency: 'THB', buy: '1', sell: '1' },
  { currency: 'LAK', buy: '655', sell: '675' },
  { currency: 'USD', buy: '0.0275', sell: '0.029' },
];

describe('the accepted range at the served limits and rates', () => {
  test.each<['alphabet' | 'gclub', Currency, AmountRange]>([
    ['alphabet', 'LAK', { min: '33750', max: '20250000' }],
    ['alphabet', 'THB', { min: '50', max: '30000' }],
    ['alphabet', 'USD', { min: '1.45', max: '870' }],
    ['gclub', 'LAK', { min: '67500', max: '20250000' }],
  ])('%s in %s', (provider, currency, range) => {
    expect(amountRange(provider, currency, CONFIG, RATES)).toEqual(range);
  });
});

test('there is no range for a provider without limits, nor in a currency without a rate', () => {
  expect(amountRange('betflix', 'LAK', CONFIG, RATES)).toBeNull();
  expect(amountRange('alphabet', 'LAK', CONFIG, [])).toBeNull();
});

test('there is no range at a rate of 0, which would sell all credit for nothing', () => {
  expect(amountRange('alphabet', 'LAK', CONFIG, [{ currency: 'LAK', buy: '0', sell: '0' }])).toBeNull();
});

describe('the accepted range at any limits and rates', () => {
  /** Limits, a rate, and a position in the range of amounts in thousandths. */
  const situations = fc
    .record({
      currency: fc.constantFrom(...CURRENCIES),
      sell: arbitrary.rates,
      limits: fc.tuple(arbitrary.amounts, arbitrary.amounts),
      place: fc.integer({ min: 0, max: 1_000 }),
    })
    .filter(({ sell }) => oracle.order(sell, '0') > 0)
    .map(({ currency, sell, limits: [a, b], place }) => {
      const [minCredit, maxCredit] = oracle.order(a, b) <= 0 ? [a, b] : [b, a];
      const rates: readonly Rate[] = [{ currency, buy: '1', sell }];
      const config = { ...CONFIG, providers: [{ provider: 'alphabet' as const, minCredit, maxCredit }] };
      return { currency, rates, minCredit, maxCredit, place, range: rangeOf(currency, config, rates) };
    });

  function rangeOf(currency: Currency, config: DepositConfig, rates: readonly Rate[]): AmountRange {
    const range = amountRange('alphabet', currency, config, rates);
    if (!range) throw new Error('There is a provider and a rate, and no range.');
    return range;
  }

  test('every amount in the range buys credit within the limits', () => {
    fc.assert(
      fc.property(situations, ({ currency, rates, minCredit, maxCredit, place, range }) => {
        fc.pre(oracle.order(range.min, range.max) <= 0);
        const amount = between(range, place, CURRENCY_DECIMALS[currency]);
        const credit = convert('DEPOSIT', amount, currency, rates);
        expect(isInRange(amount, range)).toBe(true);
        expect(oracle.order(credit, minCredit)).toBeGreaterThanOrEqual(0);
        expect(oracle.order(credit, maxCredit)).toBeLessThanOrEqual(0);
      }),
      { numRuns: cases(2_000, 30_000) },
    );
  });

  test('one unit outside is rejected, because its credit is outside of the limits', () => {
    fc.assert(
      fc.property(situations, ({ currency, rates, minCredit, maxCredit, range }) => {
        const unit = CURRENCY_DECIMALS[currency] === 0 ? '1' : '0.01';
        const sell = rates[0]?.sell ?? '0';
        const below = oracle.difference(range.min, unit);
        const above = oracle.sum(range.max, unit);
        if (below.compare(0) >= 0) {
          expect(isInRange(below.toString(), range)).toBe(false);
          expect(below.div(sell).compare(minCredit)).toBeLessThan(0);
        }
        expect(isInRange(above.toString(), range)).toBe(false);
        expect(above.div(sell).compare(maxCredit)).toBeGreaterThan(0);
      }),
      { numRuns: cases(2_000, 30_000) },
    );
  });

  /** The amount at a position of the range, with the currency's decimals: 0 is the minimum, 1,000 the maximum. */
  function between({ min, max }: AmountRange, place: number, decimals: number): string {
    return oracle.difference(max, min).mul(place).div(1_000).floor(decimals).add(min).toString();
  }
});
