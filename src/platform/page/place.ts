import type { Unsubscribe } from '../browser.ts';

/** Where the eye and the focus are on a page. */
export interface Place {
  /** In CSS pixels from the top. */
  readonly scroll: number;
  /** A selector of the link or control that has the focus; null for nothing that could be found again. */
  readonly focus: string | null;
}

export function currentPlace(): Place {
  return { scroll: Math.round(window.scrollY), focus: selectorOf(document.activeElement) };
}

/**
 * Puts the eye and the focus where they were. What the page still loads may be missing: both are put there as soon as
 * it can be done, unless the person has taken over meanwhile or the returned function is called.
 */
export function returnTo(place: Place): Unsubscribe {
  if (isBackAt(place)) return () => undefined;
  const stop = new AbortController();
  const growth = new ResizeObserver(() => {
    if (isBackAt(place)) stop.abort();
  });
  growth.observe(document.body);
  stop.signal.addEventListener('abort', () => growth.disconnect());
  for (const takingOver of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(takingOver, () => stop.abort(), { passive: true, signal: stop.signal });
  }
  return () => stop.abort();
}

/** Goes there as far as the page reaches by now, and tells whether that was all the way. */
function isBackAt({ scroll, focus }: Place): boolean {
  const control = focus === null ? null : controlAt(focus);
  control?.focus({ preventScroll: true });
  window.scrollTo({ top: scroll, behavior: 'instant' });
  return Math.abs(window.scrollY - scroll) <= 1 && (focus === null || control !== null);
}

/** Scrolls a new page to its top or to the fragment, and focuses its heading so that a screen reader reads it. */
export function startAtTop(fragment: string): void {
  const target = fragment === '' ? null : document.getElementById(nameIn(fragment));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
  const place = target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
}

/** What a fragment names; as it stands where it is not well-formed. */
function nameIn(fragment: string): string {
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    return fragment.slice(1);
  }
}

/** What was kept may have been written by anybody: a selector that is none finds nothing. */
function controlAt(selector: string): HTMLElement | null {
  try {
    return document.querySelector<HTMLElement>(selector);
  } catch {
    return null;
  }
}

function selectorOf(element: Element | null): string | null {
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const within = element.closest('main') ? 'main ' : '';
  const href = element.getAttribute('href');
  if (href !== null) return `${within}a[href=${JSON.stringify(href)}]`;
  const name = element.getAttribute('name');
  return name === null ? null : `${within}${element.localName}[name=${JSON.stringify(name)}]`;
}
