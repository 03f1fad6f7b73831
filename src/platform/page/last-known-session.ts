/**
 * Whether a player was last signed in on this device. Home renders its likely variant from it until the lookup ends
 * (docs/decisions/0026). The script in the head of a prerendered page reads the same record: `deploy/prerender.ts`.
 */
import type { TextStore } from '../storage.ts';

const STORED_AS = 'signedIn';
const ATTRIBUTE = 'data-returning';

/** The last known session status of this device. */
export function wasSignedIn(device: TextStore): boolean {
  return device.read(STORED_AS) === '1';
}

/** Sets the attribute by which styles show the likely variant until the lookup ends. */
export function showLastKnown(device: TextStore): void {
  document.documentElement.toggleAttribute(ATTRIBUTE, wasSignedIn(device));
}

/** Stores the status for the next load. The current page keeps its variant until the lookup ends, so that nothing shifts. */
export function rememberLastKnownSession(wasSignedIn: boolean, device: TextStore): void {
  if (wasSignedIn) device.write(STORED_AS, '1');
  else device.remove(STORED_AS);
}
