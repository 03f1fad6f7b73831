/** The network conditions of a walk. */
import type { ErrorCode } from '../../contract/errors.ts';

/** The outcome of a request. `lost` never reaches the server; with `answer lost` the server has processed it. */
export type Fate =
  | 'answered'
  | 'lost'
  | 'answer lost'
  | 'no answer'
  | 'malformed'
  | 'wrong shape'
  | 'not found, in other words'
  | { readonly status: number; readonly code: ErrorCode; readonly retryAfterSeconds?: number };

/** The latency of requests from now on, and the fate of some of them. */
export interface Condition {
  /** Latency of a request and of its response. */
  readonly upMs: number;
  readonly downMs: number;
  readonly fate: Fate;
  /** The number of requests with this fate; later ones are answered. */
  readonly times: number;
  /** The kind of requests that the fate applies to. */
  readonly of: 'reads' | 'writes' | 'all';
}

export const GOOD: Condition = { upMs: 20, downMs: 30, fate: 'answered', times: 0, of: 'all' };

/** Assigns fates to requests, until the condition's `times` are used up. */
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
