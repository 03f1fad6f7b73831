/**
 * Generates walks that together cover each step in each state with each of its effects, and each pair of transitions. Greedy: a
 * walk goes to the nearest unmet goal until it reaches a maximum length.
 */
import { Simulator, type Step } from '../../simulator/simulator.ts';
import type { MachineFixtures } from '../../fixtures/machine-fixtures.ts';
import { Coverage } from '../coverage.ts';
import { explore, situationKey, type Walk } from '../explore.ts';
import { Atlas, type Place } from './atlas.ts';

/** A walk of this length ends unless the next goal is only one step away; longer walks are hard to read. */
const LONG = 60;
/** Number of attempts at a goal whose known route does not lead to it. */
const PATIENCE = 3;

/** Generates walks for unmet goals. The atlas records every walk that is taken. */
export class Generator {
  readonly #fixtures: MachineFixtures;
  readonly #atlas: Atlas;

  /** `givenUp`: digests of goals that could not be reached before; they are not attempted again. */
  constructor(fixtures: MachineFixtures, givenUp: readonly string[] = []) {
    this.#fixtures = fixtures;
    this.#atlas = new Atlas(explore(fixtures), givenUp);
  }

  /** Digests of the goals that could not be reached, now or before. */
  get unmet(): readonly string[] {
    return this.#atlas.unmet;
  }

  /** Records a walk. Returns it up to the last step that met a new goal; null if no step did. */
  record({ input, steps }: Walk): Walk | null {
    const course = new Course(this.#fixtures, input, this.#atlas);
    for (const step of steps) course.take(step);
    return course.end();
  }

  /** Returns walks for the goals that no recorded walk has met. */
  missing(recorded: readonly Walk[]): readonly Walk[] {
    const walks: Walk[] = [];
    const inputs = Object.keys(this.#fixtures.inputs);
    // Alternates between the inputs, so that each is used even where another leads to the same situations.
    let turn: readonly Course[];
    do {
      turn = inputs.map((input) => this.#course(input));
      walks.push(...turn.flatMap((course) => course.end() ?? []));
    } while (turn.some(({ steps }) => steps.length > 0));
    const used = new Set([...recorded, ...walks].map(({ input }) => input));
    const unused = inputs.filter((input) => !used.has(input));
    return [...walks, ...unused.map((input) => ({ input, steps: [] }))];
  }

  /** Walks from goal to goal. Takes no step if no unmet goal can be reached. */
  #course(input: string): Course {
    const course = new Course(this.#fixtures, input, this.#atlas);
    for (;;) {
      const route = this.#atlas.nearestGap(course.place, PATIENCE);
      if (!route || (course.steps.length >= LONG && route.steps.length > 1)) return course;
      for (const step of route.steps) {
        if (!course.possible.includes(step)) break;
        course.take(step);
      }
      this.#atlas.noteAttempt(route.goal);
    }
  }
}

/** A walk in progress, recorded in an atlas. */
class Course {
  readonly steps: Step[] = [];
  readonly #input: string;
  place: Place;
  readonly #coverage: Coverage;
  readonly #fixtures: MachineFixtures;
  readonly #simulator: Simulator;
  readonly #atlas: Atlas;
  #needed = 0;

  constructor(fixtures: MachineFixtures, input: string, atlas: Atlas) {
    this.#input = input;
    this.#fixtures = fixtures;
    this.#atlas = atlas;
    this.#coverage = new Coverage(fixtures.machine.id);
    this.#simulator = new Simulator(fixtures, { input, inspect: this.#coverage.inspect });
    this.place = atlas.begin(situationKey(fixtures, this.#simulator), this.#coverage.last);
  }

  get possible(): readonly Step[] {
    return this.#simulator.steps;
  }

  take(step: Step): void {
    this.#coverage.last = [];
    this.#simulator.take(step);
    this.steps.push(step);
    const to = situationKey(this.#fixtures, this.#simulator);
    const { place, isNews } = this.#atlas.note(this.place, step, this.#coverage.last, to);
    this.place = place;
    if (isNews) this.#needed = this.steps.length;
  }

  /** Returns the walk without the steps after its last new goal; null if it met none. */
  end(): Walk | null {
    this.#simulator.stop();
    return this.#needed === 0 ? null : { input: this.#input, steps: this.steps.slice(0, this.#needed) };
  }
}
