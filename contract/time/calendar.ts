/**
 * Vientiane's calendar, by dayjs. Days, weeks and months of the contract are Vientiane's, which keeps UTC+7 all year (contract §1).
 * A module of its own, because a first view does without it and without dayjs.
 */
import dayjs, { type Dayjs } from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(isoWeek);
dayjs.extend(utc);

const OFFSET_HOURS = 7;

/**
 * What a clock on a wall in Vientiane shows at a moment (milliseconds since 1970), to be formatted and compared. dayjs reads it as
 * UTC: its own `utcOffset` goes through the machine's time zone, and is wrong for the hours in which that one changes to or from
 * summer time.
 */
export function inVientiane(milliseconds: number): Dayjs {
  return dayjs.utc(milliseconds).add(OFFSET_HOURS, 'hour');
}

/** The day in Vientiane, `YYYY-MM-DD`. */
export function vientianeDay(milliseconds: number): string {
  return inVientiane(milliseconds).format('YYYY-MM-DD');
}

/** When the day began in Vientiane, in milliseconds since 1970. */
export function vientianeDayStart(milliseconds: number): number {
  return momentOf(inVientiane(milliseconds).startOf('day'));
}

/** When the next day begins in Vientiane. */
export function nextVientianeDayStart(milliseconds: number): number {
  return momentOf(inVientiane(milliseconds).startOf('day').add(1, 'day'));
}

/** When the week began in Vientiane: Monday at midnight. */
export function vientianeWeekStart(milliseconds: number): number {
  return momentOf(inVientiane(milliseconds).startOf('isoWeek'));
}

/** When the calendar month began in Vientiane. */
export function vientianeMonthStart(milliseconds: number): number {
  return momentOf(inVientiane(milliseconds).startOf('month'));
}

/** The same time of day, so many days later. */
export function addDays(milliseconds: number, days: number): number {
  return momentOf(inVientiane(milliseconds).add(days, 'day'));
}

function momentOf(wallClock: Dayjs): number {
  return wallClock.subtract(OFFSET_HOURS, 'hour').valueOf();
}
