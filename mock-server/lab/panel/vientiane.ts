/** Instants in Vientiane's time (UTC+7 all year, contract §1), for display and input. */
import { inVientiane } from '../../../contract/time/calendar.ts';
import { nextVientianeDayStart } from '../../../contract/time/day.ts';
import { instantOf, millisecondsOf } from '../../../contract/time/clock.ts';

const OFFSET = '+07:00';

/** `2026-03-01 18:05:09`; `–` for an unset instant. */
export function wallClock(instant: string): string {
  const moment = millisecondsOf(instant);
  return moment === null ? '–' : inVientiane(moment).format('YYYY-MM-DD HH:mm:ss');
}

/** `18:05:09`. */
export function timeOfDay(instant: string): string {
  return wallClock(instant).slice(11);
}

/** The start of the next day in Vientiane: always later than `instant`. */
export function midnightAfter(instant: string): string {
  return instantOf(nextVientianeDayStart(Date.parse(instant)));
}

/** Parses the value of a `datetime-local` field, `2026-03-01T18:05` with or without seconds; null for anything else. */
export function instantOfField(text: string): string | null {
  const moment = Date.parse(`${text}${OFFSET}`);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) && !Number.isNaN(moment) ? instantOf(moment) : null;
}

/** Formats an instant as the value of a `datetime-local` field. */
export function fieldOfInstant(instant: string): string {
  return wallClock(instant).replace(' ', 'T');
}
