/** Moments as the panel reads and writes them: in Vientiane's time, which is UTC+7 all year (contract §1). */
import { inVientiane, nextVientianeDayStart } from '../../../contract/time/calendar.ts';
import { instantOf, millisecondsOf } from '../../../contract/time/clock.ts';

const OFFSET = '+07:00';

/** `2026-03-01 18:05:09`; `–` for a moment that has not come. */
export function wallClock(instant: string): string {
  const moment = millisecondsOf(instant);
  return moment === null ? '–' : inVientiane(moment).format('YYYY-MM-DD HH:mm:ss');
}

/** `18:05:09`. */
export function timeOfDay(instant: string): string {
  return wallClock(instant).slice(11);
}

/** When the next day begins in Vientiane: always later than `instant`. */
export function midnightAfter(instant: string): string {
  return instantOf(nextVientianeDayStart(Date.parse(instant)));
}

/** The instant of what a field of date and time holds, `2026-03-01T18:05` with or without seconds; null for anything else. */
export function instantOfField(text: string): string | null {
  const moment = Date.parse(`${text}${OFFSET}`);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) && !Number.isNaN(moment) ? instantOf(moment) : null;
}

/** What a field of date and time holds at an instant. */
export function fieldOfInstant(instant: string): string {
  return wallClock(instant).replace(' ', 'T');
}
