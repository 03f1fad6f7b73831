import { type PointerEvent, useRef } from 'react';
import type { Place } from '../drawing.ts';

/** A hand that presses is never quite still. */
const SLACK = 4;

/** By how much a hand has moved what it holds. */
export interface Pull extends Place {
  /** Two fingers draw it out, or together; 1 for one finger. */
  readonly factor: number;
  /** Between the fingers, on the page. */
  readonly at: Place;
}

export interface Grip {
  readonly take: (event: PointerEvent<HTMLElement>) => void;
  /** Null where nothing is held, or it has not been moved yet. */
  readonly pull: (event: PointerEvent<HTMLElement>) => Pull | null;
  readonly release: (event: PointerEvent<HTMLElement>) => void;
}

/** Holds what is dragged by a mouse, a finger or two. The press that ends a drag chooses nothing. */
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
      // What holds the pointer hears of its end, and that is not what it was pressed on.
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
