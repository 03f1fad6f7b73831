/** Writes a player's protection down. */
import { UNSET_INSTANT } from '../../contract/time/clock.ts';
import type { Protection } from '../../contract/protection.ts';
import { NO_LIMITS } from '../../contract/rules/protection.ts';
import type { Change } from '../store/reader.ts';
import type { ProtectionRow } from '../store/rows.ts';

export function keepProtection(change: Change, playerId: string, protection: Protection): void {
  const row = rowOf(playerId, protection);
  if (change.protections.findFirst({ where: { playerId: { equals: playerId } } }))
    change.protections.update({ where: { playerId: { equals: playerId } }, data: row });
  else change.protections.create(row);
}

function rowOf(playerId: string, { limits, pending, selfExcludedUntil }: Protection): ProtectionRow {
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
