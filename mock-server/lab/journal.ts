/** The last requests and their responses: the first thing to read when a test fails. */
import type { Call } from '../../contract/endpoints.ts';
import type { ForwardedExchange } from '../backend-proxy/report.ts';
import type { ObservedRequest } from './match/match.ts';
import type { MissedFault } from './near-miss/near-fault.ts';
import type { NearMiss } from './near-miss/near-miss.ts';

export interface JournalEntry {
  /** The id of the world that the request belonged to. */
  readonly world: string;
  readonly at: string;
  /** Null if a fault kept the request from the mock. */
  readonly requestId: string | null;
  readonly method: string;
  readonly path: string;
  /** The matched endpoint; null if none matched. */
  readonly call: Call | null;
  /** The username of the player who was signed in when the request arrived; null for a visitor. */
  readonly player: string | null;
  readonly status: number | null;
  readonly code: string | null;
  /** Whether an earlier response was replayed for its idempotency key. */
  readonly replayed: boolean;
  /** The kind of the applied fault. The mock's execution of the same request, if any, has an entry of its own with null. */
  readonly fault: string | null;
  /** The id of the applied fault, in both entries. */
  readonly faultId: string | null;
  /** The thrown error of a 500. */
  readonly problem: string | null;
  /** The endpoint that the request almost matched; also set if a stricter server would not have matched the path. */
  readonly nearMiss: NearMiss | null;
  /** The check that rejected the request, in one sentence; null if none did, or if `code` explains itself. */
  readonly explanation: string | null;
  /** Active faults that this request almost matched. */
  readonly missedFaults: readonly MissedFault[];
  /** The exchange with the real backend that answered; null if the mock did. */
  readonly backend: ForwardedExchange | null;
}

/** An entry with the content of its request, without secrets. */
export interface RecordedEntry extends JournalEntry {
  readonly request: Pick<ObservedRequest, 'query' | 'headers' | 'body'>;
}

export const JOURNAL_CAPACITY = 1_000;

/** The number of entries that the whole state contains. */
const SHOWN = 200;

export class Journal {
  readonly #entries: RecordedEntry[] = [];
  readonly #added: (entry: JournalEntry) => void;

  /** `added` is called with each new entry. */
  constructor(added: (entry: JournalEntry) => void) {
    this.#added = added;
  }

  add(entry: RecordedEntry): void {
    this.#entries.push(entry);
    if (this.#entries.length > JOURNAL_CAPACITY) this.#entries.shift();
    this.#added(withoutContent(entry));
  }

  /** Oldest first. */
  entries(): readonly RecordedEntry[] {
    return [...this.#entries];
  }

  get size(): number {
    return this.#entries.length;
  }

  /** The last entries, oldest first, without the content of their requests. */
  summary(shown = SHOWN): readonly JournalEntry[] {
    return this.#entries.slice(-shown).map(withoutContent);
  }

  clear(): void {
    this.#entries.length = 0;
  }
}

function withoutContent({ request: _request, ...entry }: RecordedEntry): JournalEntry {
  return entry;
}

/**
 * Whether the entry stands for a request of a client. The execution of a request under a fault does not, because the entry of
 * the fault stands for the request already.
 */
export function isOfClient({ fault, faultId }: JournalEntry): boolean {
  return fault !== null || faultId === null;
}

export function observedIn({ request, ...entry }: RecordedEntry): ObservedRequest {
  return { ...entry, ...request };
}
