/** Goes wherever a fixtures leads: every situation by a shortest way, and from each everything that may happen. */
import { Simulator, type Moment, type Step } from '../simulator/simulator.ts';
import type { MachineFixtures } from '../fixtures/machine-fixtures.ts';
import { Coverage } from './coverage.ts';

/** A way from the beginning. */
export interface Walk {
  readonly input: string;
  readonly steps: readonly Step[];
}

/** One thing that happened in a situation, and what it led to. */
export interface LogEntry {
  readonly from: string;
  readonly step: Step;
  readonly to: string;
  /** The transitions that were taken, in their order; none where the event was rejected. */
  readonly transitions: readonly string[];
}

export interface Exploration {
  readonly entries: readonly LogEntry[];
  readonly coverage: Coverage;
}

/** @throws when there are more situations than `limit`: the fixtures's facts tell too much apart. */
export function explore(fixtures: MachineFixtures, limit = 2_000): Exploration {
  const coverage = new Coverage(fixtures.machine.id);
  /** A shortest walk to each situation. */
  const situations = new Map<string, Walk>();
  const entries: LogEntry[] = [];
  const arrive = (walk: Walk, simulator: Simulator): string => {
    const key = situationKey(fixtures, simulator);
    if (!situations.has(key)) situations.set(key, walk);
    if (situations.size > limit) throw new Error(`${fixtures.machine.id} has over ${limit} situations`);
    return key;
  };
  for (const input of Object.keys(fixtures.inputs)) {
    const walk = { input, steps: [] };
    arrive(walk, follow(fixtures, walk, coverage));
  }
  for (const [key, walk] of situations) {
    let simulator = follow(fixtures, walk, coverage);
    const now = simulator.clock.now();
    for (const step of simulator.steps) {
      coverage.last = [];
      simulator.take(step);
      const to = arrive({ input: walk.input, steps: [...walk.steps, step] }, simulator);
      entries.push({ from: key, step, to, transitions: coverage.last });
      // What was rejected has changed nothing, so the next step can be tried from here.
      if (coverage.last.length === 0 && to === key && simulator.clock.now() === now) continue;
      simulator.stop();
      simulator = follow(fixtures, walk, coverage);
    }
    simulator.stop();
  }
  return { entries, coverage };
}

/** A simulator at the end of a walk. */
export function follow(fixtures: MachineFixtures, { input, steps }: Walk, coverage?: Coverage): Simulator {
  const simulator = new Simulator(fixtures, { input, inspect: coverage?.inspect });
  for (const step of steps) simulator.take(step);
  return simulator;
}

/** Two moments with the same key are the same situation. */
export function situationKey(fixtures: MachineFixtures, simulator: Simulator): string {
  const { value, status, open }: Moment = simulator.moment;
  const facts = fixtures.facts?.(simulator.snapshot.context) ?? {};
  return JSON.stringify([value, status, open.map(({ id }) => id).toSorted(), facts]);
}
