/** How one gets from one state of a machine to another: the shortest rows of steps that a simulator takes. */
import {
  chartOf,
  type MachineFixtures,
  Simulator,
  type Step,
  TransitionTrace,
} from '../../machine-core/index.ts';
import type { Simulation } from './simulation.ts';

export interface WayStep {
  readonly step: Step;
  /** The transitions that it takes, by chart id. */
  readonly walked: readonly string[];
}

export interface Way {
  readonly input: string;
  /** The steps to the first state, none if the machine begins in it. */
  readonly before: readonly WayStep[];
  /** The steps from there; none if both states are active at the same time. */
  readonly steps: readonly WayStep[];
}

export interface Ways {
  /**
   * The shortest first: the shortest of each last step, so that a player's own way is told beside what others do; and further ones
   * that are hardly longer. None takes the transitions of one that ends alike with more between them, or comes to a state twice.
   */
  readonly ways: readonly Way[];
  /** Whether every situation has been looked at, so that no way means that there is none with these payloads and results. */
  readonly isComplete: boolean;
}

export interface WaysOptions {
  readonly from: string;
  readonly to: string;
  /** How many ways are told. */
  readonly most?: number;
  /** How many steps the search may take, those that lead to a situation again included. */
  readonly mostSteps?: number;
}

/** A way that ends like another one is not told if it is longer than the shortest by more than this. */
const DETOUR = 2;

/** A search in breadth: the situations before the first state was active, and those after it. */
export function waysBetween(
  fixtures: MachineFixtures,
  { from, to, most = 10, mostSteps = 8_000 }: WaysOptions,
): Ways {
  const { edges } = chartOf(fixtures.machine);
  const ends = new Map(edges.map(({ id, source, targets }) => [id, [source, ...targets]]));
  const seen = new Set<string>();
  const queue: Way[] = [];
  /** The first of each last step, and further ones. */
  const found: Way[] = [];
  const alike: Way[] = [];
  let taken = 0;
  /** The states to which a step leads, in their order, and those in which it ends. The machine begins in the source of its first transition. */
  const reachedBy = ({ before, steps }: Way, { active, first }: Playback): readonly string[] => {
    const last = [...before, ...steps].at(-1)?.walked;
    const begun = last ? [] : first.flatMap((edge) => ends.get(edge)?.slice(0, 1) ?? []);
    const targets = (last ?? first).flatMap((edge) => ends.get(edge)?.slice(1) ?? []);
    return [...begun, ...targets, ...active];
  };
  const isBegun = (way: Way, playback: Playback): boolean =>
    way.steps.length > 0 || reachedBy(way, playback).includes(from);
  const isThere = (way: Way, playback: Playback): boolean => {
    const reached = reachedBy(way, playback);
    // A step may come from the second state to the first.
    const isLater = way.steps.length > 0 || reached.lastIndexOf(to) > reached.indexOf(from);
    return playback.active.includes(to) || (isLater && reached.includes(to));
  };
  const comesTwice = (way: Way): boolean => {
    const entered = [from, ...walkedIn(way).flatMap((edge) => ends.get(edge)?.slice(1) ?? [])];
    return new Set(entered).size < entered.length;
  };
  const arrive = (way: Way, playback: Playback): void => {
    const { simulator } = playback;
    const isAfter = isBegun(way, playback);
    if (isAfter && isThere(way, playback)) {
      const told = [...found, ...alike];
      const [shortest] = told;
      if (!shortest) found.push(way);
      else if (comesTwice(way)) return;
      else if (!found.some((one) => endOf(one) === endOf(way))) found.push(way);
      else if (way.steps.length <= shortest.steps.length + DETOUR && !told.some((one) => isWithin(one, way)))
        alike.push(way);
      return;
    }
    const key = `${isAfter} ${situationOf(fixtures, simulator)}`;
    if (seen.has(key)) return;
    seen.add(key);
    queue.push(way);
  };
  for (const input of Object.keys(fixtures.inputs)) {
    const way = { input, before: [], steps: [] };
    const playback = new Playback(fixtures, input);
    arrive(way, playback);
    playback.stop();
  }
  let looked = 0;
  for (const way of queue) {
    if (found.length >= most || taken > mostSteps) break;
    looked += 1;
    let playback = replayed(fixtures, way);
    const isAfter = isBegun(way, playback);
    for (const step of resultsFirst(playback.simulator.steps)) {
      taken += 1 + way.before.length + way.steps.length;
      const walked = playback.take(step);
      // A rejected event changes nothing, but the time does, even without a transition.
      if (walked.length === 0 && step !== 'pass') continue;
      const next = { step, walked };
      arrive(
        isAfter ? { ...way, steps: [...way.steps, next] } : { ...way, before: [...way.before, next] },
        playback,
      );
      playback.stop();
      playback = replayed(fixtures, way);
    }
    playback.stop();
  }
  const ways = [...found, ...alike.slice(0, Math.max(0, 3 - found.length))].slice(0, most);
  return {
    ways: ways.toSorted((one, other) => one.steps.length - other.steps.length),
    isComplete: found.length >= most || looked === queue.length,
  };
}

