/** Places for the states and transitions of a chart. elkjs knows how to keep lines, labels and boxes apart. */
import type { Chart, ChartNode } from '../../../chart/chart.ts';
import type { Area, Drawing } from '../drawing.ts';
import { areasIn, drawn } from './drawn.ts';
import { graphOf, type Widening } from './graph.ts';
import { type Measures, measured } from './measures.ts';

/** What a state says: the language of a diagram. */
export type DescriptionOf = (state: ChartNode) => string;

/** The same chart and words give the same drawing, everywhere. elkjs is fetched when it is first needed. */
export async function drawingOf(chart: Chart, descriptionOf: DescriptionOf = ownLabels): Promise<Drawing> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const measures = measured(chart, descriptionOf);
  const elk = new Elk();
  const canvas = await elk.layout(graphOf(chart, measures, new Map()));
  const widening = tooNarrow(measures, areasIn(canvas));
  // elkjs overlooks the least width of a state whose lines lead into other states: the second layout run adds a margin.
  return drawn(
    chart,
    measures,
    widening.size === 0 ? canvas : await elk.layout(graphOf(chart, measures, widening)),
  );
}

/** States that what is written in them does not fit into, and by how much. */
function tooNarrow({ boxes }: Measures, areas: ReadonlyMap<string, Area>): Widening {
  const missing = [...boxes].map(([id, { width }]) => [id, width - (areas.get(id)?.width ?? width)] as const);
  return new Map(missing.filter(([, width]) => width > 0));
}

function ownLabels({ description }: ChartNode): string {
  return description;
}
