import { expect, test } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { submissionMachine } from '../../../machines/submission.machine.ts';
import { chartOf } from '../../chart/chart.ts';
import { ALL_FIXTURES } from '../../fixtures/all-fixtures.ts';
import { readFrozen } from '../cases/frozen.ts';
import { measureOf } from '../measure.ts';
import { copyOf } from './branches.ts';
import { mutantsOf } from './mutants.ts';

const SUBMISSION = ALL_FIXTURES.filter(({ machine }) => machine.id === 'submission');

/** How many frozen cases of the machine fail on a changed one. */
function failing(machine: AnyStateMachine): number {
  const [measure] = SUBMISSION.map((fixtures) =>
    measureOf({ ...fixtures, machine }, readFrozen('submission')),
  );
  return measure?.deviations.length ?? 0;
}

test('every transition has a mutant, and each mutant that is made differs from the machine in its frozen cases', () => {
  const mutants = mutantsOf(submissionMachine);
  const mutated = new Set(mutants.map(({ edge }) => edge));
  expect(chartOf(submissionMachine).edges.filter(({ id }) => !mutated.has(id))).toEqual([]);
  for (const kind of ['delete', 'redirect', 'negate', 'drop delay']) {
    const mutant = mutants.find((each) => each.kind === kind);
    expect(mutant && failing(mutant.make()), mutant?.name).toBeGreaterThan(0);
  }
});

test('a copy without a mutation behaves as the machine', () => {
  expect(failing(new StateMachine(copyOf(submissionMachine.config), submissionMachine.implementations))).toBe(
    0,
  );
});
