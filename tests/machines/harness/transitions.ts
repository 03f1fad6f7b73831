import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { chartOf, edgeIdOf } from '../../../src/theatre/chart/chart.ts';

const taken = new Set<string>();

/** Notes which transitions an actor took: hand it to `createActor` as `inspect`. */
export function noteTaken(event: InspectionEvent): void {
  if (event.type !== '@xstate.microstep') return;
  // Entering the initial state is a transition without an event, and nobody's to test.
  for (const transition of event._transitions) {
    if (transition.eventType !== null) taken.add(edgeIdOf(transition));
  }
}

/** The transitions that no actor which was watched in this file has taken, by the chart's names. */
export function neverTaken(machine: AnyStateMachine): readonly string[] {
  return chartOf(machine)
    .edges.map(({ id }) => id)
    .filter((id) => !taken.has(id));
}
