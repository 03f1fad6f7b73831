import { PAGE_SIZE } from '../../../contract/limits.ts';
import { FIRST_PAGE, type ListPage } from '../../api/orders.ts';

/** The page sizes that can be chosen; a URL may contain any other. */
export const PAGE_SIZES = [PAGE_SIZE.default, 20, PAGE_SIZE.maximum] as const;

const PAGE = 'page';
const SIZE = 'pageSize';

/** The list page in a URL's query. Anything but a number means the default; the page size is limited to the maximum. */
export function listPageIn(search: string): ListPage {
  const asked = new URLSearchParams(search);
  return {
    page: numberIn(asked.get(PAGE)) ?? FIRST_PAGE.page,
    pageSize: Math.min(numberIn(asked.get(SIZE)) ?? FIRST_PAGE.pageSize, PAGE_SIZE.maximum),
  };
}

/** Adds a list page to a URL's query. Default values are omitted, so that the first page has the list's own path. */
export function setListPage(asked: URLSearchParams, { page, pageSize }: ListPage): void {
  if (page !== FIRST_PAGE.page) asked.set(PAGE, String(page));
  if (pageSize !== FIRST_PAGE.pageSize) asked.set(SIZE, String(pageSize));
}

/** The page that contains this page's first row after the page size changes. */
export function resized<Page extends ListPage>(asked: Page, size: number): Page {
  return { ...asked, page: Math.floor(((asked.page - 1) * asked.pageSize) / size) + 1, pageSize: size };
}

/** The first and last row of a page, counted from 1, and the number of the last page. */
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
