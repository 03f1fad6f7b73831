/** The chart of every machine of the corpus against a walk over its raw configuration, which shares nothing with the chart. */
import { describe, expect, test } from 'vitest';
import { corpus } from '../corpus/corpus.ts';
import { type ChartNode, chartOf } from '../index.ts';

interface Counts {
  /** Every state as the list of the keys that lead to it. */
  readonly states: string[];
  /** Branches; those that have a guard; those that have no target, and those that re-enter. */
  transitions: number;
  guarded: number;
  staying: number;
  reentering: number;
  /** The delays that states wait for. */
  delays: number;
  invokes: number;
}

const none = (): Counts => ({
  states: [],
  transitions: 0,
  guarded: 0,
  staying: 0,
  reentering: 0,
  delays: 0,
  invokes: 0,
});

type Raw = Readonly<Record<string, unknown>>;

const asRaw = (value: unknown): Raw => (typeof value === 'object' && value !== null ? (value as Raw) : {});
const listed = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Counts what is written: a forbidden event (`undefined`) is a branch, which neither leads anywhere nor asks anything. */
function countWritten(config: Raw, path: readonly string[], counts: Counts): Counts {
  counts.states.push(JSON.stringify(path));
  const branches = (value: unknown) => {
    for (const branch of Array.isArray(value) ? value : [value]) {
      const { guard, target, reenter } = typeof branch === 'string' ? { target: branch } : asRaw(branch);
      counts.transitions += 1;
      if (guard !== undefined) counts.guarded += 1;
      if (target === undefined) counts.staying += 1;
      if (reenter === true) counts.reentering += 1;
    }
  };
  for (const event of Object.values(asRaw(config['on']))) branches(event);
  for (const delayed of Object.values(asRaw(config['after']))) {
    counts.delays += 1;
    branches(delayed);
  }
  const invokes = listed(config['invoke']).map(asRaw);
  counts.invokes += invokes.length;
  for (const written of [
    config['always'],
    config['onDone'],
    ...invokes.flatMap(({ onDone, onError, onSnapshot }) => [onDone, onError, onSnapshot]),
  ]) {
    if (written !== undefined) branches(written);
  }
  for (const [key, state] of Object.entries(asRaw(config['states']))) {
    countWritten(asRaw(state), [...path, key], counts);
  }
  return counts;
}

describe('the chart counts what the configuration says', () => {
  test.each(corpus)('$name', ({ machine }) => {
    const chart = chartOf(machine);
    const byId = new Map(chart.nodes.map((node) => [node.id, node]));
    const pathOf = ({ key, parent }: ChartNode): readonly string[] => {
      const around = parent === null ? undefined : byId.get(parent);
      return around ? [...pathOf(around), key] : [];
    };
    const waits = chart.edges.filter(({ trigger }) => trigger.kind === 'after');
    expect({
      states: chart.nodes.map((node) => JSON.stringify(pathOf(node))),
      transitions: chart.edges.length,
      guarded: chart.edges.filter(({ guard }) => guard !== null).length,
      staying: chart.edges.filter(({ targets }) => targets.length === 0).length,
      reentering: chart.edges.filter(({ reenter }) => reenter).length,
      delays: new Set(waits.map(({ source, eventType }) => `${source} ${eventType}`)).size,
      invokes: chart.nodes.flatMap(({ invokes }) => invokes).length,
    }).toEqual(countWritten(machine.config as Raw, [], none()));
  });

  test('every state and every transition has an id of its own', () => {
    for (const { name, machine } of corpus) {
      const { nodes, edges } = chartOf(machine);
      const ids = [...nodes, ...edges].map(({ id }) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });
});
