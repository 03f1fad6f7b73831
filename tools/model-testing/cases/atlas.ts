/** The known ways through a machine, and which of their goals no walk has met. */
import type { StateValue } from 'xstate';
import type { Step } from '../../simulator/simulator.ts';
import type { Exploration, LogEntry } from '../explore.ts';
import { pairOf, pairsIn } from '../pairs/pairs.ts';
import { digestOf } from './test-case.ts';

/** A situation, and the transition by which it was come to: what is next makes a pair with it. */
export interface Place {
  readonly situation: string;
  /** Empty at the beginning. */
  readonly last: string;
}

export interface Route {
  readonly steps: readonly Step[];
  /** What is met at its end, for the first time if all goes as known. */
  readonly goal: string;
}

interface Way extends LogEntry {
  /** What the step is good for, but for the pair with what was before. */
  readonly goals: readonly string[];
}

/** A place that a search has come to, and how. */
interface Trace {
  readonly place: Place;
  readonly before: Trace | null;
  readonly step: Step;
}

export class Atlas {
  readonly #ways = new Map<string, Way[]>();
  readonly #met = new Set<string>();
  readonly #attempts = new Map<string, number>();
  /** Digests of goals that were tried in vain when the cases were frozen before. */
  readonly #givenUp: ReadonlySet<string>;

  constructor({ entries }: Exploration, givenUp: readonly string[] = []) {
    this.#givenUp = new Set(givenUp);
    for (const entry of entries) this.#learn(entry, goalsIn(entry));
  }

  /** A shortest way to what was never met; null where nothing is left, or it was tried `patience` times in vain. */
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

  /** Records how a walk begins. */
  begin(situation: string, transitions: readonly string[]): Place {
    for (const pair of pairsIn(transitions)) this.#met.add(pair);
    return { situation, last: transitions.at(-1) ?? '' };
  }

  /** Records what has really happened: where it led, and whether it met a goal for the first time. */
  note(
    from: Place,
    step: Step,
    transitions: readonly string[],
    to: string,
  ): { readonly place: Place; readonly isNews: boolean } {
    const entry = { from: from.situation, step, to, transitions };
    const known = this.#waysFrom(from.situation).find((way) => isSame(way, entry));
    // What the exploration did not foresee is no goal, but for its pairs.
    const way = known ?? this.#learn(entry, []);
    const news = goalsOf(from, way).filter((goal) => !this.#met.has(goal));
    for (const goal of news) this.#met.add(goal);
    return { place: arrivedBy(from, way), isNews: news.length > 0 };
  }

  noteAttempt(goal: string, times = 1): void {
    this.#attempts.set(goal, (this.#attempts.get(goal) ?? 0) + times);
  }

  /** Digests of the goals that were tried in vain. */
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

/** Every step in every state of every region, with each of its effects, and every situation. */
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

/** The states of a situation that have no states within. */
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
