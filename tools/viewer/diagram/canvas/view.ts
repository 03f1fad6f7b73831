/** What of a diagram is seen: how far it is moved, and how much it is enlarged. */
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
/** A small machine is not blown up. */
const MOST_FITTED = 1.15;
const MARGIN = 16;
/** Words are read at this size, and no longer below the least. */
const READ = 0.9;
const LEAST_READ = 0.6;

/** Below this size not even the names of states can be read. */
const LEAST_OPENED = 0.18;

/** The buttons below, which should cover nothing. */
const FOOT = 44;

/** As a drawing is first seen: all of it, or where that could not be read, all of its width, from its beginning. */
export function opened(drawing: Extent, window: Extent): View {
  const whole = fitted(drawing, window);
  const scale = Math.min(LEAST_OPENED, (window.width - 2 * MARGIN) / drawing.width);
  if (whole.scale >= scale) return whole;
  return { scale, x: (window.width - drawing.width * scale) / 2, y: MARGIN };
}

/** All of it, in the middle. */
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

/** Enlarged or reduced; what is at a place of the window stays there. */
export function zoomed(view: View, factor: number, at: Place): View {
  const scale = within(LEAST, view.scale * factor, MOST);
  const share = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share };
}

export function movedBy(view: View, x: number, y: number): View {
  return { ...view, x: view.x + x, y: view.y + y };
}

/**
 * A view in which an area of the drawing can be read: moved as little as brings it into sight. What cannot be read is
 * enlarged first; what is too large for the window is shown from its beginning.
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

/** Large enough to be read, where it fits, with the area in the middle. */
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
