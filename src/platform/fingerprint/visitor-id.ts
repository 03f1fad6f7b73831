import { hashComponents } from '@fingerprintjs/fingerprintjs';
import { VisitorId } from '../../../contract/fingerprint.ts';
import type { Browser } from '../browser.ts';
import { PersistedRecord } from '../persisted-record.ts';
import type { Measured } from './measure.ts';

/**
 * The id that stands for this device: made of all that was measured, or made up where nothing was. It is kept, so that a
 * part which fails once does not make another device of it.
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
