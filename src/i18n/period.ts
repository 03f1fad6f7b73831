import type { I18n } from '@lingui/core';
import { LIMIT_PERIODS, type LimitPeriod } from '../../contract/protection.ts';

const NAMES: Readonly<Record<LimitPeriod, { readonly id: string }>> = {
  day: /*i18n*/ { id: 'period.day' },
  week: /*i18n*/ { id: 'period.week' },
  month: /*i18n*/ { id: 'period.month' },
};

/** How often a limit counts anew, said beside its amount: each day, week or month. Another period stays as it is. */
export function periodName(i18n: I18n, period: string): string {
  const known = LIMIT_PERIODS.find((candidate) => candidate === period);
  return known ? i18n._(NAMES[known].id) : period;
}
