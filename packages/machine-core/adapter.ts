/** Fixtures of any machine: what its chart says, to which an adapter adds what cannot be read from it. */
import type { AnyStateMachine, ContextFrom, EventFrom, EventObject, InputFrom } from 'xstate';
import { type Chart, chartOf } from './chart/chart.ts';
import { matches } from './chart/event-descriptor.ts';
import { invocationNames } from './chart/nodes.ts';
import type { ActorResults, MachineFixtures, Surroundings } from './fixtures.ts';
import { plain } from './simulator/plain.ts';

/** Named values, or values that are named by what they are. */
type Named<Value = unknown> = Readonly<Record<string, Value>> | readonly Value[];

/** What a machine needs beyond its chart, so that every guard can hold and reject. Each part is optional. */
export interface MachineAdapter<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The only input. */
  readonly input?: InputFrom<Machine>;
  /** Several inputs, by names; a function makes one with the simulated clock and the parent. */
  readonly inputs?: Readonly<
    Record<string, InputFrom<Machine> | ((surroundings: Surroundings) => InputFrom<Machine>)>
  >;
  /** Events with their payloads, in place of the one without a payload, under names that say which case it is. */
  readonly events?: Readonly<Record<string, EventFrom<Machine>>>;
  /** Outputs, errors and snapshots of actors, by the id of the invocation or the name of its logic. */
  readonly actors?: Readonly<
    Record<string, { readonly done?: Named; readonly failed?: Named; readonly snapshots?: Named }>
  >;
  /** The types of events that only the machine itself raises, so that nobody sends them. */
  readonly internal?: readonly string[];
  readonly corrections?: MachineFixtures['corrections'];
  format?(name: string, value: unknown): unknown;
  asHere?(event: EventFrom<Machine>, context: ContextFrom<Machine>): EventFrom<Machine>;
  facts?(context: ContextFrom<Machine>): Readonly<Record<string, unknown>>;
}

/** Every actor may be done without an output, fail, and have a new snapshot without a context. */
const ANY_RESULT: ActorResults = {
  done: { done: undefined },
  failed: { failed: new Error('failed') },
  snapshots: { changed: {} },
};

/**
 * Returns what can happen to a machine: every event without a payload, every actor done and failed, the input `{}`. What an adapter has
 * stands in place of that.
 */
export function fixturesOf<Machine extends AnyStateMachine>(
  machine: Machine,
  {
    input = {} as InputFrom<Machine>,
    inputs = { start: input },
    events = {},
    actors = {},
    internal = [],
    ...others
  }: MachineAdapter<Machine> = {},
): MachineFixtures<Machine> {
  const written = Object.entries<EventObject>(events).map(
    ([name, event]) => [nameOfEvent(name, event), event] as const,
  );
  const types = [...written.map(([, { type }]) => type), ...internal];
  const derived = eventsBeside(types, chartOf(machine));
  const names = invocationNames(machine);
  const fixtures: MachineFixtures = {
    ...(others as Partial<MachineFixtures>),
    machine,
    inputs: Object.fromEntries(
      Object.entries(inputs).map(
        ([name, given]) => [name, typeof given === 'function' ? given : () => given] as const,
      ),
    ),
    events: Object.fromEntries([...derived, ...written]),
    actors: Object.fromEntries(
      Object.entries(actors).map(([id, { done, failed, snapshots }]) => [
        names.get(id) ?? id,
        {
          done: namedResults(done) ?? ANY_RESULT.done,
          failed: namedResults(failed) ?? ANY_RESULT.failed,
          snapshots: (namedResults(snapshots) ?? ANY_RESULT.snapshots) as Readonly<Record<string, object>>,
        },
      ]),
    ),
    otherActors: ANY_RESULT,
  };
  return fixtures as MachineFixtures<Machine>;
}

/**
 * An event of each type that a state handles, unless there is one already; for a wildcard, one that nothing more specific handles.
 */
function eventsBeside(types: readonly string[], chart: Chart): readonly (readonly [string, EventObject])[] {
  const descriptors = chart.edges.flatMap(({ trigger }) => (trigger.kind === 'event' ? [trigger.type] : []));
  const answered = new Set(types.map((type) => mostSpecific(descriptors, type)));
  const events = chart.edges.flatMap(({ trigger, targets, eventType }) => {
    if (trigger.kind !== 'event' || answered.has(trigger.type)) return [];
    if (eventType === 'xstate.route')
      return targets.map((to) => [`${eventType}: ${to}`, { type: eventType, to: `#${to}` }] as const);
    const type = trigger.type.replace(/(^|\.)\*$/, '$1anything');
    return [[type, { type }] as const];
  });
  return [...new Map(events)];
}

function mostSpecific(descriptors: readonly string[], type: string): string | undefined {
  const specificity = (descriptor: string) =>
    descriptor === type ? Number.MAX_SAFE_INTEGER : descriptor.length;
  return descriptors
    .filter((descriptor) => matches(descriptor, type))
    .toSorted((one, other) => specificity(other) - specificity(one))[0];
}

/** Begins with the type of the event, because a step is read by it. */
function nameOfEvent(name: string, { type }: EventObject): string {
  return name === type || name.startsWith(`${type}: `) ? name : `${type}: ${name}`;
}

function namedResults(results: Named | undefined): Readonly<Record<string, unknown>> | undefined {
  if (!Array.isArray(results)) return results as Readonly<Record<string, unknown>> | undefined;
  return Object.fromEntries(
    results.map((result: unknown, index) => [`${index + 1}, ${shown(result)}`, result]),
  );
}

const LONGEST = 30;

function shown(result: unknown): string {
  const text = result instanceof Error ? result.message : (JSON.stringify(plain(result)) ?? '');
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
