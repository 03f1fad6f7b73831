/**
 * The cases as a table that test-management tools import, with one row for each step: UTF-8 with a byte order mark, RFC 4180
 * quoting, CRLF.
 */
import type { Walk } from '../player/walk.ts';
import { printedCase } from './printed-case.ts';
import type { Speech, Style } from './sentences.ts';
import { caseOf } from './walk-case.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** Prevents CSV injection: a cell that a spreadsheet would evaluate as a formula is prefixed with an apostrophe. */
const FORMULA = /^[=+\-@\t\r]/;

/** English in every language, so that one import configuration fits all. */
const COLUMNS = ['Case ID', 'Title', 'Preconditions', 'Step', 'Action', 'Expected result', 'Rule'];

/** The header and the rows. Step 0 holds the expectations before the first step. */
export function rowsOf(
  speech: Speech,
  walks: readonly Walk[],
  origin: string,
): readonly (readonly string[])[] {
  const style: Style = { code: (text) => text, address: (path) => `${origin}${path}` };
  const rows = walks.flatMap((walk) => {
    const { id, title, rules, before, beginning, steps } = printedCase(speech, caseOf(walk), style);
    const preconditions = before.map((action, index) => `${index + 1}. ${action}`).join('\n');
    const first = { actions: [speech.describe('do.look')], expectations: beginning };
    return [first, ...steps].map(({ actions, expectations }, step) => [
      id,
      title,
      preconditions,
      String(step),
      actions.join('\n'),
      expectations.join('\n'),
      rules,
    ]);
  });
  return [COLUMNS, ...rows];
}

export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(cellOf).join(','));
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}\r\n`).join('')}`;
}

function cellOf(text: string): string {
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
