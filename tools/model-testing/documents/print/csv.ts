/** A table as test-management tools import it: UTF-8 with a byte order mark, RFC 4180 quoting, CRLF. */

const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would take for a formula is text: an apostrophe before it says so. */
const FORMULA = /^[=+\-@\t\r]/;

export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(cellOf).join(','));
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}\r\n`).join('')}`;
}

function cellOf(text: string): string {
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
