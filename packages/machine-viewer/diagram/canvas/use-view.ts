import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Area, Drawing, Place } from '../drawing.ts';
import {
  type Extent,
  anchored,
  fitted,
  LEAST_READ,
  movedBy,
  opened,
  showing,
  type View,
  zoomed,
} from './view.ts';

const WHEEL_STEP = 0.0016;

export interface CanvasView {
  readonly view: View;
  /** `at` is the fixed point, relative to the canvas; by default its middle. */
  readonly zoom: (factor: number, at?: Place) => void;
  readonly move: (x: number, y: number) => void;
  readonly fit: () => void;
}

export interface Anchors {
  /** The state around which a drawing that does not fit is shown at first. */
  readonly start: string | null;
  /** The state that keeps its place when the drawing changes: the one that was opened or collapsed last. */
  readonly anchor: string | null;
}

const NOWHERE: Area = { x: 0, y: 0, width: 0, height: 0 };

/**
 * The pan and zoom of a drawing in its canvas element (`window`). Until the first change it is the initial view, also when the canvas
 * is resized. A newly selected element is panned into the visible area, and zoomed in until it is readable. So is the state in which
 * the machine is (`current`), unless the user has zoomed out to see all.
 */
export function useView(
  window: RefObject<HTMLElement | null>,
  drawing: Drawing,
  chosen: string | null,
  current: string | null,
  { start, anchor }: Anchors,
): CanvasView {
  const [extent, setExtent] = useState<Extent>({ width: 0, height: 0 });
  const [held, hold] = useState<View | null>(null);
  const [seen, see] = useState<string | null>(null);
  const [lastFollowed, follow] = useState<string | null>(null);
  const [drawn, draw] = useState(drawing);
  const initialIn = (one: Drawing) => opened(one, extent, areaOf(one, start) ?? NOWHERE);
  const initial = initialIn(drawing);
  const followed = (held ?? initial).scale >= LEAST_READ ? current : null;
  const middle = { x: extent.width / 2, y: extent.height / 2 };

  const isMeasured = extent.width > 0;
  const scrollIntoView = (id: string | null) => {
    const area = areaOf(drawing, id);
    if (area) hold(showing(held ?? initial, area, extent));
  };
  if (isMeasured && drawn !== drawing) {
    draw(drawing);
    const [before, after] = [areaOf(drawn, anchor ?? start), areaOf(drawing, anchor ?? start)];
    if (fitted(drawing, extent).scale >= LEAST_READ) hold(null);
    else if (before && after) {
      hold(showing(anchored(held ?? initialIn(drawn), before, after), after, extent));
    }
  } else if (isMeasured && lastFollowed !== followed) {
    follow(followed);
    scrollIntoView(followed);
  } else if (isMeasured && seen !== chosen) {
    see(chosen);
    scrollIntoView(chosen);
  }
  const change = (next: (view: View) => View) => hold((before) => next(before ?? initial));
  const zoom = (factor: number, at: Place = middle) => change((current) => zoomed(current, factor, at));

  const turn = useEffectEvent((event: WheelEvent, element: HTMLElement) => {
    event.preventDefault();
    const { left, top } = element.getBoundingClientRect();
    zoom(Math.exp(-event.deltaY * WHEEL_STEP), { x: event.clientX - left, y: event.clientY - top });
  });

  useEffect(() => {
    const element = window.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setExtent({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    // React registers `wheel` listeners as passive, so they cannot prevent the page from scrolling.
    const listener = (event: WheelEvent) => turn(event, element);
    element.addEventListener('wheel', listener, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', listener);
    };
  }, [window]);

  return {
    view: held ?? initial,
    zoom,
    move: (x, y) => change((current) => movedBy(current, x, y)),
    fit: () => hold(fitted(drawing, extent)),
  };
}

function areaOf({ boxes, labels }: Drawing, id: string | null): Area | undefined {
  return boxes.find((box) => box.id === id) ?? labels.find(({ edge }) => edge === id);
}
