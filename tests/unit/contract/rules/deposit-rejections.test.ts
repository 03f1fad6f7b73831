/** Rejections of deposits, in the order of contract §2, with their boundary values. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DepositRequest } from '../../../../contract/deposit.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import type { DepositLimits } from '../../../../contract/responsible-play.ts';
import {
  type DepositFacts,
  depositObstacle,
  depositViolation,
  type DepositUsage,
} from '../../../../contract/rules/deposit.ts';
import { TERMS } from './deposit-terms.ts';

const FACTS: DepositFacts = {
  openOrder: null,
  credit: '9.99',
  ...TERMS,
};

const NO_LIMITS: DepositLimits = { day: null, week: null, month: null };
const NOTHING = { day: '0', week: '0', month: '0' } as const;

/** Without `expectedCredit`, because a changed amount would fail with QUOTE_CHANGED before the range is checked. */
const UNPROMISED: DepositRequest = { provider: 'alphabet', mid: 'MOCKLAK', amount: '33750' };
const REQUEST: DepositRequest = { ...UNPROMISED, expectedCredit: '50' };

const ACTIVE: DepositUsage = {
  provider: 'alphabet',
  status: 'ACTIVE',
  depositAmount: '100',
  bonusAmount: '20',
};
const USED: DepositUsage = { ...ACTIVE, status: 'USED' };
const ELSEWHERE: DepositUsage = { ...ACTIVE, provider: 'gclub' };
const NEARLY_60: Partial<DepositFacts> = {
  limits: { depositLimits: { ...NO_LIMITS, day: '60' }, deposited: { ...NOTHING, day: '59.99' } },
};
const AT_THRESHOLD = { credit: '10', threshold: '10' };
const RANGE = { min: '33750', max: '20250000', currency: 'LAK' };

