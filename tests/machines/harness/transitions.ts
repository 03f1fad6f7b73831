import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';
import type { RunnerTestSuite as Suite } from 'vitest';
import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { chartOf, TransitionTrace } from '../../../packages/machine-core/index.ts';

/** `RULES_FOLDER` of tools/viewer/paths.ts. */
const FOLDER = fileURLToPath(new URL('../../../test-results/rules', import.meta.url));

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
    if (!isWhole(file)) return;
    note(machine.id, file, edges);
    expect(edges.filter((id) => !takenInThisFile().has(id))).toEqual([]);
  });
}

/** Writes what was taken, which the tab *Proven* of the machine viewer shows (tools/viewer/proofs.ts). */
function note(machine: string, file: Suite, edges: readonly string[]): void {
  const transitions = edges.filter((id) => takenInThisFile().has(id));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${machine}.json`, JSON.stringify({ tests: testsIn(file), transitions }));
}

function testsIn({ tasks }: Suite): number {
  return tasks.reduce((sum, task) => sum + (task.type === 'suite' ? testsIn(task) : 1), 0);
}

/** Whether all tests of the file are run. */
function isWhole({ tasks }: Suite): boolean {
  return tasks.every((task) => (task.type === 'suite' ? isWhole(task) : task.mode === 'run'));
}
