/** Replays the frozen cases of a machine and counts what they cover of its configuration. */
import { type Chart, type ChartEdge, chartOf, labelOf } from '../chart/chart.ts';
import type { MachineFixtures } from '../fixtures/machine-fixtures.ts';
import { type Deviation, deviationOf } from './cases/replay.ts';
import type { TestCase } from './cases/test-case.ts';
import { Coverage, outcomesOf } from './coverage.ts';
import { type Exception, guardExceptionsOf, pairExceptionsOf } from './pairs/exceptions.ts';
import { type Pair, pairsIn, pairsOf } from './pairs/pairs.ts';

export const KINDS = ['states', 'transitions', 'guards', 'pairs', 'delays', 'outcomes'] as const;
export type Kind = (typeof KINDS)[number];

export interface Tally {
  readonly of: number;
  /** The number that was met. */
  readonly met: number;
  /** Unmet ones that are excepted as impossible, with the reason. */
  readonly excepted: readonly { readonly name: string; readonly reason: string }[];
  readonly missing: readonly string[];
}

export interface Measure {
  readonly machine: string;
  readonly cases: number;
  readonly steps: number;
  /** The cases that deviate from their frozen expectations. */
  readonly deviations: readonly Deviation[];
  readonly tallies: Readonly<Record<Kind, Tally>>;
  /** Pairs that were taken but are not in the static analysis. Must be empty, else `pairsOf` is wrong. */
  readonly unforeseen: readonly Pair[];
  /** Exceptions that match nothing, or that match something which has happened. */
  readonly untrue: readonly Exception[];
}

export function measureOf(fixtures: MachineFixtures, cases: readonly TestCase[]): Measure {
  const { machine } = fixtures;
  const chart = chartOf(machine);
  const coverage = new Coverage(machine.id);
  const taken = new Set<Pair>();
  const deviations: Deviation[] = [];
  for (const testCase of cases) {
    coverage.last = [];
    const deviation = deviationOf(fixtures, testCase, coverage);
    if (deviation) deviations.push(deviation);
    for (const pair of pairsIn(coverage.last)) taken.add(pair);
  }
  const pairs = pairsOf(machine);
  const guards = outcomesOf(chart);
  return {
    machine: machine.id,
    cases: cases.length,
    steps: cases.reduce((sum, { steps }) => sum + steps.length, 0),
    deviations,
    tallies: {
      states: tallied(
        chart.nodes.map(({ id }) => id),
        coverage.states,
      ),
      transitions: tallied(
        chart.edges.map(({ id }) => id),
        coverage.transitions,
      ),
      guards: tallied(guards, coverage.guards, guardExceptionsOf(machine.id)),
      pairs: tallied([...pairs], taken, pairExceptionsOf(machine.id)),
      delays: grouped(chart, ['after'], coverage),
      outcomes: grouped(chart, ['done', 'failed'], coverage),
    },
    unforeseen: [...taken].filter((pair) => !pairs.has(pair)),
    untrue: [
      ...pairExceptionsOf(machine.id).filter((exception) => !isTrue(exception, [...pairs], taken)),
      ...guardExceptionsOf(machine.id).filter((exception) => !isTrue(exception, guards, coverage.guards)),
    ],
  };
}

/** The share of the possible ones that is met, from 0 to 1. */
export function shareOf({ of, met, excepted }: Tally): number {
  return of === excepted.length ? 1 : met / (of - excepted.length);
}

/** Whether an exception matches at least one name, and none that was met. */
function isTrue({ excuses }: Exception, names: readonly string[], met: ReadonlySet<string>): boolean {
  const excused = names.filter(excuses);
  return excused.length > 0 && !excused.some((name) => met.has(name));
}

function tallied(
  names: readonly string[],
  met: ReadonlySet<string>,
  exceptions: readonly Exception[] = [],
): Tally {
  const unmet = names.filter((name) => !met.has(name));
  const excepted = unmet.flatMap((name) => {
    const exception = exceptions.find(({ excuses }) => excuses(name));
    return exception ? [{ name, reason: exception.reason }] : [];
  });
  const excused = new Set(excepted.map(({ name }) => name));
  return {
    of: names.length,
    met: names.length - unmet.length,
    excepted,
    missing: unmet.filter((name) => !excused.has(name)),
  };
}

/** Counts all branches of a delay, of an actor's success or of an actor's failure as one. */
function grouped(chart: Chart, kinds: readonly ChartEdge['trigger']['kind'][], coverage: Coverage): Tally {
  const edges = chart.edges.filter(({ trigger }) => kinds.includes(trigger.kind));
  const nameOf = ({ source, trigger }: ChartEdge) => `${source} on ${labelOf(trigger)}`;
  const met = edges.filter(({ id }) => coverage.transitions.has(id)).map(nameOf);
  return tallied([...new Set(edges.map(nameOf))], new Set(met));
}
