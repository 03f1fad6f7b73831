/**
 * Finds walks that together take everything that can happen: each step in each situation, refused steps included, and each
 * pair of transitions. Greedy: a walk goes to the nearest goal that is still missing, until it is long.
 */
import fc from 'fast-check';
import { Rehearsal, type Step } from '../../../src/theatre/rehearsal/rehearsal.ts';
import type { Repertoire } from '../../../src/theatre/repertoire/repertoire.ts';
import { SEED } from '../../depth.ts';
import { Coverage } from '../coverage.ts';
import { explore, situationKey, type Walk } from '../explore.ts';
import { type Pair, pairsOf, partsOf } from '../pairs/pairs.ts';
import { Atlas, type Place } from './atlas.ts';

/** A walk of so many steps ends where the next goal is more than one step away: longer ones are no better to read. */
const LONG = 60;
/** How often a goal is tried whose known way does not lead to it. */
const PATIENCE = 3;

/** Random walks look for pairs that the situations hide, since a situation ignores most of the context. */
const PROBES = { numRuns: 1_000, seed: SEED };
const PROBE_LENGTH = 50;

/** Walks for the goals that are still missing; the atlas records each walk that it is shown. */
export class Generator {
  readonly #repertoire: Repertoire;
  readonly #atlas: Atlas;

  /** `givenUp` are digests of goals that were tried in vain before: they are not tried again. */
  constructor(repertoire: Repertoire, givenUp: readonly string[] = []) {
    this.#repertoire = repertoire;
    this.#atlas = new Atlas(explore(repertoire), givenUp);
  }

  /** Digests of the goals that were tried in vain, now or before. */
  get unmet(): readonly string[] {
    return this.#atlas.unmet;
  }

  /** Records a walk: up to its last step that met a goal for the first time, null where none did. */
  record({ input, steps }: Walk): Walk | null {
    const course = new Course(this.#repertoire, input, this.#atlas);
    for (const step of steps) course.take(step);
    return course.end();
  }

  /** Walks that meet what no recorded walk has met. */
  missing(recorded: readonly Walk[]): readonly Walk[] {
    // A probe is random, so it may also find pairs that have long been possible: only new transitions are probed for.
    const isNew = (pair: Pair) => partsOf(pair).some((transition) => !old.has(transition));
    const old = new Set(this.#atlas.taken);
    const walks: Walk[] = [];
    const inputs = Object.keys(this.#repertoire.inputs);
    // In turns, so that every input is continued from, also where another one leads to the same situations.
    let turn: readonly Course[];
    do {
      turn = inputs.map((input) => this.#course(input));
      walks.push(...turn.flatMap((course) => course.end() ?? []));
    } while (turn.some(({ steps }) => steps.length > 0));
    const used = new Set([...recorded, ...walks].map(({ input }) => input));
    walks.push(...inputs.filter((input) => !used.has(input)).map((input) => ({ input, steps: [] })));
    const unmet = [...pairsOf(this.#repertoire.machine)].filter((pair) => !this.#atlas.hasMet(pair));
    return [...walks, ...this.#probes(new Set(unmet.filter(isNew)))];
  }

  /** From goal to goal; without steps where nothing that is missing can be reached. */
  #course(input: string): Course {
    const course = new Course(this.#repertoire, input, this.#atlas);
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

  /** The random walks that take a missing pair, up to there. */
  #probes(missing: Set<string>): readonly Walk[] {
    const picks = fc.array(fc.nat(), { minLength: PROBE_LENGTH, maxLength: PROBE_LENGTH });
    const inputs = Object.keys(this.#repertoire.inputs);
    const found: Walk[] = [];
    for (const [index, walk] of fc.sample(picks, PROBES).entries()) {
      if (missing.size === 0) break;
      const course = new Course(this.#repertoire, inputs[index % inputs.length] ?? '', this.#atlas);
      let length = 0;
      for (const pick of walk) {
        const { possible } = course;
        const step = possible[pick % possible.length];
        if (step === undefined) break;
        const news = course.take(step).filter((goal) => missing.delete(goal));
        if (news.length > 0) length = course.steps.length;
      }
      course.end();
      if (length > 0) found.push({ input: course.input, steps: course.steps.slice(0, length) });
    }
    return found;
  }
}

/** A walk under way, recorded in an atlas. */
class Course {
  readonly input: string;
  readonly steps: Step[] = [];
  place: Place;
  readonly #coverage: Coverage;
  readonly #repertoire: Repertoire;
  readonly #rehearsal: Rehearsal;
  readonly #atlas: Atlas;
  #needed = 0;

  constructor(repertoire: Repertoire, input: string, atlas: Atlas) {
    this.input = input;
    this.#repertoire = repertoire;
    this.#atlas = atlas;
    this.#coverage = new Coverage(repertoire.machine.id);
    this.#rehearsal = new Rehearsal(repertoire, { input, inspect: this.#coverage.inspect });
    this.place = atlas.begin(situationKey(repertoire, this.#rehearsal), this.#coverage.last);
  }

  get possible(): readonly Step[] {
    return this.#rehearsal.steps;
  }

  /** The goals that this step meets for the first time. */
  take(step: Step): readonly string[] {
    this.#coverage.last = [];
    this.#rehearsal.take(step);
    this.steps.push(step);
    const to = situationKey(this.#repertoire, this.#rehearsal);
    const { place, news } = this.#atlas.note(this.place, step, this.#coverage.last, to);
    this.place = place;
    if (news.length > 0) this.#needed = this.steps.length;
    return news;
  }

  /** What was walked, without the steps after the last news. */
  end(): Walk | null {
    this.#rehearsal.stop();
    return this.#needed === 0 ? null : { input: this.input, steps: this.steps.slice(0, this.#needed) };
  }
}
