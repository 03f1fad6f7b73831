/** Where time comes from. Nothing reads the machine's clock directly: the lab's clock can be moved (contract §6). */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

/** Vientiane keeps UTC+7 all year (contract §1: days are Vientiane's). */
const VIENTIANE_OFFSET_MS = 7 * 3_600_000;

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

/** The day in Vientiane, `YYYY-MM-DD`. */
export function vientianeDay(milliseconds: number): string {
  return instantOf(milliseconds + VIENTIANE_OFFSET_MS).slice(0, 10);
}

/** When the day began in Vientiane, in milliseconds since 1970. */
export function vientianeDayStart(milliseconds: number): number {
  return midnight(milliseconds, (date) => date.getUTCDate());
}

/** When the week began in Vientiane: Monday at midnight. */
export function vientianeWeekStart(milliseconds: number): number {
  return midnight(milliseconds, (date) => date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
}

/** When the calendar month began in Vientiane. */
export function vientianeMonthStart(milliseconds: number): number {
  return midnight(milliseconds, () => 1);
}

/** Midnight in Vientiane of a day of the month that the moment lies in; a day below 1 is one of the month before. */
function midnight(milliseconds: number, dayOfMonth: (date: Date) => number): number {
  const date = new Date(milliseconds + VIENTIANE_OFFSET_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), dayOfMonth(date)) - VIENTIANE_OFFSET_MS;
}
