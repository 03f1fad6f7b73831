// @module-tag sampled
/** The three conversions of specification §9, with the rounding of contract §1. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES } from '../../../contract/money/money.ts';
import {
  type Conversion,
  convert,
  greatestPayment,
  isCurrency,
  type Rate,
} from '../../../contract/money/rates.ts';
import { cases } from '../../suites/depth.ts';
import * as arbitrary from '../../oracle/arbitrary.ts';
import * as oracle from '../../oracle/money.ts';

const SERVED: readonly Rate[] = [
  { currency: 'THB', buy: '1', sell: '1' },
  { currency: 'LAK', buy: '655', sell: '675' },
  { currency: 'USD', buy: '0.0275', sell: '0.029' },
];

const conversions = fc.record({
  amount: arbitrary.amounts,
  currency: fc.constantFrom(...CURRENCIES),
  buy: arbitrary.rates,
  sell: arbitrary.rates,
});

test('every conversion agrees with exact fractions', () => {
  fc.assert(
    fc.property(conversions, ({ amount, ...rate }) => {
      const { currency, buy, sell } = rate;
      const converted = (conversion: Conversion) => convert(conversion, amount, currency, [rate]);
      return (
        oracle.says(converted('DEPOSIT'), oracle.creditFor(amount, sell)) &&
        oracle.says(converted('WITHDRAW'), oracle.payoutFor(amount, buy, currency)) &&
        oracle.says(converted('DEPOSIT_FROM'), oracle.paymentFor(amount, sell, currency))
      );
    }),
    { numRuns: cases(10_000, 100_000) },
  );
});

describe('the conversions at the served rates', () => {
  test.each<[Conversion, string, string, string]>([
    ['DEPOSIT', '675', 'LAK', '1'],
    ['DEPOSIT', '674', 'LAK', '0.99'],
    ['DEPOSIT', '1', 'LAK', '0'],
    ['DEPOSIT', '100000', 'LAK', '148.14'],
    ['DEPOSIT', '1.45', 'USD', '50'],
    ['DEPOSIT', '12.34', 'THB', '12.34'],
    ['WITHDRAW', '100', 'LAK', '65500'],
    ['WITHDRAW', '0.01', 'LAK', '6'],
    ['WITHDRAW', '100.01', 'USD', '2.75'],
    ['DEPOSIT_FROM', '50', 'LAK', '33750'],
    ['DEPOSIT_FROM', '0.01', 'LAK', '7'],
    ['DEPOSIT_FROM', '50.01', 'USD', '1.46'],
  ])('%s %s %s is %s', (conversion, amount, currency, expected) => {
    expect(convert(conversion, amount, currency, SERVED)).toBe(expected);
  });
});

test('an unknown currency converts to 0 (specification §9)', () => {
  for (const conversion of ['DEPOSIT', 'WITHDRAW', 'DEPOSIT_FROM'] as const) {
    expect(convert(conversion, '100', 'EUR', SERVED)).toBe('0');
    expect(convert(conversion, '100', 'LAK', [])).toBe('0');
  }
});

test('at a rate of 0, a payment converts to 0', () => {
  expect(convert('DEPOSIT', '100', 'LAK', [{ currency: 'LAK', buy: '0', sell: '0.000' }])).toBe('0');
});

test('the payment that DEPOSIT_FROM calculates buys at least the requested credit', () => {
  fc.assert(
    fc.property(conversions, ({ amount, ...rate }) => {
      fc.pre(oracle.order(rate.sell, '0') > 0);
      const payment = convert('DEPOSIT_FROM', amount, rate.currency, [rate]);
      return oracle.order(convert('DEPOSIT', payment, rate.currency, [rate]), amount) >= 0;
    }),
    { numRuns: cases(1_000, 50_000) },
  );
});

test('the greatest payment buys no more than the credit', () => {
  fc.assert(
    fc.property(conversions, ({ amount, ...rate }) => {
      const payment = greatestPayment(amount, rate.currency, [rate]);
      return oracle.order(convert('DEPOSIT', payment, rate.currency, [rate]), amount) <= 0;
    }),
    { numRuns: cases(1_000, 50_000) },
  );
});

test('exactly three codes are currencies', () => {
  expect(['LAK', 'THB', 'USD', 'lak', 'EUR', ''].filter(isCurrency)).toEqual(['LAK', 'THB', 'USD']);
});
