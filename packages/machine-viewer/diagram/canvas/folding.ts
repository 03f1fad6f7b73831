import { createContext } from 'react';

/** Which states of a diagram are collapsed. */
export interface Folding {
  readonly collapsed: ReadonlySet<string>;
  /** Collapses a state, or opens it. */
  readonly toggle: (id: string) => void;
}

export const FoldingContext = createContext<Folding>({ collapsed: new Set(), toggle: () => {} });
