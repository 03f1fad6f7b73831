import { PAGE_SIZE } from '../../contract/limits.ts';

/** A part of a long list, as it is asked for: contract §1. */
export interface ListPage {
  /** From 1. */
  readonly page: number;
  /** Rows a page. */
  readonly pageSize: number;
}

/** What a list gives when nothing is asked for. */
export const FIRST_PAGE: ListPage = { page: 1, pageSize: PAGE_SIZE.default };
