import { matchesMedia } from '../attempt.ts';
import type { Unsubscribe } from '../unsubscribe.ts';
import { whenIdle } from '../idle.ts';

/**
 * Reports the scroll position in CSS pixels after each scroll event, and once when the browser is idle, because a reload
 * restores the position before this code has loaded. Reading it at any other time would force a layout.
 */
export function onScroll(listener: (pixels: number) => void): Unsubscribe {
  let isListening = true;
  const report = () => listener(window.scrollY);
  window.addEventListener('scroll', report, { passive: true });
  void whenIdle().then(() => {
    if (isListening) report();
  });
  return () => {
    isListening = false;
    window.removeEventListener('scroll', report);
  };
}

/** Scrolls to the top, smoothly unless reduced motion is preferred, and focuses the heading for screen readers. */
export function scrollToTop(): void {
  const isStill = matchesMedia('(prefers-reduced-motion: reduce)');
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.setAttribute('tabindex', '-1');
  start.focus({ preventScroll: true });
}
