/**
 * What diagrams, generated cases and recordings need of a machine: its own file, words for each state and transition, a name for everything
 * that it uses. That Stately's editor reads all of it is checked in tools/viewer/tests/stately.test.ts.
 */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Chart, type ChartEdge, type ChartNode, chartOf } from '../../../packages/machine-core/index.ts';
import { ALL_FIXTURES } from '../../../tools/fixtures/all-fixtures.ts';

const MACHINES = ALL_FIXTURES.map(({ machine }) => machine);

test('each machine has its own file, and fixtures', () => {
  const files = readdirSync(new URL('../../../machines/', import.meta.url));
  const named = files.filter((name) => name.endsWith('.machine.ts')).map((name) => name.split('.')[0]);
  expect(named.toSorted()).toEqual(MACHINES.map(({ id }) => id).toSorted());
});

describe.each(MACHINES)('$id', (machine) => {
  const chart = chartOf(machine);

  test('names the section that it comes from', () => {
    expect(chart.nodes[0]?.sections).not.toEqual([]);
  });

  test('describes every state, in words of its own', () => {
    const descriptions = chart.nodes.map(({ description }) => description.trim());
    expect(descriptions.filter((text, index) => text === '' || descriptions.indexOf(text) !== index)).toEqual(
      [],
    );
  });

  test('describes every transition, except in states with eventless transitions only', () => {
    const choices = chart.nodes.filter((node) => isChoice(chart, node)).map(({ id }) => id);
    const silent = chart.edges.filter((edge) => !edge.description.trim() && !choices.includes(edge.source));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('names its guards, actions, delays and actors in setup', () => {
    const used = {
      guards: chart.edges.flatMap(({ guard }) => guard ?? []),
      actions: [...chart.nodes, ...chart.edges].flatMap(actionsOf),
      delays: chart.edges.flatMap(({ trigger }) => (trigger.kind === 'after' ? trigger.delay : [])),
      actors: chart.nodes.flatMap(({ invokes }) => invokes.map(({ actor }) => actor)),
    };
    for (const kind of ['guards', 'actions', 'delays', 'actors'] as const) {
      const names = used[kind].map((name) => name.replace(/\(.*$/, ''));
      expect(
        names.filter((name) => !(name in machine.implementations[kind])),
        kind,
      ).toEqual([]);
    }
  });
});

function actionsOf(part: ChartNode | ChartEdge): readonly string[] {
  return 'actions' in part ? part.actions : [...part.entry, ...part.exit];
}

/** Whether a state has eventless transitions only: its own description suffices, and they need none. */
function isChoice(chart: Chart, node: ChartNode): boolean {
  const edges = chart.edges.filter(({ source }) => source === node.id);
  return (
    node.type === 'atomic' && edges.length > 0 && edges.every(({ trigger }) => trigger.kind === 'always')
  );
}
