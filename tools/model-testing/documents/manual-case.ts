/**
 * A case for a human tester as data: actions and expectations. Labels and texts of the site are catalog ids, so that a case can
 * be printed in any language.
 */
import type { Assertion, LedgerLine, Subject, Values } from '../player/walk.ts';

/** One action of the tester. */
export type Action =
  /** Arguments of `npm run lab -- ` in a terminal. */
  | { readonly kind: 'lab'; readonly line: string }
  /** Signs in through the form, because a reset ends every session. */
  | { readonly kind: 'signIn'; readonly player: string; readonly password: string }
  | { readonly kind: 'open'; readonly path: string }
  /** Presses a button or a link, by the id of its text. */
  | { readonly kind: 'press'; readonly label: string; readonly values?: Values }
  /** Fills a field, by the id of its label. */
  | { readonly kind: 'fill'; readonly label: string; readonly text: string }
  /** Chooses a card by the name of the provider on it. */
  | { readonly kind: 'choose'; readonly option: string }
  /** Chooses the first card of a group, by the id of the group's name. */
  | { readonly kind: 'chooseFirst'; readonly group: string }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'reload' }
  /** Switches to another app or tab, and back. */
  | { readonly kind: 'comeBack' }
  /** Takes the tab offline or online, with the browser's developer tools. */
  | { readonly kind: 'goOffline' | 'goOnline' }
  /** Deletes the session cookie, as if the session had ended elsewhere; the browser's storage stays. */
  | { readonly kind: 'dropSession' };

/** One expectation. */
export type Expectation =
  | { readonly kind: 'sees' | 'misses'; readonly assertion: Assertion }
  /** The ledger contains exactly these lines, oldest first. */
  | { readonly kind: 'books'; readonly lines: readonly LedgerLine[] };

export interface ManualStep {
  readonly actions: readonly Action[];
  readonly expectations: readonly Expectation[];
}

export interface ManualCase {
  /** The id of the walk; it changes only if the steps change. */
  readonly id: string;
  readonly subject: Subject;
  /** Catalog ids of the headings that the case reaches, for its title. */
  readonly reaches: readonly string[];
  /** `specification §5`, `contract §1`. */
  readonly rules: readonly string[];
  readonly before: readonly Action[];
  /** The expectations before the first step. */
  readonly beginning: readonly Expectation[];
  readonly steps: readonly ManualStep[];
}
