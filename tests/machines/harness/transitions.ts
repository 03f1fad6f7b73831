import { expect } from 'vitest';
import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { chartOf } from '../../../src/theatre/chart/chart.ts';
import { Footsteps } from '../../../src/theatre/chart/footsteps.ts';

/** By test file: the files of a worker share this module. */
const taken = new Map<string | undefined, Set<string>>();
const footsteps = new Footsteps();

function takenInThisFile(): Set<string> {
  const { testPath } = expect.getState();
  const edges = taken.get(testPath) ?? new Set();
  taken.set(testPath, edges);
  return edges;
}

/** Notes which transitions an actor took, of regions that disagree only those that won: hand it to `createActor` as `inspect`. */
export function noteTaken(event: InspectionEvent): void {
  footsteps.notice(event);
  for (const edge of footsteps.since(event.actorRef)) takenInThisFile().add(edge);
}

/** The transitions that no actor which was watched in this file has taken, by the chart's names. */
export function neverTaken(machine: AnyStateMachine): readonly string[] {
  return chartOf(machine)
    .edges.map(({ id }) => id)
    .filter((id) => !takenInThisFile().has(id));
}
