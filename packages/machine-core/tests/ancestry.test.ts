/** What is inside what, on machines whose ids are no paths: custom ids, keys with dots, keys of which one begins another. */
import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { corpus } from '../corpus/corpus.ts';
import { chartOf, isInside, statesAround } from '../index.ts';

function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf)];
}

function parentsOf(node: AnyStateNode): readonly string[] {
  const parent: AnyStateNode | undefined = node.parent;
  return parent ? [parent.id, ...parentsOf(parent)] : [];
}

test.each(corpus)('$name: the states around each state are its ancestors in XState', ({ machine }) => {
  const chart = chartOf(machine);
  for (const node of nodesOf(machine.root)) {
    const { id } = node;
    const parents = parentsOf(node);
    expect(
      statesAround(chart, id).map((one) => one.id),
      id,
    ).toEqual(parents);
    expect(
      chart.nodes.filter((one) => isInside(chart, id, one.id)).map((one) => one.id),
      id,
    ).toEqual(parents.toReversed());
  }
});

test('nothing is around an unknown id', () => {
  const [first] = corpus;
  expect(first && statesAround(chartOf(first.machine), 'elsewhere')).toEqual([]);
});
