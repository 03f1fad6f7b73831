import { useMemo } from 'react';
import type { Chart } from '../../machine-core/index.ts';
import type { Drawing } from '../diagram/drawing.ts';
import { gridDrawingOf, type Room } from '../diagram/grid/search.ts';
import type { Language } from '../labels.ts';
import { useMachines } from '../viewer-input.ts';

const drawings = new WeakMap<Chart, Map<string, Drawing>>();

/** Returns a chart's drawing in a language, cached, without the states inside the collapsed ones. */
export function useDrawing(
  chart: Chart,
  language: Language,
  collapsed: ReadonlySet<string>,
  room: Room,
): Drawing {
  const labels = useMachines().spokenIn(language);
  return useMemo(() => {
    const known = drawings.get(chart) ?? new Map<string, Drawing>();
    drawings.set(chart, known);
    const name = [language, room.width, room.height, ...[...collapsed].toSorted()].join(' ');
    const drawing = known.get(name) ?? gridDrawingOf(chart, collapsed, labels, room);
    known.set(name, drawing);
    return drawing;
  }, [chart, language, labels, collapsed, room]);
}