describe('a rejection', () => {
  test('does not occur for a valid request', () => {
    expect(depositViolation(FACTS, REQUEST)).toBeNull();
    expect(depositViolation(FACTS, UNPROMISED)).toBeNull();
  });

  test('does not occur if the expected credit is the same amount in another notation', () => {
    expect(depositViolation(FACTS, { ...REQUEST, expectedCredit: '50.00' })).toBeNull();
  });

  /** All violations, in the order of contract §2. */
  const faults: readonly {
    readonly code: string;
    readonly meta: object;
    readonly facts?: Partial<DepositFacts>;
    readonly request?: Partial<DepositRequest>;
  }[] = [
    { code: 'SELF_EXCLUDED', meta: {}, facts: { selfExcluded: true } },
    { code: 'BANK_REQUIRED', meta: {}, facts: { hasBankAccount: false } },
    { code: 'OPEN_ORDER', meta: { code: 'D1' }, facts: { openOrder: { code: 'D1' } } },
    { code: 'PROMOTION_USAGE', meta: { provider: 'gclub' }, facts: { usage: ELSEWHERE } },
    { code: 'PROMOTION_CREDIT_USED', meta: AT_THRESHOLD, facts: { usage: USED, credit: '10' } },
    { code: 'CREDIT_ABOVE_THRESHOLD', meta: AT_THRESHOLD, facts: { credit: '10' } },
    { code: 'LIMIT_REACHED', meta: { period: 'day', limit: '60', remaining: '0.01' }, facts: NEARLY_60 },
    { code: 'QUOTE_CHANGED', meta: { rate: '675' }, request: { expectedCredit: '1' } },
    { code: 'MID_INVALID', meta: {}, request: { mid: 'UNKNOWN' } },
    { code: 'AMOUNT_OUT_OF_RANGE', meta: RANGE, request: { amount: '33749' } },
    {
      code: 'PROMOTION_AMOUNT_MISMATCH',
      meta: { amount: '67500', currency: 'LAK' },
      facts: { usage: ACTIVE },
    },
  ];
  /** Codes whose facts exclude each other. */
  const exclusive = [
    ['PROMOTION_USAGE', 'PROMOTION_CREDIT_USED', 'PROMOTION_AMOUNT_MISMATCH'],
    // An unknown merchant has no rate, so QUOTE_CHANGED and LIMIT_REACHED cannot be determined.
    ['QUOTE_CHANGED', 'MID_INVALID'],
    ['LIMIT_REACHED', 'MID_INVALID'],
  ];

  test.each(faults)('$code', ({ code, meta, facts, request }) => {
    const rejection = depositViolation({ ...FACTS, ...facts }, { ...UNPROMISED, ...request });
    expect(rejection?.code).toBe(code);
    expect(rejection?.meta).toMatchObject(meta);
  });

  test('of several reasons, the first one in the order of contract §2 is named', () => {
    fc.assert(
      fc.property(fc.subarray([...faults], { minLength: 1 }), (chosen) => {
        fc.pre(exclusive.every((codes) => codes.filter((code) => isChosen(chosen, code)).length < 2));
        const facts = Object.assign({}, FACTS, ...chosen.map((fault) => fault.facts)) as DepositFacts;
        const request = Object.assign(
          {},
          UNPROMISED,
          ...chosen.map((fault) => fault.request),
        ) as DepositRequest;
        expect(depositViolation(facts, request)?.code).toBe(chosen[0]?.code);
      }),
    );
  });

  function isChosen(chosen: readonly { readonly code: string }[], code: string): boolean {
    return chosen.some((fault) => fault.code === code);
  }

  test.each(['33749', '20250001', '33750.0', '33750.5', '0'])('%s LAK is out of range', (amount) => {
    expect(depositViolation(FACTS, { ...UNPROMISED, amount })?.code).toBe('AMOUNT_OUT_OF_RANGE');
  });

  test('a merchant whose currency has no rate cannot be chosen', () => {
    expect(depositViolation(FACTS, { ...UNPROMISED, mid: 'MOCKUSD', amount: '10' })?.code).toBe(
      'MID_INVALID',
    );
  });

  test('every code is an error of the call, in the same order', () => {
    const order: readonly string[] = endpoints.depositCreate.errors;
    const places = faults.map(({ code }) => order.indexOf(code));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('an obstacle to any deposit, whatever the amount', () => {
  test.each<[string, Partial<DepositFacts>, string | undefined]>([
    ['none by default', {}, undefined],
    ['a missing bank account, before the credit', { hasBankAccount: false, credit: '10' }, 'BANK_REQUIRED'],
    ['self-exclusion, before all others', { selfExcluded: true, hasBankAccount: false }, 'SELF_EXCLUDED'],
    ['not a waiting promotion with the same provider', { usage: ACTIVE }, undefined],
    ['not a promotion in play with credit below the threshold', { usage: USED }, undefined],
    ['a promotion in play, credit at the threshold', { usage: USED, credit: '10' }, 'PROMOTION_CREDIT_USED'],
    ['credit at the threshold, promotion waiting', { usage: ACTIVE, credit: '10' }, 'CREDIT_ABOVE_THRESHOLD'],
    ['a promotion in play at another provider', { usage: { ...USED, provider: 'gclub' } }, 'PROMOTION_USAGE'],
    ['a waiting promotion at another provider', { usage: ELSEWHERE }, 'PROMOTION_USAGE'],
  ])('%s', (_rule, facts, code) => {
    expect(depositObstacle({ ...FACTS, ...facts }, 'alphabet')?.code).toBe(code);
  });

  test('not a promotion while no provider is chosen', () => {
    expect(depositObstacle({ ...FACTS, usage: ELSEWHERE }, null)).toBeNull();
  });
});

describe("a player's own limit", () => {
  const limited = (deposited: string): DepositFacts => ({
    ...FACTS,
    limits: { depositLimits: { ...NO_LIMITS, week: '100' }, deposited: { ...NOTHING, week: deposited } },
  });

  test.each([
    ['accepts a deposit that reaches it exactly', '50', undefined],
    ['rejects a deposit that exceeds it by a satang', '50.01', 'LIMIT_REACHED'],
  ])('%s', (_rule, deposited, code) => {
    expect(depositViolation(limited(deposited), REQUEST)?.code).toBe(code);
  });

  test('counts the credit that is paid for, and no bonus', () => {
    const usage = { ...ACTIVE, depositAmount: '50', bonusAmount: '1000' };
    const request = { ...REQUEST, expectedCredit: '1050' };
    expect(depositViolation({ ...limited('50'), usage }, request)).toBeNull();
  });
});

describe('with a promotion', () => {
  test('its amount is accepted, and the expected credit includes the bonus', () => {
    const request: DepositRequest = { ...REQUEST, amount: '67500', expectedCredit: '120' };
    expect(depositViolation({ ...FACTS, usage: ACTIVE }, request)).toBeNull();
    expect(depositViolation({ ...FACTS, usage: ACTIVE }, { ...request, expectedCredit: '100' })?.code).toBe(
      'QUOTE_CHANGED',
    );
  });

  test.each(['67499', '67501'])('%s LAK is rejected, because another amount is required', (amount) => {
    const rejection = depositViolation({ ...FACTS, usage: ACTIVE }, { ...UNPROMISED, amount });
    expect(rejection?.code).toBe('PROMOTION_AMOUNT_MISMATCH');
  });

  test('that has its deposit already, any amount is accepted', () => {
    expect(depositViolation({ ...FACTS, usage: { ...ACTIVE, depositCode: 'D1' } }, REQUEST)).toBeNull();
  });

  test('that names no amount, any amount is accepted', () => {
    const usage = { ...ACTIVE, depositAmount: undefined };
    expect(depositViolation({ ...FACTS, usage }, { ...REQUEST, expectedCredit: '70' })).toBeNull();
  });
});
