/** Suggested and displayed money amounts of the panel. Exact, as everywhere (contract §1). */
import {
  CURRENCY_DECIMALS,
  type Currency,
  decimal,
  divide,
  multiply,
  round,
  written,
} from '../../../contract/money/money.ts';

/** Returns `percent` of an amount, rounded down to the decimals of its currency. */
export function percentOf(amount: string, currency: Currency, percent: number): string {
  const share = divide(multiply(decimal(amount), decimal(String(percent))), decimal('100'), 4, 'down');
  return written(round(share, CURRENCY_DECIMALS[currency], 'down'));
}

/** Formats `100 000 LAK` with non-breaking spaces. */
export function money(amount: string, currency: string): string {
  const [whole = '', fraction] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f');
  return `${fraction === undefined ? grouped : `${grouped}.${fraction}`}\u00a0${currency}`;
}
