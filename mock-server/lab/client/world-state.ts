/** What GET /__lab/state returns: contract §6. */
import type { CollectionName, RowOf } from '../../store/collections.ts';
import type { LedgerRow } from '../../store/rows.ts';
import type { Act, WorldBeginning } from '../acts.ts';
import type { ClockReading } from '../clock.ts';
import type { Fault } from '../faults.ts';
import type { BankModeChange, Input } from '../inputs.ts';
import type { JournalEntry } from '../journal.ts';

export interface WorldState extends WorldBeginning {
  readonly clock: ClockReading;
  readonly bank: Input<typeof BankModeChange>;
  /** The active ones, oldest first. */
  readonly faults: readonly Fault[];
  /** The verbs that changed something. */
  readonly acts: readonly Act[];
  /** The number of recorded `requests`, and of the rows of each collection. */
  readonly counts: Readonly<Record<CollectionName | 'requests', number>>;
  /** The last requests, oldest first. */
  readonly journal: readonly JournalEntry[];
  /** The last lines, oldest first. */
  readonly ledger: readonly LedgerRow[];
}

/** With all lines of the ledger and the rows of every collection. Secrets are masked. */
export interface FullState extends WorldState {
  readonly store: { readonly [Name in CollectionName]: readonly RowOf<Name>[] };
}
