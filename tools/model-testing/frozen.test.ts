/** Each machine behaves as in its frozen cases: see docs/decisions/0019-freeze-generated-tests.md. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_FIXTURES } from '../fixtures/all-fixtures.ts';
import { testFixtures } from '../../packages/machine-tests/vitest.ts';
import { frozenFile, REPEAT } from './frozen-file.ts';

const MACHINES = new URL('../../machines/', import.meta.url);

test('every product machine has fixtures', () => {
  const machines = readdirSync(MACHINES)
    .filter((name) => name.endsWith('.machine.ts'))
    .map((name) => name.replace('.machine.ts', ''));
  expect(
    ALL_FIXTURES.map(({ machine }) => machine.id).toSorted(),
    'tools/fixtures/all-fixtures.ts beside the machines',
  ).toEqual(machines.toSorted());
});

for (const fixtures of ALL_FIXTURES)
  testFixtures(fixtures, frozenFile(fixtures.machine.id), { isComplete: true, repeat: REPEAT });
