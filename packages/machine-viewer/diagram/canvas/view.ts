/** Pan and zoom of a diagram as pure functions: a translation in CSS pixels and a scale. `window` is the size of the canvas. */
import type { Area, Place } from '../drawing.ts';

export interface View extends Place {
  readonly scale: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

const LEAST = 0.1;
const MOST = 3;
/** The largest scale of a fitted diagram, so that a small machine is hardly magnified. */
const MOST_FITTED = 1.15;
const MARGIN = 8;
/** The scale at which text is comfortable to read. */
const READ = 1;
/** The smallest scale at which text is readable: the smallest text of a chart, 12 units high, is 11 CSS pixels high. */
export const LEAST_READ = 11 / 12;

/** The initial view: the whole drawing, or if its text would be too small to be read, the part around an area. */
export function opened(drawing: Extent, window: Extent, area: Area): View {
  const whole = fitted(drawing, window);
  if (whole.scale >= LEAST_READ) return whole;
  const scale = LEAST_READ;
  return {
    scale,
    x: around(area.x * scale, area.width * scale, drawing.width * scale, window.width),
    y: around(area.y * scale, area.height * scale, drawing.height * scale, window.height),
  };
}

/** The shift that centres a part of a length, or shows its start, without room beyond either end of the whole. */
function around(from: number, length: number, whole: number, room: number): number {
  if (whole + 2 * MARGIN <= room) return (room - whole) / 2;
  const start = length > room - 2 * MARGIN ? MARGIN - from : (room - length) / 2 - from;
  return within(room - MARGIN - whole, start, MARGIN);
}

/** The same view of another drawing, in which a state that is in both keeps its place. */
export function anchored(view: View, before: Area, after: Area): View {
  const scale = Math.max(view.scale, LEAST_READ);
  return {
    scale,
    x: view.x + before.x * view.scale - after.x * scale,
    y: view.y + before.y * view.scale - after.y * scale,
  };
}

/** The whole drawing, centred. */
export function fitted(drawing: Extent, window: Extent): View {
  const scale = within(
    LEAST,
    Math.min((window.width - 2 * MARGIN) / drawing.width, (window.height - 2 * MARGIN) / drawing.height),
    MOST_FITTED,
  );
  return {
    scale,
    x: (window.width - drawing.width * scale) / 2,
    y: (window.height - drawing.height * scale) / 2,
  };
}

/** Scales by a factor; the point `at` of the canvas stays fixed. */
export function zoomed(view: View, factor: number, at: Place): View {
  const scale = within(LEAST, view.scale * factor, MOST);
  const share = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share };
}

export function movedBy(view: View, x: number, y: number): View {
  return { ...view, x: view.x + x, y: view.y + y };
}

/**
 * Makes an area of the drawing visible: in the middle of the canvas, unless it is visible already. If its text would be unreadable, it zooms in first. An area that is larger than the canvas is shown from its start.
 */
export function showing(view: View, area: Area, window: Extent): View {
  const { scale, ...near } = view.scale < LEAST_READ ? approached(view, area, window) : view;
  const [left, top] = [near.x + area.x * scale, near.y + area.y * scale];
  const [width, height] = [area.width * scale, area.height * scale];
  const isInside =
    left >= MARGIN &&
    top >= MARGIN &&
    left + width <= window.width - MARGIN &&
    top + height <= window.height - MARGIN;
  if (isInside) return { scale, ...near };
  const start = (length: number, room: number) => (length > room - 2 * MARGIN ? MARGIN : (room - length) / 2);
  return movedBy({ scale, ...near }, start(width, window.width) - left, start(height, window.height) - top);
}

/** Zooms in to a readable scale, or as far as the area fits, and centres the area. */
function approached(view: View, area: Area, window: Extent): View {
  const fitting = Math.min(
    (window.width - 2 * MARGIN) / area.width,
    (window.height - 2 * MARGIN) / area.height,
  );
  const scale = Math.max(view.scale, Math.min(READ, fitting));
  return {
    scale,
    x: window.width / 2 - (area.x + area.width / 2) * scale,
    y: window.height / 2 - (area.y + area.height / 2) * scale,
  };
}

function within(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
