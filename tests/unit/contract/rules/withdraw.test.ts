// @module-tag sampled
/** The rules of withdrawals: specification §4, §5 and §9, contract §2 to §4. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../../contract/endpoints.ts';
import { ORDER_STATUSES } from '../../../../contract/order.ts';
import type { UnknownWord } from '../../../../contract/schema/vocabulary.ts';
import type { Rate } from '../../../../contract/money/rates.ts';
import type { WithdrawPromotion } from '../../../../contract/rules/promotion-terms.ts';
import {
  isGivenBack,
  isUnderWay,
  promisesPayout,
  type WithdrawActor,
  type WithdrawFacts,
  withdrawObstacle,
  withdrawRange,
  withdrawViolation,
  withdrawSettlement,
  withdrawTransitions,
} from '../../../../contract/rules/withdraw.ts';
import { cases } from '../../../suites/depth.ts';
import { promotionTerms, satang, workingRates } from '../../../oracle/arbitrary.ts';
import { says } from '../../../oracle/money.ts';
import { withdrawLines } from '../../../oracle/withdraw.ts';
import { transitionsOf } from './transitions.ts';

const ACTORS: readonly WithdrawActor[] = ['player', 'staff', 'bank'];

describe('transitions', () => {
  test('exactly those of contract §3 exist, each with its actors', () => {
    expect(transitionsOf(withdrawTransitions.mayBecome, ORDER_STATUSES, ACTORS)).toEqual([
      'OPEN → CANCELED by staff',
      'OPEN → PAID by staff',
      'OPEN → REJECTED by staff',
      'PAID → FAILED by bank',
      'PAID → SUCCESS by bank',
    ]);
  });

  test('a withdrawal is under way while it is OPEN or PAID, and every other status is final', () => {
    expect(ORDER_STATUSES.filter((status) => !withdrawTransitions.isFinal(status))).toEqual(['OPEN', 'PAID']);
    expect(ORDER_STATUSES.filter(isUnderWay)).toEqual(['OPEN', 'PAID']);
  });

  test('every final status but SUCCESS returns the credit', () => {
    expect(ORDER_STATUSES.filter(isGivenBack)).toEqual(['CANCELED', 'FAILED', 'REJECTED']);
  });
});

const RATES: readonly Rate[] = [
  { currency: 'LAK', buy: '655', sell: '675' },
  { currency: 'USD', buy: '0.0275', sell: '0.029' },
];

const PROMOTION: WithdrawPromotion = {
  bonusAmount: '50',
  requiredCredit: '300',
  withdrawAll: false,
  depositCredit: '100',
};
const CAPPED: WithdrawPromotion = { ...PROMOTION, receiveCapPercent: 500 };
const ALL: WithdrawPromotion = { ...PROMOTION, withdrawAll: true };
const withBonus = (bonusAmount: string): WithdrawPromotion => ({ ...PROMOTION, bonusAmount });
const cappedAt = (receiveCapPercent: number, depositCredit: string): WithdrawPromotion => ({
  ...PROMOTION,
  receiveCapPercent,
  depositCredit,
});

test('the payout is promised until a withdrawal ends without one, and not in a status that the client does not know', () => {
  expect([...ORDER_STATUSES, 'UNDER_REVIEW' as UnknownWord].filter(promisesPayout)).toEqual([
    'OPEN',
    'PAID',
    'SUCCESS',
  ]);
});

describe('the settlement of a withdrawal', () => {
  test.each<[string, string, WithdrawPromotion | null, readonly string[]]>([
    ['the whole amount is paid out without a promotion', '1000.5', null, ['0', '1000.5', '0', '655327']],
    ['the bonus is deducted', '400', PROMOTION, ['50', '350', '0', '229250']],
    ['below the cap nothing is returned', '549.99', CAPPED, ['50', '499.99', '0', '327493']],
    ['at the cap nothing is returned', '550', CAPPED, ['50', '500', '0', '327500']],
    ['a satang above the cap is returned', '550.01', CAPPED, ['50', '500', '0.01', '327500']],
    ['the cap is rounded down to satang', '100', cappedAt(33, '100.1'), ['50', '33.03', '16.97', '21634']],
    ['the cap is a part of the deposit credit', '400', cappedAt(100, '70'), ['50', '70', '280', '45850']],
    ['a payout in kip is rounded down', '0.01', null, ['0', '0.01', '0', '6']],
  ])('%s', (_rule, amount, promotion, [bonusDeducted, received, returned, payAmount]) => {
    const settlement = withdrawSettlement(amount, promotion, 'LAK', RATES);
    const lines = { bonusDeducted, received, returned, payAmount };
    expect(settlement).toMatchObject({ ...lines, payCurrency: 'LAK', rate: '655' });
  });

  test('the rate is the one at which the house buys back', () => {
    expect(withdrawSettlement('100.01', null, 'USD', RATES)).toMatchObject({
      rate: '0.0275',
      payAmount: '2.75',
    });
  });

  test('does not exist without a rate', () => {
    expect(withdrawSettlement('100', null, 'THB', RATES)).toBeNull();
  });

  test.each<[string, WithdrawPromotion | null, readonly string[]]>([
    ['no promotion', null, ['AMOUNT', 'RECEIVED', 'RATE', 'PAY_AMOUNT']],
    ['a promotion', PROMOTION, ['AMOUNT', 'BONUS_DEDUCTED', 'NET', 'RECEIVED', 'RATE', 'PAY_AMOUNT']],
    [
      'a cap',
      CAPPED,
      ['AMOUNT', 'BONUS_DEDUCTED', 'NET', 'CAP', 'RECEIVED', 'RETURNED', 'RATE', 'PAY_AMOUNT'],
    ],
  ])('with %s the quote has the lines that apply, in their order', (_name, promotion, codes) => {
    const steps = withdrawSettlement('600', promotion, 'LAK', RATES)?.steps ?? [];
    expect(steps.map(({ code }) => code)).toEqual(codes);
  });

  test('the lines agree with exact fractions, whatever the terms', () => {
    const settled = fc.record({
      terms: fc.option(promotionTerms, { nil: null }),
      depositCredit: satang(1, 3_000_000),
      net: satang(1, 5_000_000),
      buy: workingRates,
    });
    fc.assert(
      fc.property(settled, ({ terms, depositCredit, net, buy }) => {
        const promotion = terms && { ...terms, depositCredit };
        const amount = withdrawLines(net, null, '1', 'THB')
          .net.add(terms?.bonusAmount ?? 0)
          .toString();
        const lines = withdrawSettlement(amount, promotion, 'LAK', [{ currency: 'LAK', buy, sell: '1' }]);
        const expected = withdrawLines(amount, promotion, buy, 'LAK');
        return (
          lines !== null &&
          says(lines.bonusDeducted, expected.bonusDeducted) &&
          says(lines.received, expected.received) &&
          says(lines.returned, expected.returned) &&
          says(lines.payAmount, expected.payAmount)
        );
      }),
      { numRuns: cases(5_000, 50_000) },
    );
  });
});

const LIMITS = { minCredit: '100', maxCredit: '50000' };

describe('the amounts that are accepted', () => {
  test.each<[string, WithdrawPromotion | null, string, string | null]>([
    ['the limits of the provider', null, '100', '50000'],
    ['a small bonus does not change the minimum', PROMOTION, '100', '50000'],
    ['the minimum exceeds a large bonus', withBonus('100'), '100.01', '50000'],
    ['a bonus a satang below the minimum does not change it', withBonus('99.99'), '100', '50000'],
    ['no maximum where all must be withdrawn', ALL, '100', null],
    ['no maximum where a cap requires all', CAPPED, '100', null],
  ])('%s', (_rule, promotion, min, max) => {
    expect(withdrawRange(LIMITS, promotion)).toEqual({ min, max });
  });
});

const under = (promotion: WithdrawPromotion, credit: string) => ({ promotion, credit });
const FACTS: WithdrawFacts = {
  hasBankAccount: true,
  openWithdraw: null,
  credit: '60000',
  promotion: null,
  limits: LIMITS,
};

function rejectionOf(facts: Partial<WithdrawFacts>, amount = '500', quoteHolds = true) {
  const all = { ...FACTS, ...facts };
  const settlement = withdrawSettlement(amount, all.promotion, 'LAK', RATES);
  if (!settlement) throw new Error('there is a rate');
  return withdrawViolation(all, amount, quoteHolds, settlement);
}

describe('a rejection', () => {
  const LARGE_BONUS = { promotion: withBonus('150') };

  test.each<[string, Partial<WithdrawFacts>, string, boolean, string | undefined]>([
    ['a valid request is accepted', {}, '500', true, undefined],
    ['a bank account is needed', { hasBankAccount: false }, '500', true, 'BANK_REQUIRED'],
    ['one withdrawal at a time', { openWithdraw: { code: 'W1' } }, '500', true, 'OPEN_WITHDRAW'],
    ['all of the credit may be withdrawn', { credit: '500' }, '500.00', true, undefined],
    ['a satang more than the credit is rejected', { credit: '499.99' }, '500', true, 'CREDIT_NOT_ENOUGH'],
    ['credit at the required credit', under(PROMOTION, '300'), '200', true, 'PROMOTION_CREDIT_NOT_REACHED'],
    ['credit a satang above that is enough', under(PROMOTION, '300.01'), '200', true, undefined],
    ['a quote that does not hold', {}, '500', false, 'QUOTE_CHANGED'],
    ['the least amount is accepted', {}, '100', true, undefined],
    ['less than the minimum is rejected', {}, '99.99', true, 'AMOUNT_OUT_OF_RANGE'],
    ['the greatest amount is accepted', {}, '50000', true, undefined],
    ['more than the maximum is rejected', {}, '50000.01', true, 'AMOUNT_OUT_OF_RANGE'],
    ['more than the maximum is accepted as the whole credit', { promotion: ALL }, '60000', true, undefined],
    ['leaving nothing after the bonus is rejected', LARGE_BONUS, '150', true, 'AMOUNT_OUT_OF_RANGE'],
    ['a satang after the bonus is enough', LARGE_BONUS, '150.01', true, undefined],
    ['a part, where all must be withdrawn', { promotion: ALL }, '59999.99', true, 'WITHDRAW_ALL_REQUIRED'],
    ['a part, where a cap implies all', { promotion: CAPPED }, '59999.99', true, 'WITHDRAW_ALL_REQUIRED'],
  ])('%s', (_rule, facts, amount, quoteHolds, code) => {
    expect(rejectionOf(facts, amount, quoteHolds)?.code).toBe(code);
  });

  test.each<[Partial<WithdrawFacts>, string, boolean, object]>([
    [{ openWithdraw: { code: 'W1' } }, '500', true, { code: 'W1' }],
    [{ credit: '5' }, '500', true, { credit: '5' }],
    [{ promotion: PROMOTION, credit: '300' }, '200', true, { required: '300', credit: '300' }],
    [{}, '500', false, { received: '500', payAmount: '327500', currency: 'LAK', rate: '655' }],
    [{}, '5', true, { min: '100', max: '50000', currency: 'THB' }],
    [{ promotion: ALL }, '5', true, { min: '100', currency: 'THB' }],
    [{ promotion: ALL }, '500', true, { amount: '60000' }],
  ])('%j with the amount %s is explained by numbers', (facts, amount, quoteHolds, meta) => {
    expect(rejectionOf(facts, amount, quoteHolds)?.meta).toEqual(meta);
  });

  /** All violations of a withdrawal of 5 THB, in the order of contract §2. */
  const faults: readonly { code: string; facts?: Partial<WithdrawFacts>; quoteHolds?: boolean }[] = [
    { code: 'BANK_REQUIRED', facts: { hasBankAccount: false } },
    { code: 'OPEN_WITHDRAW', facts: { openWithdraw: { code: 'W1' } } },
    { code: 'CREDIT_NOT_ENOUGH', facts: { credit: '4' } },
    { code: 'PROMOTION_CREDIT_NOT_REACHED', facts: { promotion: { ...ALL, requiredCredit: '60000' } } },
    { code: 'QUOTE_CHANGED', quoteHolds: false },
    { code: 'AMOUNT_OUT_OF_RANGE', facts: { limits: LIMITS } },
    { code: 'WITHDRAW_ALL_REQUIRED' },
  ];
  /** Facts with which 5 THB is in range, but is not the whole credit, which the promotion `ALL` requires. */
  const WITHIN: Partial<WithdrawFacts> = {
    promotion: { ...ALL, bonusAmount: '1' },
    limits: { minCredit: '1', maxCredit: '50000' },
  };

  test('of several reasons, the first one in the order of contract §2 is named', () => {
    fc.assert(
      fc.property(fc.subarray([...faults], { minLength: 1 }), (chosen) => {
        const facts = Object.assign({}, WITHIN, ...chosen.map((fault) => fault.facts)) as typeof WITHIN;
        const quoteHolds = chosen.every((fault) => fault.quoteHolds !== false);
        expect(rejectionOf(facts, '5', quoteHolds)?.code).toBe(chosen[0]?.code);
      }),
    );
  });

  test('every code is an error of the call, in the same order', () => {
    const order: readonly string[] = endpoints.withdrawCreate.errors;
    const places = faults.map(({ code }) => order.indexOf(code));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('an obstacle to any amount', () => {
  test.each<[string, Partial<WithdrawFacts>, string | undefined]>([
    ['none by default', {}, undefined],
    ['no bank account', { hasBankAccount: false }, 'BANK_REQUIRED'],
    ['another withdrawal under way', { openWithdraw: { code: 'W1' } }, 'OPEN_WITHDRAW'],
    ['none with credit at the minimum', { credit: '100' }, undefined],
    ['credit below the minimum', { credit: '99.99' }, 'CREDIT_NOT_ENOUGH'],
    ['credit that only just covers the bonus', under(withBonus('400'), '400'), 'CREDIT_NOT_ENOUGH'],
    ['credit at the required credit', under(PROMOTION, '300'), 'PROMOTION_CREDIT_NOT_REACHED'],
    ['none with credit a satang above it', under(PROMOTION, '300.01'), undefined],
    ['the required credit, before the minimum', under(PROMOTION, '99'), 'PROMOTION_CREDIT_NOT_REACHED'],
  ])('%s', (_rule, facts, code) => {
    expect(withdrawObstacle({ ...FACTS, ...facts })?.code).toBe(code);
  });
});
