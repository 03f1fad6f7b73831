// @module-tag deep
/** The documents for human testers: docs/test-cases.md. */
import { describe, expect, test } from 'vitest';
import { readCommand } from '../../../mock-server/lab/command-line/command.ts';
import { requestOf } from '../../../mock-server/lab/command-line/request.ts';
import { scenarios } from '../../../mock-server/lab/scenarios/scenarios.ts';
import { descriptions } from '../../../mock-server/lab/verbs.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { CHARTS } from '../../fixtures/charts.ts';
import { ALL_FIXTURES } from '../../fixtures/all-fixtures.ts';
import { play } from '../../simulator/panel/play.ts';
import { catalogOf } from '../../../tests/browser/fixtures/messages.ts';
import { readFrozen } from '../cases/frozen.ts';
import { walkOf } from '../cases/test-case.ts';
import { measureOf } from '../measure.ts';
import { MODELS } from '../player/models.ts';
import { type ActKind, ACTORS } from '../player/walk.ts';
import { type Book, bookOf, playerBook } from './book.ts';
import { chosenCases } from './choice/chosen.ts';
import { GOAL_KINDS } from './choice/known-ways.ts';
import { documentsOf } from './files.ts';
import type { Action, Expectation, ManualCase } from './manual/manual-case.ts';
import { viewerCase } from './manual/viewer-case.ts';
import { actionsOf } from './phrases/player-acts.ts';
import { csvOf } from './print/csv.ts';
import { STATE_NAMES } from './texts/names.ts';
import { TESTER_MESSAGES } from './texts/state-texts.ts';

const ORIGIN = 'http://localhost:5173';
/** Two machines that can be tested on the site and one that cannot; the player's walks are added below. */
const MACHINES = ['session', 'deposit', 'toast'];

const fixtures = ALL_FIXTURES.filter(({ machine }) => MACHINES.includes(machine.id));
const books: readonly Book[] = [
  playerBook('transitions'),
  ...fixtures.map((fixtures) => bookOf(fixtures, 'transitions')),
];
const cases = books.flatMap((book) => book.cases);
const written = () => documentsOf(books, { coverage: 'transitions', languages: LANGUAGES, origin: ORIGIN });
const files = written();

test('the documents are deterministic: the same code yields the same bytes', () => {
  expect([...written()]).toEqual([...files]);
  const again = fixtures.map((fixtures) => bookOf(fixtures, 'transitions').cases);
  expect(again).toEqual(books.slice(1).map((book) => book.cases));
});

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = [...files].filter(([name]) => name.startsWith(`${language}/`));

  test('every case is in the Markdown page and in the CSV table', () => {
    for (const book of books) {
      for (const { id } of book.cases) {
        expect(files.get(`${language}/${book.machine}.md`)).toContain(`## ${id}: `);
        expect(files.get(`${language}/${book.machine}.csv`)).toContain(`\n${id},`);
      }
    }
  });

  test('no placeholder is unfilled, and no message id is printed instead of its text', () => {
    const ids = Object.keys(catalogOf(language)).filter((id) => id.split('.').length > 2);
    for (const [name, text] of texts) {
      expect(text.match(/\{\w+\}/g) ?? [], name).toEqual([]);
      expect(
        ids.filter((id) => text.includes(`“${id}”`)),
        name,
      ).toEqual([]);
    }
  });

  test('the templates are the same as in Lao, with the same placeholders', () => {
    const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
    for (const [key, text] of Object.entries(TESTER_MESSAGES.lo)) {
      const other = Object.entries(TESTER_MESSAGES[language]).find(([name]) => name === key)?.[1] ?? '';
      expect(other.trim(), key).not.toBe('');
      expect(placeholders(other), key).toEqual(placeholders(text));
    }
  });

  test('every state of every machine has a name', () => {
    const states = CHARTS.flatMap((chart) => chart.nodes.map(({ id }) => id));
    expect(states.filter((id) => !STATE_NAMES[language][id])).toEqual([]);
  });

  test('a CSV table is parsed back to the same rows', () => {
    for (const [name, text] of texts.filter(([file]) => file.endsWith('.csv'))) {
      const rows = parsed(text);
      expect(new Set(rows.map(({ length }) => length)), name).toEqual(new Set([8]));
      expect(csvOf(rows)).toBe(text);
    }
  });
});

test('a cell that a spreadsheet would take for a formula is escaped as text', () => {
  const rows = [['=1+1', '+1', '-400 THB', '@x', '\tx', 'a "quoted", cell\nof two lines', 'plain']];
  expect(parsed(csvOf(rows))).toEqual([
    ["'=1+1", "'+1", "'-400 THB", "'@x", "'\tx", 'a "quoted", cell\nof two lines', 'plain'],
  ]);
});

