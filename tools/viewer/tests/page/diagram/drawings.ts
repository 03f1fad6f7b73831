/** The drawing of every machine, and geometry helpers. */
import { CHARTS } from '../../../../fixtures/charts.ts';
import type { Chart } from '../../../../chart/chart.ts';
import type { Area, Drawing } from '../../../diagram/drawing.ts';
import { drawingOf } from '../../../diagram/layout/layout.ts';

export interface Drawn {
  readonly chart: Chart;
  readonly drawing: Drawing;
}

export async function drawEach(): Promise<readonly Drawn[]> {
  return Promise.all(CHARTS.map(async (chart) => ({ chart, drawing: await drawingOf(chart) })));
}

/** Whether two areas overlap. A shared border does not count. */
export function overlap(one: Area, other: Area): boolean {
  return (
    one.x + one.width > other.x + 0.5 &&
    other.x + other.width > one.x + 0.5 &&
    one.y + one.height > other.y + 0.5 &&
    other.y + other.height > one.y + 0.5
  );
}

/** Whether an area lies in another one, its border included. */
export function isWithin(inner: Area, outer: Area): boolean {
  return (
    inner.x >= outer.x - 0.5 &&
    inner.y >= outer.y - 0.5 &&
    inner.x + inner.width <= outer.x + outer.width + 0.5 &&
    inner.y + inner.height <= outer.y + outer.height + 0.5
  );
}
