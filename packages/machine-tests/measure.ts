/** Replays the frozen cases of a machine and counts what they reach of its configuration. */
import { chartOf, type MachineFixtures } from '../machine-core/index.ts';
import { type Deviation, deviationOf } from './cases/replay.ts';
import type { FrozenCases } from './cases/test-case.ts';
import { Coverage, outcomesOf } from './coverage.ts';

/** `guards`: both results of each guard. */
export const KINDS = ['states', 'transitions', 'guards'] as const;
export type Kind = (typeof KINDS)[number];

export interface Tally {
  readonly of: number;
  readonly missing: readonly string[];
}

export interface Measure {
  readonly machine: string;
  readonly cases: number;
  readonly steps: number;
  /** The cases that deviate from their frozen effects. */
  readonly deviations: readonly Deviation[];
  readonly tallies: Readonly<Record<Kind, Tally>>;
}

export function measureOf(fixtures: MachineFixtures, frozen: Omit<FrozenCases, 'machine'>): Measure {
  const { cases } = frozen;
  const chart = chartOf(fixtures.machine);
  const coverage = new Coverage(fixtures.machine);
  const deviations = cases.flatMap((testCase) => deviationOf(fixtures, frozen, testCase, coverage) ?? []);
  const tallied = (names: readonly string[], met: ReadonlySet<string>): Tally => ({
    of: names.length,
    missing: names.filter((name) => !met.has(name)),
  });
  return {
    machine: chart.id,
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
      guards: tallied(outcomesOf(chart), coverage.guards),
    },
  };
}
