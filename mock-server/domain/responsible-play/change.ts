/** Stores a player's responsible-play settings. */
import { UNSET_INSTANT } from '../../../contract/time/clock.ts';
import type { ResponsiblePlay } from '../../../contract/responsible-play.ts';
import { NO_LIMITS } from '../../../contract/rules/responsible-play.ts';
import type { Change } from '../../store/reader.ts';
import type { ResponsiblePlayRow } from '../../store/rows.ts';

export function keepResponsiblePlay(
  change: Change,
  playerId: string,
  responsiblePlay: ResponsiblePlay,
): void {
  const row = rowOf(playerId, responsiblePlay);
  if (change.responsiblePlay.findFirst({ where: { playerId: { equals: playerId } } }))
    change.responsiblePlay.update({ where: { playerId: { equals: playerId } }, data: row });
  else change.responsiblePlay.create(row);
}

function rowOf(
  playerId: string,
  { limits, pending, selfExcludedUntil }: ResponsiblePlay,
): ResponsiblePlayRow {
  const later = pending ?? NO_LIMITS;
  return {
    playerId,
    ...limits.depositLimits,
    sessionReminderMinutes: limits.sessionReminderMinutes,
    pendingDay: later.depositLimits.day,
    pendingWeek: later.depositLimits.week,
    pendingMonth: later.depositLimits.month,
    pendingReminderMinutes: later.sessionReminderMinutes,
    pendingAt: pending?.effectiveAt ?? UNSET_INSTANT,
    selfExcludedUntil,
  };
}
