/** The documents for human testers: docs/test-cases.md. */
import { describe, expect, test } from 'vitest';
import { readCommand } from '../../../mock-server/lab/command-line/command.ts';
import { requestOf } from '../../../mock-server/lab/command-line/request.ts';
import { scenarios } from '../../../mock-server/lab/scenarios/scenarios.ts';
import { descriptions } from '../../../mock-server/lab/verbs.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { allWalks } from '../player/models.ts';
import { csvOf, rowsOf } from './csv.ts';
import { markdownPage } from './markdown.ts';
import { speechIn } from './sentences.ts';
import { TEXTS } from './texts/texts.ts';
import { caseOf } from './walk-case.ts';

const ORIGIN = 'http://localhost:5173';
const walks = allWalks();

describe.each(LANGUAGES)('in %s', (language) => {
  test('every walk is in the page and in the table, with every placeholder filled in', () => {
    const page = markdownPage(speechIn(language), walks, ORIGIN);
    const table = csvOf(rowsOf(speechIn(language), walks, ORIGIN));
    for (const { id, steps } of walks) {
      expect(page).toContain(`## ${id}: `);
      expect(table.match(new RegExp(`^${id},`, 'gm'))).toHaveLength(steps.length + 1);
    }
    expect(`${page}${table}`.match(/\{\w+\}/g)).toBeNull();
  });

  test('the texts have the placeholders of the Lao ones', () => {
    const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
    for (const [key, text] of Object.entries(TEXTS.lo)) {
      expect(placeholders(TEXTS[language][key]), key).toEqual(placeholders(text));
    }
  });
});

test('a cell with quotes or line breaks is quoted, and a formula is escaped as text', () => {
  expect(csvOf([['=1+1', '-400 THB', 'a "quoted", cell\nof two lines', 'plain']])).toBe(
    '\uFEFF\'=1+1,\'-400 THB,"a ""quoted"", cell\nof two lines",plain\r\n',
  );
});

test('the lab knows every command and every scenario', () => {
  const actions = walks
    .map(caseOf)
    .flatMap(({ before, steps }) => [...before, ...steps.flatMap((step) => step.actions)]);
  const lines = new Set(actions.flatMap((action) => (action.kind === 'lab' ? [action.line] : [])));
  expect(lines.size).toBeGreaterThan(10);
  for (const line of lines) {
    expect(() => requestOf(readCommand(line.split(' ')), descriptions), line).not.toThrow();
    const scenario = /scenario=(\S+)/.exec(line)?.[1];
    if (scenario !== undefined) expect(scenarios.map(({ name }) => name)).toContain(scenario);
  }
});
