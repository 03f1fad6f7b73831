import type { I18n } from '@lingui/core';
import { formatCount } from '../../format/numbers.ts';

/** A duration in whole minutes: 45 minutes, 2 hours, 1 hour 15 minutes. */
export function durationMessage(i18n: I18n, minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return i18n._('duration.minutes', { minutes: formatCount(minutes) });
  return rest === 0
    ? i18n._('duration.hours', { hours: formatCount(hours) })
    : i18n._('duration.hoursMinutes', { hours: formatCount(hours), minutes: formatCount(rest) });
}
