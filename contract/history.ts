/**
 * The three histories (deposits, withdrawals, usages): their filters and totals, contract §1 *Lists*. Both are optional for a
 * backend: without the echo `filters` in a response, nothing was filtered, and without `totals` there are none. A client never
 * computes either from one page.
 */
import { pageOf } from './endpoint.ts';
import type { FieldCode } from './errors.ts';
import { CURRENCIES } from './money/money.ts';
import { typedText } from './rules/typed-text.ts';
import {
  choice,
  type Infer,
  lenient,
  list,
  optional,
  record,
  type Schema,
  text,
} from './schema/vocabulary.ts';
import { vientianeDayStartOf } from './time/day.ts';
import { Amount, CurrencySchema, ProviderSchema } from './values.ts';

/** A day of Vientiane. `historyFilterProblems` rejects one that the calendar does not have. */
export const Day = text({
  maxLength: 10,
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  note: 'A day of Vientiane (UTC+7).',
});

/** A code or a part of one. Longer than a code, because invisible characters that were copied with it are not counted yet. */
export const CodePart = text({
  maxLength: 64,
  note: 'A code or a part of one, in any case; without white space at the ends and invisible format characters.',
});

/** The names of the filters, in the order of a query string. */
export const HISTORY_FILTERS = ['status', 'provider', 'from', 'to', 'q'] as const; // contract §1
export type HistoryFilterName = (typeof HISTORY_FILTERS)[number];

/**
 * The filters of a list whose rows have these statuses: the query of the request, and the echo of the response with what was
 * applied. The server is strict, as with every parameter that it knows: a status or provider that does not exist is 422 UNKNOWN.
 *
 * `from` and `to` are both inclusive, and mean when an order was created (`createdAt`) or a promotion was claimed (`claimedAt`).
 * `q` is a part of the order's code; for a usage a part of its id or of the code of its deposit.
 */
export const historyFiltersOf = <const Statuses extends readonly string[]>(statuses: Statuses) =>
  record({
    status: optional(choice(statuses)),
    provider: optional(ProviderSchema),
    from: optional(Day),
    to: optional(Day),
    q: optional(CodePart),
  });

/** The filters of any history. */
export type HistoryFilters = Infer<ReturnType<typeof historyFiltersOf<readonly string[]>>>;

/**
 * The sums of one currency over all rows of the filter, not only those of the page. Only money that moved counts:
 *
 * - Deposits, by the currency paid: `paid` is the money received (`paidAmount`, else `amount`) of every order whose `paidAt` is
 *   set, before any refund, because a refund is not part of an order; `credited` is the `totalCredit`, in THB, of those with
 *   SUCCESS.
 * - Withdrawals, by the currency paid out: `paid` is the `payAmount` and `withdrawn` the `amount`, in THB, of the orders with
 *   SUCCESS. Before that the bank has not confirmed the payment, and after any other end the credit is given back.
 * - Usages, THB: `credited` is the `bonusAmount` of those with USED or SUCCESS. ACTIVE has no bonus yet, and the bonus of one
 *   that was canceled is removed.
 *
 * A currency without such a row is left out.
 */
export const HistoryTotal = record({
  currency: CurrencySchema,
  paid: optional(Amount),
  credited: optional(Amount),
  withdrawn: optional(Amount),
});
export type HistoryTotal = Infer<typeof HistoryTotal>;

/**
 * A page of a history. A client reads damaged `filters` or `totals` as absent: the rows are worth more, and a part of the
 * totals would be a wrong sum.
 */
export const historyOf = <Row>(row: Schema<Row>, filters: Schema<HistoryFilters>) =>
  record({
    ...pageOf(row).fields,
    filters: lenient(filters),
    totals: lenient(list(HistoryTotal, CURRENCIES.length)),
  });

/** What the schema of the query cannot express: a day that the calendar does not have, and a period that ends before its start. */
export function historyFilterProblems({
  from,
  to,
}: Pick<HistoryFilters, 'from' | 'to'>): Partial<Record<'from' | 'to', FieldCode>> {
  const isMissing = (day: string | undefined) => day !== undefined && vientianeDayStartOf(day) === null;
  const isReversed = from !== undefined && to !== undefined && from > to;
  return {
    ...(isMissing(from) && { from: 'FORMAT' }),
    ...((isMissing(to) || isReversed) && { to: 'FORMAT' }),
  };
}

/** Returns the requested filters that a response does not echo with the same value: these were not applied. */
export function filtersNotApplied(
  asked: HistoryFilters,
  echoed: HistoryFilters | undefined,
): readonly HistoryFilterName[] {
  return HISTORY_FILTERS.filter((name) => {
    const wanted = comparable(asked[name]);
    return wanted !== '' && wanted !== comparable(echoed?.[name]);
  });
}

function comparable(value = ''): string {
  return typedText(value).toLowerCase();
}
