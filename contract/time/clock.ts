/** Where time comes from. Nothing reads the machine's clock directly: the lab's clock can be moved (contract §6). */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

/** How the wire writes a moment that has not come: specification §9, shown as N/A. */
export const UNSET_INSTANT = '0001-01-01T00:00:00Z';

/** ISO 8601 UTC, to the millisecond. */
export function instantOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Milliseconds since 1970; null for an unset moment. */
export function millisecondsOf(instant: string): number | null {
  return instant.startsWith('0001-01-01') ? null : Date.parse(instant);
}

/** The longest that a timer can count, in milliseconds; a longer one rings at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** How long a timer has to run for a moment: not at all for one that has passed, and no longer than a timer can. */
export function waitUntil(moment: number, clock: Clock): number {
  return Math.min(Math.max(0, moment - clock.now()), LONGEST_TIMER_MS);
}
