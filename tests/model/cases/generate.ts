/**
 * Finds walks whose union takes everything that may happen: each step in each situation, refused ones among them, and each
 * pair of transitions that anything leads to. Greedy: a walk goes to what is nearest and still missing, until it is long.
 */
import fc from 'fast-check';
import { Rehearsal, type Step } from '../../../src/theatre/rehearsal/rehearsal.ts';
import type { Repertoire } from '../../../src/theatre/repertoire/repertoire.ts';
import { SEED } from '../../depth.ts';
import { Coverage } from '../coverage.ts';
import { explore, type Exploration, situationKey, type Walk } from '../explore.ts';
import { pairsIn, pairsOf } from '../pairs/pairs.ts';
import { Atlas, type Place } from './atlas.ts';

/** A walk ends at the next detour when it has so many steps: longer ones are no better to read. */
const LONG = 60;
/** How often the way to something is tried that then does not happen. */
const PATIENCE = 3;

export interface Generation {
  readonly exploration: Exploration;
  readonly walks: readonly Walk[];
}

/** Random walks look for pairs that the situations, which tell little of a context apart, have hidden. */
const PROBES = { numRuns: 1_000, seed: SEED };
const PROBE_LENGTH = 50;

export function generate(repertoire: Repertoire): Generation {
  const exploration = explore(repertoire);
  const atlas = new Atlas(exploration);
  const walks: Walk[] = [];
  const inputs = Object.keys(repertoire.inputs);
  // In turns, so that each beginning is gone on from, also where another leads to the same situations.
  let before: number;
  do {
    before = walks.length;
    const turn = inputs.map((input) => walk(repertoire, input, atlas));
    walks.push(...turn.filter(({ steps }) => steps.length > 0));
  } while (walks.length > before);
  const unused = inputs.filter((input) => walks.every((other) => other.input !== input));
  walks.push(...unused.map((input) => ({ input, steps: [] })));
  walks.push(...probes(repertoire, atlas));
  return { exploration, walks };
}

/** One walk; without steps where this beginning leads to nothing that is missing. */
function walk(repertoire: Repertoire, input: string, atlas: Atlas): Walk {
  const coverage = new Coverage(repertoire.machine.id);
  const rehearsal = new Rehearsal(repertoire, { input, inspect: coverage.inspect });
  const steps: Step[] = [];
  let place: Place = { situation: situationKey(repertoire, rehearsal), last: coverage.last.at(-1) ?? '' };
  for (;;) {
    const route = atlas.nearestGap(place, PATIENCE);
    if (!route || (steps.length >= LONG && route.steps.length > 1)) break;
    for (const step of route.steps) {
      if (!rehearsal.steps.includes(step)) break;
      coverage.last = [];
      rehearsal.take(step);
      steps.push(step);
      place = atlas.note(place, step, coverage.last, situationKey(repertoire, rehearsal));
    }
    atlas.noteAttempt(route.goal);
  }
  rehearsal.stop();
  return { input, steps };
}

/** The random walks that took a pair which none before had taken, up to there. */
function probes(repertoire: Repertoire, atlas: Atlas): readonly Walk[] {
  const missing = new Set([...pairsOf(repertoire.machine)].filter((pair) => !atlas.hasMet(pair)));
  const picks = fc.array(fc.nat(), { minLength: PROBE_LENGTH, maxLength: PROBE_LENGTH });
  const found: Walk[] = [];
  for (const [index, walk] of fc.sample(picks, PROBES).entries()) {
    if (missing.size === 0) break;
    const inputs = Object.keys(repertoire.inputs);
    const input = inputs[index % inputs.length] ?? '';
    const coverage = new Coverage(repertoire.machine.id);
    const rehearsal = new Rehearsal(repertoire, { input, inspect: coverage.inspect });
    const steps: Step[] = [];
    let length = 0;
    for (const pick of walk) {
      const possible = rehearsal.steps;
      const step = possible[pick % possible.length];
      if (step === undefined) break;
      coverage.last = coverage.last.slice(-1);
      rehearsal.take(step);
      steps.push(step);
      for (const pair of pairsIn(coverage.last)) if (missing.delete(pair)) length = steps.length;
    }
    rehearsal.stop();
    if (length > 0) found.push({ input, steps: steps.slice(0, length) });
  }
  return found;
}
