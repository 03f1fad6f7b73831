/** The periods that a history offers by name: days of Vientiane, by the server's clock (contract §1). */
import type { HistoryFilters } from '../../../contract/history.ts';
import { addDays, vientianeDay } from '../../../contract/time/day.ts';

type Days = Pick<HistoryFilters, 'from' | 'to'>;

export const NAMED_PERIODS = ['today', 'week', 'month'] as const;
export type NamedPeriod = (typeof NAMED_PERIODS)[number];

/** The days of a period that ends today: today, seven days, or this calendar month. `now` is server time. */
export function daysOf(period: NamedPeriod, now: number): Required<Days> {
  const to = vientianeDay(now);
  switch (period) {
    case 'today':
      return { from: to, to };
    case 'week':
      return { from: vientianeDay(addDays(now, -6)), to };
    case 'month':
      return { from: `${to.slice(0, 'YYYY-MM-'.length)}01`, to };
  }
}

/** The name of a period: `any` without days, `custom` if its days are those of no name. */
export function periodNameOf({ from, to }: Days, now: number): NamedPeriod | 'any' | 'custom' {
  if (from === undefined && to === undefined) return 'any';
  const isSame = (period: NamedPeriod) => {
    const days = daysOf(period, now);
    return days.from === from && days.to === to;
  };
  return NAMED_PERIODS.find(isSame) ?? 'custom';
}
