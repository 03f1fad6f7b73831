import { useMemo } from 'react';
import type { Chart } from '../../../packages/machine-core/index.ts';
import type { Drawing } from '../diagram/drawing.ts';
import { gridDrawingOf, type Room } from '../diagram/grid/search.ts';
import { type Language, spokenIn } from '../../labels/label-of.ts';

const drawings = new Map<string, Drawing>();

/** Returns a chart's drawing in a language, cached, without the states inside the collapsed ones. */
export function useDrawing(
  chart: Chart,
  language: Language,
  collapsed: ReadonlySet<string>,
  room: Room,
): Drawing {
  return useMemo(() => {
    const name = [chart.id, language, room.width, room.height, ...[...collapsed].toSorted()].join(' ');
    const drawing = drawings.get(name) ?? gridDrawingOf(chart, collapsed, spokenIn(language), room);
    drawings.set(name, drawing);
    return drawing;
  }, [chart, language, collapsed, room]);
}
