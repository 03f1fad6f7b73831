/** Random choices of a scenario, which depend on its seed only. */
import { Randomness } from '../randomness.ts';

export interface Draw {
  /** From `minimum` to `maximum`, both included. */
  integer(minimum: number, maximum: number): number;
  /** Returns one of the items; there is at least one. */
  oneOf<Item>(items: readonly [Item, ...Item[]]): Item;
}

export function drawFrom(seed: number): Draw {
  const randomness = new Randomness(seed);
  const integer = (minimum: number, maximum: number) =>
    minimum + Math.floor(randomness.next() * (maximum - minimum + 1));
  return { integer, oneOf: (items) => items[integer(0, items.length - 1)] ?? items[0] };
}
