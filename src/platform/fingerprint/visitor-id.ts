import { hashComponents } from '@fingerprintjs/fingerprintjs';
import { VisitorId } from '../../../contract/fingerprint.ts';
import type { Browser } from '../browser.ts';
import { PersistedRecord } from '../persisted-record.ts';
import type { Measured } from './measure.ts';

/**
 * The id of this device: the hash of the measured components, or random if nothing was measured. It is stored, so that a
 * component that fails once does not change it.
 */
export function visitorId(measured: Measured, { device, newKey }: Browser): string {
  const kept = new PersistedRecord(device, 'visitor-id', VisitorId);
  const known = kept.read();
  if (known !== null) return known;
  const parts = Object.entries(measured);
  const id = parts.some(([, part]) => 'value' in part) ? hashComponents(Object.fromEntries(parts)) : newKey();
  kept.write(id);
  return id;
}
