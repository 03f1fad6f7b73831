/** Draws from what is too much for every run, the same each time: `SEED=n npm test` draws others. */
import { DEEP, SEED } from '../depth.ts';

/** The rows of a table that a run tells a story of: all of them in the deep run, otherwise so many. */
export function rowsOf<Row>(table: readonly Row[], name: string, count: number): readonly Row[] {
  return DEEP ? table : drawnFrom(table, name, count);
}

/** How a story of such a table is marked, so that the deep run finds it. */
export const SAMPLED = { tag: '@sampled' } as const;

/**
 * How a story is marked that the deep run alone tells: what it guards is guarded in every run by another of its kind, by a
 * walk through the player's own model, or without a browser.
 */
export const DEEP_ONLY = { tag: '@deep' } as const;

/** So many of a list for a subject, the same ones for a seed: in every run, where all would say little more. */
export function drawnFrom<Item>(items: readonly Item[], subject: string, count: number): readonly Item[] {
  const from = drawOf(subject)(items.length);
  return items.map((_, place) => items[(from + place) % items.length]).slice(0, count) as Item[];
}

/** Numbers below a limit, the same ones for a name and a seed. */
export function drawOf(name: string): (below: number) => number {
  let state = SEED;
  for (const letter of name) state = mixed(state + letter.charCodeAt(0));
  return (below) => {
    state = mixed(state + 1);
    return state % below;
  };
}

/** Spreads the bits of a 32-bit number (the finalizer of MurmurHash3). */
function mixed(number: number): number {
  let bits = number >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
