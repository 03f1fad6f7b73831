import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate';
import { chartOf } from '../../chart/chart.ts';
import { type Verdict, verdictsOn } from '../../chart/guard-results.ts';
import { ALL_FIXTURES } from '../../fixtures/all-fixtures.ts';
import { eventHere } from './event-here.ts';
import type { Possibility } from './messages.ts';

/** Every event that the active states handle, with the current results of its guards. */
export function possibilitiesIn(snapshot: AnyMachineSnapshot): readonly Possibility[] {
  if (snapshot.status !== 'active') return [];
  const { machine, context } = snapshot;
  const active: readonly AnyStateNode[] = snapshot._nodes;
  return namesOf(machine).flatMap((name) => {
    const event = eventHere(machine.id, name, context);
    return active.some((node) => node.transitions.has(event.type))
      ? [{ name, verdicts: verdictsIfKnown(snapshot, event) }]
      : [];
  });
}

const NAMES = new WeakMap<AnyStateMachine, readonly string[]>();

/** The names of a machine's events in the fixtures, and the event types that the fixtures do not have. Cached. */
function namesOf(machine: AnyStateMachine): readonly string[] {
  const names = NAMES.get(machine) ?? allNamesOf(machine);
  NAMES.set(machine, names);
  return names;
}

function allNamesOf(machine: AnyStateMachine): readonly string[] {
  const fixtures = ALL_FIXTURES.find((one) => one.machine.id === machine.id);
  const written = Object.entries<EventObject>(fixtures?.events ?? {});
  const known = new Set(written.map(([, { type }]) => type));
  const received = chartOf(machine).edges.flatMap(({ trigger }) =>
    trigger.kind === 'event' ? [trigger.type] : [],
  );
  return [...written.map(([name]) => name), ...new Set(received.filter((type) => !known.has(type)))];
}

/** Null if a guard throws, because the event lacks a payload. */
function verdictsIfKnown(snapshot: AnyMachineSnapshot, event: EventObject): readonly Verdict[] | null {
  try {
    return verdictsOn(snapshot, event);
  } catch {
    return null;
  }
}
