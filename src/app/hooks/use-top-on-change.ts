import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to the top when the page's subject changes, and focuses the heading, if one is given, for screen readers. Does
 * nothing for the first subject, and as long as there is none, because the page is loading.
 */
export function useTopOnChange(thing: string | null, heading?: RefObject<HTMLElement | null>): void {
  const shown = useRef(thing);
  useEffect(() => {
    const before = shown.current;
    if (thing === null || thing === before) return;
    shown.current = thing;
    if (before === null) return;
    window.scrollTo({ top: 0 });
    heading?.current?.focus({ preventScroll: true });
  }, [thing, heading]);
}
