/** The table of docs/testing.md lists every suite, and the commands that run it. */
import { expect, test } from 'vitest';
import { commandsOf, TEST_FILES } from '../../suites/test-files.ts';
import { CHECKS } from '../../suites/suites.ts';
import { suiteOf } from '../../suites/summary.ts';
import { textOf } from '../files.ts';

/** `| name | what it proves | commands | seconds in npm test | seconds in the deep run |`, by name; `–` where it does not run. */
const ROWS = new Map(
  [
    ...textOf('docs/testing.md').matchAll(
      /^\| `([\w:/-]+)` \| (.+) \| (both|`npm (?:test|run test:deep)`) \| ([\d,]+|–) \| ([\d,]+|–) \|$/gm,
    ),
  ].map(([, name = '', proves = '', command = '', quick = '', deep = '']) => [
    name,
    { proves, command, quick, deep },
  ]),
);

const SUITES = new Set(TEST_FILES.map(suiteOf));

test('every suite and every check has a row, and there are no other rows', () => {
  expect([...ROWS.keys()].toSorted()).toEqual([...SUITES, ...Object.keys(CHECKS)].toSorted());
});

test('every row has the seconds of the commands that run it', () => {
  const seconds = [...ROWS].map(([name, { quick, deep }]) => [name, quick !== '–', deep !== '–']);
  const commands = [...ROWS].map(([name, { command }]) => [
    name,
    command !== '`npm run test:deep`',
    command !== '`npm test`',
  ]);
  expect(seconds).toEqual(commands);
});

test.each([...SUITES].toSorted())('%s runs by the commands of its row', (suite) => {
  const files = TEST_FILES.filter((path) => suiteOf(path) === suite);
  const isQuick = files.some((path) => commandsOf(path).isQuick);
  const isDeep = files.some((path) => commandsOf(path).isDeep);
  expect(ROWS.get(suite)?.command).toBe(
    isQuick && isDeep ? 'both' : isDeep ? '`npm run test:deep`' : '`npm test`',
  );
});
