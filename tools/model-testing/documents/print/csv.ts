/** Formats CSV that test-management tools import: UTF-8 with a byte order mark, RFC 4180 quoting, CRLF. */

const BYTE_ORDER_MARK = '\uFEFF';

/** Prevents CSV injection: a cell that a spreadsheet would evaluate as a formula is prefixed with an apostrophe. */
const FORMULA = /^[=+\-@\t\r]/;

export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(cellOf).join(','));
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}\r\n`).join('')}`;
}

function cellOf(text: string): string {
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
