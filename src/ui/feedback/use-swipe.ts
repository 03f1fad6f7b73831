import { type PointerEvent, useRef } from 'react';

/** Movement from which a press counts as a swipe: a finger is never quite still. */
const STARTS_AFTER_PX = { touch: 10, mouse: 2 } as const;

interface Swipe {
  readonly fromX: number;
  readonly fromY: number;
  /** Zero until the press counts as a swipe. */
  distance: number;
}

/**
 * Event handlers for an element that a swipe to the right sends away. The element has the attribute `data-swipe`: `move`, then
 * `end` or `cancel`; and the distance in `--swipe-x`, both for its styles.
 */
export function useSwipe(thresholdPx: number, onSwiped: () => void) {
  const current = useRef<Swipe | null>(null);
  const finish = ({ currentTarget: { dataset } }: PointerEvent<HTMLElement>, isDone: boolean) => {
    if (!current.current?.distance) return;
    dataset['swipe'] = isDone ? 'end' : 'cancel';
    if (isDone) onSwiped();
  };
  return {
    onPointerDown({ button, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (button === 0) current.current = { fromX: clientX, fromY: clientY, distance: 0 };
    },
    onPointerMove({ currentTarget, clientX, clientY, pointerId, pointerType }: PointerEvent<HTMLElement>) {
      const swipe = current.current;
      if (!swipe) return;
      const [x, y] = [clientX - swipe.fromX, clientY - swipe.fromY];
      if (swipe.distance === 0) {
        const least = pointerType === 'touch' ? STARTS_AFTER_PX.touch : STARTS_AFTER_PX.mouse;
        if (Math.max(Math.abs(x), Math.abs(y)) <= least) return;
        if (x <= Math.abs(y)) {
          current.current = null;
          return;
        }
        currentTarget.setPointerCapture(pointerId);
      }
      swipe.distance = Math.max(1, x);
      currentTarget.dataset['swipe'] = 'move';
      currentTarget.style.setProperty('--swipe-x', `${Math.max(0, x)}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      finish(event, (current.current?.distance ?? 0) > thresholdPx);
      current.current = null;
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      finish(event, false);
      current.current = null;
    },
  };
}
