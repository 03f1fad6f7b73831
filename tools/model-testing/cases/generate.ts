/**
 * Finds walks that together take everything that can happen: each step in each state with each of its effects, and each pair
 * of transitions. Greedy: a walk goes to the nearest goal that is still missing, until it is long.
 */
import { Simulator, type Step } from '../../simulator/simulator.ts';
import type { MachineFixtures } from '../../fixtures/machine-fixtures.ts';
import { Coverage } from '../coverage.ts';
import { explore, situationKey, type Walk } from '../explore.ts';
import { Atlas, type Place } from './atlas.ts';

/** A walk of so many steps ends where the next goal is more than one step away: longer ones are no better to read. */
const LONG = 60;
/** How often a goal is tried whose known way does not lead to it. */
const PATIENCE = 3;

/** Walks for the goals that are still missing; the atlas records each walk that it is shown. */
export class Generator {
  readonly #fixtures: MachineFixtures;
  readonly #atlas: Atlas;

  /** `givenUp` are digests of goals that were tried in vain before: they are not tried again. */
  constructor(fixtures: MachineFixtures, givenUp: readonly string[] = []) {
    this.#fixtures = fixtures;
    this.#atlas = new Atlas(explore(fixtures), givenUp);
  }

  /** Digests of the goals that were tried in vain, now or before. */
  get unmet(): readonly string[] {
    return this.#atlas.unmet;
  }

  /** Records a walk: up to its last step that met a goal for the first time, null where none did. */
  record({ input, steps }: Walk): Walk | null {
    const course = new Course(this.#fixtures, input, this.#atlas);
    for (const step of steps) course.take(step);
    return course.end();
  }

  /** Walks that meet what no recorded walk has met. */
  missing(recorded: readonly Walk[]): readonly Walk[] {
    const walks: Walk[] = [];
    const inputs = Object.keys(this.#fixtures.inputs);
    // In turns, so that every input is continued from, also where another one leads to the same situations.
    let turn: readonly Course[];
    do {
      turn = inputs.map((input) => this.#course(input));
      walks.push(...turn.flatMap((course) => course.end() ?? []));
    } while (turn.some(({ steps }) => steps.length > 0));
    const used = new Set([...recorded, ...walks].map(({ input }) => input));
    const unused = inputs.filter((input) => !used.has(input));
    return [...walks, ...unused.map((input) => ({ input, steps: [] }))];
  }

  /** From goal to goal; without steps where nothing that is missing can be reached. */
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

/** A walk under way, recorded in an atlas. */
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

  /** What was walked, without the steps after the last news. */
  end(): Walk | null {
    this.#simulator.stop();
    return this.#needed === 0 ? null : { input: this.#input, steps: this.steps.slice(0, this.#needed) };
  }
}
