/** The table of docs/specification-coverage.md says where each sentence is built and proven; here it is held to that. */
import { describe, expect, test } from 'vitest';
import { dirname, join, normalize } from 'node:path';
import { FILES, textOf } from './files.ts';

const DOCUMENT = 'docs/specification-coverage.md';
const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const STATUSES: readonly string[] = ['proven', 'pending', 'left out'];

interface Row {
  readonly section: string;
  readonly says: string;
  /** Paths of the repository. */
  readonly builtIn: readonly string[];
  readonly provenBy: readonly Proof[];
  readonly status: string;
}

/** A test, by its title as it stands in the code or by how that begins. */
interface Proof {
  readonly path: string;
  readonly title: string;
}

const LINK = /\[[^\]]+\]\(([^()\s]+)\)/g;
const PROOF = /^\[[^\]]+\]\(([^()\s]+)\) › `([^`]+)`$/;

/** The first text that a call is given, when a function comes after it: the title of a test or of a group. */
const TITLE =
  /\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`),\s*(?:(?:[A-Z_]+|details),\s*)?(?:async\s*)?\(/g;

/** The sentence of a rule of the conformance kit, which conformance.test.ts holds the mock against. */
const RULE = /\bsays:\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g;

/** The rows of the table, with paths as they are below the repository's root; cells that cannot be read throw. */
function rowsOf(markdown: string): readonly Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| §'))
    .filter((line) => !line.startsWith('| § |'))
    .map((line) => {
      const cells = line.slice(1, -1).split('|');
      if (cells.length !== 5) throw new Error(`not five cells: ${line}`);
      const [section = '', says = '', builtIn = '', provenBy = '', status = ''] = cells.map((cell) =>
        cell.trim(),
      );
      return {
        section: section.slice(1),
        says,
        builtIn: [...builtIn.matchAll(LINK)].map(([, target = '']) => pathOf(target)),
        provenBy: provenBy === '' ? [] : provenBy.split('<br>').map(proofIn),
        status,
      };
    });
}

function proofIn(words: string): Proof {
  const [, target, title] = PROOF.exec(words.trim()) ?? [];
  if (target === undefined || title === undefined) throw new Error(`not a test: ${words}`);
  return { path: pathOf(target), title };
}

function pathOf(target: string): string {
  return normalize(join(dirname(DOCUMENT), target));
}

/** What is wrong with a row, in words. */
function faultsOf({ section, says, builtIn, provenBy, status }: Row): readonly string[] {
  const of = (fault: string) => `§${section} ${says}: ${fault}`;
  const isFile = (path: string) => FILES.includes(path);
  const faults = [
    ...[...builtIn, ...provenBy.map(({ path }) => path)]
      .filter((path) => !isFile(path))
      .map((path) => `there is no ${path}`),
    ...provenBy
      .filter(
        ({ path, title }) => isFile(path) && !titlesIn(textOf(path)).some((known) => known.startsWith(title)),
      )
      .map(({ path, title }) => `${path} has no test “${title}”`),
    ...provenBy.filter(({ path }) => !path.startsWith('tests/')).map(({ path }) => `${path} is no test`),
  ];
  if (!(SECTIONS as readonly string[]).includes(section)) faults.push('there is no such section');
  if (says === '') faults.push('it says nothing');
  if (!STATUSES.includes(status)) faults.push(`“${status}” is no status`);
  if (status === 'proven' && builtIn.length === 0) faults.push('proven, and built nowhere');
  if (status === 'proven' && provenBy.length === 0) faults.push('proven by nothing');
  if (status === 'left out' && !builtIn.some((path) => path.startsWith('docs/decisions/')))
    faults.push('left out, and no decision says why');
  return faults.map(of);
}

function titlesIn(code: string): readonly string[] {
  return [...code.matchAll(TITLE), ...code.matchAll(RULE)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replace(/\\(['"`])/g, '$1'),
  );
}

describe('the check finds a row that is wrong', () => {
  const here = '../tests/repository/coverage.test.ts';
  const right = `[it](${here}) › \`the check finds a row\``;

  test.each([
    [
      'a file that is not there',
      `| §1 | x | [a](../src/nowhere.ts) | ${right} | proven |`,
      'no src/nowhere.ts',
    ],
    [
      'a test that is not there',
      `| §1 | x | [a](${here}) | [it](${here}) › \`nobody wrote it\` | proven |`,
      'no test',
    ],
    [
      'words that are no title',
      `| §1 | x | [a](${here}) | [it](${here}) › \`SECTIONS\` | proven |`,
      'no test',
    ],
    [
      'a file that is no test',
      `| §1 | x | [a](${here}) | [it](../src/main.tsx) › \`x\` | proven |`,
      'is no test',
    ],
    ['another status', `| §1 | x | [a](${here}) | ${right} | done |`, '“done” is no status'],
    ['a section that is not', `| §10 | x | [a](${here}) | ${right} | proven |`, 'no such section'],
    ['no sentence', `| §1 | | [a](${here}) | ${right} | proven |`, 'says nothing'],
    ['nothing built', `| §1 | x | | ${right} | proven |`, 'built nowhere'],
    ['nothing proven', `| §1 | x | [a](${here}) | | proven |`, 'proven by nothing'],
    ['left out without a reason', `| §1 | x | [a](${here}) | | left out |`, 'no decision says why'],
  ])('%s', (_, line, fault) => {
    expect(rowsOf(line).flatMap(faultsOf).join('\n')).toContain(fault);
  });

  test.each([
    ['a cell too many', `| §1 | x | y | | | pending |`],
    ['a test without a title', `| §1 | x | | [it](${here}) | pending |`],
  ])('that cannot be read: %s', (_, line) => {
    expect(() => rowsOf(line)).toThrow(/not five cells|not a test/);
  });

  test('and lets a right one pass', () => {
    const rows = rowsOf(
      `| §1 | x | [a](${here}) | ${right}<br>${right} | proven |\n| §2 | y | | | pending |`,
    );
    expect(rows.map(({ provenBy }) => provenBy.length)).toEqual([2, 0]);
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });
});

describe('the table', () => {
  const rows = rowsOf(textOf(DOCUMENT));

  test.each(SECTIONS)('has rows for §%s', (section) => {
    expect(rows.filter((row) => row.section === section)).not.toEqual([]);
  });

  test('names files and tests that exist, and nothing proven without them', () => {
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });

  test('says no sentence twice', () => {
    const sentences = rows.map(({ section, says }) => `§${section} ${says}`);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });
});
