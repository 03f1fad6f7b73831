/** Pages of a list in addresses: `?page=2` (contract §1: from 1, ten rows each). */
import { describe, expect, test } from 'vitest';
import { pageAddress, pageNumberIn, pageSpan } from '../../../../src/app/page-number.ts';

describe('the page that an address asks for', () => {
  test.each([
    ['?page=2', 2],
    ['page=12', 12],
    ['?tab=Slot&page=3', 3],
  ])('%s', (search, page) => {
    expect(pageNumberIn(search)).toBe(page);
  });

  test.each(['', '?page=', '?page=0', '?page=-1', '?page=1.5', '?page=two', '?page=1e3', '?page=99999999'])(
    'is the first where it is no page number: %s',
    (search) => {
      expect(pageNumberIn(search)).toBe(1);
    },
  );
});

test('the first page is at the list’s own address, the others are asked for', () => {
  expect(pageAddress('/player/deposit/history', 1)).toBe('/player/deposit/history');
  expect(pageAddress('/player/deposit/history', 2)).toBe('/player/deposit/history?page=2');
});

test.each([
  { page: 1, total: 0, span: { from: 0, to: 0, last: 1 } },
  { page: 1, total: 7, span: { from: 1, to: 7, last: 1 } },
  { page: 1, total: 10, span: { from: 1, to: 10, last: 1 } },
  { page: 2, total: 11, span: { from: 11, to: 11, last: 2 } },
  { page: 12, total: 120, span: { from: 111, to: 120, last: 12 } },
])('page $page of $total rows', ({ page, total, span }) => {
  expect(pageSpan({ page, total })).toEqual(span);
});
