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
const MARGIN = 16;
/** The scale at which text is comfortable to read, and the smallest at which it is readable. */
const READ = 0.9;
const LEAST_READ = 0.6;

/** The smallest scale at which the large names of the states are readable. */
const LEAST_OPENED = 0.18;

/** Height in CSS pixels that is kept free for the zoom controls at the bottom. */
const FOOT = 44;

/** The initial view: the whole drawing, or if that would be too small, its full width from the top. */
export function opened(drawing: Extent, window: Extent): View {
  const whole = fitted(drawing, window);
  const scale = Math.min(LEAST_OPENED, (window.width - 2 * MARGIN) / drawing.width);
  if (whole.scale >= scale) return whole;
  return { scale, x: (window.width - drawing.width * scale) / 2, y: MARGIN };
}

/** The whole drawing, centred. */
export function fitted(drawing: Extent, window: Extent): View {
  const scale = within(
    LEAST,
    Math.min(
      (window.width - 2 * MARGIN) / drawing.width,
      (window.height - 2 * MARGIN - FOOT) / drawing.height,
    ),
    MOST_FITTED,
  );
  return {
    scale,
    x: (window.width - drawing.width * scale) / 2,
    y: (window.height - FOOT - drawing.height * scale) / 2,
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
 * Pans as little as necessary to make an area of the drawing visible. If its text would be unreadable, it zooms in first. The top
 * left corner of an area that is larger than the canvas is visible.
 */
export function showing(view: View, area: Area, window: Extent): View {
  const near = view.scale < LEAST_READ ? approached(view, area, window) : view;
  const shift = (from: number, length: number, room: number) => {
    if (from < MARGIN || length > room - 2 * MARGIN) return MARGIN - from;
    return Math.min(0, room - MARGIN - (from + length));
  };
  return movedBy(
    near,
    shift(near.x + area.x * near.scale, area.width * near.scale, window.width),
    shift(near.y + area.y * near.scale, area.height * near.scale, window.height),
  );
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
