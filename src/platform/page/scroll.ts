import type { Unsubscribe } from '../browser.ts';

export function onScroll(listener: () => void): Unsubscribe {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** How far the page is scrolled, in CSS pixels. */
export function scrolled(): number {
  return window.scrollY;
}

/** Back up smoothly, or at once for those who want less motion; whoever reads by ear goes on at the heading. */
export function scrollToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.setAttribute('tabindex', '-1');
  start.focus({ preventScroll: true });
}
