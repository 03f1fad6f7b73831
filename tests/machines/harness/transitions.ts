import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { chartOf } from '../../../src/theatre/chart/chart.ts';
import { Footsteps } from '../../../src/theatre/chart/footsteps.ts';

const taken = new Set<string>();
const footsteps = new Footsteps();

/** Notes which transitions an actor took, of regions that disagree only those that won: hand it to `createActor` as `inspect`. */
export function noteTaken(event: InspectionEvent): void {
  footsteps.notice(event);
  for (const edge of footsteps.since(event.actorRef)) taken.add(edge);
}

/** The transitions that no actor which was watched in this file has taken, by the chart's names. */
export function neverTaken(machine: AnyStateMachine): readonly string[] {
  return chartOf(machine)
    .edges.map(({ id }) => id)
    .filter((id) => !taken.has(id));
}
