/** Seeded pseudo-random numbers: the same seed gives the same sequence. */

/** mulberry32: small, and sufficient for generated rows and faults. */
export class Randomness {
  #state: number;

  constructor(seed = 1) {
    this.#state = seed >>> 0;
  }

  /** The position in the sequence, as persisted; `begin` continues from it. */
  get state(): number {
    return this.#state;
  }

  begin(seed: number): void {
    this.#state = seed >>> 0;
  }

  /** From 0, included, to 1, excluded. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    const state = this.#state;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** From the standard normal distribution (Box–Muller). */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return radius * Math.cos(2 * Math.PI * this.next());
  }
}
