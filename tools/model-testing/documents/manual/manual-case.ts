/**
 * A case as a person follows it: what to do and what is then to be seen, as data. Labels and texts of the site are ids of the
 * catalogs, so that a case can be printed in any language, and the screenshot script can play it in a browser.
 */
import type { LedgerLine, Assertion, Subject, Values } from '../../player/walk.ts';

/** Where a case is followed: on the pages of the site, or in the viewer, where everything is answered by hand. */
export type Place = 'site' | 'viewer';

/** One thing to do. */
export type Action =
  /** A line for the terminal, behind `npm run lab -- `. */
  | { readonly kind: 'lab'; readonly line: string }
  /** Through the form, as a reset ends every session. */
  | { readonly kind: 'signIn'; readonly player: string; readonly password: string }
  | { readonly kind: 'open'; readonly path: string }
  /** A button or a link, by the id of its text; in an open dialog, where there is one. */
  | { readonly kind: 'press'; readonly label: string; readonly values?: Values }
  /** A field, by the id of its label. */
  | { readonly kind: 'fill'; readonly label: string; readonly text: string }
  /** A card among others, by the name of the provider on it. */
  | { readonly kind: 'choose'; readonly option: string }
  /** The first of a group of cards, by the id of what the group is called. */
  | { readonly kind: 'chooseFirst'; readonly group: string }
  | { readonly kind: 'wait'; readonly seconds: number }
  /** Until what is to be seen can be seen. */
  | { readonly kind: 'look' }
  | { readonly kind: 'reload' }
  /** Off to another app or tab, and back. */
  | { readonly kind: 'comeBack' }
  /** The network of this tab is cut, or back: the browser's own tools do it. */
  | { readonly kind: 'goOffline' | 'goOnline' }
  /** The cookie of the session is deleted, as if it had ended elsewhere; what the site keeps in the browser is. */
  | { readonly kind: 'dropSession' }
  /** In a second tab of the same browser, at an address. */
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

/** One thing to be seen. */
export type Expectation =
  | { readonly kind: 'sees' | 'misses'; readonly assertion: Assertion }
  /** Exactly these lines, oldest first. */
  | { readonly kind: 'books'; readonly lines: readonly LedgerLine[] }
  /** The states that are lit in the viewer, innermost only. */
  | { readonly kind: 'states'; readonly states: readonly string[] }
  | { readonly kind: 'asks' | 'says'; readonly name: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'ended' };

export interface ManualStep {
  readonly actions: readonly Action[];
  readonly expectations: readonly Expectation[];
}

/** What a case is about, to be put into a sentence. */
export type About =
  /** A transition of the machine, by its id in the chart. */
  | { readonly kind: 'transition'; readonly id: string }
  /** It ends where nothing is taken: only what begins is looked at, or what is rejected. */
  | { readonly kind: 'beginning'; readonly states: readonly string[] }
  /** A walk of a player's model, by what it meets: ids of texts of the catalogs. */
  | { readonly kind: 'walk'; readonly subject: Subject; readonly texts: readonly string[] };

export interface ManualCase {
  /** As in `npm run test:model`: a case keeps its name while its steps are the same. */
  readonly id: string;
  /** A product machine, or `player`. */
  readonly machine: string;
  readonly place: Place;
  readonly about: About;
  /** `specification §5`, `contract §1`. */
  readonly rules: readonly string[];
  readonly before: readonly Action[];
  /** What is so before the first step. */
  readonly beginning: readonly Expectation[];
  readonly steps: readonly ManualStep[];
  /** Where it can be played in the viewer, from the site's root; null for what no product machine does alone. */
  readonly viewer: { readonly beginning: string; readonly end: string } | null;
}
