/** Each machine behaves as in its frozen cases: see docs/decisions/0019-freeze-generated-tests.md. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ALL_FIXTURES } from '../fixtures/all-fixtures.ts';
import { impossibleIn, measureOf, messageFor } from '../../packages/machine-tests/index.ts';
import { chartOf } from '../../packages/machine-core/index.ts';
import { readFrozen } from '../../packages/machine-tests/node.ts';
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

describe.each(ALL_FIXTURES.map((fixtures) => [fixtures.machine.id, fixtures] as const))(
  '%s',
  (machine, fixtures) => {
    const { deviations, tallies } = measureOf(fixtures, readFrozen(frozenFile(machine)));

    test('every frozen case replays with the frozen effects', () => {
      expect(deviations.map((deviation) => messageFor(deviation, REPEAT)).join('\n\n')).toBe('');
    });

    test('nothing of it is impossible', () => {
      const { states, transitions } = impossibleIn(chartOf(fixtures.machine));
      expect([...states, ...transitions]).toEqual([]);
    });

    test('the cases reach every state and take every transition', () => {
      expect([...tallies.states.missing, ...tallies.transitions.missing]).toEqual([]);
    });
  },
);
