/** Rows of a CSV file that a spreadsheet in the player's language reads: letters as letters, amounts and dates as values. */
import type { Language } from '../../contract/values.ts';
import { millisecondsOf } from '../../contract/time/clock.ts';
import { inVientiane } from '../../contract/time/calendar.ts';

/** A cell: a text, a decimal amount without its currency, or an instant of the contract. */
export type CsvCell = string | { readonly amount: string } | { readonly instant: string };

interface CsvFormat {
  /** A semicolon where the decimal mark is a comma: spreadsheets expect the same in that locale. */
  readonly separator: ',' | ';';
  readonly decimalMark: ',' | '.';
  /** For dayjs; the order in which spreadsheets of the language read a date. */
  readonly dateTime: string;
}

const DAY_FIRST = 'DD/MM/YYYY HH:mm:ss';

/**
 * The marks with which spreadsheets of the language read numbers. For Lao it is the point, unlike on the page: LibreOffice's Lao
 * locale, and the English or Thai one that many computers in Laos have, take a number with a comma for a text.
 */
const FORMATS: Readonly<Record<Language, CsvFormat>> = {
  lo: { separator: ',', decimalMark: '.', dateTime: DAY_FIRST },
  vn: { separator: ';', decimalMark: ',', dateTime: DAY_FIRST },
  th: { separator: ',', decimalMark: '.', dateTime: DAY_FIRST },
  cn: { separator: ',', decimalMark: '.', dateTime: 'YYYY/MM/DD HH:mm:ss' },
};

/** The beginning of a CSV file: without it, Excel reads UTF-8 as another encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One line of the file, with its end. Times are Vientiane's; an unset instant is an empty cell. */
export function csvLine(cells: readonly CsvCell[], language: Language): string {
  const format = FORMATS[language];
  return `${cells.map((cell) => quoted(written(cell, format))).join(format.separator)}\r\n`;
}

function written(cell: CsvCell, { decimalMark, dateTime }: CsvFormat): string {
  if (typeof cell === 'string') return asText(cell);
  // Without grouping: each locale reads the digits, whatever its mark for thousands.
  if ('amount' in cell) return cell.amount.replace('.', decimalMark);
  const milliseconds = millisecondsOf(cell.instant);
  return milliseconds === null ? '' : inVientiane(milliseconds).format(dateTime);
}

/** The first characters of a formula, also in their full-width forms, which Chinese and Japanese versions of Excel accept. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Digits that a spreadsheet would change as a number: with leading zeros, or more than it keeps. */
const CODE_OF_DIGITS = /^(?:0\d+|\d{12,})$/;

/** An apostrophe makes the cell a text, as OWASP recommends against formulas in CSV. */
function asText(text: string): string {
  return FORMULA.test(text) || CODE_OF_DIGITS.test(text) ? `'${text}` : text;
}

/** Quotes what contains a mark of either format, because a spreadsheet may be set to the other one. */
function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
