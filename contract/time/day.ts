/**
 * Days of Vientiane, which is at UTC+7 all year (contract §1), so that every day has 24 hours. Without dayjs, because the
 * fingerprint needs the day on every page. Weeks and months are in `calendar.ts`.
 */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const OFFSET_MS = 7 * HOUR_MS;

/** The date in Vientiane at a moment (milliseconds since 1970), `YYYY-MM-DD`. */
export function vientianeDay(milliseconds: number): string {
  return new Date(milliseconds + OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The start of a day of Vientiane, `YYYY-MM-DD`, in milliseconds since 1970; null if the calendar has no such day. */
export function vientianeDayStartOf(day: string): number | null {
  const start = Date.parse(`${day}T00:00:00+07:00`);
  // Engines read 30 February as a day of March, or not at all.
  return Number.isNaN(start) || vientianeDay(start) !== day ? null : start;
}

/** The start of the day in Vientiane, in milliseconds since 1970. */
export function vientianeDayStart(milliseconds: number): number {
  return Math.floor((milliseconds + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;
}

/** The start of the next day in Vientiane. */
export function nextVientianeDayStart(milliseconds: number): number {
  return vientianeDayStart(milliseconds) + DAY_MS;
}

/** The same time of day, `days` days later. */
export function addDays(milliseconds: number, days: number): number {
  return milliseconds + days * DAY_MS;
}
