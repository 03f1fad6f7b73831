/** The rules by which players protect themselves: contract §2. Tighter holds at once, looser holds a day later. */
import { addDays, vientianeDayStart, vientianeMonthStart, vientianeWeekStart } from '../time/calendar.ts';
import { instantOf, millisecondsOf, UNSET_INSTANT } from '../time/clock.ts';
import { LIMIT_INCREASE_HOURS } from '../limits.ts';
import { compare, decimal, type Decimal, subtract, written, ZERO } from '../money/money.ts';
import {
  type DepositLimits,
  LIMIT_PERIODS,
  type LimitPeriod,
  type PlayerLimits,
  type ResponsiblePlay,
} from '../responsible-play.ts';

/** When the period that a moment lies in began, in milliseconds since 1970: days, weeks and months are Vientiane's. */
export const PERIOD_START: Readonly<Record<LimitPeriod, (milliseconds: number) => number>> = {
  day: vientianeDayStart,
  week: vientianeWeekStart,
  month: vientianeMonthStart,
};

export const NO_LIMITS: PlayerLimits = {
  depositLimits: { day: null, week: null, month: null },
  sessionReminderMinutes: null,
};

/** Off: nothing is set until the player sets it. */
export const RESPONSIBLE_PLAY_OFF: ResponsiblePlay = {
  limits: NO_LIMITS,
  pending: null,
  selfExcludedUntil: UNSET_INSTANT,
};

/** A limit that a deposit would break. `remaining` is the most that may still be deposited; THB, as the limit. */
export interface ExceededLimit {
  readonly period: LimitPeriod;
  readonly limit: string;
  readonly remaining: string;
}

/**
 * The limit that new credit would break; null where it fits all of them. Of several it is the one that leaves least, so
 * that an amount of what remains is accepted. `deposited` is what counts so far in each running period. All THB credit
 * that was paid for: a bonus is no deposit.
 */
export function exceededLimit(
  limits: DepositLimits,
  deposited: Readonly<Record<LimitPeriod, string>>,
  credit: string,
): ExceededLimit | null {
  let tightest: { period: LimitPeriod; limit: string; left: Decimal } | null = null;
  for (const period of LIMIT_PERIODS) {
    const limit = limits[period];
    if (limit === null) continue;
    const left = subtract(decimal(limit), decimal(deposited[period]));
    if (!tightest || compare(left, tightest.left) < 0) tightest = { period, limit, left };
  }
  if (!tightest || compare(decimal(credit), tightest.left) <= 0) return null;
  const { period, limit, left } = tightest;
  // A limit may have been lowered below what was deposited before.
  return { period, limit, remaining: written(compare(left, ZERO) < 0 ? ZERO : left) };
}

/** The settings at a moment: pending limits hold from their instant, and an exclusion that has ended is removed. */
export function responsiblePlayAt(responsiblePlay: ResponsiblePlay, now: number): ResponsiblePlay {
  const { limits, pending, selfExcludedUntil } = responsiblePlay;
  const excluded = {
    selfExcludedUntil: isExcludedAt(selfExcludedUntil, now) ? selfExcludedUntil : UNSET_INSTANT,
  };
  if (!pending || Date.parse(pending.effectiveAt) > now) return { limits, pending, ...excluded };
  const { effectiveAt: _effectiveAt, ...due } = pending;
  return { limits: due, pending: null, ...excluded };
}

/** Whether an exclusion is in force. */
export function isExcludedAt(selfExcludedUntil: string, now: number): boolean {
  return (millisecondsOf(selfExcludedUntil) ?? 0) > now;
}

/**
 * The settings after the player has asked for other limits. What is tighter, or set for the first time, holds at once;
 * what is looser or taken off holds after 24 h. What was pending is replaced; a wish that is nowhere looser keeps its
 * moment, because a repeated PUT changes nothing, and tightening another limit must not extend the wait.
 */
export function withLimits(
  responsiblePlay: ResponsiblePlay,
  wanted: PlayerLimits,
  now: number,
): ResponsiblePlay {
  const current = responsiblePlayAt(responsiblePlay, now);
  const request = normalized(wanted);
  const limits = tighterOf(current.limits, request);
  if (sameLimits(limits, request)) return { ...current, limits, pending: null };
  const { pending } = current;
  const isNowhereLooser = pending !== null && sameLimits(tighterOf(pending, request), request);
  const effectiveAt = isNowhereLooser ? pending.effectiveAt : instantOf(now + LIMIT_INCREASE_HOURS * HOUR_MS);
  return { ...current, limits, pending: { ...request, effectiveAt } };
}

/** Whether a wish is kept: it holds, or will as soon as what is looser may. What a lost answer would have said. */
export function keepsLimits({ limits, pending }: ResponsiblePlay, wanted: PlayerLimits): boolean {
  return sameLimits(normalized(pending ?? limits), normalized(wanted));
}

/** The settings after an exclusion of `days` from now. The longest wins: an exclusion is never shortened. */
export function withExclusion(responsiblePlay: ResponsiblePlay, days: number, now: number): ResponsiblePlay {
  const current = responsiblePlayAt(responsiblePlay, now);
  const until = Math.max(millisecondsOf(current.selfExcludedUntil) ?? 0, addDays(now, days));
  return { ...current, selfExcludedUntil: instantOf(until) };
}

const HOUR_MS = 3_600_000;

/** Of each limit the one that protects more; one that is not set protects not at all. */
function tighterOf(a: PlayerLimits, b: PlayerLimits): PlayerLimits {
  return {
    depositLimits: byPeriod((period) => lowerAmount(a.depositLimits[period], b.depositLimits[period])),
    sessionReminderMinutes: lowerNumber(a.sessionReminderMinutes, b.sessionReminderMinutes),
  };
}

function lowerAmount(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return compare(decimal(a), decimal(b)) <= 0 ? a : b;
}

function lowerNumber(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

/** The same limits with amounts in their shortest form, in which they can be compared. */
function normalized(limits: PlayerLimits): PlayerLimits {
  const { depositLimits, sessionReminderMinutes } = limits;
  const amountOf = (period: LimitPeriod) => {
    const amount = depositLimits[period];
    return amount === null ? null : written(decimal(amount));
  };
  return { depositLimits: byPeriod(amountOf), sessionReminderMinutes };
}

function sameLimits(a: PlayerLimits, b: PlayerLimits): boolean {
  return (
    a.sessionReminderMinutes === b.sessionReminderMinutes &&
    LIMIT_PERIODS.every((period) => a.depositLimits[period] === b.depositLimits[period])
  );
}

function byPeriod(limitOf: (period: LimitPeriod) => string | null): DepositLimits {
  return { day: limitOf('day'), week: limitOf('week'), month: limitOf('month') };
}
