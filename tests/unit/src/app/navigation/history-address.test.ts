/** The filters of a history in its address (contract §1, *Lists*): a link may be old, shortened or edited by hand. */
import { describe, expect, test } from 'vitest';
import { OrderFilters } from '../../../../../contract/order.ts';
import { UsageFilters } from '../../../../../contract/promotion.ts';
import { historyAddress, historyViewIn } from '../../../../../src/app/navigation/history-address.ts';

const PATH = '/player/deposit/history';
const FIRST = { page: 1, pageSize: 10 };

function filtersIn(search: string) {
  return historyViewIn(search, OrderFilters).filters;
}

describe('an address is read back as it was written', () => {
  test.each([
    [PATH, FIRST, {}],
    [`${PATH}?pageSize=20`, { page: 1, pageSize: 20 }, {}],
    [`${PATH}?status=FAILED`, FIRST, { status: 'FAILED' }],
    [
      `${PATH}?from=2026-11-01&to=2026-11-30&page=2`,
      { page: 2, pageSize: 10 },
      { from: '2026-11-01', to: '2026-11-30' },
    ],
    [
      `${PATH}?status=SUCCESS&provider=gclub_live&to=2026-11-30&q=D0001&page=3&pageSize=20`,
      { page: 3, pageSize: 20 },
      { status: 'SUCCESS', provider: 'gclub_live', to: '2026-11-30', q: 'D0001' },
    ],
  ] as const)('%s', (address, page, filters) => {
    expect(historyAddress(PATH, { ...page, filters })).toBe(address);
    expect(historyViewIn(new URL(address, 'http://site').search, OrderFilters)).toEqual({ ...page, filters });
  });
});

describe('a damaged value is ignored, and the others are kept', () => {
  test.each([
    '?status=LOST&provider=gclub',
    '?status=failed&provider=gclub',
    '?status=&provider=gclub',
    '?from=2026-02-30&provider=gclub',
    '?from=01/11/2026&provider=gclub',
    '?from=2026-11-1&provider=gclub',
    '?to=yesterday&provider=gclub',
    `?q=${'D'.repeat(65)}&provider=gclub`,
    '?q=%20%20&provider=gclub',
    '?q=%E2%80%8B&provider=gclub',
    '?constructor=1&__proto__=2&provider=gclub',
    '?provider=gclub&provider=betflix',
    '?status=%E0%A4%A&provider=gclub',
  ])('%s', (search) => {
    expect(filtersIn(search)).toEqual({ provider: 'gclub' });
  });
});

test('a history has no status of another one', () => {
  expect(historyViewIn('?status=USED', UsageFilters).filters).toEqual({ status: 'USED' });
  expect(filtersIn('?status=USED')).toEqual({});
});

test('a period whose ends are reversed is read in the right order', () => {
  expect(filtersIn('?from=2026-11-30&to=2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});

test('a code is read without the blanks and invisible characters that were copied with it', () => {
  expect(filtersIn('?q=%20D000120%E2%80%8B%20')).toEqual({ q: 'D000120' });
  expect(historyAddress(PATH, { ...FIRST, filters: { q: ' D000120\u200B ' } })).toBe(`${PATH}?q=D000120`);
});
