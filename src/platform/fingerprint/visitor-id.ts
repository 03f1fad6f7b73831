import { hashComponents } from '@fingerprintjs/fingerprintjs';
import { VisitorId } from '../../../contract/fingerprint.ts';
import type { Browser } from '../browser.ts';
import { PersistedRecord } from '../persisted-record.ts';
import type { TextStore } from '../storage.ts';
import type { Measured } from './measure.ts';

const record = (device: TextStore) => new PersistedRecord(device, 'visitor-id', VisitorId);

/** The stored id of this device; null if it has none yet. */
export function knownVisitorId(device: TextStore): string | null {
  return record(device).read();
}

/**
 * The id of this device: the hash of the measured components, or random if nothing was measured. It is stored, so that a
 * component that fails once does not change it.
 */
export function visitorId(measured: Measured, { device, newKey }: Browser): string {
  const known = knownVisitorId(device);
  if (known !== null) return known;
  const parts = Object.entries(measured);
  const id = parts.some(([, part]) => 'value' in part) ? hashComponents(Object.fromEntries(parts)) : newKey();
  record(device).write(id);
  return id;
}
