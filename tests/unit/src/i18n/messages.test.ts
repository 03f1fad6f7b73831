import { describe, expect, test } from 'vitest';
import { endpointOf, endpoints, type Call, errorsOf } from '../../../../contract/endpoints.ts';
import type { ErrorCode, Failure } from '../../../../contract/errors.ts';
import { LIMIT_PERIODS } from '../../../../contract/responsible-play.ts';
import { failureText } from '../../../../src/i18n/explain.ts';
import { messageFor } from '../../../../src/i18n/failure-messages.ts';
import { LANGUAGES } from '../../../../src/i18n/languages.ts';
import { catalogOf, serverFailure, speaking } from './catalogs.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

type Meta = Readonly<Record<string, string>>;

/** Errors with numbers in `meta`, and the formatted texts that the message must contain. */
const NUMBERS: readonly (readonly [Call, ErrorCode, Meta, readonly string[]])[] = [
  [
    'depositCreate',
    'AMOUNT_OUT_OF_RANGE',
    { min: '33750', max: '20250000', currency: 'LAK' },
    ['33.750', '20.250.000'],
  ],
  ['depositCreate', 'PROMOTION_AMOUNT_MISMATCH', { amount: '67500', currency: 'LAK' }, ['67.500']],
  [
    'depositCreate',
    'LIMIT_REACHED',
    { limit: '2000', remaining: '1250.75', period: 'week' },
    ['2.000', '1.250,75'],
  ],
  ['withdrawCreate', 'OPEN_WITHDRAW', { code: 'W000012' }, ['W000012']],
  ['withdrawQuote', 'CREDIT_NOT_ENOUGH', { credit: '1234.5' }, ['1.234,5']],
  ['withdrawQuote', 'CREDIT_NOT_ENOUGH', { credit: '60.25', min: '1100' }, ['60,25', '1.100']],
  [
    'withdrawCreate',
    'PROMOTION_CREDIT_NOT_REACHED',
    { required: '1500', credit: '1020.5' },
    ['1.500', '1.020,5'],
  ],
  ['withdrawCreate', 'WITHDRAW_ALL_REQUIRED', { amount: '2345.67' }, ['2.345,67']],
  ['withdrawCreate', 'QUOTE_CHANGED', { payAmount: '655000', currency: 'LAK' }, ['655.000']],
  ['withdrawQuote', 'AMOUNT_OUT_OF_RANGE', { min: '200', max: '50000', currency: 'THB' }, ['200', '50.000']],
  ['withdrawCreate', 'AMOUNT_OUT_OF_RANGE', { min: '1200', currency: 'THB' }, ['1.200']],
];

/** Errors with a message specific to their call. */
const EXACT: readonly (readonly [Call, ErrorCode])[] = [
  ['passwordChange', 'RATE_LIMITED'],
  ['passwordChange', 'VALIDATION_FAILED'],
  ['withdraw', 'NOT_FOUND'],
  ['withdrawQuote', 'BANK_REQUIRED'],
  ['withdrawQuote', 'AMOUNT_OUT_OF_RANGE'],
  ['withdrawCreate', 'NOT_FOUND'],
  ['withdrawCreate', 'BANK_REQUIRED'],
  ['withdrawCreate', 'QUOTE_CHANGED'],
  ['withdrawCreate', 'AMOUNT_OUT_OF_RANGE'],
  ['promotion', 'NOT_FOUND'],
  ['promotionClaim', 'NOT_FOUND'],
  ['promotionClaim', 'PROMOTION_USAGE'],
  ['promotionClaim', 'SELF_EXCLUDED'],
  ['promotionClaim', 'VALIDATION_FAILED'],
  ['usageCancel', 'NOT_FOUND'],
  ['usageCancel', 'OPEN_ORDER'],
  ['gameLaunch', 'NOT_FOUND'],
  ['gameLaunch', 'SELF_EXCLUDED'],
  ['gameLaunch', 'VALIDATION_FAILED'],
];

