/** What was done in the lab since the world began: with it, a story can be told again from its beginning. */
import { instantOf } from '../../contract/time/clock.ts';

/** How a world began. Null after a file was taken over: it says nothing of how it came about. */
export interface BootMode {
  readonly scenario: string | null;
  readonly seed: number | null;
}

/** One verb that was carried out and changed something. */
export interface Act {
  /** Counted from 1 since the world began. */
  readonly number: number;
  /** By the lab's clock, as it stood when the verb was called. */
  readonly at: string;
  readonly method: string;
  /** Below /__lab, such as `bank/pay`. */
  readonly verb: string;
  /** What it was given; null for nothing. */
  readonly body: unknown;
}

const CAPACITY = 500;

export class ActLog {
  #acts: Act[] = [];
  #made = 0;
  #beginning: BootMode = UNKNOWN_BEGINNING;

  get beginning(): BootMode {
    return this.#beginning;
  }

  add({ now, ...act }: Omit<Act, 'number' | 'at'> & { readonly now: number }): void {
    this.#made += 1;
    this.#acts.push({ number: this.#made, at: instantOf(now), ...act });
    if (this.#acts.length > CAPACITY) this.#acts.shift();
  }

  /** Oldest first; the first ones are forgotten once there are too many, and the numbers say so. */
  all(): readonly Act[] {
    return [...this.#acts];
  }

  /** A reset world: its journal is empty. */
  begin(beginning: BootMode): void {
    this.#acts = [];
    this.#made = 0;
    this.#beginning = beginning;
  }
}

export const UNKNOWN_BEGINNING: BootMode = { scenario: null, seed: null };
