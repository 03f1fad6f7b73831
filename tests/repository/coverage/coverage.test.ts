/** Checks docs/specification-coverage.md: it quotes every sentence of the specification, and the named code and tests exist and run. */
import { describe, expect, test } from 'vitest';
import { sessionStatusOf, titlesIn } from './cited-tests.ts';
import {
  DOCUMENT,
  type Proof,
  type Row,
  rowsOf,
  type Sentence,
  sentencesOf,
  sentencesWithoutRow,
  SPECIFICATION,
} from './coverage-table.ts';
import { FILES, textOf } from '../files.ts';

const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const STATUSES: readonly string[] = ['proven', 'differs', 'pending', 'left out'];

/** In characters; a longer reason belongs in its decision. */
const LONGEST_REASON = 80;

/** Tests that run the mock alone. */
const OF_THE_MOCK = /^(tests\/(contract|mock-server)|tools\/conformance)\//;

/** Tests of rules that the site and the mock share. */
const OF_THE_CONTRACT = /^tests\/unit\/contract\//;

/** The problems of a row, as text. */
function faultsOf(row: Row): readonly string[] {
  const { section, says, builtIn, provenBy, status } = row;
  const of = (fault: string) => `§${section} ${says}: ${fault}`;
  const isFile = (path: string) => FILES.includes(path);
  const faults = [
    ...[...builtIn.map(({ path }) => path), ...provenBy.map(({ path }) => path), ...row.decisions]
      .filter((path) => !isFile(path))
      .map((path) => `there is no ${path}`),
    ...builtIn
      .filter(({ path, part }) => part !== null && isFile(path) && !names(textOf(path), part))
      .map(({ path, part }) => `${path} names no ${part}`),
    ...provenBy
      .filter(
        ({ path, title }) => isFile(path) && !titlesIn(textOf(path)).some((known) => known.startsWith(title)),
      )
      .map(({ path, title }) => `${path} has no test “${title}”`),
    ...provenBy.filter(({ path }) => !/^(tests|tools)\//.test(path)).map(({ path }) => `${path} is no test`),
  ];
  if (!(SECTIONS as readonly string[]).includes(section)) faults.push('there is no such section');
  if (says === '') faults.push('it says nothing');
  if (!STATUSES.includes(status)) faults.push(`“${status}” is no status`);
  if (status === 'left out' && !builtIn.some(({ path }) => isDecision(path)))
    faults.push('left out, and no decision says why');
  if (status === 'differs') faults.push(...faultsOfReason(row));
  if (status === 'proven' || status === 'differs') faults.push(...faultsOfProof(row));
  return faults.map(of);
}

/** Quotes that are not in the specification, and its sentences that nothing quotes. */
function faultsOfQuotes(sentences: readonly Sentence[], quoted: readonly Sentence[]): readonly string[] {
  const named = ({ section, text }: Sentence) => `§${section} ${text}`;
  const [known, found] = [sentences, quoted].map((each) => new Set(each.map(named))) as [
    Set<string>,
    Set<string>,
  ];
  return [
    ...[...found].filter((each) => !known.has(each)).map((each) => `not in the specification: ${each}`),
    ...[...known].filter((each) => !found.has(each)).map((each) => `without a row: ${each}`),
  ];
}

function faultsOfReason({ reason, decisions }: Row): readonly string[] {
  const faults = decisions.some(isDecision) ? [] : ['differs, and no decision says why'];
  if (reason.replace(/\W/g, '') === '') faults.push('differs without a reason');
  if (reason.length > LONGEST_REASON) faults.push('differs for a reason of too many words');
  return faults;
}

/** The problems of the tests that a row names. */
function faultsOfProof({ builtIn, provenBy, status }: Row): readonly string[] {
  if (builtIn.length === 0) return [`${status}, and built nowhere`];
  if (provenBy.length === 0) return [`${status} by nothing`];
  const isRule = builtIn.every(({ path }) => path.startsWith('contract/'));
  const ofThePlayer = provenBy.filter(
    ({ path }) => !OF_THE_MOCK.test(path) && (isRule || !OF_THE_CONTRACT.test(path)),
  );
  if (ofThePlayer.length === 0) return [`${status} by the mock or the contract alone`];
  const statuses = ofThePlayer.map(statusOf);
  if (statuses.includes('always')) return [];
  return statuses.includes('sampled')
    ? [`${status} by a sampled case alone`]
    : [`${status} by tests alone that npm test never runs`];
}

function statusOf(proof: Proof): ReturnType<typeof sessionStatusOf> {
  return FILES.includes(proof.path) ? sessionStatusOf(proof, textOf(proof.path)) : 'always';
}

function isDecision(path: string): boolean {
  return path.startsWith('docs/decisions/');
}

function names(code: string, part: string): boolean {
  return new RegExp(`\\b${part}\\b`).test(code);
}

describe('the check reports an invalid row', () => {
  const here = '../tests/repository/coverage/coverage.test.ts';
  const right = `[it](${here}) › \`the check reports an invalid row\``;
  const decision = '[0018](decisions/0018-bundle-translations-without-a-loader.md)';
  /** A file of the site. */
  const source = '[a](../src/main.tsx)';
  const proven = (proof: string) => `| §1 | x | ${source} | ${proof} | proven |`;

  test.each([
    [
      'a file that does not exist',
      `| §1 | x | [a](../src/nowhere.ts) | ${right} | proven |`,
      'no src/nowhere.ts',
    ],
    [
      'a name that does not occur in its file',
      `| §1 | x | [a](../src/main.tsx#nowhere) | ${right} | proven |`,
      'names no nowhere',
    ],
    ['a test that does not exist', proven(`[it](${here}) › \`a missing title\``), 'no test'],
    ['a text that is not a test title', proven(`[it](${here}) › \`SECTIONS\``), 'no test'],
    ['a test outside the test folders', proven('[it](../src/main.tsx) › `x`'), 'is no test'],
    ['an unknown status', `| §1 | x | ${source} | ${right} | done |`, '“done” is no status'],
    ['an unknown section', `| §none | x | ${source} | ${right} | proven |`, 'no such section'],
    ['no sentence of the specification', `| §1 | | ${source} | ${right} | proven |`, 'says nothing'],
    ['no code', `| §1 | x | | ${right} | proven |`, 'built nowhere'],
    ['proven without a test', proven(''), 'proven by nothing'],
    ['left out without a decision', `| §1 | x | ${source} | | left out |`, 'no decision says why'],
    [
      'differs without a reason',
      `| §1 | x | ${source} | ${right} | differs: ${decision} |`,
      'without a reason',
    ],
    ['differs without a decision', `| §1 | x | ${source} | ${right} | differs: so |`, 'no decision says why'],
    [
      'differs with a decision that does not exist',
      `| §1 | x | ${source} | ${right} | differs: so, [1](decisions/9999-x.md) |`,
      'no docs/decisions/9999-x.md',
    ],
    [
      'differs with a reason that is too long',
      `| §1 | x | ${source} | ${right} | differs: ${'so '.repeat(30)}, ${decision} |`,
      'too many words',
    ],
    ['differs without a test', `| §1 | x | ${source} | | differs: so, ${decision} |`, 'differs by nothing'],
    [
      'only a test file of the deep run',
      proven('[it](../tests/unit/src/whole-site/outage.test.ts) › `clients reconnect`'),
      'that npm test never runs',
    ],
    [
      'only a browser test of the deep run',
      proven('[it](../tests/browser/shell/drawer.spec.ts) › `marks where a player is`'),
      'that npm test never runs',
    ],
    [
      'only a test of the deep run in a file of npm test',
      proven('[it](../tests/repository/supply.test.ts) › `the bill of materials`'),
      'that npm test never runs',
    ],
    [
      'only sampled cases of a property',
      proven('[it](../tests/unit/src/whole-site/generated-answers.test.tsx) › `the page does not crash`'),
      'by a sampled case alone',
    ],
    [
      'only a sampled browser test',
      proven('[it](../tests/browser/deposit/story.spec.ts) › `a visitor becomes a player`'),
      'by a sampled case alone',
    ],
    [
      'only a sampled group of browser tests',
      proven(
        '[it](../tests/browser/looks/looks.spec.ts) › `layout, accessibility and texts of every screen`',
      ),
      'by a sampled case alone',
    ],
    [
      'only a rule of the conformance kit',
      proven('[it](../tools/conformance/rules/calls/players.ts) › `an unknown provider is 404`'),
      'by the mock or the contract alone',
    ],
    [
      'only tests of the mock',
      proven('[it](../tests/mock-server/seeds.test.ts) › `are of every provider`'),
      'by the mock or the contract alone',
    ],
    [
      'only a shared rule, for what the site shows',
      proven('[it](../tests/unit/contract/rules/credentials.test.ts) › `a password`'),
      'by the mock or the contract alone',
    ],
  ])('%s', (_, line, fault) => {
    expect(rowsOf(line).flatMap(faultsOf).join('\n')).toContain(fault);
  });

  test.each([
    ['a cell too many', `| §1 | x | y | | | pending |`],
    ['a test without a title', `| §1 | x | | [it](${here}) | pending |`],
  ])('by an error if it cannot be parsed: %s', (_, line) => {
    expect(() => rowsOf(line)).toThrow(/not five cells|not a test/);
  });

  test('and accepts valid rows', () => {
    const rule = '[it](../tests/unit/contract/rates.test.ts) › `an unknown currency converts to 0`';
    const rows = rowsOf(
      [
        proven(`${right}<br>${right}`),
        '| §2 | y | | | pending |',
        `| §3 | z | [a](../src/main.tsx#begin) | ${right} | differs: so, ${decision} |`,
        `| §9 | a shared rule | [a](../contract/money/rates.ts) | ${rule} | proven |`,
        proven('[it](../tests/browser/deposit/story.spec.ts) › `a player deposits by QR`'),
      ].join('\n'),
    );
    expect(rows.map(({ provenBy }) => provenBy.length)).toEqual([2, 0, 1, 1, 1]);
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });
});

describe('the check compares the quotes with the specification', () => {
  const sentences = sentencesOf(
    '# Title\n\nAn introduction.\n\n## 1. First\n\nA list:\n- One thing. Another.\n\n## 2. Second\n\n| Head | of it |\n|---|---|\n| /a | Page a |',
  );

  test('which has these sentences', () => {
    expect(sentences.map(({ section, text }) => `${section} ${text}`)).toEqual([
      '1 An introduction.',
      '1 One thing.',
      '1 Another.',
      '2 /a · Page a',
    ]);
  });

  test.each([
    ['a sentence without a quote', sentences.slice(1), ['without a row: §1 An introduction.']],
    [
      'a reworded quote',
      sentences.map((each) => (each.text === 'Another.' ? { section: '1', text: 'A second one.' } : each)),
      ['not in the specification: §1 A second one.', 'without a row: §1 Another.'],
    ],
    [
      'a quote under another section',
      [...sentences, { section: '3', text: 'Another.' }],
      ['not in the specification: §3 Another.'],
    ],
    ['no fault', [...sentences, ...sentences], []],
  ])('%s', (_, quoted, faults) => {
    expect(faultsOfQuotes(sentences, quoted)).toEqual(faults);
  });
});

describe('the table', () => {
  const text = textOf(DOCUMENT);
  const rows = rowsOf(text);

  test('quotes each sentence of the specification, and nothing else', () => {
    const quoted = rows.map(({ section, quote }) => ({ section, text: quote }));
    const sentences = sentencesOf(textOf(SPECIFICATION));
    expect(faultsOfQuotes(sentences, [...quoted, ...sentencesWithoutRow(text)])).toEqual([]);
  });

  test.each(SECTIONS)('has rows for §%s', (section) => {
    expect(rows.filter((row) => row.section === section)).not.toEqual([]);
  });

  test('names only files and tests that exist, and each claim is proven by a test of npm test', () => {
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });

  test('has no sentence twice', () => {
    const sentences = rows.map(({ section, says }) => `§${section} ${says}`);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });
});
