import { createContext } from 'react';

/** Which states of a diagram are collapsed. */
export interface Folding {
  readonly collapsed: ReadonlySet<string>;
  /** Collapses a state, or opens it. Null if the states of this diagram cannot be collapsed. */
  readonly toggle: ((id: string) => void) | null;
}

export const FoldingContext = createContext<Folding>({ collapsed: new Set(), toggle: null });
