import { attempt } from '../attempt.ts';
import type { Unsubscribe } from '../unsubscribe.ts';

/** Calls the listener when a media query begins or ceases to match, for example because the phone is turned. */
export function onMediaChange(query: string, listener: () => void): Unsubscribe {
  const list = attempt(() => window.matchMedia(query), null);
  attempt(() => list?.addEventListener('change', listener), undefined);
  return () => attempt(() => list?.removeEventListener('change', listener), undefined);
}
