import { type RefObject, useEffect, useRef } from 'react';

/**
 * When what stands on the page becomes another thing, the eye starts at its top again, and so does whoever listens: the
 * focus goes to the heading, where one is given. Not on the first look, which starts there anyway.
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
