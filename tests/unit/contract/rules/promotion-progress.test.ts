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

describe('what is next for a promotion that is claimed', () => {
  test('a deposit of exactly what its terms say', () => {
    expect(promotionProgress({ ...TERMS, status: 'ACTIVE' }, '0')).toEqual({
      step: 'DEPOSIT',
      amount: '100',
    });
  });

  test('a deposit of any amount, where its terms leave it open', () => {
    expect(promotionProgress({ requiredCredit: '300', status: 'ACTIVE' }, '0')).toEqual({
      step: 'DEPOSIT',
      amount: null,
    });
  });

  test('the deposit that is bound to it, whatever credit there is', () => {
    expect(promotionProgress({ ...TERMS, status: 'ACTIVE', depositCode: 'D000001' }, '999')).toEqual({
      step: 'FINISH_DEPOSIT',
      depositCode: 'D000001',
    });
  });

  test('nothing, once it is over', () => {
    const over = USAGE_STATUSES.filter(
      (status) => promotionProgress({ ...TERMS, status }, '500').step === 'OVER',
    );
    expect(over).toEqual(['INACTIVE', 'SUCCESS', 'CANCELED']);
  });
});

describe('what is missing of a promotion in play', () => {
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

  test('is the least that is enough, by exact fractions, and by the rule that a withdrawal is rejected with', () => {
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

  test('the bar never says that all is done while something is missing, and never goes back as credit grows', () => {
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
