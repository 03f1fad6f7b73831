// @module-tag sampled
/** What the terms of a promotion mean for a withdrawal: contract §3. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greatestYield, mustWithdrawAll } from '../../../../contract/rules/promotion-terms.ts';
import { cases } from '../../../suites/depth.ts';
import { satang } from '../../../oracle/arbitrary.ts';
import { withdrawLines } from '../../../oracle/withdraw.ts';

describe('the maximum yield of a withdrawal', () => {
  test('is unknown without a cap, or if the terms name no deposit amount', () => {
    expect(greatestYield({ depositAmount: '100' })).toBeNull();
    expect(greatestYield({ receiveCapPercent: 500 })).toBeNull();
  });

  test('equals the cap in the calculation of a withdrawal, by exact fractions', () => {
    const capped = fc.record({
      depositAmount: satang(10_000, 3_000_000),
      receiveCapPercent: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(capped, (terms) => {
        const lines = withdrawLines(
          '1',
          {
            bonusAmount: '0',
            receiveCapPercent: terms.receiveCapPercent,
            depositCredit: terms.depositAmount,
          },
          '1',
          'THB',
        );
        expect(lines.cap?.equals(greatestYield(terms) ?? '-1')).toBe(true);
      }),
      { numRuns: cases(500, 10_000) },
    );
  });
});

test('a cap implies that the whole credit is withdrawn', () => {
  const terms = { bonusAmount: '50', requiredCredit: '300', withdrawAll: false } as const;
  const capped = { ...terms, receiveCapPercent: 500 };
  const whole = { ...terms, withdrawAll: true };
  expect([null, terms, capped, whole].filter(mustWithdrawAll)).toEqual([capped, whole]);
});
