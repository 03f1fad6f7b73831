/** The cases of a machine as rows, one a step, for test-management tools. */
import type { Book } from '../book.ts';
import { printedCase } from './case-text.ts';
import type { Speech } from './sentences.ts';
import type { Style } from './sentences.ts';

/** In English in every language: what an import is set up for stays the same. */
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

/** The head, then the rows. What is to be seen before the first step is step 0. */
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

/** Plain text; addresses are whole. */
export function plainStyle(origin: string): Style {
  return { code: (text) => text, address: (path) => `${origin}${path}` };
}
