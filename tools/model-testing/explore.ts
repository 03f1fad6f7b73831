/** Explores a machine with its fixtures, breadth first: finds every situation and tries every possible step in it. */
import { Simulator, type Moment, type Step } from '../simulator/simulator.ts';
import type { MachineFixtures } from '../fixtures/machine-fixtures.ts';
import { Coverage } from './coverage.ts';

/** A sequence of steps from the initial state. */
export interface Walk {
  readonly input: string;
  readonly steps: readonly Step[];
}

/** One step that was tried in a situation, and its result. */
export interface LogEntry {
  readonly from: string;
  readonly step: Step;
  readonly to: string;
  /** The transitions that were taken, in order; empty if the event was rejected. */
  readonly transitions: readonly string[];
}

export interface Exploration {
  readonly entries: readonly LogEntry[];
  readonly coverage: Coverage;
}

/** @throws when there are more situations than `limit`: the fixtures' `facts` distinguish too many. */
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
      // A rejected event changes nothing, so the simulator can be reused for the next step.
      if (coverage.last.length === 0 && to === key && simulator.clock.now() === now) continue;
      simulator.stop();
      simulator = follow(fixtures, walk, coverage);
    }
    simulator.stop();
  }
  return { entries, coverage };
}

/** Returns a simulator that has taken the steps of a walk. */
export function follow(fixtures: MachineFixtures, { input, steps }: Walk, coverage?: Coverage): Simulator {
  const simulator = new Simulator(fixtures, { input, inspect: coverage?.inspect });
  for (const step of steps) simulator.take(step);
  return simulator;
}

/** The identity of a situation: state, status, pending actors and the fixtures' facts about the context. */
export function situationKey(fixtures: MachineFixtures, simulator: Simulator): string {
  const { value, status, open }: Moment = simulator.moment;
  const facts = fixtures.facts?.(simulator.snapshot.context) ?? {};
  return JSON.stringify([value, status, open.map(({ id }) => id).toSorted(), facts]);
}
