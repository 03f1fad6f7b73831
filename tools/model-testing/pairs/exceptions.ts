/** What the configuration allows and what cannot happen, with what forbids it. One that happens after all fails a test. */
import { NEVER_MET } from '../never-met.ts';
import { DEPOSIT_ORDER } from './deposit-order.ts';
import { type Pair, statesOf } from './pairs.ts';
import { OTHERS } from './reasons.ts';

/** `*` stands for anything; names are the chart's, without the machine's id before the first dot. */
type Names = string | readonly string[];

/** Why no transition of `next` (but those of `exceptNext`) is taken right after one of `after` (but those of `exceptAfter`). */
export interface Reason {
  readonly after: Names;
  readonly exceptAfter?: Names;
  readonly next: Names;
  readonly exceptNext?: Names;
  readonly reason: string;
}

export interface Exception {
  readonly reason: string;
  readonly excuses: (name: string) => boolean;
}

const PAIRS: Readonly<Record<string, readonly Reason[]>> = { ...OTHERS, depositOrder: DEPOSIT_ORDER };

export function pairExceptionsOf(machine: string): readonly Exception[] {
  return (PAIRS[machine] ?? []).map(({ after, exceptAfter = [], next, exceptNext = [], reason }) => {
    const [first, notFirst] = [patternOf(machine, after), patternOf(machine, exceptAfter)];
    const [second, notSecond] = [patternOf(machine, next), patternOf(machine, exceptNext)];
    return {
      reason,
      excuses: (name) => {
        const [before, behind] = statesOf(name as Pair);
        return first.test(before) && !notFirst.test(before) && second.test(behind) && !notSecond.test(behind);
      },
    };
  });
}

export function guardExceptionsOf(machine: string): readonly Exception[] {
  return Object.entries(NEVER_MET).flatMap(([outcome, reason = '']) =>
    outcome.startsWith(`${machine}.`) ? [{ reason, excuses: (name: string) => name === outcome }] : [],
  );
}

function patternOf(machine: string, names: Names): RegExp {
  const patterns = [names].flat().map((name) => {
    // `*` alone is the machine's own transitions as well.
    const full = name === '*' ? `${machine}*` : `${machine}.${name}`;
    return full.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  });
  return new RegExp(`^(${patterns.join('|')})$`);
}
