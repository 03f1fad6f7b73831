import { inVientiane } from '../../contract/time/calendar.ts';
import { millisecondsOf } from '../../contract/time/clock.ts';

/** A moment in Vientiane, `DD/MM/YYYY HH:mm:ss`; null for one that has not come (specification §9: shown as N/A). */
export function formatInstant(instant: string): string | null {
  const milliseconds = millisecondsOf(instant);
  if (milliseconds === null) return null;
  return inVientiane(milliseconds).format('DD/MM/YYYY HH:mm:ss');
}

/** When something of today was, `HH:mm` in Vientiane; of another day, `DD/MM/YYYY HH:mm`. Both in milliseconds. */
export function formatTime(milliseconds: number, now: number): string {
  const moment = inVientiane(milliseconds);
  return moment.format(moment.isSame(inVientiane(now), 'day') ? 'HH:mm' : 'DD/MM/YYYY HH:mm');
}

/** A duration in seconds as minutes and seconds, `9:05`. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
