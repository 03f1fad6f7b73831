/** The filters of the three histories and the echo of what was applied: contract §1, *Lists*. */
import { describe, expect, test } from 'vitest';
import { endpointOf } from '../../../contract/endpoints.ts';
import { filtersNotApplied, historyFilterProblems } from '../../../contract/history.ts';
import { read } from '../../../contract/schema/struct.ts';
import { readTolerantly } from '../../../contract/schema/tolerant.ts';
import type { Schema } from '../../../contract/schema/vocabulary.ts';

const HISTORIES = ['depositList', 'withdrawList', 'usageList'] as const;

describe.each(HISTORIES)('the query of %s', (call) => {
  const query = endpointOf(call).query as Schema;

  test.each([
    [{ status: 'PENDING' }, 'status', 'UNKNOWN'],
    [{ provider: 'nobody' }, 'provider', 'UNKNOWN'],
    [{ from: '2026-3-2' }, 'from', 'FORMAT'],
    [{ to: '2026-13-01' }, 'to', 'FORMAT'],
    [{ q: 'x'.repeat(65) }, 'q', 'TOO_LONG'],
  ])('is strict: %j', (given, path, code) => {
    expect(read(query, given)).toEqual({ ok: false, violations: [{ path, code }] });
  });
});

test('the query has the statuses of its rows', () => {
  const accepts = (call: (typeof HISTORIES)[number], status: string) =>
    read(endpointOf(call).query as Schema, { status }).ok;
  expect(HISTORIES.map((call) => accepts(call, 'PAID'))).toEqual([true, true, false]);
  expect(HISTORIES.map((call) => accepts(call, 'USED'))).toEqual([false, false, true]);
});

test.each([
  [{}, {}],
  [{ from: '2024-02-29', to: '2024-02-29' }, {}],
  [{ from: '2026-02-29' }, { from: 'FORMAT' }],
  [{ to: '2026-04-31' }, { to: 'FORMAT' }],
  [{ from: '2026-03-03', to: '2026-03-02' }, { to: 'FORMAT' }],
])('a period consists of days of the calendar and does not end before its start: %j', (period, problems) => {
  expect(historyFilterProblems(period)).toEqual(problems);
});

describe('a client reads', () => {
  const page = { items: [], page: 1, pageSize: 10, total: 0 };
  const history = (more: object) => {
    const { reading } = readTolerantly(endpointOf('depositList').answer as Schema, { ...page, ...more });
    return reading.ok ? reading.value : null;
  };

  test('the filters that a backend applied, without names that it does not know', () => {
    expect(history({ filters: { status: 'PAID', mid: 'A1' } })).toEqual({
      ...page,
      filters: { status: 'PAID' },
    });
  });

  test.each([
    [{ filters: null }],
    [{ filters: ['status'] }],
    [{ filters: { status: 'ON_HOLD' } }],
    [{ filters: { from: 20260302 } }],
    [{ totals: {} }],
    [{ totals: [{ currency: 'LAK', paid: 5 }] }],
    [{ totals: [{ currency: 'THB', paid: '5' }, { currency: 'KHR' }] }],
    [{ totals: [{ currency: 'THB', credited: '-5' }] }],
  ])('damaged filters or totals as absent, and keeps the rows: %j', (damaged) => {
    expect(history(damaged)).toEqual(page);
  });

  test('the totals beside damaged filters', () => {
    const totals = [{ currency: 'LAK', paid: '500000', credited: '740.74' }];
    expect(history({ filters: 7, totals })).toEqual({ ...page, totals });
  });
});

test.each([
  [{}, undefined, []],
  [{ status: 'PAID', q: 'd1' }, undefined, ['status', 'q']],
  [{ status: 'PAID', from: '2026-03-01' }, { from: '2026-03-01' }, ['status']],
  [{ status: 'PAID' }, { status: 'OPEN' }, ['status']],
  [{ q: ' d1\u200b' }, { q: 'D1' }, []],
  [{ q: ' ', status: undefined }, {}, []],
  [{}, { status: 'PAID' }, []],
])('of the filters %j, echoed as %j, %j were not applied', (asked, echoed, names) => {
  expect(filtersNotApplied(asked, echoed)).toEqual(names);
});
