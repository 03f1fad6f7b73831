/** Pagination in addresses: `?page=2&pageSize=20` (contract §1: from 1, ten rows by default, fifty at most). */
import { describe, expect, test } from 'vitest';
import { listPageIn, pageSpan, resized } from '../../../../src/app/navigation/page-number.ts';

describe('the page that an address requests', () => {
  test.each([
    ['', { page: 1, pageSize: 10 }],
    ['?page=2', { page: 2, pageSize: 10 }],
    ['page=12', { page: 12, pageSize: 10 }],
    ['?tab=Slot&page=3', { page: 3, pageSize: 10 }],
    ['?page=2&pageSize=20', { page: 2, pageSize: 20 }],
    ['?pageSize=7', { page: 1, pageSize: 7 }],
    ['?pageSize=50', { page: 1, pageSize: 50 }],
  ])('“%s” is %j', (search, asked) => {
    expect(listPageIn(search)).toEqual(asked);
  });

  const NONSENSE = ['', '0', '-1', '1.5', 'two', '1e3', '99999999', '1 OR 1', '%00', '໒'];
  test.each(NONSENSE)('is the first one if the page number is invalid: %s', (nonsense) => {
    expect(listPageIn(`?page=${nonsense}`)).toEqual({ page: 1, pageSize: 10 });
  });

  test.each(NONSENSE)('has ten rows if the page size is invalid: %s', (nonsense) => {
    expect(listPageIn(`?page=3&pageSize=${nonsense}`)).toEqual({ page: 3, pageSize: 10 });
  });

  test.each(['51', '500', '999999'])('never has more rows than the server allows: %s', (size) => {
    expect(listPageIn(`?pageSize=${size}`).pageSize).toBe(50);
  });
});

test.each([
  { page: 1, pageSize: 10, size: 50, landsOn: 1 },
  { page: 5, pageSize: 10, size: 20, landsOn: 3 },
  { page: 6, pageSize: 10, size: 50, landsOn: 2 },
  { page: 2, pageSize: 50, size: 10, landsOn: 6 },
])('another page size keeps the first row visible: page $page by $pageSize, then by $size', (sizes) => {
  const { size, landsOn, ...asked } = sizes;
  const other = resized(asked, size);
  expect(other).toEqual({ page: landsOn, pageSize: size });
  const firstRow = pageSpan(asked, 10_000).from;
  const { from, to } = pageSpan(other, 10_000);
  expect(from <= firstRow && firstRow <= to).toBe(true);
});

test.each([
  { page: 1, pageSize: 10, total: 0, span: { from: 0, to: 0, last: 1 } },
  { page: 1, pageSize: 10, total: 1, span: { from: 1, to: 1, last: 1 } },
  { page: 1, pageSize: 10, total: 10, span: { from: 1, to: 10, last: 1 } },
  { page: 2, pageSize: 10, total: 11, span: { from: 11, to: 11, last: 2 } },
  { page: 12, pageSize: 10, total: 120, span: { from: 111, to: 120, last: 12 } },
  { page: 2, pageSize: 50, total: 10_000, span: { from: 51, to: 100, last: 200 } },
])('the range of rows is right: page $page of $total rows, $pageSize each', ({ total, span, ...asked }) => {
  expect(pageSpan(asked, total)).toEqual(span);
});
