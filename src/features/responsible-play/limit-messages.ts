/** How a limit is said, and from when it holds. */
import type { I18n } from '@lingui/core';
import { LIMIT_INCREASE_HOURS } from '../../../contract/limits.ts';
import type { LimitPeriod, PlayerLimits } from '../../../contract/responsible-play.ts';
import { formatAmount } from '../../format/numbers.ts';
import { formatInstant } from '../../format/date.ts';
import { currencyName } from '../../i18n/units.ts';
import { durationMessage } from './duration-message.ts';
import type { Effect } from './limits-request.ts';

/** A limit as it stands: `500 baht`, or that there is none. */
export function limitMessage(i18n: I18n, limit: string | null): string {
  return limit === null
    ? i18n._('responsiblePlay.limit.none')
    : `${formatAmount(limit)} ${currencyName(i18n, 'THB')}`;
}

/** How often the player is reminded of the time. */
export function reminderMessage(i18n: I18n, minutes: number | null): string {
  return minutes === null
    ? i18n._('responsiblePlay.reminder.off')
    : i18n._('responsiblePlay.reminder.every', { duration: durationMessage(i18n, minutes) });
}

/** What is said below a limit's field: what holds now, and from when what stands in the field will hold. */
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

/** The limits by their names on the page, each with its words. */
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
