/** The page numbers that the pagination shows. */
import { expect, test } from 'vitest';
import { pagesShown } from '../../../../../src/ui/data/pages-shown.ts';

test.each([
  { current: 1, last: 1, shown: [1] },
  { current: 1, last: 3, shown: [1, 2, 3] },
  { current: 1, last: 12, shown: [1, 2, 'gap', 12] },
  { current: 6, last: 12, shown: [1, 'gap', 5, 6, 7, 'gap', 12] },
  { current: 12, last: 12, shown: [1, 'gap', 11, 12] },
])('page $current of $last: the ends, the page and its neighbours are shown', ({ current, last, shown }) => {
  expect(pagesShown(current, last)).toEqual(shown);
});

test.each([
  { current: 4, last: 12, shown: [1, 2, 3, 4, 5, 'gap', 12] },
  { current: 9, last: 12, shown: [1, 'gap', 8, 9, 10, 11, 12] },
])('page $current of $last: an ellipsis never replaces a single page', ({ current, last, shown }) => {
  expect(pagesShown(current, last)).toEqual(shown);
});

test('a page beyond the last one shows the numbers of the existing pages', () => {
  expect(pagesShown(99, 3)).toEqual([1, 2, 3]);
});
