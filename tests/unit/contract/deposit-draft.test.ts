/** From what a player has filled in to the order that is sent: specification §5. */
import { describe, expect, test } from 'vitest';
import {
  type DepositDraft,
  type DepositTerms,
  EMPTY_DRAFT,
  judgeDraft,
} from '../../../contract/rules/deposit-draft.ts';

const TERMS: DepositTerms = {
  config: {
    creditThreshold: '10',
    qrSeconds: 600,
    orderSeconds: 1_800,
    checkSeconds: 3,
    providers: [{ provider: 'alphabet', minCredit: '50', maxCredit: '30000' }],
  },
  options: [{ code: 'bcel', mid: 'MOCKLAK', displayName: 'BCEL', currency: 'LAK' }],
  rates: [{ currency: 'LAK', buy: '655', sell: '675' }],
};

const COMPLETE: DepositDraft = { provider: 'alphabet', mid: 'MOCKLAK', entry: '100.000.000' };

function problems(changes: Partial<DepositDraft>) {
  return judgeDraft({ ...COMPLETE, ...changes }, TERMS).problems;
}

test('an empty draft asks for everything and promises nothing', () => {
  expect(judgeDraft(EMPTY_DRAFT, TERMS)).toEqual({
    option: null,
    range: null,
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

  test('it is judged by its range only once a provider is chosen', () => {
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

test('a complete draft is a request that carries what the page promised', () => {
  const judged = judgeDraft({ ...COMPLETE, entry: '1.000.000' }, TERMS);
  expect(judged.problems).toEqual({ provider: null, mid: null, entry: null });
  expect(judged.quote?.totalCredit).toBe('1481.48');
  expect(judged.request).toEqual({
    provider: 'alphabet',
    mid: 'MOCKLAK',
    amount: '1000000',
    expectedCredit: '1481.48',
  });
});

test('a draft that is wrong anywhere is no request, though it is quoted', () => {
  const judged = judgeDraft({ ...COMPLETE, entry: '1' }, TERMS);
  expect(judged.quote).not.toBeNull();
  expect(judged.request).toBeNull();
});
