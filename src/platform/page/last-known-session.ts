/**
 * Whether a player was last signed in on this device. Home renders the likely view from it until the look-up is answered
 * (docs/decisions/0029). The script in the head of a prerendered page reads the same record: `deploy/prerender.ts`.
 */
import type { TextStore } from '../storage.ts';

const STORED_AS = 'signedIn';
const ATTRIBUTE = 'data-returning';

/** Whether a player was signed in on this device when that was last known. */
export function wasSignedIn(device: TextStore): boolean {
  return device.read(STORED_AS) === '1';
}

/** Marks the document with the last known session, for the styles, until the look-up ends. */
export function showLastKnown(device: TextStore): void {
  document.documentElement.toggleAttribute(ATTRIBUTE, wasSignedIn(device));
}

/** Kept for the next load: what is drawn now stays until what is known takes its place, else it would move under the eye. */
export function rememberLastKnownSession(wasSignedIn: boolean, device: TextStore): void {
  if (wasSignedIn) device.write(STORED_AS, '1');
  else device.remove(STORED_AS);
}
