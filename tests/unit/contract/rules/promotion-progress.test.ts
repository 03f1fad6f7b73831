// @module-tag sampled
/** The next step of a promotion usage, such as what to deposit or what credit is missing: specification §4 and §5, contract §3. */
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { USAGE_STATUSES } from '../../../../contract/promotion.ts';
import { promotionProgress } from '../../../../contract/rules/promotion-progress.ts';
import { type WithdrawFacts, withdrawObstacle } from '../../../../contract/rules/withdraw.ts';
import { cases } from '../../../suites/depth.ts';
import { promotionTerms, satang } from '../../../oracle/arbitrary.ts';

const TERMS = { depositAmount: '100', requiredCredit: '300' } as const;

describe('the next step of a claimed promotion', () => {
  test('is a deposit of exactly the amount in its terms', () => {
    expect(promotionProgress({ ...TERMS, status: 'ACTIVE' }, '0')).toEqual({
      step: 'DEPOSIT',
      amount: '100',
    });
  });

  test('is a deposit of any amount if its terms name none', () => {
    expect(promotionProgress({ requiredCredit: '300', status: 'ACTIVE' }, '0')).toEqual({
      step: 'DEPOSIT',
      amount: null,
    });
  });

  test('is to finish the deposit that is bound to it, whatever the credit', () => {
    expect(promotionProgress({ ...TERMS, status: 'ACTIVE', depositCode: 'D000001' }, '999')).toEqual({
      step: 'FINISH_DEPOSIT',
      depositCode: 'D000001',
    });
  });

  test('does not exist once the promotion is over', () => {
    const over = USAGE_STATUSES.filter(
      (status) => promotionProgress({ ...TERMS, status }, '500').step === 'OVER',
    );
    expect(over).toEqual(['INACTIVE', 'SUCCESS', 'CANCELED']);
  });
});

describe('the missing credit of a promotion in play', () => {
  test.each([
    ['0', { step: 'PLAY', missing: '300.01', percent: '0' }],
    ['150', { step: 'PLAY', missing: '150.01', percent: '50' }],
    ['299.99', { step: 'PLAY', missing: '0.02', percent: '99' }],
    // The required credit must be exceeded, not only reached: contract §4.
    ['300', { step: 'PLAY', missing: '0.01', percent: '99' }],
    ['300.01', { step: 'WITHDRAW' }],
    ['5000', { step: 'WITHDRAW' }],
  ])('with %s of 300 baht', (credit, expected) => {
    expect(promotionProgress({ ...TERMS, status: 'USED' }, credit)).toMatchObject({
      ...expected,
      credit,
      required: '300',
    });
  });

  test('is the least that suffices, by exact fractions and by the rule that rejects a withdrawal', () => {
    const least = new Fraction('0.01');
    fc.assert(
      fc.property(promotionTerms, satang(0, 5_000_000), (terms, credit) => {
        const progress = promotionProgress({ ...terms, status: 'USED' }, credit);
        const exceeds = (amount: Fraction) => amount.compare(terms.requiredCredit) > 0;
        const rejection = withdrawObstacle(withdrawing(credit, terms))?.code;
        if (progress.step !== 'PLAY') {
          expect(progress.step).toBe('WITHDRAW');
          expect(exceeds(new Fraction(credit))).toBe(true);
          expect(rejection).not.toBe('PROMOTION_CREDIT_NOT_REACHED');
          return;
        }
        const enough = new Fraction(credit).add(progress.missing);
        expect(exceeds(enough)).toBe(true);
        expect(exceeds(enough.sub(least))).toBe(false);
        expect(['PROMOTION_CREDIT_NOT_REACHED', 'CREDIT_NOT_ENOUGH']).toContain(rejection);
      }),
      { numRuns: cases(500, 10_000) },
    );
  });

  test('the percentage stays below 100 while credit is missing, and never falls as the credit grows', () => {
    fc.assert(
      fc.property(promotionTerms, satang(0, 5_000_000), satang(0, 1_000), (terms, credit, won) => {
        const before = promotionProgress({ ...terms, status: 'USED' }, credit);
        const more = new Fraction(credit).add(won).toString();
        const after = promotionProgress({ ...terms, status: 'USED' }, more);
        fc.pre(before.step === 'PLAY' && after.step === 'PLAY');
        for (const { percent } of [before, after]) expect(percent).toMatch(/^\d{1,2}$/);
        expect(Number(after.percent)).toBeGreaterThanOrEqual(Number(before.percent));
      }),
      { numRuns: cases(500, 10_000) },
    );
  });
});

function withdrawing(
  credit: string,
  terms: { readonly bonusAmount: string; readonly requiredCredit: string },
): WithdrawFacts {
  return {
    hasBankAccount: true,
    openWithdraw: null,
    credit,
    promotion: { ...terms, withdrawAll: true, depositCredit: '100' },
    limits: { minCredit: '0', maxCredit: '999999' },
  };
}
