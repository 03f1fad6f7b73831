/** The verbs executed since the world was created: replaying them reproduces the world's history. */
import { instantOf } from '../../contract/time/clock.ts';

/** How a world was created. Null after an import, because the file does not contain its history. */
export interface WorldBeginning {
  readonly scenario: string | null;
  readonly seed: number | null;
}

/** An executed verb that changed something. */
export interface Act {
  /** Counted from 1 in each world. */
  readonly number: number;
  /** The lab clock's time when the verb was called. */
  readonly at: string;
  readonly method: string;
  /** Relative to /__lab, such as `bank/pay`. */
  readonly verb: string;
  /** The request body; null without one. */
  readonly body: unknown;
}

const CAPACITY = 500;

export class ActLog {
  #acts: Act[] = [];
  #made = 0;
  #beginning: WorldBeginning = UNKNOWN_BEGINNING;

  get beginning(): WorldBeginning {
    return this.#beginning;
  }

  add({ now, ...rest }: Omit<Act, 'number' | 'at'> & { readonly now: number }): Act {
    this.#made += 1;
    const act = { number: this.#made, at: instantOf(now), ...rest };
    this.#acts.push(act);
    if (this.#acts.length > CAPACITY) this.#acts.shift();
    return act;
  }

  /** Oldest first. When the capacity is exceeded, the first ones are dropped, which the numbers reveal. */
  all(): readonly Act[] {
    return [...this.#acts];
  }

  /** Starts an empty log for a reset world. */
  begin(beginning: WorldBeginning): void {
    this.resume(beginning, []);
  }

  /** Continues after acts that were carried out earlier. */
  resume(beginning: WorldBeginning, acts: readonly Act[]): void {
    this.#acts = [...acts];
    this.#made = acts.at(-1)?.number ?? 0;
    this.#beginning = beginning;
  }
}

export const UNKNOWN_BEGINNING: WorldBeginning = { scenario: null, seed: null };
