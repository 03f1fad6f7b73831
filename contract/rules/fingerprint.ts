/** Decides when a device sends its fingerprint: specification §4 and §9. */
import { vientianeDay } from '../time/day.ts';
import type { Clock } from '../time/clock.ts';
import { Fingerprint } from '../fingerprint.ts';
import { type Infer, record, text } from '../schema/vocabulary.ts';

/** The fingerprint that the device sent last, and the Vientiane date of that day. */
export const SentFingerprint = record({
  day: text({ maxLength: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  fingerprint: Fingerprint,
});
export type SentFingerprint = Infer<typeof SentFingerprint>;

/** True if the fingerprint changed or was not sent today (specification §4). */
export function mustSend(last: SentFingerprint | null, fingerprint: Fingerprint, clock: Clock): boolean {
  if (last === null || last.day !== vientianeDay(clock.now())) return true;
  return inOrder(last.fingerprint) !== inOrder(fingerprint);
}

/** Serializes the signals independently of their order. */
function inOrder({ webGL, ...signals }: Fingerprint): string {
  return JSON.stringify([sorted(signals), sorted(webGL ?? {})]);
}

function sorted(fields: object): readonly (readonly [string, unknown])[] {
  return Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
