import { expect, test } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { submissionMachine } from '../../../machines/submission.machine.ts';
import { chartOf } from '../../../packages/machine-core/index.ts';
import { ALL_FIXTURES } from '../../fixtures/all-fixtures.ts';
import { readFrozen } from '../../../packages/machine-tests/node.ts';
import { measureOf } from '../../../packages/machine-tests/index.ts';
import { newsroomMachine } from '../../../packages/machine-tests/samples/newsroom.ts';
import { copyOf } from './branches.ts';
import { mutantsOf } from './mutants.ts';
import { frozenFile } from '../frozen-file.ts';

const SUBMISSION = ALL_FIXTURES.filter(({ machine }) => machine.id === 'submission');

/** How many frozen cases of the machine fail on a changed one. */
function failing(machine: AnyStateMachine): number {
  const [measure] = SUBMISSION.map((fixtures) =>
    measureOf({ ...fixtures, machine }, readFrozen(frozenFile('submission'))),
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

test('every transition has a mutant that can be made, those of wildcards and spawned actors too', () => {
  const made = mutantsOf(newsroomMachine).filter((mutant) => mutant.make() !== newsroomMachine);
  expect(new Set(made.map(({ edge }) => edge))).toEqual(
    new Set(chartOf(newsroomMachine).edges.map(({ id }) => id)),
  );
});
