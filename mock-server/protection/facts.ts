/** What a player has set to protect themselves, and how much of it is used up: contract §2. */
import { instantOf, UNSET_INSTANT } from '../../contract/time/clock.ts';
import type { Deposit } from '../../contract/deposit.ts';
import { add, decimal, written, ZERO } from '../../contract/money/money.ts';
import type { LimitPeriod, Protection } from '../../contract/protection.ts';
import { isExcludedAt, NO_PROTECTION, PERIOD_START, protectionAt } from '../../contract/rules/protection.ts';
import type { Reader } from '../store/reader.ts';
import type { ProtectionRow } from '../store/rows.ts';

/** The protection as it is now; all off where nothing was ever set. */
export function protectionOf(reader: Reader, playerId: string, now: number): Protection {
  const row = reader.protections.findFirst({ where: { playerId: { equals: playerId } } });
  return row ? protectionAt(protectionIn(row), now) : NO_PROTECTION;
}

/** Whether the player may neither deposit nor claim nor play. */
export function isSelfExcluded(reader: Reader, playerId: string, now: number): boolean {
  return isExcludedAt(protectionOf(reader, playerId, now).selfExcludedUntil, now);
}

/** Orders that brought money, or still may. A cancelled one counts again once its money comes after all. */
const COUNTED: Deposit['status'][] = ['OPEN', 'PAID', 'FAILED', 'SUCCESS'];

/** The THB credit of the player's deposits in the running day, week and month, by when they were opened. */
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

function protectionIn(row: ProtectionRow): Protection {
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
