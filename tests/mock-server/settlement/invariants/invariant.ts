/** Rules that hold at every moment: each by its name, in the words of contract §3, and a search for what breaks it. */
import type { LedgerView } from './ledger-view.ts';

/** What breaks a rule, one text each. `before` is the look before this one. */
export type Invariants = Readonly<Record<string, (now: LedgerView, before: LedgerView) => Iterable<string>>>;
