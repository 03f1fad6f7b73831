import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to the top when the page's subject changes, and focuses the heading, if one is given, for screen readers. Does
 * nothing at the first rendering.
 */
export function useTopOnChange(thing: string, heading?: RefObject<HTMLElement | null>): void {
  const shown = useRef(thing);
  useEffect(() => {
    if (shown.current === thing) return;
    shown.current = thing;
    window.scrollTo({ top: 0 });
    heading?.current?.focus({ preventScroll: true });
  }, [thing, heading]);
}