describe.each(fixtures.map((fixtures) => [fixtures.machine.id, fixtures] as const))(
  'the cases of %s',
  (id, fixtures) => {
    const frozen = readFrozen(id).cases;

    test.each(GOAL_KINDS)('chosen for %s cover as many as all frozen cases, in fewer steps', (kind) => {
      const whole = measureOf(fixtures, frozen).tallies[kind];
      const chosen = measureOf(fixtures, chosenCases(fixtures, frozen, kind));
      expect(chosen.tallies[kind]).toEqual(whole);
      expect(chosen.steps).toBeLessThan(measureOf(fixtures, frozen).steps);
    });

    test('chosen for pairs are all frozen cases', () => {
      expect(chosenCases(fixtures, frozen, 'pairs')).toEqual(frozen);
    });

    test('no case is the beginning of another', () => {
      const texts = chosenCases(fixtures, frozen, 'transitions').map(
        ({ input, steps }) => `${[input, ...steps.map(([step]) => step)].join('\n')}\n`,
      );
      const beginnings = texts.filter((text) =>
        texts.some((other) => other !== text && other.startsWith(text)),
      );
      expect(beginnings).toEqual([]);
    });

    test('the viewer offers every button that the case names', () => {
      const chart = CHARTS.find((each) => each.id === id);
      if (!chart) throw new Error(`there is no ${id}`);
      for (const testCase of frozen.slice(0, 3)) {
        const { steps } = walkOf(testCase);
        const shown = viewerCase(fixtures, chart, testCase);
        for (const [index, step] of steps.slice(0, 25).entries()) {
          const { options } = play(fixtures, { input: testCase.input, steps: steps.slice(0, index) });
          const kind = options.find((option) => option.step === step)?.outcome.kind;
          const action = shown.steps[index]?.actions[0]?.kind;
          if (step.startsWith('send ')) {
            expect(`${step}: ${action}`).toBe(`${step}: ${ACTION_OF[kind ?? 'unhandled']}`);
          } else expect(kind).toBe('taken');
        }
      }
    });
  },
);

const ACTION_OF = { taken: 'send', rejected: 'sendRejected', unhandled: 'lookUnheard' } as const;

test('every act of the player’s models has an action for a human tester', () => {
  for (const { acts, subject } of MODELS) {
    const situation = { subject, books: [], claims: 0 };
    for (const [name, values] of Object.entries(acts)) {
      const actor = ACTORS.find((each) => name.startsWith(`${each}.`));
      if (!actor) throw new Error(`no actor does ${name}`);
      const kind: ActKind = `${actor}.${name.slice(actor.length + 1)}`;
      expect(actionsOf({ kind, values: values ?? {} }, situation).length, kind).toBeGreaterThan(0);
    }
  }
});

test('every lab command is valid, and every scenario in a lab command exists', () => {
  const lines = new Set(actionsIn(cases).flatMap((action) => (action.kind === 'lab' ? [action.line] : [])));
  expect(lines.size).toBeGreaterThan(10);
  for (const line of lines) {
    expect(() => requestOf(readCommand(line.split(' ')), descriptions), line).not.toThrow();
    const scenario = /scenario=(\S+)/.exec(line)?.[1];
    if (scenario !== undefined) expect(scenarios.map(({ name }) => name)).toContain(scenario);
  }
});

test.each(LANGUAGES)('every label and text that a step quotes is in the catalog of %s', (language) => {
  const messages = catalogOf(language);
  const labels = actionsIn(cases).flatMap((action) => ('label' in action ? [action.label] : []));
  const texts = expectationsIn(cases).flatMap((each) =>
    each.kind === 'sees' || each.kind === 'misses' ? (each.assertion.text ?? []) : [],
  );
  expect([...new Set([...labels, ...texts])].filter((id) => !messages[id])).toEqual([]);
});

test('every case can be carried out on the site or in the viewer', () => {
  const places = new Set(cases.map(({ place }) => place));
  expect([...places].toSorted()).toEqual(['site', 'viewer']);
  for (const { place, viewer, steps, machine } of cases) {
    expect(steps.every(({ actions }) => actions.length > 0)).toBe(true);
    if (place === 'viewer' || machine !== 'walks') expect(viewer).not.toBeNull();
  }
});

function actionsIn(all: readonly ManualCase[]): readonly Action[] {
  return all.flatMap(({ before, steps }) => [...before, ...steps.flatMap(({ actions }) => actions)]);
}

function expectationsIn(all: readonly ManualCase[]): readonly Expectation[] {
  return all.flatMap(({ beginning, steps }) => [
    ...beginning,
    ...steps.flatMap(({ expectations }) => expectations),
  ]);
}

/** Parses CSV as RFC 4180 specifies. */
function parsed(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const body = text.replace(/^\uFEFF/, '');
  for (let match = cell.exec(body); match !== null; match = cell.exec(body)) {
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') {
      rows.push(row);
      row = [];
    }
    if (cell.lastIndex === body.length) break;
  }
  return rows;
}
