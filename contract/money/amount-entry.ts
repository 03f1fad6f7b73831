/**
 * Parses an amount as people type it. In Lao, dots group thousands and a comma starts the decimals (1.234.567,5); in Thai and
 * Chinese it is the other way round, and people copy amounts between apps. A single separator that may be either is
 * rejected: a wrong guess would change the amount by a factor of 1,000. Kip has no decimals, so there it groups.
 */
import { typedText, withAsciiDigits } from '../rules/typed-text.ts';
import { type Currency, CURRENCY_DECIMALS } from './money.ts';

export type AmountProblem =
  | 'REQUIRED'
  /** Contains characters other than digits and separators, or separators that do not group correctly. */
  | 'FORMAT'
  /** One separator followed by three digits: 1.500 may mean fifteen hundred or one and a half. */
  | 'AMBIGUOUS'
  /** More decimals than the currency has; LAK has none. */
  | 'DECIMALS'
  /** More digits than the contract allows. */
  | 'TOO_LONG';

export type AmountReading =
  | { readonly ok: true; readonly amount: string }
  | { readonly ok: false; readonly problem: AmountProblem };

const MAXIMUM_WHOLE_DIGITS = 12; // contract §1
const GROUPED = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/;

/** Parses a typed or pasted amount of a currency. */
export function readAmountEntry(entry: string, currency: Currency): AmountReading {
  const text = withAsciiDigits(typedText(entry)).replace(/[\s'’]/g, '');
  if (text === '') return { ok: false, problem: 'REQUIRED' };
  if (!/^[\d.,]+$/.test(text) || !/\d/.test(text)) return { ok: false, problem: 'FORMAT' };

  // Without decimals, one separator can only group, as the site prints it (contract §1).
  const isWhole = CURRENCY_DECIMALS[currency] === 0 && GROUPED.test(text);
  const split = isWhole ? ([digitsOf(text), null] as const) : wholeAndDecimals(text);
  if (typeof split === 'string') return { ok: false, problem: split };
  const [whole, decimals] = split;
  if (decimals !== null && decimals.length > CURRENCY_DECIMALS[currency])
    return { ok: false, problem: 'DECIMALS' };
  const significant = whole.replace(/^0+(?=\d)/, '');
  if (significant.length > MAXIMUM_WHOLE_DIGITS) return { ok: false, problem: 'TOO_LONG' };
  return { ok: true, amount: decimals ? `${significant}.${decimals}` : significant };
}

/** Splits the text at the decimal mark; the decimals are null if there is no mark. */
function wholeAndDecimals(text: string): readonly [string, string | null] | AmountProblem {
  const separators = [...text].filter((character) => character === '.' || character === ',');
  if (separators.length === 0) return [text, null];

  const last = text.lastIndexOf(separators.at(-1) ?? '');
  const kinds = new Set(separators);
  if (separators.length === 1) {
    const after = text.length - last - 1;
    if (after === 3) return 'AMBIGUOUS';
    return [text.slice(0, last) || '0', text.slice(last + 1)];
  }
  if (kinds.size === 1) {
    // A repeated separator can only group thousands.
    return isGrouped(text, separators[0] ?? '') ? [digitsOf(text), null] : 'FORMAT';
  }
  // With both separators, the last one is the decimal mark if it occurs once, and the other one groups thousands.
  const [group] = separators;
  const decimalMark = text[last] ?? '';
  const whole = text.slice(0, last);
  if (whole.includes(decimalMark)) return 'FORMAT';
  return isGrouped(whole, group ?? '') ? [digitsOf(whole), text.slice(last + 1)] : 'FORMAT';
}

function isGrouped(text: string, mark: string): boolean {
  const [first = '', ...groups] = text.split(mark);
  return first.length >= 1 && first.length <= 3 && groups.every((group) => group.length === 3);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
