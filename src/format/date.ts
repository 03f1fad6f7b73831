import { inVientiane } from '../../contract/time/calendar.ts';
import { millisecondsOf } from '../../contract/time/clock.ts';

/** An instant in Vientiane time, `DD/MM/YYYY HH:mm:ss`; null if it is not set yet (specification §9: shown as N/A). */
export function formatInstant(instant: string): string | null {
  const milliseconds = millisecondsOf(instant);
  if (milliseconds === null) return null;
  return formatTime(milliseconds);
}

/** A time of the clock, in milliseconds since 1970, in the same form. */
export function formatTime(milliseconds: number): string {
  return inVientiane(milliseconds).format('DD/MM/YYYY HH:mm:ss');
}

/** A day, `YYYY-MM-DD`, in the same form as `DD/MM/YYYY`. */
export function formatDay(day: string): string {
  return day.split('-').toReversed().join('/');
}

/** A duration in seconds as minutes and seconds, `9:05`. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
