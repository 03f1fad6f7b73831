/** Money as the panel suggests and shows it. Exact, like everywhere (contract §1). */
import {
  CURRENCY_DECIMALS,
  type Currency,
  decimal,
  divide,
  multiply,
  round,
  written,
} from '../../../contract/money/money.ts';

/** So many percent of an amount, rounded down to what its currency can say. */
export function percentOf(amount: string, currency: Currency, percent: number): string {
  const share = divide(multiply(decimal(amount), decimal(String(percent))), decimal('100'), 4, 'down');
  return written(round(share, CURRENCY_DECIMALS[currency], 'down'));
}

/** `100 000 LAK`, with spaces that do not break. */
export function money(amount: string, currency: string): string {
  const [whole = '', fraction] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f');
  return `${fraction === undefined ? grouped : `${grouped}.${fraction}`}\u00a0${currency}`;
}
