import { afterAll, expect } from 'vitest';
import type { RunnerTestSuite as Suite } from 'vitest';
import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { chartOf, TransitionTrace } from '../../../packages/machine-core/index.ts';

/** Transitions taken, by test file, because the files of a worker share this module. */
const taken = new Map<string | undefined, Set<string>>();
const transitionTrace = new TransitionTrace();

function takenInThisFile(): Set<string> {
  const { testPath } = expect.getState();
  const edges = taken.get(testPath) ?? new Set();
  taken.set(testPath, edges);
  return edges;
}

/** Pass as `inspect` to `createActor`: records the transitions taken; of conflicting parallel regions, only those that won. */
export function noteTaken(event: InspectionEvent): void {
  transitionTrace.notice(event);
  for (const edge of transitionTrace.since(event.actorRef)) takenInThisFile().add(edge);
}

/** Fails the file if its tests leave a transition of the machine untaken. Skipped if only some of its tests are run. */
export function expectEveryTransitionTaken(machine: AnyStateMachine): void {
  // oxlint-disable-next-line no-empty-pattern -- Vitest wants a pattern there
  afterAll(({}, file) => {
    const edges = chartOf(machine).edges.map(({ id }) => id);
    if (isWhole(file)) expect(edges.filter((id) => !takenInThisFile().has(id))).toEqual([]);
  });
}

/** Whether all tests of the file are run. */
function isWhole({ tasks }: Suite): boolean {
  return tasks.every((task) => (task.type === 'suite' ? isWhole(task) : task.mode === 'run'));
}
