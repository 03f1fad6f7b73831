/** Converts the limits form to a request, and determines when each change takes effect. */
import { type AmountProblem, readAmountEntry } from '../../../contract/money/amount-entry.ts';
import { sameAmount } from '../../../contract/money/money.ts';
import type { LimitPeriod, PlayerLimits, ResponsiblePlay } from '../../../contract/responsible-play.ts';
import { withLimits } from '../../../contract/rules/responsible-play.ts';

/** The values of the form. Empty means no limit, or no reminder. */
export interface LimitsEntry {
  readonly [name: string]: string;
  readonly day: string;
  readonly week: string;
  readonly month: string;
  /** Minutes. */
  readonly reminder: string;
}

/** The player's last request: the pending limits, or else those in force. */
export function requestOf({ limits, pending }: ResponsiblePlay): PlayerLimits {
  const { depositLimits, sessionReminderMinutes } = pending ?? limits;
  return { depositLimits, sessionReminderMinutes };
}

export function entryOf({ depositLimits, sessionReminderMinutes }: PlayerLimits): LimitsEntry {
  return {
    day: depositLimits.day ?? '',
    week: depositLimits.week ?? '',
    month: depositLimits.month ?? '',
    reminder: String(sessionReminderMinutes ?? ''),
  };
}

/** Why an entry is invalid; null for a valid amount and for an empty entry. */
export function limitProblem(entry: string): AmountProblem | null {
  const reading = readAmountEntry(entry, 'THB');
  return reading.ok || reading.problem === 'REQUIRED' ? null : reading.problem;
}

/** The limits that the form requests. For an invalid entry, the limit of `before` is used. */
export function requestIn(entry: LimitsEntry, before: PlayerLimits): PlayerLimits {
  const limitIn = (period: LimitPeriod) => {
    const reading = readAmountEntry(entry[period], 'THB');
    if (reading.ok) return reading.amount;
    return reading.problem === 'REQUIRED' ? null : before.depositLimits[period];
  };
  return {
    depositLimits: { day: limitIn('day'), week: limitIn('week'), month: limitIn('month') },
    sessionReminderMinutes: entry.reminder === '' ? null : Number(entry.reminder),
  };
}

/** When a limit takes effect: at once, at an instant that is already fixed, or a day after saving. */
export type Effect =
  | { readonly from: 'unchanged' | 'atOnce' | 'later' }
  | { readonly from: 'instant'; readonly at: string };

/** When each limit would take effect if the request were saved, by the server's rule (contract §2). */
export function effectsOf(responsiblePlay: ResponsiblePlay, request: PlayerLimits, now: number) {
  const next = withLimits(responsiblePlay, request, now);
  const before = requestOf(responsiblePlay);
  const effect = <Value extends string | number | null>(select: (limits: PlayerLimits) => Value): Effect => {
    const held = select(responsiblePlay.limits);
    const asked = select(request);
    if (same(held, asked) && same(select(before), asked)) return { from: 'unchanged' };
    if (same(select(next.limits), asked)) return { from: 'atOnce' };
    const at = next.pending?.effectiveAt;
    return at !== undefined && at === responsiblePlay.pending?.effectiveAt
      ? { from: 'instant', at }
      : { from: 'later' };
  };
  return {
    day: effect(({ depositLimits }) => depositLimits.day),
    week: effect(({ depositLimits }) => depositLimits.week),
    month: effect(({ depositLimits }) => depositLimits.month),
    reminder: effect(({ sessionReminderMinutes }) => sessionReminderMinutes),
  };
}

function same(a: string | number | null, b: string | number | null): boolean {
  return typeof a === 'string' && typeof b === 'string' ? sameAmount(a, b) : a === b;
}
