/** Deviations from the contract that the client accepts (contract §1). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Deposit } from '../../../contract/deposit.ts';
import { endpointOf } from '../../../contract/endpoints.ts';
import { Credit } from '../../../contract/player.ts';
import { Promotion, Usage } from '../../../contract/promotion.ts';
import { arbitraryOf } from '../../../contract/schema/arbitrary.ts';
import { read } from '../../../contract/schema/struct.ts';
import { readTolerantly } from '../../../contract/schema/tolerant.ts';
import {
  choice,
  integer,
  nullable,
  openChoice,
  optional,
  record,
  rows,
  type Schema,
  text,
} from '../../../contract/schema/vocabulary.ts';
import { Instant } from '../../../contract/values.ts';
import { Withdraw } from '../../../contract/withdraw.ts';
import { SEED } from '../../suites/depth.ts';

/** The value as read; null if it is rejected. */
function valueOf(schema: Schema, value: unknown): unknown {
  const { reading } = readTolerantly(schema, value);
  return reading.ok ? reading.value : null;
}

/** A valid value of the schema. */
function validOf(schema: Schema): object {
  const [value] = fc.sample(arbitraryOf(schema), { seed: SEED, numRuns: 1 });
  if (typeof value !== 'object' || value === null) throw new Error('this schema describes no object');
  return value;
}

describe('a word of a newer backend is kept as it is', () => {
  test.each<[name: string, field: string, of: Schema]>([
    ['a deposit', 'status', Deposit],
    ['a deposit', 'cancelReason', Deposit],
    ['a deposit', 'attention', Deposit],
    ['a withdrawal', 'status', Withdraw],
    ['a promotion', 'status', Promotion],
    ['a promotion', 'reasonCode', Promotion],
    ['a usage', 'status', Usage],
  ])('%s with another %s', (_, field, schema) => {
    expect(valueOf(schema, { ...validOf(schema), [field]: 'ON_HOLD' })).toMatchObject({ [field]: 'ON_HOLD' });
  });
});

describe('a row that cannot be read does not empty its list', () => {
  test.each([
    ['promotionsCurrent', 'items'],
    ['banks', 'banks'],
    ['currencyOptions', 'options'],
    ['depositList', 'items'],
    ['withdrawList', 'items'],
    ['usageList', 'items'],
    ['games', 'items'],
  ] as const)('%s: %s', (call, list) => {
    const schema = endpointOf(call).answer as Schema;
    const { reading, unreadable } = readTolerantly(schema, { ...validOf(schema), [list]: [{ code: 'A1' }] });
    expect(reading).toMatchObject({ ok: true, value: { [list]: [] } });
    expect(unreadable).toMatchObject([{ name: 'A1' }]);
  });
});

describe('a choice', () => {
  const Status = openChoice(['OPEN', 'PAID']);

  test('that is open accepts a value that the client does not know', () => {
    expect(valueOf(Status, 'OPEN')).toBe('OPEN');
    expect(valueOf(Status, 'ON_HOLD')).toBe('ON_HOLD');
    expect(valueOf(Status, 'ລໍຖ້າ')).toBe('ລໍຖ້າ');
  });

  test.each([
    ['empty', ''],
    ['no text', 7],
    ['missing', undefined],
    ['too long', 'x'.repeat(65)],
  ])('that is open rejects a value that is %s', (_, word) => {
    expect(valueOf(Status, word)).toBeNull();
  });

  test('that is not open rejects an unknown value', () => {
    expect(valueOf(choice(['OPEN']), 'ON_HOLD')).toBeNull();
  });

  test('that is open rejects an unknown value in the strict reading', () => {
    expect(read(Status, 'ON_HOLD')).toMatchObject({ ok: false, violations: [{ code: 'UNKNOWN' }] });
  });
});

