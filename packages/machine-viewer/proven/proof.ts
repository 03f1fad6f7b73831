import type { AnyStateMachine } from 'xstate';
import type { Chart, MachineFixtures } from '../../machine-core/index.ts';
import type { Say } from '../labels.ts';
import type { Mark } from '../diagram/marks.ts';

/** What some runs have walked of a machine. */
export interface Walked {
  /** By chart id. */
  readonly transitions: ReadonlySet<string>;
  /** What was run, for example `{cases} cases, {steps} steps` with both numbers. */
  readonly summary: Parameters<Say>;
  /** Why transitions can never be walked, by chart id. */
  readonly impossible?: ReadonlyMap<string, string>;
}

export interface ProvenMachine {
  readonly machine: AnyStateMachine;
  readonly chart: Chart;
  readonly fixtures: MachineFixtures;
}

/** Where it is known from what has been walked: tests, generated cases, a recording. */
export interface Proof {
  readonly id: string;
  readonly title: string;
  /** What it is and when it runs, for people. */
  readonly note?: string;
  /** What has been walked of a machine; null if it has run nothing of it. Rejects with a sentence for people. */
  walkedIn(machine: ProvenMachine): Promise<Walked | null>;
}

/** The mark of each transition: whether any of the runs has walked it. */
export function provenMarks(chart: Chart, runs: readonly Walked[]): ReadonlyMap<string, Mark> {
  const walked = new Set(runs.flatMap(({ transitions }) => [...transitions]));
  return new Map(chart.edges.map(({ id }) => [id, walked.has(id) ? 'proven' : 'unproven'] as const));
}

/** How many of the chart's transitions a run has walked. */
export function countOf(chart: Chart, { transitions }: Walked): number {
  return chart.edges.filter(({ id }) => transitions.has(id)).length;
}
