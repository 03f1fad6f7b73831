import type { I18n } from '@lingui/core';
import type { Currency } from '../../contract/money.ts';
import { isCurrency } from '../../contract/rates.ts';

const NAMES: Readonly<Record<Currency, { readonly id: string }>> = {
  LAK: /*i18n*/ { id: 'currency.LAK' },
  THB: /*i18n*/ { id: 'currency.THB' },
  USD: /*i18n*/ { id: 'currency.USD' },
};

/** What people here call a currency; a code that is not the site's stays as it is. */
export function currencyName(i18n: I18n, currency: string): string {
  return isCurrency(currency) ? i18n._(NAMES[currency].id) : currency;
}
