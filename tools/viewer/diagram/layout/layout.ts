/** Lays out the states and transitions of a chart by elkjs, which keeps lines, labels and boxes apart. */
import type { Chart, ChartNode } from '../../../chart/chart.ts';
import type { Area, Drawing } from '../drawing.ts';
import { areasIn, drawn } from './drawn.ts';
import { graphOf, type Widening } from './graph.ts';
import { type Measures, measured } from './measures.ts';

/** Returns a state's description in the language of the diagram. */
export type DescriptionOf = (state: ChartNode) => string;

/** Lays out a chart. The result is the same in every browser and in Node. elkjs is imported on demand. */
export async function drawingOf(chart: Chart, descriptionOf: DescriptionOf = ownLabels): Promise<Drawing> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const measures = measured(chart, descriptionOf);
  const elk = new Elk();
  const canvas = await elk.layout(graphOf(chart, measures, new Map()));
  const widening = tooNarrow(measures, areasIn(canvas));
  // elkjs ignores the minimum width of a state with edges into other states: the second layout run adds the missing width as padding.
  return drawn(
    chart,
    measures,
    widening.size === 0 ? canvas : await elk.layout(graphOf(chart, measures, widening)),
  );
}

/** The states that are too narrow for their text, and by how much. */
function tooNarrow({ boxes }: Measures, areas: ReadonlyMap<string, Area>): Widening {
  const missing = [...boxes].map(([id, { width }]) => [id, width - (areas.get(id)?.width ?? width)] as const);
  return new Map(missing.filter(([, width]) => width > 0));
}

function ownLabels({ description }: ChartNode): string {
  return description;
}
