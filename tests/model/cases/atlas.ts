/** What is known of the ways through a machine, and which of them nobody has gone yet. */
import type { StateValue } from 'xstate';
import type { Step } from '../../../src/theatre/rehearsal/rehearsal.ts';
import type { Exploration, Happening } from '../explore.ts';
import { pairOf, pairsIn } from '../pairs/pairs.ts';

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

/**
 * Up to so many happenings, each is a goal of its own: every step in every situation. A machine of several regions has
 * more, because each may stand anywhere while another moves; there, every step in every state of every region is taken,
 * with each of its effects.
 */
const MOST_HAPPENINGS = 1_500;

interface Way extends Happening {
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
  readonly #isSmall: boolean;

  constructor({ happenings }: Exploration) {
    this.#isSmall = happenings.length <= MOST_HAPPENINGS;
    for (const happening of happenings) this.#learn(happening);
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

  /** Notes what has really happened, which may be news. */
  note(from: Place, step: Step, transitions: readonly string[], to: string): Place {
    const happening = { from: from.situation, step, to, transitions };
    const known = this.#waysFrom(from.situation).find((way) => isSame(way, happening));
    const way = known ?? this.#learn(happening);
    for (const goal of goalsOf(from, way)) this.#met.add(goal);
    return arrivedBy(from, way);
  }

  /** Whether a step or a pair has been taken. */
  hasMet(goal: string): boolean {
    return this.#met.has(goal);
  }

  noteAttempt(goal: string): void {
    this.#attempts.set(goal, (this.#attempts.get(goal) ?? 0) + 1);
  }

  #learn(happening: Happening): Way {
    const { from, step, to, transitions } = happening;
    const own = this.#isSmall
      ? [`${from} ${step}`]
      : [...leavesIn(from).map((leaf) => `${leaf} ${step} ${transitions.join(' ')}`), `to ${to}`];
    const way = { ...happening, goals: [...own, ...pairsIn(transitions)] };
    this.#waysFrom(from).push(way);
    return way;
  }

  #isMissing(goal: string, patience: number): boolean {
    return !this.#met.has(goal) && (this.#attempts.get(goal) ?? 0) < patience;
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

function arrivedBy({ last }: Place, { to, transitions }: Happening): Place {
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

function isSame(one: Happening, other: Happening): boolean {
  return (
    one.step === other.step && one.to === other.to && one.transitions.join() === other.transitions.join()
  );
}
