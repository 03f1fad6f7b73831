/** Invariants, each with its name in the wording of contract §3 and a generator of its violations. */
import type { LedgerView } from './ledger-view.ts';

/** Yields one text for each violation. `before` is the previous view. */
export type Invariants = Readonly<Record<string, (now: LedgerView, before: LedgerView) => Iterable<string>>>;
