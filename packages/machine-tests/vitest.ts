/**
 * The tests of a machine in Vitest, which a reporter of Vitest also writes as JUnit:
 *
 *     import { testMachine } from 'machine-tests/vitest';
 *     import { doorMachine } from './door.machine.ts';
 *     testMachine(doorMachine, new URL('../machine-cases/door.json', import.meta.url));
 */
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { chartOf, fixturesOf, type MachineAdapter, type MachineFixtures } from '../machine-core/index.ts';
import { messageFor } from './cases/deviation-message.ts';
import { readFrozen } from './cases/frozen.ts';
import { measureOf } from './measure.ts';
import { impossibleIn } from './report/impossible.ts';

export interface TestOptions {
  /** Whether the cases must reach every state and take every transition. */
  readonly isComplete?: boolean;
  /** The command that repeats a case, without the id of the case. */
  readonly repeat?: string;
}

/** Registers the tests of a machine. `cases`: the file that `machine-tests freeze` has written. */
export function testMachine(
  machine: AnyStateMachine,
  cases: URL,
  { adapter, ...options }: TestOptions & { readonly adapter?: MachineAdapter } = {},
): void {
  testFixtures(fixturesOf(machine, adapter), cases, options);
}

/** The same for a machine that has fixtures. */
export function testFixtures(
  fixtures: MachineFixtures,
  cases: URL,
  { isComplete = false, repeat }: TestOptions = {},
): void {
  describe(fixtures.machine.id, () => {
    const { deviations, tallies } = measureOf(fixtures, readFrozen(cases));

    test('every frozen case replays with the frozen effects', () => {
      expect(deviations.map((deviation) => messageFor(deviation, repeat)).join('\n\n')).toBe('');
    });

    test('nothing of it is impossible', () => {
      const { states, transitions } = impossibleIn(chartOf(fixtures.machine));
      expect([...states, ...transitions]).toEqual([]);
    });

    if (isComplete)
      test('the cases reach every state and take every transition', () => {
        expect([...tallies.states.missing, ...tallies.transitions.missing]).toEqual([]);
      });
  });
}
