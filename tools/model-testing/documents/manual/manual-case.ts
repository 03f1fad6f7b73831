/**
 * A case for a human tester as data: actions and expectations. Labels and texts of the site are catalog ids, so that a case can
 * be printed in any language, and the screenshot script can play it in a browser.
 */
import type { LedgerLine, Assertion, Subject, Values } from '../../player/walk.ts';

/** Where a case is executed: on the pages of the site, or in the viewer, where the tester resolves every actor by hand. */
export type Place = 'site' | 'viewer';

/** One action of the tester. */
export type Action =
  /** Arguments of `npm run lab -- ` in a terminal. */
  | { readonly kind: 'lab'; readonly line: string }
  /** Signs in through the form, because a reset ends every session. */
  | { readonly kind: 'signIn'; readonly player: string; readonly password: string }
  | { readonly kind: 'open'; readonly path: string }
  /** Presses a button or a link, by the id of its text; looks in the open dialog, if there is one. */
  | { readonly kind: 'press'; readonly label: string; readonly values?: Values }
  /** Fills a field, by the id of its label. */
  | { readonly kind: 'fill'; readonly label: string; readonly text: string }
  /** Chooses a card by the name of the provider on it. */
  | { readonly kind: 'choose'; readonly option: string }
  /** Chooses the first card of a group, by the id of the group's name. */
  | { readonly kind: 'chooseFirst'; readonly group: string }
  | { readonly kind: 'wait'; readonly seconds: number }
  /** Waits until the expectations are visible. */
  | { readonly kind: 'look' }
  | { readonly kind: 'reload' }
  /** Switches to another app or tab, and back. */
  | { readonly kind: 'comeBack' }
  /** Takes this tab offline or online, with the browser's developer tools. */
  | { readonly kind: 'goOffline' | 'goOnline' }
  /** Deletes the session cookie, as if the session had ended elsewhere; the browser's storage stays. */
  | { readonly kind: 'dropSession' }
  /** Opens a path in a second tab of the same browser. */
  | { readonly kind: 'otherTab'; readonly path: string }
  | { readonly kind: 'firstTab' }
  | { readonly kind: 'begin'; readonly input: string }
  | { readonly kind: 'send' | 'sendRejected' | 'lookUnheard'; readonly event: string }
  | {
      readonly kind: 'answer' | 'fail';
      readonly invocation: string;
      readonly actor: string;
      readonly name: string;
    }
  | { readonly kind: 'pass'; readonly milliseconds: number };

/** One expectation. */
export type Expectation =
  | { readonly kind: 'sees' | 'misses'; readonly assertion: Assertion }
  /** The ledger contains exactly these lines, oldest first. */
  | { readonly kind: 'books'; readonly lines: readonly LedgerLine[] }
  /** The active leaf states that the viewer highlights. */
  | { readonly kind: 'states'; readonly states: readonly string[] }
  | { readonly kind: 'asks' | 'says'; readonly name: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'ended' };

export interface ManualStep {
  readonly actions: readonly Action[];
  readonly expectations: readonly Expectation[];
}

/** The subject of a case, used to build its title. */
export type About =
  /** The last transition that the case takes, by chart id. */
  | { readonly kind: 'transition'; readonly id: string }
  /** The case takes no transition: it covers only the initial state or a rejected event. */
  | { readonly kind: 'beginning'; readonly states: readonly string[] }
  /** A walk of a player's model; `texts` are catalog ids of headings that it reaches. */
  | { readonly kind: 'walk'; readonly subject: Subject; readonly texts: readonly string[] };

export interface ManualCase {
  /** The same id as in `npm run test:model`; it changes only if the steps change. */
  readonly id: string;
  /** A product machine, or `walks`. */
  readonly machine: string;
  readonly place: Place;
  readonly about: About;
  /** `specification §5`, `contract §1`. */
  readonly rules: readonly string[];
  readonly before: readonly Action[];
  /** The expectations before the first step. */
  readonly beginning: readonly Expectation[];
  readonly steps: readonly ManualStep[];
  /** Paths of the simulation in the viewer, at its first and last moment; null for cases that span several machines. */
  readonly viewer: { readonly beginning: string; readonly end: string } | null;
}
