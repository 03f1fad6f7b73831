/** Generates the cases of a machine: a shortest walk to each transition; a walk is dropped if the longer ones take its transitions too. */
import {
  type Chart,
  type ChartEdge,
  chartOf,
  labelOf,
  type MachineFixtures,
} from '../../machine-core/index.ts';
import { exploreTwice, type Found } from '../explore.ts';
import { effectsOf } from './replay.ts';
import { idOf } from './digest.ts';
import type { FrozenCases, TestCase, Walk } from './test-case.ts';

/** The cases of every transition that the fixtures reach. */
export function generatedCases(fixtures: MachineFixtures): FrozenCases {
  const chart = chartOf(fixtures.machine);
  // The shortest walk to a transition is in the first search that has it.
  const found = new Map(
    exploreTwice(fixtures)
      .toReversed()
      .flatMap((search) => [...search.found]),
  );
  const cases = chosenOf(chart, found).map(([edge, walk]) => frozen(fixtures, edge, walk));
  const beginnings = Object.keys(fixtures.inputs).map((input) => {
    const [beginning = ''] = effectsOf(fixtures, { input, steps: [] });
    return [input, beginning] as const;
  });
  return { machine: chart.id, beginnings: Object.fromEntries(beginnings), cases };
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
