/** Goes wherever a repertoire leads: every situation by a shortest way, and from each everything that may happen. */
import { Rehearsal, type Moment, type Step } from '../simulator/simulator.ts';
import type { Repertoire } from '../fixtures/machine-fixtures.ts';
import { Coverage } from './coverage.ts';

/** A way from the beginning. */
export interface Walk {
  readonly input: string;
  readonly steps: readonly Step[];
}

/** One thing that happened in a situation, and what it led to. */
export interface Happening {
  readonly from: string;
  readonly step: Step;
  readonly to: string;
  /** The transitions that were taken, in their order; none where the event was refused. */
  readonly transitions: readonly string[];
}

export interface Exploration {
  readonly happenings: readonly Happening[];
  readonly coverage: Coverage;
}

/** @throws when there are more situations than `limit`: the repertoire's facts tell too much apart. */
export function explore(repertoire: Repertoire, limit = 2_000): Exploration {
  const coverage = new Coverage(repertoire.machine.id);
  /** A shortest walk to each situation. */
  const situations = new Map<string, Walk>();
  const happenings: Happening[] = [];
  const arrive = (walk: Walk, rehearsal: Rehearsal): string => {
    const key = situationKey(repertoire, rehearsal);
    if (!situations.has(key)) situations.set(key, walk);
    if (situations.size > limit) throw new Error(`${repertoire.machine.id} has over ${limit} situations`);
    return key;
  };
  for (const input of Object.keys(repertoire.inputs)) {
    const walk = { input, steps: [] };
    arrive(walk, follow(repertoire, walk, coverage));
  }
  for (const [key, walk] of situations) {
    let rehearsal = follow(repertoire, walk, coverage);
    const now = rehearsal.clock.now();
    for (const step of rehearsal.steps) {
      coverage.last = [];
      rehearsal.take(step);
      const to = arrive({ input: walk.input, steps: [...walk.steps, step] }, rehearsal);
      happenings.push({ from: key, step, to, transitions: coverage.last });
      // What was refused has changed nothing, so the next step can be tried from here.
      if (coverage.last.length === 0 && to === key && rehearsal.clock.now() === now) continue;
      rehearsal.stop();
      rehearsal = follow(repertoire, walk, coverage);
    }
    rehearsal.stop();
  }
  return { happenings, coverage };
}

/** A rehearsal at the end of a walk. */
export function follow(repertoire: Repertoire, { input, steps }: Walk, coverage?: Coverage): Rehearsal {
  const rehearsal = new Rehearsal(repertoire, { input, inspect: coverage?.inspect });
  for (const step of steps) rehearsal.take(step);
  return rehearsal;
}

/** Two moments with the same key are the same situation. */
export function situationKey(repertoire: Repertoire, rehearsal: Rehearsal): string {
  const { value, status, open }: Moment = rehearsal.moment;
  const facts = repertoire.facts?.(rehearsal.snapshot.context) ?? {};
  return JSON.stringify([value, status, open.map(({ id }) => id).toSorted(), facts]);
}
