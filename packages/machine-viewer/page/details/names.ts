import type { Chart, ChartEdge, ChartNode } from '../../../machine-core/index.ts';

/** The last part of a state's id. */
export function keyOf(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}

/** The ancestors of a state, the machine first. */
export function statesAround(chart: Chart, id: string): readonly ChartNode[] {
  return chart.nodes.filter((node) => id.startsWith(`${node.id}.`));
}

/** The branches for the same trigger in the same state, `edge` included, in the order in which their guards are evaluated. */
export function branchesBeside(chart: Chart, edge: ChartEdge): readonly ChartEdge[] {
  return chart.edges.filter(
    ({ source, eventType }) => source === edge.source && eventType === edge.eventType,
  );
}
