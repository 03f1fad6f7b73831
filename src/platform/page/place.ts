import { attempt } from '../attempt.ts';
import type { Unsubscribe } from '../unsubscribe.ts';

/** The scroll position and the focus on a page. */
export interface Place {
  /** The scroll position, in CSS pixels from the top. */
  readonly scroll: number;
  /** A selector of the focused link or control; null if it has no selector. */
  readonly focus: string | null;
}

export function currentPlace(): Place {
  return { scroll: Math.round(window.scrollY), focus: selectorOf(document.activeElement) };
}

/** The page is complete if it has not grown for this time. */
const GROWTH_ENDS_MS = 1_000;

/**
 * Restores scroll position and focus, again whenever the page grows: a page that still loads may be too short at first, and what appears
 * above the player's place would move it. Ends when the page is complete, when the player scrolls, presses or types, or when the
 * returned function is called.
 */
export function returnTo(place: Place): Unsubscribe {
  const stop = new AbortController();
  let completion: number | undefined;
  const restore = () => {
    window.clearTimeout(completion);
    if (isBackAt(place)) completion = window.setTimeout(() => stop.abort(), GROWTH_ENDS_MS);
  };
  restore();
  const growth = attempt(() => new ResizeObserver(restore), null);
  attempt(() => growth?.observe(document.body), undefined);
  stop.signal.addEventListener('abort', () => {
    window.clearTimeout(completion);
    attempt(() => growth?.disconnect(), undefined);
  });
  for (const takingOver of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(takingOver, () => stop.abort(), { passive: true, signal: stop.signal });
  }
  return () => stop.abort();
}

/** Restores as far as possible; returns whether both succeeded. */
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

/** The element id in a fragment. A malformed one is returned unchanged. */
function nameIn(fragment: string): string {
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    return fragment.slice(1);
  }
}

/** The stored selector may be invalid: anyone can write to the storage. */
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
