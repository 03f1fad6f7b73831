/** Rules of responsible play: contract §2. A stricter limit applies at once, a looser one after a day. */
import { vientianeMonthStart, vientianeWeekStart } from '../time/calendar.ts';
import { addDays, vientianeDayStart } from '../time/day.ts';
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

/** Returns the start of the period that contains a moment, in milliseconds since 1970. Days, weeks and months are Vientiane's. */
export const PERIOD_START: Readonly<Record<LimitPeriod, (milliseconds: number) => number>> = {
  day: vientianeDayStart,
  week: vientianeWeekStart,
  month: vientianeMonthStart,
};

export const NO_LIMITS: PlayerLimits = {
  depositLimits: { day: null, week: null, month: null },
  sessionReminderMinutes: null,
};

/** The default: all settings are off until the player changes them. */
export const RESPONSIBLE_PLAY_OFF: ResponsiblePlay = {
  limits: NO_LIMITS,
  pending: null,
  selfExcludedUntil: UNSET_INSTANT,
};

/** A limit that a deposit would exceed. `remaining` is the maximum that may still be deposited. All amounts are THB. */
export interface ExceededLimit {
  readonly period: LimitPeriod;
  readonly limit: string;
  readonly remaining: string;
}

/**
 * Returns the limit that new credit would exceed; null if it is within all limits. Of several exceeded limits, returns the
 * one with the least remaining credit, so that a deposit of `remaining` is accepted. `deposited` is the sum of each current
 * period. All amounts are paid THB credit: a bonus does not count as a deposit.
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
  // The player may have lowered the limit below the amount already deposited.
  return { period, limit, remaining: written(compare(left, ZERO) < 0 ? ZERO : left) };
}

/** The settings at a moment: pending limits apply once their instant has passed, and an expired exclusion is removed. */
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
 * Returns the settings after the player requested other limits. A limit that is stricter or newly set applies at once; one
 * that is looser or removed applies after 24 h. The request replaces pending limits. If it is not looser than these in any
 * respect, it keeps their `effectiveAt`: a repeated PUT changes nothing, and a stricter second limit does not extend the
 * wait.
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

/** Whether the settings match a request: in force, or pending. Used to find out the outcome of a PUT without a response. */
export function keepsLimits({ limits, pending }: ResponsiblePlay, wanted: PlayerLimits): boolean {
  return sameLimits(normalized(pending ?? limits), normalized(wanted));
}

/** The settings after an exclusion of `days` from now. The later end wins: an exclusion is never shortened. */
export function withExclusion(responsiblePlay: ResponsiblePlay, days: number, now: number): ResponsiblePlay {
  const current = responsiblePlayAt(responsiblePlay, now);
  const until = Math.max(millisecondsOf(current.selfExcludedUntil) ?? 0, addDays(now, days));
  return { ...current, selfExcludedUntil: instantOf(until) };
}

const HOUR_MS = 3_600_000;

/** The stricter of the two values for each limit; an unset limit is the least strict. */
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

/** The limits with amounts in their shortest form, for comparison. */
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
