import type { Hands } from './frame/actions.ts';

/** A fault that the lab injects into requests of the page (docs/lab.md, Faults). */
export interface StateFault {
  readonly match: { readonly method?: string; readonly path: string };
  readonly fault: string;
  readonly code?: string;
  readonly meta?: Readonly<Record<string, string>>;
  readonly times?: number;
}

/** A state of a page: the scenario of the mock, the player, and what happens on the page. */
export interface PageState {
  /** In kebab-case, unique for its page. */
  readonly name: string;
  readonly address: string;
  /** A scenario of the lab. */
  readonly scenario: string;
  /** Who is signed in; null for a visitor. */
  readonly player: string | null;
  /** Active from the page's first request. */
  readonly faults?: readonly StateFault[];
  /** The code of an order that this tab was following before it was reloaded. */
  readonly follows?: string;
  /** Runs once the page has settled. */
  readonly act?: (hands: Hands) => unknown;
}

/** A state in the list of its page. By default `address` is the path of the page. */
export type StateEntry = Omit<PageState, 'address'> & { readonly address?: string };
