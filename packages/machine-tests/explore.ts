/** Explores a machine: a breadth-first search of its situations finds a shortest walk to each transition. */
import { chartOf, type MachineFixtures, Simulator, type Step } from '../machine-core/index.ts';
import type { Walk } from './cases/test-case.ts';
import { written } from './cases/written.ts';
import { Coverage } from './coverage.ts';

/** A walk and the transitions that it takes, by chart id. */
export interface Found {
  readonly walk: Walk;
  readonly taken: ReadonlySet<string>;
}

export interface Exploration {
  /** A shortest walk to each transition that was found, by chart id. */
  readonly found: ReadonlyMap<string, Found>;
  /** What the search reached of states, and which results guards had. */
  readonly coverage: Pick<Coverage, 'states' | 'guards' | 'thrown'>;
  /** The names of the actors that were pending, and the errors with which the machine stopped. */
  readonly actors: ReadonlySet<string>;
  readonly errors: ReadonlySet<string>;
  readonly situations: number;
  /** False if the search was cut off before it had seen every situation. */
  readonly isComplete: boolean;
}

export interface ExploreOptions {
  /** Upper bound of the situations, for fixtures whose `facts` distinguish too many. */
  readonly mostSituations?: number;
  /** Upper bound of the steps. */
  readonly mostSteps?: number;
  /** Whether two situations differ if their contexts do, in place of the `facts` of the fixtures. */
  readonly byContext?: boolean;
  /** The transitions that are looked for, by chart id; all without it. */
  readonly wanted?: readonly string[];
}

/** How far the search goes that tells situations apart by the context. */
const CONTEXT_SEARCH: ExploreOptions = { byContext: true, mostSituations: 1_000, mostSteps: 6_000 };

/** Explores a machine, and if a transition is missing, once more, telling situations apart by the context. */
export function exploreTwice(
  fixtures: MachineFixtures,
  options: ExploreOptions = {},
): readonly Exploration[] {
  const first = explore(fixtures, options);
  return isWhole(first, options.wanted ?? edgesOf(fixtures))
    ? [first]
    : [first, explore(fixtures, { ...options, ...CONTEXT_SEARCH })];
}

function isWhole({ found }: Pick<Exploration, 'found'>, wanted: readonly string[]): boolean {
  return wanted.every((edge) => found.has(edge));
}

function edgesOf({ machine }: MachineFixtures): readonly string[] {
  return chartOf(machine).edges.map(({ id }) => id);
}

export function explore(
  fixtures: MachineFixtures,
  {
    mostSituations = 2_000,
    mostSteps = Infinity,
    byContext = false,
    wanted = edgesOf(fixtures),
  }: ExploreOptions = {},
): Exploration {
  const found = new Map<string, Found>();
  const all = new Coverage(fixtures.machine);
  const actors = new Set<string>();
  const errors = new Set<string>();
  /** A shortest walk to each situation, in the order of the search. */
  const situations = new Map<string, Walk>();
  let steps = 0;
  const take = (simulator: Simulator, step: Step) => {
    steps += 1;
    return simulator.take(step);
  };
  const follow = ({ input, steps: before }: Walk) => {
    const coverage = new Coverage(fixtures.machine);
    const simulator = new Simulator(fixtures, { input, inspect: coverage.inspect });
    for (const step of before) take(simulator, step);
    return { simulator, coverage };
  };
  const arrive = (
    walk: Walk,
    simulator: Simulator,
    { transitions, states, guards, thrown }: Coverage,
  ): string => {
    const { open, error } = simulator.moment;
    const key = situationKey(fixtures, simulator, byContext);
    if (!situations.has(key)) situations.set(key, walk);
    for (const edge of transitions)
      if (!found.has(edge)) found.set(edge, { walk, taken: new Set(transitions) });
    for (const state of states) all.states.add(state);
    for (const guard of guards) all.guards.add(guard);
    for (const [edge, message] of thrown) all.thrown.set(edge, message);
    for (const { id } of open) actors.add(id);
    if (error !== null) errors.add(error);
    return key;
  };
  const isOver = () => situations.size > mostSituations || steps > mostSteps || isWhole({ found }, wanted);
  for (const input of Object.keys(fixtures.inputs)) {
    const walk = { input, steps: [] };
    const { simulator, coverage } = follow(walk);
    arrive(walk, simulator, coverage);
    simulator.stop();
  }
  let seen = 0;
  for (const [key, walk] of situations) {
    if (isOver()) break;
    seen += 1;
    let { simulator, coverage } = follow(walk);
    const now = simulator.clock.now();
    for (const step of resultsFirst(simulator.steps)) {
      coverage.last = [];
      take(simulator, step);
      const to = arrive({ ...walk, steps: [...walk.steps, step] }, simulator, coverage);
      // A rejected event changes nothing, so the simulator can take the next step.
      if (coverage.last.length === 0 && to === key && simulator.clock.now() === now) continue;
      simulator.stop();
      ({ simulator, coverage } = follow(walk));
    }
    simulator.stop();
  }
  return {
    found,
    coverage: all,
    actors,
    errors,
    situations: situations.size,
    isComplete: seen === situations.size,
  };
}

/** Results of actors come first, because a walk of them reads like the usual course of events. */
function resultsFirst(steps: readonly Step[]): readonly Step[] {
  const isEvent = (step: Step) => Number(step.startsWith('send '));
  return steps.toSorted((one, other) => isEvent(one) - isEvent(other));
}

/** The identity of a situation: state, status, pending actors and the fixtures' facts about the context. */
function situationKey(fixtures: MachineFixtures, simulator: Simulator, byContext: boolean): string {
  const { value, status, open, context } = simulator.moment;
  const facts = byContext
    ? context
    : status === 'active'
      ? (fixtures.facts?.(simulator.snapshot.context) ?? {})
      : {};
  return written([value, status, open.map(({ id }) => id).toSorted(), facts]);
}