describe('an instant', () => {
  test.each([
    ['microseconds', '2026-08-15T03:00:00.123456Z', '2026-08-15T03:00:00.123Z'],
    ['+00:00', '2026-08-15T03:00:00+00:00', '2026-08-15T03:00:00Z'],
    ['both', '2026-08-15T03:00:00.123456+00:00', '2026-08-15T03:00:00.123Z'],
    ['one decimal', '2026-08-15T03:00:00.5Z', '2026-08-15T03:00:00.5Z'],
    ['a date of year 1 without a time, for an unset one', '0001-01-01', '0001-01-01T00:00:00Z'],
  ])('with %s is read', (_, written, value) => {
    expect(valueOf(record({ at: optional(nullable(Instant)) }), { at: written })).toEqual({ at: value });
  });

  test.each(['2026-08-15T03:00:00+07:00', '2026-08-15T03:00:00', '2026-08-15', 'soon'])(
    'of another zone or form is not guessed at: %s',
    (written) => {
      expect(valueOf(Instant, written)).toBeNull();
    },
  );

  test('in microseconds keeps the contract, and one without a time does not', () => {
    expect(read(Instant, '2026-08-15T03:00:00.123456+00:00').ok).toBe(true);
    expect(read(Instant, '0001-01-01').ok).toBe(false);
  });
});

describe('credit', () => {
  const answer = endpointOf('credit').answer as Schema;

  test.each([
    [{}],
    [{ credit: null }],
    [{ credit: {} }],
    [{ credit: { currency: 'THB' } }],
    [{ credit: { amount: null, currency: null, remark: 'x' } }],
  ])('that is missing, or misses its amount, is 0 THB: %j', (value) => {
    expect(valueOf(answer, value)).toEqual({ credit: { amount: '0', currency: 'THB' } });
  });

  test('without a currency is THB', () => {
    expect(valueOf(Credit, { amount: '12.5' })).toEqual({ amount: '12.5', currency: 'THB' });
  });

  test.each(['', '12,5', '-1', '1e3', 12.5, true, [], {}])('an inexact amount is rejected: %j', (amount) => {
    expect(valueOf(Credit, { amount, currency: 'THB' })).toBeNull();
    expect(valueOf(Credit, { amount: '1', currency: amount })).toBeNull();
  });

  test.each([null, [], 'x', 7, { unexpected: true }])('is not read from another shape: %j', (value) => {
    expect(valueOf(answer, value)).toBeNull();
  });

  test('must be complete in the strict reading', () => {
    expect(read(answer, { credit: {} }).ok).toBe(false);
  });
});

describe('a list', () => {
  const List = record({ items: rows(record({ code: text(), size: integer() }), 3) });

  test('is read row by row, and reports the rows that it omits', () => {
    const { reading, unreadable } = readTolerantly(List, {
      items: [
        { code: 'A1', size: 1 },
        { code: 'A2', size: 'big' },
        { code: 'A3', size: 3, more: true },
      ],
    });
    expect(reading).toEqual({
      ok: true,
      value: {
        items: [
          { code: 'A1', size: 1 },
          { code: 'A3', size: 3 },
        ],
      },
    });
    expect(unreadable).toEqual([{ name: 'A2', violations: [{ path: 'size', code: 'FORMAT' }] }]);
  });

  test.each([
    [{ id: 'P-1' }, 'P-1'],
    [{ code: 7, id: 'P-1' }, null],
    [{ code: '<b>' }, null],
    [{}, null],
    [null, null],
    ['text', null],
  ])('names an unreadable row by its code or id, if that is readable: %j', (row, name) => {
    expect(readTolerantly(List, { items: [row] }).unreadable).toMatchObject([{ name }]);
  });

  test('is rejected if it is too long or not a list', () => {
    expect(valueOf(List, { items: [1, 2, 3, 4] })).toBeNull();
    expect(valueOf(List, { items: { 0: 1 } })).toBeNull();
    expect(valueOf(List, {})).toBeNull();
  });
});
