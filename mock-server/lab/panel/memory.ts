/** What the panel remembers in a tab of the browser, across pages: whether it is open, where, and what it said last. */

const STORED_AS = 'lab-panel';

export interface Memory {
  readonly isOpen: boolean;
  readonly side: Side;
  /** The id of a section. */
  readonly section: string;
  /** What came of the last thing that was done; null before the first. */
  readonly said: Saying | null;
  /** Whether the panel caused the reload, after which it opens again at the same place. */
  readonly isBack: boolean;
}

/** Right and below, or left and above: whichever does not cover what one is looking at. */
export type Side = 'usual' | 'other';

export interface Saying {
  readonly text: string;
  readonly isGood: boolean;
}

const NOTHING: Memory = { isOpen: false, side: 'usual', section: '', said: null, isBack: false };

export function remembered(): Memory {
  const stored = sessionStorage.getItem(STORED_AS);
  return stored === null ? NOTHING : { ...NOTHING, ...(JSON.parse(stored) as Partial<Memory>) };
}

export function remember(memory: Memory): void {
  sessionStorage.setItem(STORED_AS, JSON.stringify(memory));
}

/** What this tab was about to do in another world means nothing in the next one. */
export function forgetIntents(): void {
  for (const name of Object.keys(sessionStorage)) if (name !== STORED_AS) sessionStorage.removeItem(name);
}
