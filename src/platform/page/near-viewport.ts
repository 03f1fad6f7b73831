import { attempt } from '../attempt.ts';
import type { Unsubscribe } from '../unsubscribe.ts';

/** jsdom. At build time, where there is no document either, nothing is near. */
export const HAS_NO_VIEWPORT =
  typeof document !== 'undefined' && attempt(() => typeof IntersectionObserver === 'undefined', true);

/** Calls the listener when the element is at most `marginPx` CSS pixels away; at once where the browser cannot tell. */
export function onNearViewport(element: Element, marginPx: number, listener: () => void): Unsubscribe {
  try {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) listener();
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  } catch {
    listener();
    return () => undefined;
  }
}
