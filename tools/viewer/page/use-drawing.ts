import { use } from 'react';
import type { Chart } from '../../chart/chart.ts';
import type { Drawing } from '../diagram/drawing.ts';
import { drawingOf } from '../diagram/layout/layout.ts';
import { type Language, spokenIn } from '../../labels/label-of.ts';

const drawings = new Map<string, Promise<Drawing>>();

/** Returns a chart's drawing in a language, cached. The component suspends while it is laid out. */
export function useDrawing(chart: Chart, language: Language): Drawing {
  const name = `${chart.id} in ${language}`;
  let drawing = drawings.get(name);
  if (!drawing) {
    drawing = drawingOf(chart, spokenIn(language));
    drawings.set(name, drawing);
  }
  return use(drawing);
}
