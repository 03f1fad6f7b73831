// @module-tag sampled
/** Converts a filled-in withdrawal form to a quote request: specification §5. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withdrawViolation, withdrawSettlement } from '../../../../contract/rules/withdraw.ts';
import {
  EMPTY_WITHDRAW_DRAFT,
  isSoundQuote,
  judgeWithdrawDraft,
  obstacleOf,
  quotesAgree,
  type WithdrawDraft,
  type WithdrawTerms,
  type WithdrawUsage,
} from '../../../../contract/rules/withdraw-draft.ts';
import type { WithdrawQuote } from '../../../../contract/withdraw.ts';
import { cases } from '../../../suites/depth.ts';

const TERMS: WithdrawTerms = {
  config: {
    payCurrency: 'LAK',
    providers: [
      { provider: 'alphabet', minCredit: '100', maxCredit: '50000' },
      { provider: 'gclub', minCredit: '200', maxCredit: '50000' },
    ],
  },
  hasBankAccount: true,
  openWithdraw: null,
  credits: { alphabet: '1000.5', gclub: '60000' },
  usage: null,
};
const DRAFT: WithdrawDraft = { provider: 'alphabet', entry: '400' };
const USED: WithdrawUsage = {
  status: 'USED',
  provider: 'alphabet',
  bonusAmount: '50',
  requiredCredit: '300',
  withdrawAll: false,
};

const judged = (draft: Partial<WithdrawDraft> = {}, terms: Partial<WithdrawTerms> = {}) =>
  judgeWithdrawDraft({ ...DRAFT, ...draft }, { ...TERMS, ...terms });

test('an empty draft reports every field as required, and becomes no request', () => {
  expect(judgeWithdrawDraft(EMPTY_WITHDRAW_DRAFT, TERMS)).toEqual({
    obstacle: null,
    promotion: null,
    range: null,
    credit: null,
    wholeCredit: null,
    amount: null,
    problems: { provider: 'REQUIRED', entry: 'REQUIRED' },
    request: null,
  });
});

describe('the amount', () => {
  test.each([
    ['', 'REQUIRED'],
    ['abc', 'FORMAT'],
    ['1.000', 'AMBIGUOUS'],
    ['1000,555', 'AMBIGUOUS'],
    ['99,99', 'BELOW_MINIMUM'],
    ['100', null],
    ['1000,5', null],
    ['1000,51', 'ABOVE_CREDIT'],
  ])('%j of 1,000.50: %s', (entry, problem) => {
    expect(judged({ entry }).problems.entry).toBe(problem);
  });

  test('above the maximum of the provider, it is rejected, even if the credit suffices', () => {
    expect(judged({ provider: 'gclub', entry: '50000' }).problems.entry).toBeNull();
    expect(judged({ provider: 'gclub', entry: '50000,01' }).problems.entry).toBe('ABOVE_MAXIMUM');
  });

  test('unknown credit does not block the form; the server decides', () => {
    const { request, obstacle } = judged({ entry: '5000' }, { credits: {} });
    expect(obstacle).toBeNull();
    expect(request).toEqual({ provider: 'alphabet', amount: '5000' });
  });

  test('it is sent as a decimal string, however it was typed', () => {
    expect(judged({ entry: '1 000,50' }).request).toEqual({ provider: 'alphabet', amount: '1000.50' });
  });
});

describe('under a promotion (specification §5)', () => {
  test('the minimum exceeds the bonus', () => {
    const terms = { usage: { ...USED, bonusAmount: '150' } };
    expect(judged({ entry: '150' }, terms).problems.entry).toBe('BELOW_MINIMUM');
    expect(judged({ entry: '150,01' }, terms).request).toEqual({ provider: 'alphabet', amount: '150.01' });
  });

  test.each([{ withdrawAll: true }, { receiveCapPercent: 500 }])(
    'where everything must be withdrawn (%j), the amount is the whole credit, whatever was typed',
    (terms) => {
      const { wholeCredit, amount, request, range, problems } = judged(
        { entry: '1' },
        { usage: { ...USED, ...terms } },
      );
      expect(wholeCredit).toBe('1000.5');
      expect(amount).toBe('1000.5');
      expect(range?.max).toBeNull();
      expect(problems.entry).toBeNull();
      expect(request).toEqual({ provider: 'alphabet', amount: '1000.5' });
    },
  );

  test('only one that is USED applies, and only with its provider', () => {
    const all = { ...USED, withdrawAll: true };
    expect(judged({}, { usage: { ...all, status: 'ACTIVE' } }).wholeCredit).toBeNull();
    expect(judged({ provider: 'gclub' }, { usage: all }).wholeCredit).toBeNull();
  });

  test('credit that does not exceed the required credit is an obstacle, reported with both numbers', () => {
    const { obstacle, request } = judged({}, { usage: USED, credits: { alphabet: '300' } });
    expect(obstacle).toEqual({
      code: 'PROMOTION_CREDIT_NOT_REACHED',
      meta: { required: '300', credit: '300' },
    });
    expect(request).toBeNull();
  });
});

describe('an obstacle', () => {
  test.each<[string, Partial<WithdrawTerms>, string | undefined]>([
    ['no bank account', { hasBankAccount: false }, 'BANK_REQUIRED'],
    ['a withdrawal under way', { openWithdraw: { code: 'W1' } }, 'OPEN_WITHDRAW'],
    ['nothing', {}, undefined],
  ])('%s is reported before a provider is chosen', (_, terms, code) => {
    expect(obstacleOf(null, { ...TERMS, ...terms })?.code).toBe(code);
  });

  test('credit below the minimum is reported for that provider alone', () => {
    const terms = { ...TERMS, credits: { alphabet: '99.99', gclub: '200' } };
    expect(obstacleOf('alphabet', terms)).toEqual({
      code: 'CREDIT_NOT_ENOUGH',
      meta: { credit: '99.99', min: '100' },
    });
    expect(obstacleOf('gclub', terms)).toBeNull();
    expect(obstacleOf('gclub', { ...terms, credits: { gclub: '199.99' } })?.meta).toMatchObject({
      min: '200',
    });
  });

  test('a provider that the server does not list must be chosen again, and no request is made', () => {
    const { problems, obstacle, request } = judged({ provider: 'betflix' }, { credits: { betflix: '500' } });
    expect(problems).toEqual({ provider: 'REQUIRED', entry: null });
    expect([obstacle, request]).toEqual([null, null]);
  });
});

test('a draft becomes a request exactly if the rules of the server accept it', () => {
  const satang = fc.integer({ min: 0, max: 200_000 }).map((units) => (units / 100).toFixed(2));
  const usage = fc.record({
    status: fc.constant('USED' as const),
    provider: fc.constant('alphabet' as const),
    bonusAmount: satang,
    requiredCredit: satang,
    withdrawAll: fc.boolean(),
  });
  fc.assert(
    fc.property(satang, satang, fc.option(usage), (credit, entry, inForce) => {
      const terms = { ...TERMS, credits: { alphabet: credit }, usage: inForce };
      const { request } = judgeWithdrawDraft({ provider: 'alphabet', entry }, terms);
      const promotion = inForce && { ...inForce, depositCredit: '100' };
      const amount = inForce?.withdrawAll === true ? credit : entry;
      const settlement = withdrawSettlement(amount, promotion, 'LAK', [
        { currency: 'LAK', buy: '655', sell: '675' },
      ]);
      if (!settlement) throw new Error('there is a rate');
      const facts = {
        hasBankAccount: true,
        openWithdraw: null,
        credit,
        promotion,
        limits: { minCredit: '100', maxCredit: '50000' },
      };
      expect(request === null).toBe(withdrawViolation(facts, amount, true, settlement) !== null);
    }),
    { numRuns: cases(2_000, 25_000) },
  );
});

describe('quotes', () => {
  const DRAFT_REQUEST = { amount: '400' };
  const quote: WithdrawQuote = {
    quoteId: 'Q1',
    expiresAt: '2026-01-05T03:00:00Z',
    amount: '400',
    bonusDeducted: '0',
    received: '400',
    returned: '0',
    payAmount: '262000',
    payCurrency: 'LAK',
    rate: '655',
    steps: [],
  };

  test.each([
    {},
    { bonusDeducted: '100', received: '250', returned: '50' },
    {
      steps: [
        { code: 'AMOUNT', value: '400.00' },
        { code: 'CAP', value: '9' },
      ],
    },
  ] as const)('one that adds up is sound: %j', (change) => {
    expect(isSoundQuote({ ...quote, ...change, steps: [...(change.steps ?? [])] }, DRAFT_REQUEST)).toBe(true);
  });

  test.each([
    { amount: '401', received: '401' },
    { received: '399.99' },
    { returned: '0.01' },
    { bonusDeducted: '1' },
    { steps: [{ code: 'PAY_AMOUNT', value: '262001' }] },
    { steps: [{ code: 'RECEIVED', value: '401' }] },
    { steps: [{ code: 'RATE', value: '656' }] },
  ] as const)('one that does not match the request, or does not add up, is not sound: %j', (change) => {
    expect(isSoundQuote({ ...quote, ...change, steps: [...(change.steps ?? [])] }, DRAFT_REQUEST)).toBe(
      false,
    );
  });

  test('are equal regardless of id, expiry and number format', () => {
    expect(
      quotesAgree(quote, { ...quote, quoteId: 'Q2', expiresAt: '2027-01-05T03:00:00Z', amount: '400.00' }),
    ).toBe(true);
  });

  test.each([
    { amount: '401' },
    { bonusDeducted: '1' },
    { received: '399' },
    { returned: '1' },
    { payAmount: '262001' },
    { payCurrency: 'USD' },
    { rate: '655.1' },
  ] as const)('are not equal if a number differs: %j', (change) => {
    expect(quotesAgree(quote, { ...quote, ...change })).toBe(false);
  });
});
