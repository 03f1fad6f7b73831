/**
 * A graph of all steps in the frozen cases: from which situation each step leads where, and what it covers. Frozen cases are
 * long; recombining their steps gives the shortest walk to each goal.
 */
import { Simulator, type Step } from '../../../simulator/simulator.ts';
import type { MachineFixtures } from '../../../fixtures/machine-fixtures.ts';
import type { TestCase } from '../../cases/test-case.ts';
import { Coverage } from '../../coverage.ts';
import { situationKey, type Walk } from '../../explore.ts';

/** The kinds of goals for which a case can be selected. */
export const GOAL_KINDS = ['states', 'transitions', 'guards'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

/** The goals that a walk meets, by chart id. */
export type Met = Readonly<Record<GoalKind, ReadonlySet<string>>>;

interface KnownStep {
  readonly step: Step;
  readonly to: string;
  readonly met: Met;
}

/** A situation and a shortest walk to it. */
interface Place {
  readonly situation: string;
  readonly walk: Walk;
}

export class KnownWays {
  readonly #fixtures: MachineFixtures;
  readonly #ranks: ReadonlyMap<string, number>;
  readonly #beginnings = new Map<string, { readonly situation: string; readonly met: Met }>();
  /** The distinct known steps by situation. */
  readonly #steps = new Map<string, Map<string, KnownStep>>();
  /** The shortest prefix of a frozen case that meets each goal: a long but proven walk, used as a fallback. */
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

  /** Returns, for each goal of a kind, a shortest walk that was verified to meet it, nearest goals first. */
  shortestWalks(kind: GoalKind): ReadonlyMap<string, Walk> {
    const walks = new Map<string, Walk>();
    for (const { walk, goals } of this.#offers(kind)) {
      const news = goals.filter((goal) => !walks.has(goal));
      if (news.length === 0) continue;
      // Situations ignore most of the context, so a recombined walk may miss the goal and must be verified.
      const met = metOn(this.#fixtures, walk)?.[kind];
      for (const goal of news) if (met?.has(goal)) walks.set(goal, walk);
    }
    for (const [goal, walk] of this.#frozen[kind]) {
      if (!walks.has(goal)) walks.set(goal, this.#shortened(walk, kind, goal));
    }
    return walks;
  }

  /** Breadth-first: yields each known step appended to a shortest walk to its situation. */
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

  /** Removes the steps that are not needed for the goal. */
  #shortened(walk: Walk, kind: GoalKind, goal: string): Walk {
    let shortest = walk;
    for (let index = walk.steps.length - 1; index >= 0; index -= 1) {
      const steps = shortest.steps.toSpliced(index, 1);
      const shorter = { input: walk.input, steps };
      if (metOn(this.#fixtures, shorter)?.[kind].has(goal)) shortest = shorter;
    }
    return shortest;
  }

  /** Ranks steps by their position in the fixtures, which list common answers first. */
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

/** Returns the goals that a walk meets; null if one of its steps is not possible. */
export function metOn(fixtures: MachineFixtures, { input, steps }: Walk): Met | null {
  const coverage = new Coverage(fixtures.machine.id);
  const simulator = new Simulator(fixtures, { input, inspect: coverage.inspect });
  // A walk that was combined from several cases may be impossible at some step.
  for (const step of steps) {
    if (!simulator.steps.includes(step)) return null;
    simulator.take(step);
  }
  simulator.stop();
  return coverage;
}

/** The names of all answers, then of all events, in fixture order. */
function namesOf({ events, actors }: MachineFixtures): readonly string[] {
  const answers = Object.values(actors).flatMap(({ done, failed }) => [
    ...Object.keys(done),
    ...Object.keys(failed),
  ]);
  return [...answers, ...Object.keys(events).map((name) => `send ${name}`), 'pass'];
}

/** Returns what was covered since the last call, and clears it. */
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
