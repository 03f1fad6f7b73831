/** The filters and totals of the three histories: contract §1, *Histories*. */
import { type HistoryFilters, historyFilterProblems, HistoryTotal } from '../../contract/history.ts';
import { add, decimal, written, ZERO } from '../../contract/money/money.ts';
import { typedText } from '../../contract/rules/typed-text.ts';
import { read } from '../../contract/schema/struct.ts';
import { vientianeDay } from '../../contract/time/day.ts';
import { rejectFields } from './api-error.ts';
import type { Paging } from './paging.ts';

/** What the filters and totals read from a row. */
interface History<Row> {
  /** When the order was created, or the promotion claimed. */
  readonly instantOf: (row: Row) => string;
  /** The codes that `q` is searched in. The rows are sorted by the first, because codes are sequential. */
  readonly codesOf: (row: Row) => readonly [string, ...string[]];
  /** The row's part of the totals; null if no money has moved. */
  readonly moneyOf: (row: Row) => HistoryTotal | null;
}

/**
 * Returns a page of the rows that match the filters, newest first, with the applied filters and the totals of all matching rows.
 * `rows` are all of the player's; throws VALIDATION_FAILED for a period that is none. One scan of plain rows: the store's own
 * queries know neither days nor parts of a text, and would scan ten thousand orders again for the number and for the totals.
 */
export function historyPage<Row extends Readonly<Record<'status' | 'provider', string>>>(
  rows: readonly Row[],
  query: HistoryFilters,
  { page, pageSize }: Paging,
  { instantOf, codesOf, moneyOf }: History<Row>,
) {
  rejectFields(historyFilterProblems(query));
  const { status, provider, from, to } = query;
  const q = typedText(query.q ?? '');
  const searched = q.toLowerCase();
  const found = rows.filter((row) => {
    if (status !== undefined && row.status !== status) return false;
    if (provider !== undefined && row.provider !== provider) return false;
    if (q !== '' && !codesOf(row).some((code) => code.toLowerCase().includes(searched))) return false;
    if (from === undefined && to === undefined) return true;
    const day = vientianeDay(Date.parse(instantOf(row)));
    return (from === undefined || day >= from) && (to === undefined || day <= to);
  });
  const newestFirst = found.toSorted((one, other) => (codesOf(one)[0] < codesOf(other)[0] ? 1 : -1));
  const totals = totalsOf(found.map(moneyOf).filter((money) => money !== null));
  return {
    items: newestFirst.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageSize,
    total: found.length,
    filters: { ...query, q: q === '' ? undefined : q },
    // A sum may have more digits than an amount of the contract; then there are no totals.
    totals: totals.every((total) => read(HistoryTotal, total).ok) ? totals : undefined,
  };
}

const SUMS = ['paid', 'credited', 'withdrawn'] as const;

/** The exact sums of each currency. */
function totalsOf(parts: readonly HistoryTotal[]): HistoryTotal[] {
  const currencies = [...new Set(parts.map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => {
    const total: HistoryTotal = { currency };
    for (const name of SUMS) {
      const amounts = parts.flatMap((part) => (part.currency === currency ? (part[name] ?? []) : []));
      if (amounts.length === 0) continue;
      total[name] = written(amounts.reduce((sum, amount) => add(sum, decimal(amount)), ZERO));
    }
    return total;
  });
}
