/**
 * The source of the current time. Code never reads the machine's clock directly, because the lab can move the clock
 * (contract §6).
 */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

/** The wire value of an unset instant: specification §9, displayed as N/A. */
export const UNSET_INSTANT = '0001-01-01T00:00:00Z';

/** Formats a moment as ISO 8601 UTC with milliseconds. */
export function instantOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Parses an instant to milliseconds since 1970; null for an unset instant. */
export function millisecondsOf(instant: string): number | null {
  return instant.startsWith('0001-01-01') ? null : Date.parse(instant);
}

/** The maximum delay of `setTimeout`, in milliseconds; a longer one fires immediately. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The delay until a moment: 0 if it has passed, and at most the maximum of a timer. */
export function waitUntil(moment: number, clock: Clock): number {
  return Math.min(Math.max(0, moment - clock.now()), LONGEST_TIMER_MS);
}
