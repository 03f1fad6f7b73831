import type { Chart } from '../../chart/chart.ts';

/** The ids of a chart as it is gone through: each state, then its transitions, then the states within it. */
export function readingOrder(chart: Chart): readonly string[] {
  return chart.nodes.flatMap(({ id }) => [
    id,
    ...chart.edges.filter(({ source }) => source === id).map((edge) => edge.id),
  ]);
}
