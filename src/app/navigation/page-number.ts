import { PAGE_SIZE } from '../../../contract/limits.ts';
import { FIRST_PAGE, type ListPage } from '../../api/orders.ts';

/** How many rows a page may be asked to have; an address may ask for others. */
export const PAGE_SIZES = [PAGE_SIZE.default, 20, PAGE_SIZE.maximum] as const;

const PAGE = 'page';
const SIZE = 'pageSize';

/** The page of a list that an address asks for. What is no number asks for the default, and nothing for too much. */
export function listPageIn(search: string): ListPage {
  const asked = new URLSearchParams(search);
  return {
    page: numberIn(asked.get(PAGE)) ?? FIRST_PAGE.page,
    pageSize: Math.min(numberIn(asked.get(SIZE)) ?? FIRST_PAGE.pageSize, PAGE_SIZE.maximum),
  };
}

/** The address of a page of a list. What goes without saying is left out: the first page is at the list's own address. */
export function listPageAddress(path: string, { page, pageSize }: ListPage): string {
  const asked = new URLSearchParams();
  if (page !== FIRST_PAGE.page) asked.set(PAGE, String(page));
  if (pageSize !== FIRST_PAGE.pageSize) asked.set(SIZE, String(pageSize));
  return asked.size === 0 ? path : `${path}?${asked.toString()}`;
}

/** The page that contains this page's first row after the page size changes. */
export function resized({ page, pageSize }: ListPage, size: number): ListPage {
  return { page: Math.floor(((page - 1) * pageSize) / size) + 1, pageSize: size };
}

/** Which rows stand on a page, from 1, and how many pages there are. */
export function pageSpan({ page, pageSize }: ListPage, total: number) {
  return {
    from: Math.min((page - 1) * pageSize + 1, total),
    to: Math.min(page * pageSize, total),
    last: Math.max(1, Math.ceil(total / pageSize)),
  };
}

function numberIn(asked: string | null): number | null {
  return asked !== null && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : null;
}
