/** Which tests belong to `npm test`, and what a run draws from large tables: the same for a seed (`SEED=n` draws others). */
import { SEED } from '../depth.ts';

/** Runs in `npm test`, and not again in the deep run. Everything without a tag runs in the deep run alone. */
export const ESSENTIAL = { tag: '@essential' } as const;

/** Runs in `npm test` with a sample, and in the deep run with everything. */
export const ESSENTIAL_SAMPLE = { tag: ['@essential', '@sampled'] };

/** So many of a list for a subject, where all of them would show little more. */
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
