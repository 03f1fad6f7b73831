/** When a device reports what it says of itself: specification §4 and §9. */
import { vientianeDay } from '../time/calendar.ts';
import type { Clock } from '../time/clock.ts';
import { Fingerprint } from '../fingerprint.ts';
import { type Infer, record, text } from '../schema/vocabulary.ts';

/** What a device has sent last, and on which day in Vientiane. */
export const SentFingerprint = record({
  day: text({ maxLength: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  fingerprint: Fingerprint,
});
export type SentFingerprint = Infer<typeof SentFingerprint>;

/** Only what is different from what was sent last, or was not sent today (specification §4). */
export function mustSend(last: SentFingerprint | null, fingerprint: Fingerprint, clock: Clock): boolean {
  if (last === null || last.day !== vientianeDay(clock.now())) return true;
  return inOrder(last.fingerprint) !== inOrder(fingerprint);
}

/** The same text for the same signals, in whatever order they stand. */
function inOrder({ webGL, ...signals }: Fingerprint): string {
  return JSON.stringify([sorted(signals), sorted(webGL ?? {})]);
}

function sorted(fields: object): readonly (readonly [string, unknown])[] {
  return Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
