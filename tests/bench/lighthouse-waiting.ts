/**
 * How much of the blocking time that Lighthouse reports is work. It multiplies the length of each task by four, although on a machine
 * with few cores a task mostly waits: the browser, Lighthouse and the mock run at the same moment.
 */
import type { Lighthouse, Result, Trace } from './lighthouse-package.ts';

/** As Lighthouse simulates a phone: factor of the CPU, and the part of a task that blocks nothing, in milliseconds. */
const SLOWNESS = 4;
const FREE_MS = 50;

/** The curve by which Lighthouse scores the blocking time on a phone, in milliseconds. */
const BLOCKING_CURVE = { p10: 200, median: 600 };
const BLOCKING = 'total-blocking-time';

/** Between 0 and 1: the blocking time of the CPU's time over that of the tasks' lengths, of the page's main thread. */
export function workShareOf({ traceEvents }: Trace): number {
  const threads = new Map<string, { whole: number; work: number; tasks: number }>();
  for (const { name, ph, pid, tid, dur = 0, tdur = 0 } of traceEvents) {
    if (name !== 'RunTask' || ph !== 'X') continue;
    const key = `${pid} ${tid}`;
    const { whole, work, tasks } = threads.get(key) ?? { whole: 0, work: 0, tasks: 0 };
    threads.set(key, {
      whole: whole + blocking(dur),
      work: work + blocking(tdur),
      tasks: tasks + dur,
    });
  }
  // The page's main thread has by far the most tasks.
  const [main] = [...threads.values()].toSorted((one, other) => other.tasks - one.tasks);
  return main && main.whole > 0 ? main.work / main.whole : 1;
}

function blocking(microseconds: number): number {
  return Math.max(0, (microseconds / 1_000) * SLOWNESS - FREE_MS);
}

/** The performance score, from 0 to 100, if only this share of the blocking time were counted. */
export function scoreWithout(
  { Audit }: Lighthouse,
  { audits, categories }: Result,
  workShare: number,
): number {
  const { score, auditRefs = [] } = categories['performance'] ?? {};
  const weights = auditRefs.reduce((sum, { weight }) => sum + weight, 0);
  const weight = (auditRefs.find(({ id }) => id === BLOCKING)?.weight ?? 0) / weights;
  const whole = audits[BLOCKING]?.numericValue ?? 0;
  const scored = (ms: number) => Audit.computeLogNormalScore(BLOCKING_CURVE, ms);
  return Math.round(((score ?? 0) + weight * (scored(whole * workShare) - scored(whole))) * 100);
}

/** The main thread's time by kind of work, in simulated milliseconds, the longest first. */
export function breakdownOf({ audits }: Result): ReadonlyMap<string, number> {
  const { details } = audits['mainthread-work-breakdown'] ?? {};
  const items = details?.type === 'table' ? (details.items ?? []) : [];
  return new Map(items.map(({ groupLabel, duration }) => [String(groupLabel), Number(duration)]));
}
