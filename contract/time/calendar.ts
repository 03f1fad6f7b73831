/**
 * Vientiane's calendar, based on dayjs: weeks and months of the contract are Vientiane's (UTC+7 all year, contract §1). Days are in
 * `day.ts`, so that prerendered pages do not load dayjs.
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

/** The start of the week in Vientiane: Monday at midnight. */
export function vientianeWeekStart(milliseconds: number): number {
  return momentOf(inVientiane(milliseconds).startOf('isoWeek'));
}

/** The start of the calendar month in Vientiane. */
export function vientianeMonthStart(milliseconds: number): number {
  return momentOf(inVientiane(milliseconds).startOf('month'));
}

function momentOf(wallClock: Dayjs): number {
  return wallClock.subtract(OFFSET_HOURS, 'hour').valueOf();
}
