/**
 * Generates the cases of a machine: a breadth-first search finds a shortest walk to each transition, and a walk is dropped if the
 * longer ones take its transitions too.
 */
import {
  type Chart,
  type ChartEdge,
  chartOf,
  labelOf,
  type MachineFixtures,
  Simulator,
  type Step,
} from '../../machine-core/index.ts';
import { Coverage } from '../coverage.ts';
import { effectsOf } from './replay.ts';
import { idOf } from './digest.ts';
import type { FrozenCases, TestCase, Walk } from './test-case.ts';

/** A walk and the transitions that it takes, by chart id. */
interface Found {
  readonly walk: Walk;
  readonly taken: ReadonlySet<string>;
}

/** Upper bound of the search, for fixtures whose `facts` distinguish too many situations. */
const MOST_SITUATIONS = 2_000;

/** @throws when the fixtures cannot reach a transition. */
export function generatedCases(fixtures: MachineFixtures): FrozenCases {
  const chart = chartOf(fixtures.machine);
  const found = shortestWalks(fixtures, chart);
  const unreached = chart.edges.filter(({ id }) => !found.has(id)).map(({ id }) => id);
  if (unreached.length > 0) throw new Error(`The fixtures do not reach ${unreached.join('; ')}.`);
  const cases = chosenOf(chart, found).map(([edge, walk]) => frozen(fixtures, edge, walk));
  const beginnings = Object.keys(fixtures.inputs).map((input) => {
    const [beginning = ''] = effectsOf(fixtures, { input, steps: [] });
    return [input, beginning] as const;
  });
  return { machine: chart.id, beginnings: Object.fromEntries(beginnings), cases };
}

function shortestWalks(fixtures: MachineFixtures, chart: Chart): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>();
  /** A shortest walk to each situation, in the order of the search. */
  const situations = new Map<string, Walk>();
  const arrive = (walk: Walk, simulator: Simulator, { transitions }: Coverage): string => {
    const key = situationKey(fixtures, simulator);
    if (!situations.has(key)) situations.set(key, walk);
    for (const edge of transitions)
      if (!found.has(edge)) found.set(edge, { walk, taken: new Set(transitions) });
    return key;
  };
  for (const input of Object.keys(fixtures.inputs)) {
    const walk = { input, steps: [] };
    const { simulator, coverage } = follow(fixtures, walk);
    arrive(walk, simulator, coverage);
  }
  for (const [key, walk] of situations) {
    if (found.size === chart.edges.length || situations.size > MOST_SITUATIONS) break;
    let { simulator, coverage } = follow(fixtures, walk);
    const now = simulator.clock.now();
    for (const step of resultsFirst(simulator.steps)) {
      coverage.last = [];
      simulator.take(step);
      const to = arrive({ ...walk, steps: [...walk.steps, step] }, simulator, coverage);
      // A rejected event changes nothing, so the simulator can take the next step.
      if (coverage.last.length === 0 && to === key && simulator.clock.now() === now) continue;
      simulator.stop();
      ({ simulator, coverage } = follow(fixtures, walk));
    }
    simulator.stop();
  }
  return found;
}

/** Returns the transitions whose walks are kept, in the order of the chart. */
function chosenOf(chart: Chart, found: ReadonlyMap<string, Found>): readonly (readonly [ChartEdge, Walk])[] {
  const covered = new Set<string>();
  const chosen = new Map<string, Walk>();
  const longestFirst = [...found].toSorted(([, a], [, b]) => b.walk.steps.length - a.walk.steps.length);
  for (const [edge, { walk, taken }] of longestFirst) {
    if (covered.has(edge)) continue;
    for (const each of taken) covered.add(each);
    chosen.set(edge, walk);
  }
  return chart.edges.flatMap((edge) => {
    const walk = chosen.get(edge.id);
    return walk ? [[edge, walk] as const] : [];
  });
}

function frozen(fixtures: MachineFixtures, edge: ChartEdge, walk: Walk): TestCase {
  const [, ...effects] = effectsOf(fixtures, walk);
  return {
    id: idOf(fixtures.machine.id, walk),
    title: titleOf(edge),
    input: walk.input,
    steps: walk.steps.map((step, index) => [step, effects[index] ?? ''] as const),
  };
}

/** `waiting on news.network.restored [isRecent] → tryingAgain`. */
function titleOf({ source, trigger, guard, targets }: ChartEdge): string {
  const nameOf = (id: string) => id.slice(id.indexOf('.') + 1);
  const target = targets.length === 0 ? '' : ` → ${targets.map(nameOf).join(', ')}`;
  return `${nameOf(source)} on ${labelOf(trigger)}${guard === null ? '' : ` [${guard}]`}${target}`;
}

function follow(fixtures: MachineFixtures, { input, steps }: Walk) {
  const coverage = new Coverage(fixtures.machine);
  const simulator = new Simulator(fixtures, { input, inspect: coverage.inspect });
  for (const step of steps) simulator.take(step);
  return { simulator, coverage };
}

/** Results of actors come first, because a walk of them reads like the usual course of events. */
function resultsFirst(steps: readonly Step[]): readonly Step[] {
  const isEvent = (step: Step) => Number(step.startsWith('send '));
  return steps.toSorted((one, other) => isEvent(one) - isEvent(other));
}

/** The identity of a situation: state, status, pending actors and the fixtures' facts about the context. */
function situationKey(fixtures: MachineFixtures, simulator: Simulator): string {
  const { value, status, open } = simulator.moment;
  const facts = fixtures.facts?.(simulator.snapshot.context) ?? {};
  return JSON.stringify([value, status, open.map(({ id }) => id).toSorted(), facts]);
}
