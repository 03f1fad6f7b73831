import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { chartOf, type MachineFixtures, matches, verdictsOn } from '../../../packages/machine-core/index.ts';
import { ALL_FIXTURES } from '../../fixtures/all-fixtures.ts';
import { eventHere } from './event-here.ts';
import type { Possibility } from './messages.ts';

/** Every event that the active states handle, with the current results of its guards. */
export function possibilitiesIn(snapshot: AnyMachineSnapshot): readonly Possibility[] {
  if (snapshot.status !== 'active') return [];
  const { machine, context } = snapshot;
  return namesOf(machine).flatMap((name) => {
    const verdicts = verdictsOn(snapshot, eventHere(machine.id, name, context));
    if (verdicts.length === 0) return [];
    const isUnknown = !isWritten(machine, name) && verdicts.some(({ error }) => error !== undefined);
    return [{ name, verdicts: isUnknown ? null : verdicts }];
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
  const written = Object.entries<EventObject>(fixturesOf(machine)?.events ?? {});
  const received = chartOf(machine).edges.flatMap(({ trigger }) =>
    trigger.kind === 'event' ? [trigger.type] : [],
  );
  const unknown = received.filter((descriptor) => !written.some(([, { type }]) => matches(descriptor, type)));
  return [...written.map(([name]) => name), ...new Set(unknown)];
}

function isWritten(machine: AnyStateMachine, name: string): boolean {
  return name in (fixturesOf(machine)?.events ?? {});
}

function fixturesOf({ id }: AnyStateMachine): MachineFixtures | undefined {
  return ALL_FIXTURES.find(({ machine }) => machine.id === id);
}
