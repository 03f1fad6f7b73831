import { type PointerEvent, useRef } from 'react';
import type { Place } from '../drawing.ts';

/** A movement of fewer CSS pixels is a click, not a drag. */
const SLACK = 4;

/** One step of a drag or a pinch: its movement in CSS pixels. */
export interface Pull extends Place {
  /** The zoom factor of a pinch; 1 for a single pointer. */
  readonly factor: number;
  /** The midpoint of the two pointers, or the single pointer, in client coordinates. */
  readonly at: Place;
}

export interface Grip {
  readonly take: (event: PointerEvent<HTMLElement>) => void;
  /** Null if the pointer is not down, or has not moved far enough for a drag. */
  readonly pull: (event: PointerEvent<HTMLElement>) => Pull | null;
  readonly release: (event: PointerEvent<HTMLElement>) => void;
}

/** Recognizes drags by mouse or touch, and pinches. The `click` at the end of a drag selects nothing in the diagram. */
export function useGrip(): Grip {
  const fingers = useRef(new Map<number, Place>());
  const isDragged = useRef(false);
  return {
    take({ button, pointerId, clientX, clientY }) {
      if (button !== 0) return;
      if (fingers.current.size === 0) isDragged.current = false;
      fingers.current.set(pointerId, { x: clientX, y: clientY });
    },
    pull({ currentTarget, pointerId, clientX, clientY }) {
      const from = fingers.current.get(pointerId);
      if (!from) return null;
      const to = { x: clientX, y: clientY };
      if (!isDragged.current && distance(from, to) < SLACK) return null;
      isDragged.current = true;
      // With pointer capture, the final `click` targets this element, not the state or transition under the pointer.
      if (!currentTarget.hasPointerCapture(pointerId)) currentTarget.setPointerCapture(pointerId);
      const [other] = [...fingers.current].flatMap(([id, place]) => (id === pointerId ? [] : [place]));
      fingers.current.set(pointerId, to);
      if (!other) return { x: to.x - from.x, y: to.y - from.y, factor: 1, at: to };
      const [before, after] = [middleOf(from, other), middleOf(to, other)];
      return {
        x: after.x - before.x,
        y: after.y - before.y,
        factor: distance(to, other) / Math.max(1, distance(from, other)),
        at: after,
      };
    },
    release({ pointerId }) {
      fingers.current.delete(pointerId);
    },
  };
}

function middleOf(one: Place, other: Place): Place {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
