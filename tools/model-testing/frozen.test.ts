/** Each machine behaves as in its frozen cases: see docs/decisions/0019-freeze-generated-tests.md. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ALL_FIXTURES } from '../fixtures/all-fixtures.ts';
import { messageFor } from './cases/deviation-message.ts';
import { readFrozen } from './cases/frozen.ts';
import { idOf, walkOf } from './cases/test-case.ts';
import { measureOf, shareOf } from './measure.ts';
import { stepsOf } from './cases/steps-of.ts';

const PAIRS_AT_LEAST = 0.95;

const MACHINES = new URL('../../machines/', import.meta.url);

test('every product machine has fixtures', () => {
  const machines = readdirSync(MACHINES)
    .filter((name) => name.endsWith('.machine.ts'))
    .map((name) => name.replace('.machine.ts', ''));
  expect(ALL_FIXTURES.map(({ machine }) => machine.id).toSorted()).toEqual(machines.toSorted());
});

describe.each(ALL_FIXTURES.map((fixtures) => [fixtures.machine.id, fixtures] as const))(
  '%s',
  (machine, fixtures) => {
    const { cases } = readFrozen(machine);
    const measure = measureOf(fixtures, cases);
    const { states, transitions, guards, delays, outcomes, pairs } = measure.tallies;

    test('every frozen case replays with the frozen changes', () => {
      expect(measure.deviations.map(messageFor).join('\n\n')).toBe('');
    });

    test('every input and every step of the fixtures is tried by a case', () => {
      const tried = new Set(cases.flatMap((testCase) => [testCase.input, ...walkOf(testCase).steps]));
      const untried = [...Object.keys(fixtures.inputs), ...stepsOf(fixtures)];
      expect(untried.filter((name) => !tried.has(name))).toEqual([]);
    });

    test('every case has a unique id, and no two cases have the same steps', () => {
      const ids = new Set(cases.map(({ id }) => id));
      const walks = new Set(cases.map((testCase) => idOf(machine, walkOf(testCase))));
      expect([ids.size, walks.size]).toEqual([cases.length, cases.length]);
      expect([...ids].filter((id) => !new RegExp(`^${machine}-[0-9a-f]{6}$`).test(id))).toEqual([]);
    });

    test('the cases cover every state, transition, guard outcome, delay and actor result', () => {
      expect({
        states: states.missing,
        transitions: transitions.missing,
        guards: guards.missing,
        delays: delays.missing,
        outcomes: outcomes.missing,
      }).toEqual({ states: [], transitions: [], guards: [], delays: [], outcomes: [] });
    });

    test('the cases cover 95 % of the possible transition pairs, and no pair that the configuration forbids', () => {
      expect(measure.unforeseen).toEqual([]);
      expect(shareOf(pairs), pairs.missing.join('\n')).toBeGreaterThanOrEqual(PAIRS_AT_LEAST);
    });

    test('every exception matches a pair or guard outcome, and none that occurs in a case', () => {
      expect(measure.untrue.map(({ reason }) => reason)).toEqual([]);
    });
  },
);
