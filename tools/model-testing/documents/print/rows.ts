/** The cases of a machine as rows for test-management tools, one for each step. */
import type { Book } from '../book.ts';
import { printedCase } from './case-text.ts';
import type { Speech } from './sentences.ts';
import type { Style } from './sentences.ts';

/** English in every language, so that one import configuration fits all. */
export const COLUMNS = [
  'Case ID',
  'Machine',
  'Title',
  'Preconditions',
  'Step',
  'Action',
  'Expected result',
  'Rule',
] as const;

/** Returns the header and the rows. Step 0 holds the expectations before the first step. */
export function rowsOf(
  speech: Speech,
  { machine, chart, cases }: Book,
  style: Style,
): readonly (readonly string[])[] {
  const rows = cases.flatMap((manual) => {
    const { id, title, rules, before, beginning, steps } = printedCase(speech, chart, manual, style);
    const preconditions = before.map((action, index) => `${index + 1}. ${action}`).join('\n');
    const first = { actions: [speech.describe('do.look')], expectations: beginning };
    const all = [...(beginning.length > 0 ? [first] : []), ...steps];
    const offset = all.length > steps.length ? 0 : 1;
    return all.map(({ actions, expectations }, index) => [
      id,
      machine,
      title,
      preconditions,
      String(index + offset),
      actions.join('\n'),
      expectations.join('\n'),
      rules,
    ]);
  });
  return [COLUMNS, ...rows];
}

/** Plain text with absolute URLs. */
export function plainStyle(origin: string): Style {
  return { code: (text) => text, address: (path) => `${origin}${path}` };
}
