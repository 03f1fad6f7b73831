/**
 * Vientiane's calendar, based on dayjs. Days, weeks and months of the contract are Vientiane's (UTC+7 all year, contract §1).
 * A separate module, so that prerendered pages do not load dayjs for their first view.
 */
import dayjs, { type Dayjs } from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(isoWeek);
dayjs.extend(utc);

const OFFSET_HOURS = 7;

/**
 * Vientiane's wall-clock time at a moment (milliseconds since 1970), for formatting and comparison, as a dayjs value in UTC.
 * dayjs's own `utcOffset` uses the machine's time zone and is wrong in the hours around its daylight saving changes.
 */
export function inVientiane(milliseconds: number): Dayjs {
  return dayjs.utc(milliseconds).add(OFFSET_HOURS, 'hour');
}

/** The date in Vientiane, `YYYY-MM-DD`. */
export function vientianeDay(milliseconds: number): string {
  return inVientiane(milliseconds).format('YYYY-MM-DD');
}

/** The start of the day in Vientiane, in milliseconds since 1970. */
export function vientianeDayStart(milliseconds: number): number {
  return momentOf(inVientiane(milliseconds).startOf('day'));
}

/** The start of the next day in Vientiane. */
export function nextVientianeDayStart(milliseconds: number): number {
  return momentOf(inVientiane(milliseconds).startOf('day').add(1, 'day'));
}

/** The start of the week in Vientiane: Monday at midnight. */
export function vientianeWeekStart(milliseconds: number): number {
  return momentOf(inVientiane(milliseconds).startOf('isoWeek'));
}

/** The start of the calendar month in Vientiane. */
export function vientianeMonthStart(milliseconds: number): number {
  return momentOf(inVientiane(milliseconds).startOf('month'));
}

/** The same time of day, `days` days later. */
export function addDays(milliseconds: number, days: number): number {
  return momentOf(inVientiane(milliseconds).add(days, 'day'));
}

function momentOf(wallClock: Dayjs): number {
  return wallClock.subtract(OFFSET_HOURS, 'hour').valueOf();
}
