/** docs/specification-coverage.md quotes every sentence of the specification, and the code and tests that it names exist and run. */
import { expect, test } from 'vitest';
import { FILES, textOf } from '../files.ts';
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

const TEXT = textOf(DOCUMENT);
const ROWS = rowsOf(TEXT);
const CLAIMS = ROWS.filter(({ status }) => status === 'proven' || status === 'differs');

/** Tests of the mock alone, and of rules that the site and the mock share. */
const OF_THE_MOCK = /^(tests\/(conformance|contract|mock-server)|packages\/conformance-kit)\//;
const OF_THE_CONTRACT = /^tests\/unit\/contract\//;

test('the table quotes each sentence of the specification, and nothing else', () => {
  const named = ({ section, text }: Sentence) => `§${section} ${text}`;
  const quoted = [
    ...ROWS.map(({ section, quote }) => ({ section, text: quote })),
    ...sentencesWithoutRow(TEXT),
  ];
  const sentences = sentencesOf(textOf(SPECIFICATION)).map(named);
  expect([...new Set(quoted.map(named))].toSorted()).toEqual([...new Set(sentences)].toSorted());
});

test('every row has a known status, and what its status requires', () => {
  const statuses = ['proven', 'differs', 'pending', 'left out'];
  expect(saysOf(ROWS.filter(({ status }) => !statuses.includes(status)))).toEqual([]);
  expect(saysOf(CLAIMS.filter(({ builtIn }) => builtIn.length === 0))).toEqual([]);
  const unexplained = ROWS.filter(
    ({ status, reason, decisions, builtIn }) =>
      (status === 'differs' && (reason === '' || decisions.length === 0)) ||
      (status === 'left out' && !builtIn.some(({ path }) => path.startsWith('docs/decisions/'))),
  );
  expect(saysOf(unexplained)).toEqual([]);
});

test('the code that the rows name exists', () => {
  const missing = ROWS.flatMap(({ builtIn }) => builtIn).filter(
    ({ path, part }) =>
      !FILES.includes(path) || (part !== null && !new RegExp(`\\b${part}\\b`).test(textOf(path))),
  );
  expect(missing).toEqual([]);
});

test('the tests that the rows name exist', () => {
  const missing = ROWS.flatMap(({ provenBy }) => provenBy).filter(
    (proof) => !FILES.includes(proof.path) || placeOf(proof) === null,
  );
  expect(missing).toEqual([]);
});

test('every claim is proven by a test of the site that `npm test` runs', () => {
  const unproven = CLAIMS.filter(({ builtIn, provenBy }) => {
    const isRule = builtIn.every(({ path }) => path.startsWith('contract/'));
    return !provenBy.some(
      (proof) =>
        !OF_THE_MOCK.test(proof.path) && (isRule || !OF_THE_CONTRACT.test(proof.path)) && isQuick(proof),
    );
  });
  expect(saysOf(unproven)).toEqual([]);
});

/** Where the title, or its beginning, is in the code of its file; null if it is not. */
function placeOf({ path, title }: Proof): number | null {
  if (!/^(packages|tests|tools)\//.test(path)) return null;
  const code = unescaped(textOf(path));
  const place = Math.max(...["'", '"', '`'].map((quote) => code.indexOf(`${quote}${title}`)));
  return place < 0 ? null : place;
}

/** Whether `npm test` runs the test, or a test of the group. */
function isQuick(proof: Proof): boolean {
  const code = unescaped(textOf(proof.path));
  const place = placeOf(proof) ?? 0;
  const isGroup = /describe(\.\w+)*\(\s*$/.test(code.slice(0, place));
  const cited = code.slice(place);
  if (proof.path.endsWith('.spec.ts')) {
    return (isGroup ? /['"`],\s*ESSENTIAL,/ : /^.[^\n]*['"`],\s*ESSENTIAL,/).test(cited);
  }
  return !/^\/\/ @module-tag deep$/m.test(code) && !/^.[^\n]*['"`],\s*\{\s*tags: \['deep'\]/.test(cited);
}

function unescaped(code: string): string {
  return code.replace(/\\(['"`])/g, '$1');
}

function saysOf(rows: readonly Row[]): readonly string[] {
  return rows.map(({ section, says }) => `§${section} ${says}`);
}
