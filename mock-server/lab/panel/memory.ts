/** The panel's state in `sessionStorage`, kept across pages: whether it is open, its position, and the last message. */

const STORED_AS = 'lab-panel';

export interface Memory {
  readonly isOpen: boolean;
  readonly side: Side;
  /** The id of a section. */
  readonly section: string;
  /** The message of the last action; null before the first. */
  readonly said: Saying | null;
  /** Whether the panel caused the reload; it then restores the focus. */
  readonly isBack: boolean;
}

/** Right (or bottom), or left (or top), so that the panel can be moved away from the content below it. */
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

/** Removes the tab's other `sessionStorage` entries, because intents of the old world are meaningless in the new one. */
export function forgetIntents(): void {
  for (const name of Object.keys(sessionStorage)) if (name !== STORED_AS) sessionStorage.removeItem(name);
}
