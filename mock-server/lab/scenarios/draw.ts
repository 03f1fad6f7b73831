/** A pseudo-random generator that produces the same values for the same seed. */

export interface Draw {
  /** From `minimum` to `maximum`, both included. */
  integer(minimum: number, maximum: number): number;
  /** Returns one of the items; there is at least one. */
  oneOf<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** mulberry32: small, and sufficient for generated rows. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (minimum: number, maximum: number) =>
    minimum + Math.floor(next() * (maximum - minimum + 1));
  return { integer, oneOf: (items) => items[integer(0, items.length - 1)] ?? items[0] };
}
