/** A graph of the known steps of a machine. Finds the nearest goal that no walk has met. */
import type { StateValue } from 'xstate';
import type { Step } from '../../simulator/simulator.ts';
import type { Exploration, LogEntry } from '../explore.ts';
import { pairOf, pairsIn } from '../pairs/pairs.ts';
import { digestOf } from './digest.ts';

/** A situation and the last transition taken: the next transition forms a pair with it. */
export interface Place {
  readonly situation: string;
  /** Empty before the first transition. */
  readonly last: string;
}

export interface Route {
  readonly steps: readonly Step[];
  /** The unmet goal that the last step should meet, if the machine behaves as explored. */
  readonly goal: string;
}

interface Way extends LogEntry {
  /** The goals that the step meets, except the pair with the transition before it. */
  readonly goals: readonly string[];
}

/** A node of the breadth-first search, linked to its predecessor. */
interface Trace {
  readonly place: Place;
  readonly before: Trace | null;
  readonly step: Step;
}

export class Atlas {
  readonly #ways = new Map<string, Way[]>();
  readonly #met = new Set<string>();
  readonly #attempts = new Map<string, number>();
  /** Digests of goals that earlier freezes could not reach. */
  readonly #givenUp: ReadonlySet<string>;

  constructor({ entries }: Exploration, givenUp: readonly string[] = []) {
    this.#givenUp = new Set(givenUp);
    for (const entry of entries) this.#learn(entry, goalsIn(entry));
  }

  /** Returns a shortest route to an unmet goal. A goal is skipped after `patience` failed attempts. Null if no goal is left. */
  nearestGap(from: Place, patience: number): Route | null {
    const seen = new Set([placeKey(from)]);
    const traces: Trace[] = [{ place: from, before: null, step: '' }];
    for (const trace of traces) {
      const { place } = trace;
      for (const way of this.#waysFrom(place.situation)) {
        const goal = goalsOf(place, way).find((name) => this.#isMissing(name, patience));
        if (goal !== undefined) return { steps: [...stepsTo(trace), way.step], goal };
        if (way.transitions.length === 0 && way.to === way.from) continue;
        const there = arrivedBy(place, way);
        const key = placeKey(there);
        if (seen.has(key)) continue;
        seen.add(key);
        traces.push({ place: there, before: trace, step: way.step });
      }
    }
    return null;
  }

  /** Records the start of a walk. */
  begin(situation: string, transitions: readonly string[]): Place {
    for (const pair of pairsIn(transitions)) this.#met.add(pair);
    return { situation, last: transitions.at(-1) ?? '' };
  }

  /** Records a step that was taken: where it led, and whether it met a goal for the first time. */
  note(
    from: Place,
    step: Step,
    transitions: readonly string[],
    to: string,
  ): { readonly place: Place; readonly isNews: boolean } {
    const entry = { from: from.situation, step, to, transitions };
    const known = this.#waysFrom(from.situation).find((way) => isSame(way, entry));
    // A step that the exploration did not find counts for its pairs only.
    const way = known ?? this.#learn(entry, []);
    const news = goalsOf(from, way).filter((goal) => !this.#met.has(goal));
    for (const goal of news) this.#met.add(goal);
    return { place: arrivedBy(from, way), isNews: news.length > 0 };
  }

  noteAttempt(goal: string, times = 1): void {
    this.#attempts.set(goal, (this.#attempts.get(goal) ?? 0) + times);
  }

  /** Digests of the goals that were attempted but never met. */
  get unmet(): readonly string[] {
    const goals = [...this.#attempts.keys()].filter((goal) => !this.#met.has(goal));
    return goals.map(digestOf).toSorted();
  }

  #learn(entry: LogEntry, goals: readonly string[]): Way {
    const way = { ...entry, goals: [...goals, ...pairsIn(entry.transitions)] };
    this.#waysFrom(entry.from).push(way);
    return way;
  }

  #isMissing(goal: string, patience: number): boolean {
    if (this.#met.has(goal)) return false;
    if (!this.#attempts.has(goal)) this.noteAttempt(goal, this.#givenUp.has(digestOf(goal)) ? Infinity : 0);
    return (this.#attempts.get(goal) ?? 0) < patience;
  }

  #waysFrom(situation: string): Way[] {
    const ways = this.#ways.get(situation) ?? [];
    this.#ways.set(situation, ways);
    return ways;
  }
}

function goalsOf({ last }: Place, { transitions: [first], goals }: Way): readonly string[] {
  return last !== '' && first !== undefined ? [...goals, pairOf(last, first)] : goals;
}

/** Goals of one step: its effect in each active leaf state, and the situation that it leads to. */
function goalsIn({ from, step, to, transitions }: LogEntry): readonly string[] {
  return [...leavesIn(from).map((leaf) => `${leaf} ${step} ${transitions.join(' ')}`), `to ${to}`];
}

function arrivedBy({ last }: Place, { to, transitions }: LogEntry): Place {
  return { situation: to, last: transitions.at(-1) ?? last };
}

function stepsTo({ before, step }: Trace): readonly Step[] {
  return before ? [...stepsTo(before), step] : [];
}

function placeKey({ situation, last }: Place): string {
  return `${situation} ${last}`;
}

/** Returns the active leaf states of a situation. */
function leavesIn(situation: string): readonly string[] {
  const [value] = JSON.parse(situation) as readonly [StateValue];
  const leaves = (within: StateValue | undefined, path: string): readonly string[] => {
    if (within === undefined) return [path];
    if (typeof within === 'string') return [`${path}.${within}`];
    return Object.entries(within).flatMap(([key, part]) => leaves(part, `${path}.${key}`));
  };
  return leaves(value, '');
}

function isSame(one: LogEntry, other: LogEntry): boolean {
  return (
    one.step === other.step && one.to === other.to && one.transitions.join() === other.transitions.join()
  );
}
