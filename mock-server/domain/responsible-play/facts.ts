/** A player's responsible-play settings, and the used part of each limit: contract §2. */
import { instantOf, UNSET_INSTANT } from '../../../contract/time/clock.ts';
import type { Deposit } from '../../../contract/deposit.ts';
import { add, decimal, written, ZERO } from '../../../contract/money/money.ts';
import type { LimitPeriod, ResponsiblePlay } from '../../../contract/responsible-play.ts';
import {
  isExcludedAt,
  RESPONSIBLE_PLAY_OFF,
  PERIOD_START,
  responsiblePlayAt,
} from '../../../contract/rules/responsible-play.ts';
import type { Reader } from '../../store/reader.ts';
import type { ResponsiblePlayRow } from '../../store/rows.ts';

/** The player's current settings; all off if nothing was ever set. */
export function responsiblePlayOf(reader: Reader, playerId: string, now: number): ResponsiblePlay {
  const row = reader.responsiblePlay.findFirst({ where: { playerId: { equals: playerId } } });
  return row ? responsiblePlayAt(responsiblePlayIn(row), now) : RESPONSIBLE_PLAY_OFF;
}

/** Whether the player may not deposit, claim or play. */
export function isSelfExcluded(reader: Reader, playerId: string, now: number): boolean {
  return isExcludedAt(responsiblePlayOf(reader, playerId, now).selfExcludedUntil, now);
}

/** Orders with a payment, or with one that is still possible. A cancelled order counts again once its payment arrives. */
const COUNTED: Deposit['status'][] = ['OPEN', 'PAID', 'FAILED', 'SUCCESS'];

/** The player's deposited THB credit in the current day, week and month, by the orders' creation time. */
export function creditDepositedIn(
  reader: Reader,
  playerId: string,
  now: number,
): Readonly<Record<LimitPeriod, string>> {
  const earliest = Math.min(...Object.values(PERIOD_START).map((startOf) => startOf(now)));
  const counted = reader.deposits.findMany({
    where: {
      playerId: { equals: playerId },
      status: { in: COUNTED },
      createdAt: { gte: instantOf(earliest) },
    },
  });
  const depositedIn = (period: LimitPeriod) => {
    const startOf = PERIOD_START[period];
    const inPeriod = counted.filter(({ createdAt }) => startOf(Date.parse(createdAt)) === startOf(now));
    return written(inPeriod.reduce((sum, { credit }) => add(sum, decimal(credit)), ZERO));
  };
  return { day: depositedIn('day'), week: depositedIn('week'), month: depositedIn('month') };
}

function responsiblePlayIn(row: ResponsiblePlayRow): ResponsiblePlay {
  const { pendingAt, selfExcludedUntil, sessionReminderMinutes } = row;
  const pending = {
    depositLimits: { day: row.pendingDay, week: row.pendingWeek, month: row.pendingMonth },
    sessionReminderMinutes: row.pendingReminderMinutes,
    effectiveAt: pendingAt,
  };
  return {
    limits: { depositLimits: { day: row.day, week: row.week, month: row.month }, sessionReminderMinutes },
    pending: pendingAt === UNSET_INSTANT ? null : pending,
    selfExcludedUntil,
  };
}
