/** Counts the requests and the response bytes of each API call. */
import type { Call } from '../../../contract/endpoints.ts';
import { callAt } from '../../contract/call-at.ts';

export interface Counted {
  readonly requests: number;
  /** Bytes of the response bodies, uncompressed and without headers. */
  readonly bytes: number;
}

export class Tally {
  readonly #calls = new Map<Call, Counted>();

  add(call: Call, bytes: number): void {
    const before = this.of(call);
    this.#calls.set(call, { requests: before.requests + 1, bytes: before.bytes + bytes });
  }

  of(call: Call): Counted {
    return this.#calls.get(call) ?? { requests: 0, bytes: 0 };
  }

  /** Sorted by number of requests, descending. */
  get calls(): readonly (readonly [Call, Counted])[] {
    return [...this.#calls].toSorted(([a, { requests: first }], [b, { requests: second }]) =>
      first === second ? a.localeCompare(b) : second - first,
    );
  }

  get total(): Counted {
    return this.calls.reduce(
      (sum, [, { requests, bytes }]) => ({ requests: sum.requests + requests, bytes: sum.bytes + bytes }),
      { requests: 0, bytes: 0 },
    );
  }
}

export function callOf(method: string, path: string): Call {
  const call = callAt(method, path);
  if (!call) throw new Error(`${method} ${path} is no call of the contract`);
  return call;
}
