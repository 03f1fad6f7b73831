import type { Hands } from './frame/actions.ts';

/** What the lab does to requests of the page (docs/lab.md, Faults). */
export interface StateFault {
  readonly match: { readonly method?: string; readonly path: string };
  readonly fault: string;
  readonly code?: string;
  readonly meta?: Readonly<Record<string, string>>;
  readonly times?: number;
}

/** A state of a page: where the business stands, who looks at it, and what they have done since. */
export interface PageState {
  /** In lower case with hyphens; its page has no other of that name. */
  readonly name: string;
  readonly address: string;
  /** A scenario of the lab. */
  readonly scenario: string;
  /** Who is signed in; null for a visitor. */
  readonly player: string | null;
  /** There from the page's first request on. */
  readonly faults?: readonly StateFault[];
  /** The code of an order that this tab was following before it was reloaded. */
  readonly follows?: string;
  /** Done once the page has settled. */
  readonly act?: (hands: Hands) => unknown;
}

/** As a page's states are written down: its own address is meant, unless they say another. */
export type StateEntry = Omit<PageState, 'address'> & { readonly address?: string };
