import { type RefObject, startTransition, useEffect, useState } from 'react';
import { HAS_NO_VIEWPORT, onNearViewport } from '../platform/page/near-viewport.ts';

/**
 * Whether the element has come near the viewport, once: at most `marginPx` CSS pixels away. In a DOM without layout, at
 * once.
 */
export function useNearViewport(element: RefObject<Element | null>, marginPx: number): boolean {
  const [isNear, setNear] = useState(HAS_NO_VIEWPORT);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    // In a transition, so that scrolling stays smooth.
    return onNearViewport(element.current, marginPx, () => startTransition(() => setNear(true)));
  }, [element, marginPx, isNear]);
  return isNear;
}
