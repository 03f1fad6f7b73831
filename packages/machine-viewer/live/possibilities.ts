import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { chartOf, matches, verdictsOn, type MachineFixtures } from '../../machine-core/index.ts';
import { eventHere } from './event-here.ts';
import type { Possibility } from './messages.ts';

/** Every event that the active states handle, with the current results of its guards. */
export function possibilitiesIn(
  snapshot: AnyMachineSnapshot,
  fixtures: MachineFixtures | undefined,
): readonly Possibility[] {
  if (snapshot.status !== 'active') return [];
  const { machine, context } = snapshot;
  return namesOf(machine, fixtures).flatMap((name) => {
    const verdicts = verdictsOn(snapshot, eventHere(fixtures, name, context));
    if (verdicts.length === 0) return [];
    const isUnknown =
      !(name in (fixtures?.events ?? {})) && verdicts.some(({ error }) => error !== undefined);
    return [{ name, verdicts: isUnknown ? null : verdicts }];
  });
}

const NAMES = new WeakMap<AnyStateMachine, readonly string[]>();

/** The names of a machine's events in the fixtures, and the event types that the fixtures do not have. Cached. */
function namesOf(machine: AnyStateMachine, fixtures: MachineFixtures | undefined): readonly string[] {
  const names = NAMES.get(machine) ?? allNamesOf(machine, fixtures);
  NAMES.set(machine, names);
  return names;
}

function allNamesOf(machine: AnyStateMachine, fixtures: MachineFixtures | undefined): readonly string[] {
  const written = Object.entries<EventObject>(fixtures?.events ?? {});
  const received = chartOf(machine).edges.flatMap(({ trigger }) =>
    trigger.kind === 'event' ? [trigger.type] : [],
  );
  const unknown = received.filter((descriptor) => !written.some(([, { type }]) => matches(descriptor, type)));
  return [...written.map(([name]) => name), ...new Set(unknown)];
}
