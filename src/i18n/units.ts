import type { I18n } from '@lingui/core';
import type { Currency } from '../../contract/money/money.ts';
import { isCurrency } from '../../contract/money/rates.ts';
import { LIMIT_PERIODS, type LimitPeriod } from '../../contract/responsible-play.ts';
import type { Message } from './message.ts';

const CURRENCY_NAMES: Readonly<Record<Currency, Message>> = {
  LAK: { id: 'currency.LAK' },
  THB: { id: 'currency.THB' },
  USD: { id: 'currency.USD' },
};

/** The everyday name of a currency. An unknown code is returned as it is. */
export function currencyName(i18n: I18n, currency: string): string {
  return isCurrency(currency) ? i18n._(CURRENCY_NAMES[currency].id) : currency;
}

const PERIOD_NAMES: Readonly<Record<LimitPeriod, Message>> = {
  day: { id: 'period.day' },
  week: { id: 'period.week' },
  month: { id: 'period.month' },
};

/** The name of a limit's period, shown beside its amount. An unknown period is returned unchanged. */
export function periodName(i18n: I18n, period: string): string {
  const known = LIMIT_PERIODS.find((candidate) => candidate === period);
  return known ? i18n._(PERIOD_NAMES[known].id) : period;
}
