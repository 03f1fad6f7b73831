/** How a walk's network treats requests. */
import type { ErrorCode } from '../../contract/errors.ts';

/** What becomes of a request. `lost` never reaches the server; with `answer lost` the server has acted on it. */
export type Fate =
  | 'answered'
  | 'lost'
  | 'answer lost'
  | 'no answer'
  | 'malformed'
  | 'wrong shape'
  | 'not found, in other words'
  | { readonly status: number; readonly code: ErrorCode; readonly retryAfterSeconds?: number };

/** How the network treats requests from now on. */
export interface Condition {
  /** How long a request takes to the server, and its answer back. */
  readonly upMs: number;
  readonly downMs: number;
  readonly fate: Fate;
  /** How many requests meet this fate; those after them are answered. */
  readonly times: number;
  /** Which requests meet it. */
  readonly of: 'reads' | 'writes' | 'all';
}

export const GOOD: Condition = { upMs: 20, downMs: 30, fate: 'answered', times: 0, of: 'all' };

/** Gives the requests under one condition their fates, as many as it has. */
export class Fates {
  #left: number;

  constructor(readonly condition: Condition) {
    this.#left = condition.times;
  }

  of(method: string): Fate {
    const { fate, of } = this.condition;
    const isMeant = of === 'all' || (of === 'reads') === (method === 'GET');
    if (!isMeant || this.#left === 0) return 'answered';
    this.#left -= 1;
    return fate;
  }
}
