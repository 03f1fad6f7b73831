/** Texts for limits and for when a change takes effect. */
import type { I18n } from '@lingui/core';
import { LIMIT_INCREASE_HOURS } from '../../../contract/limits.ts';
import type { LimitPeriod, PlayerLimits } from '../../../contract/responsible-play.ts';
import { formatAmount } from '../../format/numbers.ts';
import { formatInstant } from '../../format/date.ts';
import { currencyName } from '../../i18n/units.ts';
import { durationMessage } from './duration-message.ts';
import type { Effect } from './limits-request.ts';

/** A limit as text: `500 baht`, or that there is none. */
export function limitMessage(i18n: I18n, limit: string | null): string {
  return limit === null
    ? i18n._('responsiblePlay.limit.none')
    : `${formatAmount(limit)} ${currencyName(i18n, 'THB')}`;
}

/** The reminder interval as text. */
export function reminderMessage(i18n: I18n, minutes: number | null): string {
  return minutes === null
    ? i18n._('responsiblePlay.reminder.off')
    : i18n._('responsiblePlay.reminder.every', { duration: durationMessage(i18n, minutes) });
}

/** The hint of a limit's field: the limit in force, or when the entered one takes effect. */
export function effectMessage(i18n: I18n, effect: Effect, held: string): string {
  switch (effect.from) {
    case 'unchanged':
      return i18n._('responsiblePlay.limit.now', { limit: held });
    case 'atOnce':
      return i18n._('responsiblePlay.limit.atOnce');
    case 'later':
      return i18n._('responsiblePlay.limit.later', { hours: LIMIT_INCREASE_HOURS, limit: held });
    case 'instant':
      return i18n._('responsiblePlay.limit.laterAt', { when: formatInstant(effect.at) ?? '', limit: held });
  }
}

/** The text of each limit, by the name of its field. */
export function limitsInMessage(
  i18n: I18n,
  limits: PlayerLimits,
): Readonly<Record<LimitPeriod | 'reminder', string>> {
  const { day, week, month } = limits.depositLimits;
  return {
    day: limitMessage(i18n, day),
    week: limitMessage(i18n, week),
    month: limitMessage(i18n, month),
    reminder: reminderMessage(i18n, limits.sessionReminderMinutes),
  };
}