describe.each(LANGUAGES)('the catalog %s', (language) => {
  test('has the ids of the other catalogs, in their order, each with a text', () => {
    expect(Object.keys(catalogOf(language))).toEqual(Object.keys(catalogOf('lo')));
    expect(Object.entries(catalogOf(language)).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('has the same placeholders as the other catalogs', () => {
    for (const [id, text] of Object.entries(catalogOf(language))) {
      expect([id, ...placeholders(text)]).toEqual([id, ...placeholders(catalogOf('lo')[id] ?? '')]);
    }
  });

  test('formats no number itself: Intl has no Lao, so that it would write 10,000 (specification §9)', () => {
    const formatting = /\{\s*\w+\s*,|#/;
    expect(Object.entries(catalogOf(language)).filter(([, text]) => formatting.test(text))).toEqual([]);
  });

  test('has a different text for each note of a receipt', () => {
    const failures = Object.entries(catalogOf(language)).filter(([id]) => id.startsWith('receipt.'));
    const text = failures.filter(([id]) => id.endsWith('.note')).map(([, text]) => text);
    expect(text.length).toBeGreaterThan(1);
    expect(new Set(text).size).toBe(text.length);
  });

  test('has a text for every code of every call, and for every network failure', () => {
    const i18n = speaking(language);
    const unknown: string[] = [];
    const check = (failure: Failure, call: Call) => {
      const text = failureText(i18n, failure, call);
      if (text === '' || /^failure\.[\w.]+$/.test(text)) unknown.push(`${call}: ${JSON.stringify(failure)}`);
    };
    for (const call of Object.keys(endpoints) as Call[]) {
      for (const code of errorsOf(endpointOf(call))) check(serverFailure(code), call);
      for (const kind of ['network', 'timeout', 'abort'] as const) check({ kind }, call);
      check({ kind: 'wrong-shape', status: 200, detail: '' }, call);
    }
    expect(unknown).toEqual([]);
  });

  test.each(NUMBERS)(
    '%s, %s: shows every number of %o in the Lao format (contract §2)',
    (call, code, meta, shown) => {
      const text = failureText(speaking(language), serverFailure(code, meta), call);
      expect(shown.filter((number) => !text.includes(number))).toEqual([]);
      expect(text).not.toMatch(/[{}]/);
    },
  );

  test.each(EXACT)('%s, %s: has a text specific to the call', (call, code) => {
    expect(errorsOf(endpointOf(call))).toContain(code);
    const i18n = speaking(language);
    // `fingerprint` has no messages of its own, so it gets the general text of the code.
    const failure = serverFailure(code, { min: '200', max: '50000', payAmount: '655000', currency: 'LAK' });
    const general = failureText(i18n, failure, 'fingerprint');
    expect(failureText(i18n, failure, call)).not.toBe(general);
  });

  test('names the currency and the period of a limit with its own texts', () => {
    const i18n = speaking(language);
    const currency = catalogOf(language)['currency.LAK'];
    const mismatch = serverFailure('PROMOTION_AMOUNT_MISMATCH', { amount: '67500', currency: 'LAK' });
    expect(failureText(i18n, mismatch, 'depositCreate')).toContain(`67.500 ${currency}`);
    for (const period of LIMIT_PERIODS) {
      const reached = serverFailure('LIMIT_REACHED', { limit: '1000', remaining: '0', period });
      expect(failureText(i18n, reached, 'depositCreate')).toContain(catalogOf(language)[`period.${period}`]);
    }
  });

  test('has separate texts for responses that omit a number', () => {
    const say = (call: Call, code: ErrorCode, meta: Meta) =>
      failureText(speaking(language), serverFailure(code, meta), call);
    const catalog = catalogOf(language);
    expect(say('depositCreate', 'LIMIT_REACHED', {})).toBe(catalog['failure.deposit.limitReached']);
    const unlimited = { min: '1200.5', currency: 'THB' };
    for (const call of ['withdrawQuote', 'withdrawCreate'] as const) {
      const text = say(call, 'AMOUNT_OUT_OF_RANGE', unlimited);
      expect(text).not.toBe(say(call, 'AMOUNT_OUT_OF_RANGE', { ...unlimited, max: '' }));
      expect(text).toContain(`1.200,5 ${catalog['currency.THB']}`);
    }
  });

  test('has no text with an unfilled placeholder, whatever a response omits', () => {
    const holes: string[] = [];
    for (const call of Object.keys(endpoints) as Call[]) {
      for (const code of errorsOf(endpointOf(call))) {
        const { id, values = {} } = messageFor(serverFailure(code), call);
        const shown = placeholders(catalogOf(language)[id] ?? '');
        if (shown.some((value) => values[value ?? ''] === undefined)) holes.push(`${call} ${code}: ${id}`);
      }
    }
    expect(holes).toEqual([]);
  });
});
