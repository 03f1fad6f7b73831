import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate';
import { chartOf } from '../chart/chart.ts';
import { type Verdict, verdictsOn } from '../chart/verdicts.ts';
import { REPERTOIRES } from '../repertoire/repertoires.ts';
import type { Possibility } from './told.ts';

/** Every event that a machine hears where it is, with what its guards say to it. */
export function possibilitiesIn(snapshot: AnyMachineSnapshot): readonly Possibility[] {
  if (snapshot.status !== 'active') return [];
  const active: readonly AnyStateNode[] = snapshot._nodes;
  return eventsOf(snapshot.machine).flatMap(({ name, event }) =>
    active.some((node) => node.transitions.has(event.type))
      ? [{ name, verdicts: verdictsIfKnown(snapshot, event) }]
      : [],
  );
}

interface NamedEvent {
  readonly name: string;
  /** As the repertoire has it; of one that it does not know, nothing but the type. */
  readonly event: EventObject;
}

const EVENTS = new WeakMap<AnyStateMachine, readonly NamedEvent[]>();

function eventsOf(machine: AnyStateMachine): readonly NamedEvent[] {
  const events = EVENTS.get(machine) ?? allEventsOf(machine);
  EVENTS.set(machine, events);
  return events;
}

function allEventsOf(machine: AnyStateMachine): readonly NamedEvent[] {
  const repertoire = REPERTOIRES.find((one) => one.machine.id === machine.id);
  const known = Object.entries<EventObject>(repertoire?.events ?? {}).map(([name, event]) => ({
    name,
    event,
  }));
  const heard = chartOf(machine).edges.flatMap(({ trigger }) =>
    trigger.kind === 'event' ? [trigger.type] : [],
  );
  const others = [...new Set(heard)].filter((type) => known.every(({ event }) => event.type !== type));
  return [...known, ...others.map((type) => ({ name: type, event: { type } }))];
}

/** Null where a guard asks for what the event does not carry. */
function verdictsIfKnown(snapshot: AnyMachineSnapshot, event: EventObject): readonly Verdict[] | null {
  try {
    return verdictsOn(snapshot, event);
  } catch {
    return null;
  }
}
