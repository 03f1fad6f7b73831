/** The filters of a history in its address: `?status=FAILED&from=2026-11-01&page=2` (contract §1, *Lists*). */
import { HISTORY_FILTERS, historyFilterProblems, type HistoryFilters } from '../../../contract/history.ts';
import type { OrderFilters } from '../../../contract/order.ts';
import type { UsageFilters } from '../../../contract/promotion.ts';
import { typedText } from '../../../contract/rules/typed-text.ts';
import { read } from '../../../contract/schema/struct.ts';
import type { ListPage } from '../../api/orders.ts';
import { listPageIn, setListPage } from './page-number.ts';

/** The filters that a history has. */
export type FiltersSchema = typeof OrderFilters | typeof UsageFilters;

/** A page of a history, with its filters. */
export interface HistoryView extends ListPage {
  readonly filters: HistoryFilters;
}

/**
 * The page and the filters in a URL's query. A value that the history does not have is ignored, because the server would reject
 * the whole request; a period whose ends are reversed is read in the right order.
 */
export function historyViewIn(search: string, schema: FiltersSchema): HistoryView {
  return { ...listPageIn(search), filters: filtersIn(new URLSearchParams(search), schema) };
}

/** The URL of a page of a history. */
export function historyAddress(path: string, { filters, ...page }: HistoryView): string {
  const asked = new URLSearchParams();
  for (const name of HISTORY_FILTERS) {
    const value = typedText(filters[name] ?? '');
    if (value !== '') asked.set(name, value);
  }
  setListPage(asked, page);
  return asked.size === 0 ? path : `${path}?${asked.toString()}`;
}

function filtersIn(asked: URLSearchParams, schema: FiltersSchema): HistoryFilters {
  const legible: Record<string, string> = {};
  for (const name of HISTORY_FILTERS) {
    const value = typedText(asked.get(name) ?? '');
    if (read(schema.fields[name].optional, value).ok) legible[name] = value;
  }
  return withPossiblePeriod(legible);
}

/** Drops days that the calendar does not have, and orders the two ends of a period. */
export function withPossiblePeriod(filters: HistoryFilters): HistoryFilters {
  const { from, to, ...others } = filters;
  const [first, last] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  const problems = historyFilterProblems({ from: first, to: last });
  return {
    ...others,
    ...(first !== undefined && problems.from === undefined && { from: first }),
    ...(last !== undefined && problems.to === undefined && { to: last }),
  };
}
