/** Rules that hold at every moment: each by its name, in the words of contract §3, and a search for what breaks it. */
import type { Sight } from './sight.ts';

/** What breaks a rule, one text each. `before` is the look before this one. */
export type Invariants = Readonly<Record<string, (now: Sight, before: Sight) => Iterable<string>>>;
