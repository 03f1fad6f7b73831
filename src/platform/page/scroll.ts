import type { Unsubscribe } from '../browser.ts';

/**
 * Tells how far the page is scrolled, in CSS pixels, each time it has been. To ask at any other time would make the browser
 * lay out what has just changed, before its turn.
 */
export function onScroll(listener: (pixels: number) => void): Unsubscribe {
  const received = () => listener(window.scrollY);
  window.addEventListener('scroll', received, { passive: true });
  return () => window.removeEventListener('scroll', received);
}

/** Scrolls to the top, smoothly unless reduced motion is preferred, and focuses the heading for screen readers. */
export function scrollToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.setAttribute('tabindex', '-1');
  start.focus({ preventScroll: true });
}
