/**
 * What the frozen cases know of a machine: from which situation which step leads where, and what is met on the way. Frozen cases
 * are long; a person wants the shortest way to one thing, and each step of it has been taken by some frozen case.
 */
import { Simulator, type Step } from '../../../simulator/simulator.ts';
import type { MachineFixtures } from '../../../fixtures/machine-fixtures.ts';
import type { TestCase } from '../../cases/test-case.ts';
import { Coverage } from '../../coverage.ts';
import { situationKey, type Walk } from '../../explore.ts';

/** What a case can be chosen for; everything else that is counted follows from these. */
export const GOAL_KINDS = ['states', 'transitions', 'guards'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

/** What a walk has met, by the chart's names. */
export type Met = Readonly<Record<GoalKind, ReadonlySet<string>>>;

interface KnownStep {
  readonly step: Step;
  readonly to: string;
  readonly met: Met;
}

/** A situation, and a shortest way to it. */
interface Place {
  readonly situation: string;
  readonly walk: Walk;
}

export class KnownWays {
  readonly #fixtures: MachineFixtures;
  readonly #ranks: ReadonlyMap<string, number>;
  readonly #beginnings = new Map<string, { readonly situation: string; readonly met: Met }>();
  /** By situation, and each once. */
  readonly #steps = new Map<string, Map<string, KnownStep>>();
  /** The shortest beginning of a frozen case that meets a goal: long, but certain. */
  readonly #frozen: Readonly<Record<GoalKind, Map<string, Walk>>> = {
    states: new Map(),
    transitions: new Map(),
    guards: new Map(),
  };

  constructor(fixtures: MachineFixtures, cases: readonly TestCase[]) {
    this.#fixtures = fixtures;
    this.#ranks = new Map(
      namesOf(fixtures)
        .map((name, rank) => [name, rank] as const)
        .toReversed(),
    );
    for (const testCase of cases) this.#learn(testCase);
  }

  /** For each goal of a kind, a shortest walk that has been seen to meet it, in the order in which they are come to. */
  shortestWalks(kind: GoalKind): ReadonlyMap<string, Walk> {
    const walks = new Map<string, Walk>();
    for (const { walk, goals } of this.#offers(kind)) {
      const news = goals.filter((goal) => !walks.has(goal));
      if (news.length === 0) continue;
      // A situation tells little of a context: what was met there by one way need not be met by another.
      const met = metOn(this.#fixtures, walk)?.[kind];
      for (const goal of news) if (met?.has(goal)) walks.set(goal, walk);
    }
    for (const [goal, walk] of this.#frozen[kind]) {
      if (!walks.has(goal)) walks.set(goal, this.#shortened(walk, kind, goal));
    }
    return walks;
  }

  /** Every known step behind a shortest way to where it is taken, the nearest first. */
  *#offers(kind: GoalKind): Generator<{ readonly walk: Walk; readonly goals: readonly string[] }> {
    const places: Place[] = [];
    const seen = new Set<string>();
    for (const [input, { situation, met }] of this.#beginnings) {
      const walk = { input, steps: [] };
      yield { walk, goals: [...met[kind]] };
      if (seen.has(situation)) continue;
      seen.add(situation);
      places.push({ situation, walk });
    }
    for (const { situation, walk } of places) {
      const known = [...(this.#steps.get(situation)?.values() ?? [])];
      for (const { step, to, met } of known.toSorted((a, b) => this.#rankOf(a) - this.#rankOf(b))) {
        const longer = { input: walk.input, steps: [...walk.steps, step] };
        yield { walk: longer, goals: [...met[kind]] };
        if (seen.has(to)) continue;
        seen.add(to);
        places.push({ situation: to, walk: longer });
      }
    }
  }

  #learn({ input, steps }: TestCase): void {
    const coverage = new Coverage(this.#fixtures.machine.id);
    const simulator = new Simulator(this.#fixtures, { input, inspect: coverage.inspect });
    let situation = situationKey(this.#fixtures, simulator);
    const met = metSince(coverage);
    if (!this.#beginnings.has(input)) this.#beginnings.set(input, { situation, met });
    this.#keep({ input, steps: [] }, met);
    for (const [index, [step]] of steps.entries()) {
      simulator.take(step);
      const to = situationKey(this.#fixtures, simulator);
      const known = this.#steps.get(situation) ?? new Map<string, KnownStep>();
      this.#steps.set(situation, known);
      const taken = { step, to, met: metSince(coverage) };
      known.set(keyOf(taken), taken);
      this.#keep({ input, steps: steps.slice(0, index + 1).map(([each]) => each) }, taken.met);
      situation = to;
    }
    simulator.stop();
  }

  /** Without the steps that a goal does not need. */
  #shortened(walk: Walk, kind: GoalKind, goal: string): Walk {
    let shortest = walk;
    for (let index = walk.steps.length - 1; index >= 0; index -= 1) {
      const steps = shortest.steps.toSpliced(index, 1);
      const shorter = { input: walk.input, steps };
      if (metOn(this.#fixtures, shorter)?.[kind].has(goal)) shortest = shorter;
    }
    return shortest;
  }

  /** The fixtures begins with what is usual, and so do the cases. */
  #rankOf({ step }: KnownStep): number {
    return this.#ranks.get(/^(?:answer|fail) \w+: (.+)$/.exec(step)?.[1] ?? step) ?? Infinity;
  }

  #keep(walk: Walk, met: Met): void {
    for (const kind of GOAL_KINDS) {
      for (const goal of met[kind]) {
        const kept = this.#frozen[kind].get(goal);
        if (!kept || walk.steps.length < kept.steps.length) this.#frozen[kind].set(goal, walk);
      }
    }
  }
}

/** What a walk meets from its beginning to its end; null where it cannot be walked. */
export function metOn(fixtures: MachineFixtures, { input, steps }: Walk): Met | null {
  const coverage = new Coverage(fixtures.machine.id);
  const simulator = new Simulator(fixtures, { input, inspect: coverage.inspect });
  // A way that was put together of two may part from what it was put together of.
  for (const step of steps) {
    if (!simulator.steps.includes(step)) return null;
    simulator.take(step);
  }
  simulator.stop();
  return coverage;
}

/** Everything that may happen: answers before events, and each in the order in which they are written down. */
function namesOf({ events, actors }: MachineFixtures): readonly string[] {
  const answers = Object.values(actors).flatMap(({ done, failed }) => [
    ...Object.keys(done),
    ...Object.keys(failed),
  ]);
  return [...answers, ...Object.keys(events).map((name) => `send ${name}`), 'pass'];
}

/** What was met since this was last asked. */
function metSince(coverage: Coverage): Met {
  const met = {
    states: new Set(coverage.states),
    transitions: new Set(coverage.transitions),
    guards: new Set(coverage.guards),
  };
  for (const kind of GOAL_KINDS) coverage[kind].clear();
  return met;
}

function keyOf({ step, to, met }: KnownStep): string {
  return [step, to, ...GOAL_KINDS.flatMap((kind) => [...met[kind]].toSorted())].join('\n');
}
