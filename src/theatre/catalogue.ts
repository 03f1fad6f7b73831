/** Every product machine as a chart, in the order in which a newcomer reads them. */
import { type Chart, chartOf } from './chart/chart.ts';
import { REPERTOIRES } from './repertoire/repertoires.ts';

export const CHARTS: readonly Chart[] = REPERTOIRES.map(({ machine }) => chartOf(machine));

/** The chart of a machine; that of the first one where there is none of that name. */
export function chartNamed(id: string | null): Chart {
  const chart = CHARTS.find((one) => one.id === id) ?? CHARTS[0];
  if (chart === undefined) throw new Error('there are no machines');
  return chart;
}
