/** The last requests and their responses: the first thing to read when a test fails. */
import type { Call } from '../../contract/endpoints.ts';
import type { MissedFault } from './near-miss/near-fault.ts';
import type { NearMiss } from './near-miss/near-miss.ts';

export interface JournalEntry {
  readonly at: string;
  /** Null if a fault kept the request from the mock. */
  readonly requestId: string | null;
  readonly method: string;
  readonly path: string;
  /** The matched endpoint; null if none matched. */
  readonly call: Call | null;
  readonly status: number | null;
  readonly code: string | null;
  /** Whether an earlier response was replayed for its idempotency key. */
  readonly replayed: boolean;
  readonly fault: string | null;
  /** The thrown error of a 500. */
  readonly problem: string | null;
  /** The endpoint that the request almost matched; also set if a stricter server would not have matched the path. */
  readonly nearMiss: NearMiss | null;
  /** The check that rejected the request, in one sentence; null if none did, or if `code` explains itself. */
  readonly explanation: string | null;
  /** Active faults that this request almost matched. */
  readonly missedFaults: readonly MissedFault[];
}

const CAPACITY = 200;

export class Journal {
  readonly #entries: JournalEntry[] = [];

  add(entry: JournalEntry): void {
    this.#entries.push(entry);
    if (this.#entries.length > CAPACITY) this.#entries.shift();
  }

  /** Oldest first. */
  entries(): readonly JournalEntry[] {
    return [...this.#entries];
  }

  clear(): void {
    this.#entries.length = 0;
  }
}
