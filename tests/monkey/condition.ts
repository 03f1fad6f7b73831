/** The network conditions of a walk. */

/** The outcome of a request. `lost` never reaches the server; with `answer lost` the server has processed it. */
export type Fate = 'answered' | 'lost' | 'answer lost' | 'no answer' | 'malformed' | 'wrong shape' | Replaced;

/** Another response in the server's place: an error with the envelope and this code, or a page of a firewall or a host. */
export interface Replaced {
  readonly status: number;
  readonly code?: string | undefined;
  readonly retryAfterSeconds?: number;
  /** Whether the server has processed the request nevertheless. */
  readonly isProcessed?: boolean;
}

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

const PAGE = '<!doctype html><h1>Something else</h1>';

/** The response in the server's place. */
export function replacement({ status, code, retryAfterSeconds }: Replaced) {
  const headers: Record<string, string> = { 'content-type': code ? 'application/json' : 'text/html' };
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  const body = code ? JSON.stringify({ code, message: code, requestId: 'req-monkey' }) : PAGE;
  return { status, headers, body };
}

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
