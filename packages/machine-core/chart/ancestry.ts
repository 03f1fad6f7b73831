/** What is inside what in a chart: by its states, because ids may have any form and tell nothing. */
import type { Chart, ChartNode } from './chart.ts';

const indexes = new WeakMap<Chart, ReadonlyMap<string, ChartNode>>();

/** The state with this id; undefined for the id of a transition, or an unknown one. */
export function stateIn(chart: Chart, id: string): ChartNode | undefined {
  const index = indexes.get(chart) ?? new Map(chart.nodes.map((node) => [node.id, node]));
  indexes.set(chart, index);
  return index.get(id);
}

/** The states around a state, the innermost first. */
export function statesAround(chart: Chart, id: string): readonly ChartNode[] {
  const around: ChartNode[] = [];
  for (let node = stateIn(chart, id); node && node.parent !== null; ) {
    node = stateIn(chart, node.parent);
    if (node) around.push(node);
  }
  return around;
}

/** Whether a state is inside another one, at any depth. */
export function isInside(chart: Chart, id: string, outer: string): boolean {
  return statesAround(chart, id).some((node) => node.id === outer);
}
