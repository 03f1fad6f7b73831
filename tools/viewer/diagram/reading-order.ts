import type { Chart } from '../../chart/chart.ts';

/** The ids of a chart in the order of the arrow keys: each state, then its transitions, then its child states. */
export function readingOrder(chart: Chart): readonly string[] {
  return chart.nodes.flatMap(({ id }) => [
    id,
    ...chart.edges.filter(({ source }) => source === id).map((edge) => edge.id),
  ]);
}
