/** What was asked lately, and how it was answered: the first thing to read when a test fails. */

export interface JournalEntry {
  readonly at: string;
  /** Null where a fault kept the request from the mock. */
  readonly requestId: string | null;
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
  readonly code: string | null;
  /** Whether the answer is an earlier one, given again for its idempotency key. */
  readonly replayed: boolean;
  readonly fault: string | null;
  /** What was thrown, for a 500. */
  readonly problem: string | null;
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
