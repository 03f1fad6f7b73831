/** A rule that holds at every moment: its name, and a search for what breaks it. */
import type { Sight } from './sight.ts';

export interface Invariant {
  /** In the words of contract §3. */
  readonly rule: string;
  /** What breaks it, one text each. `before` is the look before this one. */
  readonly broken: (now: Sight, before: Sight) => Iterable<string>;
}
