/** A page number, or a gap for omitted pages. */
export type PagerItem = number | 'gap';

/**
 * The items of a pager: the first page, the last, the current one with its neighbours, and gaps between them. A gap never
 * replaces a single page.
 */
export function pagesShown(current: number, last: number): readonly PagerItem[] {
  const wanted = [1, last, current - 1, current, current + 1];
  const kept = [...new Set(wanted)].filter((page) => page >= 1 && page <= last).toSorted((a, b) => a - b);
  return kept.flatMap((page, index): PagerItem[] => {
    const before = kept[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap', page] : [page];
  });
}
