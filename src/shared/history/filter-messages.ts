/** The filters of a history in words. */
import type { I18n } from '@lingui/core';
import { HISTORY_FILTERS, type HistoryFilterName, type HistoryFilters } from '../../../contract/history.ts';
import { providerNamed } from '../../../contract/values.ts';
import { formatDay } from '../../format/date.ts';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import type { SelectOption } from '../../ui/form/SelectField.tsx';
import type { Message } from '../../i18n/message.ts';

/** The filters as the player sees them: both ends of a period are one. */
export const FILTER_PARTS = ['status', 'provider', 'period', 'code'] as const;
export type FilterPart = (typeof FILTER_PARTS)[number];

const PART_NAMES: Readonly<Record<FilterPart, Message>> = {
  status: { id: 'history.status' },
  provider: { id: 'deposit.provider' },
  period: { id: 'history.period' },
  code: { id: 'history.code' },
};

const NAMES_OF: Readonly<Record<FilterPart, readonly HistoryFilterName[]>> = {
  status: ['status'],
  provider: ['provider'],
  period: ['from', 'to'],
  code: ['q'],
};

export function partName(i18n: I18n, part: FilterPart): string {
  return i18n._(PART_NAMES[part].id);
}

/** The names of the filters that are set. */
export function namesIn(filters: HistoryFilters): readonly HistoryFilterName[] {
  return HISTORY_FILTERS.filter((name) => filters[name] !== undefined);
}

/** The parts that these filters belong to. */
export function partsOf(names: readonly HistoryFilterName[]): readonly FilterPart[] {
  return FILTER_PARTS.filter((part) => NAMES_OF[part].some((name) => names.includes(name)));
}

/** A filter in words. */
export interface FilterInWords {
  readonly part: FilterPart;
  readonly name: string;
  readonly value: string;
  /** The other filters, as they are. */
  readonly without: HistoryFilters;
}

/** The filters that are set, in words. */
export function filtersInWords(
  i18n: I18n,
  filters: HistoryFilters,
  statuses: readonly SelectOption[],
): readonly FilterInWords[] {
  const values: Readonly<Record<FilterPart, string | undefined>> = {
    status: statuses.find(({ value }) => value === filters.status)?.label,
    provider: filters.provider && providerText(filters.provider),
    period: periodText(i18n, filters),
    code: filters.q,
  };
  return FILTER_PARTS.flatMap((part) => {
    const value = values[part];
    if (value === undefined) return [];
    const without = Object.fromEntries(
      Object.entries(filters).filter(([name]) => !NAMES_OF[part].some((own) => own === name)),
    );
    return [{ part, name: partName(i18n, part), value, without }];
  });
}

function providerText(name: string): string {
  const provider = providerNamed(name);
  return provider === null ? name : PROVIDER_NAMES[provider];
}

function periodText(i18n: I18n, { from, to }: HistoryFilters): string | undefined {
  const [start, end] = [from && formatDay(from), to && formatDay(to)];
  if (start === undefined) return end && i18n._('history.period.until', { day: end });
  if (end === undefined) return i18n._('history.period.since', { day: start });
  return start === end ? start : i18n._('history.period.between', { from: start, to: end });
}
