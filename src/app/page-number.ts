import { PAGE_SIZE } from '../../contract/limits.ts';

const PAGE = 'page';

/** The page of a list that an address asks for, from 1; what is no page number asks for the first. */
export function pageNumberIn(search: string): number {
  const asked = new URLSearchParams(search).get(PAGE) ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}

/** The address of a page of a list. The first one is the list's own. */
export function pageAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}?${PAGE}=${page}`;
}

/** Which rows stand on a page, from 1, and how many pages there are. */
export function pageSpan({ page, total }: { readonly page: number; readonly total: number }) {
  return {
    from: Math.min((page - 1) * PAGE_SIZE.default + 1, total),
    to: Math.min(page * PAGE_SIZE.default, total),
    last: Math.max(1, Math.ceil(total / PAGE_SIZE.default)),
  };
}
