/** What was asked lately, and how it was answered: the first thing to read when a test fails. */
import type { Call } from '../../contract/endpoints.ts';
import type { MissedFault } from './near-miss/near-fault.ts';
import type { NearMiss } from './near-miss/near-miss.ts';

export interface JournalEntry {
  readonly at: string;
  /** Null where a fault kept the request from the mock. */
  readonly requestId: string | null;
  readonly method: string;
  readonly path: string;
  /** The row of the contract that it matched; null for none. */
  readonly call: Call | null;
  readonly status: number | null;
  readonly code: string | null;
  /** Whether the answer is an earlier one, given again for its idempotency key. */
  readonly replayed: boolean;
  readonly fault: string | null;
  /** What was thrown, for a 500. */
  readonly problem: string | null;
  /** The row that it almost was: with no row, or one that a stricter server would not have found. */
  readonly nearMiss: NearMiss | null;
  /** The check that stopped it, in a sentence; null where none did, or where `code` says it all. */
  readonly explanation: string | null;
  /** Faults that wait for a request a little other than this. */
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
