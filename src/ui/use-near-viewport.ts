import { type RefObject, startTransition, useEffect, useState } from 'react';

/** jsdom. At build time, where there is no document either, nothing is near. */
const HAS_NO_VIEWPORT = typeof IntersectionObserver === 'undefined' && typeof document !== 'undefined';

/**
 * Whether the element has come near the viewport, once: at most `marginPx` CSS pixels away. In a DOM without layout, at
 * once.
 */
export function useNearViewport(element: RefObject<Element | null>, marginPx: number): boolean {
  const [isNear, setNear] = useState(HAS_NO_VIEWPORT);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // In a transition, so that scrolling stays smooth.
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, marginPx, isNear]);
  return isNear;
}
