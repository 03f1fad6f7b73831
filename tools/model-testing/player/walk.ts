/**
 * A walk of the player's model as data: what each one does, what the player sees of it, and what must then be in the books.
 * Nothing here is a sentence: acts and sights are kinds with values, and texts are ids of the catalogs, so that a walk can be
 * carried out in a browser, or printed for a human tester in any language.
 */
import type { LedgerKind } from '../../../mock-server/store/rows.ts';
import { digestOf } from '../cases/test-case.ts';

export const SUBJECTS = ['session', 'deposit', 'withdraw', 'promotion'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Who acts: the first word of an act's kind. */
export const ACTORS = ['player', 'bank', 'staff', 'game', 'market', 'line', 'time', 'session'] as const;
export type Actor = (typeof ACTORS)[number];

export type ActKind = `${Actor}.${string}`;

export type Values = Readonly<Record<string, string>>;

/** What one of them does: `bank.pays`, with `amount`. Amounts are decimal strings. */
export interface Act {
  readonly kind: ActKind;
  readonly values: Values;
}

/** The kinds of what can be seen; `text` is the id of a text of the catalogs, `values` are what stands in it. */
export const ASSERTION_KINDS = [
  /** A heading with this text: what has become of something. */
  'heading',
  /** A text, on the page by itself or as a step of a list. */
  'text',
  /** A warning that is read out at once, and contains this text; without a text, any. */
  'alert',
  /** A dialog of this name lies over the page. */
  'dialog',
  /** A button that can be pressed. */
  'button',
  /** A link of this text. */
  'link',
  /** A field of this label; with a `value`, what stands in it. */
  'field',
  /** A part of the page that bears this name. */
  'region',
  /** An amount on the page, as people read it: `amount` in `currency`. */
  'amount',
  /** The code of an order. */
  'code',
  /** The QR that a bank app can read, with its countdown. */
  'qr',
  /** The address of the page: `path`. */
  'page',
  /** The menu of the signed-in player. */
  'playerMenu',
] as const;
export type AssertionKind = (typeof ASSERTION_KINDS)[number];

export interface Assertion {
  readonly kind: AssertionKind;
  /** The id of a text of the catalogs. */
  readonly text?: string;
  readonly values?: Values;
}

/** A line of the ledger, without its moment: contract §6. */
export interface LedgerLine {
  readonly kind: LedgerKind;
  /** The order's code; null where it belongs to none. */
  readonly order: string | null;
  /** Decimal, signed. */
  readonly amount: string;
  readonly currency: 'LAK' | 'THB';
}

/** What is so at a place of the walk. */
export interface Status {
  /** The state of the model, such as `qrExpired`. */
  readonly state: string;
  /** What the player sees. */
  readonly sees: readonly Assertion[];
  /** What must not be there. */
  readonly misses: readonly Assertion[];
  /** Everything that the ledger holds, oldest first. */
  readonly ledger: readonly LedgerLine[];
}

export interface WalkStep {
  readonly act: Act;
  /** The transition of the model that is taken: unique in its model. */
  readonly transition: string;
  readonly after: Status;
}

export interface Walk {
  /** Made of its steps, so that the same walk keeps its name: `deposit-3fa9c1`. */
  readonly id: string;
  readonly subject: Subject;
  /** The lab's scenario that it starts from, and who is signed in; null is a visitor. */
  readonly scenario: string;
  readonly player: string | null;
  /** The page that is opened first. */
  readonly path: string;
  readonly beginning: Status;
  readonly steps: readonly WalkStep[];
}

/** Whoever plays: the first word of what is done. */
export function actorOf({ kind }: Act): Actor {
  const actor = ACTORS.find((each) => kind.startsWith(`${each}.`));
  if (!actor) throw new Error(`nobody does ${kind}`);
  return actor;
}

/** The name of a walk: its subject, and a digest of what is done. */
export function walkId(subject: Subject, kinds: readonly ActKind[]): string {
  return `${subject}-${digestOf(kinds.join('\n'))}`;
}