/** The transition with which the last step begins: those after it follow by themselves. */
function endOf({ steps }: Way): string | undefined {
  return steps.at(-1)?.walked[0];
}

function walkedIn({ steps }: Way): readonly string[] {
  return steps.flatMap(({ walked }) => walked);
}

/** Whether a way takes all transitions of another one in their order. A way from another beginning may be needed. */
function isWithin(one: Way, way: Way): boolean {
  if (one.input !== way.input && one.steps.length < way.steps.length) return false;
  const left = [...walkedIn(one)];
  for (const edge of walkedIn(way)) if (edge === left[0]) left.shift();
  return left.length === 0;
}

/** The simulation that shows a way; `count`: only so many of its steps from the first state. */
export function simulationOf({ input, before, steps }: Way, count = steps.length): Simulation {
  return { input, steps: [...before, ...steps.slice(0, count)].map(({ step }) => step) };
}

class Playback {
  readonly simulator: Simulator;
  readonly #trace = new TransitionTrace();
  /** The transitions that the machine takes as it begins. */
  readonly first: readonly string[];
  #actor: object = this;

  constructor(fixtures: MachineFixtures, input: string) {
    this.simulator = new Simulator(fixtures, {
      input,
      inspect: (inspected) => {
        if (inspected.type === '@xstate.microstep') this.#actor = inspected.actorRef;
        this.#trace.notice(inspected);
      },
    });
    this.first = this.#trace.since(this.#actor);
  }

  get active(): readonly string[] {
    return this.simulator.snapshot._nodes.map(({ id }) => id);
  }

  take(step: Step): readonly string[] {
    this.simulator.take(step);
    return this.#trace.since(this.#actor);
  }

  stop(): void {
    this.simulator.stop();
  }
}

function replayed(fixtures: MachineFixtures, { input, before, steps }: Way): Playback {
  const playback = new Playback(fixtures, input);
  for (const { step } of [...before, ...steps]) playback.take(step);
  return playback;
}

/** A way of results reads like the usual course of events. */
function resultsFirst(steps: readonly Step[]): readonly Step[] {
  const isEvent = (step: Step) => Number(step.startsWith('send '));
  return steps.toSorted((one, other) => isEvent(one) - isEvent(other));
}

function situationOf({ facts }: MachineFixtures, { moment, snapshot, clock }: Simulator): string {
  const { value, status, open } = moment;
  const known = status === 'active' ? (facts?.(snapshot.context) ?? {}) : {};
  return JSON.stringify([
    value,
    status,
    open.map(({ id }) => id).toSorted(),
    known,
    clock.untilNext() === null,
  ]);
}
