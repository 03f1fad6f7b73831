/**
 * Exceptions: pairs and guard outcomes that the configuration allows but that cannot occur, with the reasons. A test fails if one
 * occurs.
 */
import { NEVER_MET } from '../never-met.ts';
import { DEPOSIT_CHECK } from './deposit-check.ts';
import { DEPOSIT_ORDER } from './deposit-order.ts';
import { type Pair, statesOf } from './pairs.ts';
import type { Names, Reason } from './reason.ts';
import { OTHERS } from './reasons.ts';

export interface Exception {
  readonly reason: string;
  readonly excuses: (name: string) => boolean;
}

const PAIRS: Readonly<Record<string, readonly Reason[]>> = {
  ...OTHERS,
  depositCheck: DEPOSIT_CHECK,
  depositOrder: DEPOSIT_ORDER,
};

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
    // `*` alone also matches the transitions of the machine's root.
    const full = name === '*' ? `${machine}*` : `${machine}.${name}`;
    return full.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  });
  return new RegExp(`^(${patterns.join('|')})$`);
}
