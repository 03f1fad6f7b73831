/** Converts a filled-in deposit form to an order request: specification §5. */
import { describe, expect, test } from 'vitest';
import {
  type DepositDraft,
  type DepositTerms,
  EMPTY_DRAFT,
  judgeDraft,
} from '../../../../contract/rules/deposit-draft.ts';
import { instantOf } from '../../../../contract/time/clock.ts';
import { TERMS } from './deposit-terms.ts';

const NOW = Date.UTC(2026, 0, 5, 3);
const COMPLETE: DepositDraft = { provider: 'alphabet', mid: 'MOCKLAK', entry: '100.000.000' };

function problems(changes: Partial<DepositDraft>) {
  return judgeDraft({ ...COMPLETE, ...changes }, TERMS, NOW).problems;
}

test('an empty draft reports every field as required, and has no quote', () => {
  expect(judgeDraft(EMPTY_DRAFT, TERMS, NOW)).toEqual({
    obstacle: null,
    option: null,
    range: null,
    payment: null,
    quote: null,
    amount: null,
    problems: { provider: 'REQUIRED', mid: 'REQUIRED', entry: 'REQUIRED' },
    request: null,
  });
});

describe('the amount', () => {
  test.each([
    ['', 'REQUIRED'],
    ['abc', 'FORMAT'],
    ['33749', 'BELOW_MINIMUM'],
    ['0', 'BELOW_MINIMUM'],
    ['33750', null],
    ['20250000', null],
    ['20250001', 'ABOVE_MAXIMUM'],
    ['50000,5', 'DECIMALS'],
  ])('%j: %s', (entry, problem) => {
    expect(problems({ entry }).entry).toBe(problem);
  });

  test('it is validated only once a merchant is chosen, whose currency it is in', () => {
    expect(problems({ mid: null, entry: 'abc' }).entry).toBeNull();
  });

  test('its range is checked only once a provider is chosen', () => {
    expect(problems({ provider: null, entry: '1' })).toEqual({
      provider: 'REQUIRED',
      mid: null,
      entry: null,
    });
  });
});

test('a merchant that is no longer offered must be chosen again', () => {
  expect(problems({ mid: 'GONE' }).mid).toBe('REQUIRED');
});

test('a complete draft becomes a request with the credit of its quote', () => {
  const judged = judgeDraft({ ...COMPLETE, entry: '1.000.000' }, TERMS, NOW);
  expect(judged.problems).toEqual({ provider: null, mid: null, entry: null });
  expect(judged.quote?.totalCredit).toBe('1481.48');
  expect(judged.request).toEqual({
    provider: 'alphabet',
    mid: 'MOCKLAK',
    amount: '1000000',
    expectedCredit: '1481.48',
  });
});

test('a draft with any problem becomes no request, but still has a quote', () => {
  const judged = judgeDraft({ ...COMPLETE, entry: '1' }, TERMS, NOW);
  expect(judged.quote).not.toBeNull();
  expect(judged.request).toBeNull();
});

describe('with a promotion', () => {
  const usage = { provider: 'alphabet', status: 'ACTIVE', depositAmount: '100', bonusAmount: '50' } as const;
  const judged = (entry: string, changes: Partial<DepositTerms> = {}) =>
    judgeDraft({ ...COMPLETE, entry }, { ...TERMS, usage, ...changes }, NOW);

  test('that waits for its deposit, only its exact amount is accepted, and earns the bonus', () => {
    expect(judged('67500')).toMatchObject({
      payment: '67500',
      problems: { entry: null },
      quote: { credit: '100', promotionCredit: '50', totalCredit: '150' },
      request: { amount: '67500', expectedCredit: '150' },
    });
    expect(judged('67501')).toMatchObject({ problems: { entry: 'PROMOTION_AMOUNT' }, request: null });
  });

  test('an amount outside of the limits is reported as such, before the amount of the promotion', () => {
    expect(judged('1').problems.entry).toBe('BELOW_MINIMUM');
  });

  test.each([
    ['with another provider', { provider: 'gclub' }],
    ['in play', { status: 'USED' }],
    ['bound to another order', { depositCode: 'D000001' }],
  ] as const)('%s, any amount is accepted and earns no bonus', (_, changes) => {
    expect(judged('67501', { usage: { ...usage, ...changes } })).toMatchObject({
      payment: null,
      problems: { entry: null },
      quote: { promotionCredit: '0' },
    });
  });

  test('that names no amount, any amount earns the bonus', () => {
    const { depositAmount: _depositAmount, ...freely } = usage;
    expect(judged('135000', { usage: freely })).toMatchObject({
      payment: null,
      quote: { credit: '200', totalCredit: '250' },
    });
  });
});

describe('an obstacle, which no amount overcomes (contract §2)', () => {
  const judged = (
    changes: Partial<DepositTerms>,
    draft: DepositDraft = { ...COMPLETE, entry: '1.000.000' },
  ) => judgeDraft(draft, { ...TERMS, ...changes }, NOW);

  test.each([
    ['a break from play', { selfExcludedUntil: instantOf(NOW + 1) }, 'SELF_EXCLUDED'],
    ['no bank account', { hasBankAccount: false }, 'BANK_REQUIRED'],
    ['credit that is not below the threshold', { credits: { alphabet: '10' } }, 'CREDIT_ABOVE_THRESHOLD'],
  ] satisfies [string, Partial<DepositTerms>, string][])('%s: there is no request', (_, changes, code) => {
    expect(judged(changes)).toMatchObject({ obstacle: { code }, request: null });
  });

  test.each([
    ['a break that has ended', { selfExcludedUntil: instantOf(NOW) }],
    ['credit with another provider', { credits: { gclub: '5000' } }],
    ['an unknown credit, which the server checks', { credits: {} }],
  ] satisfies [string, Partial<DepositTerms>][])('%s is no obstacle', (_, changes) => {
    expect(judged(changes)).toMatchObject({ obstacle: null, request: { provider: 'alphabet' } });
  });

  test('credit counts only once its provider is chosen', () => {
    expect(judged({ credits: { alphabet: '10' } }, EMPTY_DRAFT).obstacle).toBeNull();
  });
});
