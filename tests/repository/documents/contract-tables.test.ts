/** Inserting the generated tables into docs/contract.md. The check `contract-tables` compares them with the code. */
import { describe, expect, test } from 'vitest';
import { withContractTables } from '../../../tools/documents/contract-tables.ts';
import { transitionsTable } from '../../../tools/documents/contract/transition-tables.ts';

const TABLES = { kettles: () => '| kettles |' };
const place = (name: string, content = '\n') => `<!-- generated: ${name} -->${content}<!-- end generated -->`;

describe('a table', () => {
  test('replaces the text between its markers, and nothing else', () => {
    const page = withContractTables(`before ${place('kettles', ' old ')} after`, TABLES);
    expect(page).toBe(`before ${place('kettles', '\n\n| kettles |\n\n')} after`);
    expect(withContractTables(page, TABLES)).toBe(page);
  });

  test.each([
    ['without markers', 'no markers'],
    ['without an end', '<!-- generated: kettles -->'],
    ['with two pairs of markers', place('kettles').repeat(2)],
    ['that does not exist', place('kettles') + place('teapots')],
  ])('%s is an error', (_, page) => {
    expect(() => withContractTables(page, TABLES)).toThrow(/kettles|teapots/);
  });
});

test('a table of transitions lists the final statuses', () => {
  const table = transitionsTable([{ from: 'COLD', to: 'HOT', by: ['stove', 'sun'] }]);
  expect(table).toBe('| From | To | By |\n|---|---|---|\n| `COLD` | `HOT` | stove, sun |\n\nFinal: `HOT`.');
});
