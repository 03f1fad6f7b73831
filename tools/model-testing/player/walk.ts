/**
 * A walk of a player model as data: the acts, what the player sees after each, and the expected ledger. It contains no sentences:
 * acts and assertions are kinds with values, and texts are catalog ids. Hence a walk can be performed in a browser, or printed
 * for a human tester in any language.
 */
import type { LedgerKind } from '../../../mock-server/store/rows.ts';
import { digestOf } from '../../../packages/machine-tests/node.ts';

export const SUBJECTS = ['session', 'deposit', 'withdraw', 'promotion'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The actors; the first part of an act's kind names one. */
export const ACTORS = ['player', 'bank', 'staff', 'game', 'market', 'line', 'time', 'session'] as const;
export type Actor = (typeof ACTORS)[number];

export type ActKind = `${Actor}.${string}`;

export type Values = Readonly<Record<string, string>>;

/** One act of an actor: `bank.pays`, with `amount`. Amounts are decimal strings. */
export interface Act {
  readonly kind: ActKind;
  readonly values: Values;
}

/** The kinds of assertions; `text` is a catalog id, `values` fill in its placeholders. */
export const ASSERTION_KINDS = [
  /** A heading with this text. */
  'heading',
  /** A text, on the page by itself or as a step of a list. */
  'text',
  /** An alert that contains this text; without a text, any alert. */
  'alert',
  /** An open dialog with this name. */
  'dialog',
  /** An enabled button with this text. */
  'button',
  /** A link of this text. */
  'link',
  /** A field with this label; with a `value`, it must contain that value. */
  'field',
  /** A region with this name. */
  'region',
  /** A formatted amount: `amount` in `currency`. */
  'amount',
  /** The code of an order. */
  'code',
  /** The payment QR with its countdown. */
  'qr',
  /** The URL path of the page: `path`. */
  'page',
  /** The menu of the signed-in player. */
  'playerMenu',
] as const;
export type AssertionKind = (typeof ASSERTION_KINDS)[number];

export interface Assertion {
  readonly kind: AssertionKind;
  /** A catalog id. */
  readonly text?: string;
  readonly values?: Values;
}

/** A line of the ledger without its time: contract §6. */
export interface LedgerLine {
  readonly kind: LedgerKind;
  /** The order's code; null if the line belongs to no order. */
  readonly order: string | null;
  /** Decimal, signed. */
  readonly amount: string;
  readonly currency: 'LAK' | 'THB';
}

/** The expected state at one point of a walk. */
export interface Status {
  /** The state of the model, such as `qrExpired`. */
  readonly state: string;
  /** What the player sees. */
  readonly sees: readonly Assertion[];
  /** What must not be visible. */
  readonly misses: readonly Assertion[];
  /** All lines of the ledger, oldest first. */
  readonly ledger: readonly LedgerLine[];
}

export interface WalkStep {
  readonly act: Act;
  /** The transition that the step takes; unique in its model. */
  readonly transition: string;
  readonly after: Status;
}

export interface Walk {
  /** Contains a digest of the steps, so that an unchanged walk keeps its id: `deposit-3fa9c1`. */
  readonly id: string;
  readonly subject: Subject;
  /** The lab's initial scenario, and the player who is signed in; null for a visitor. */
  readonly scenario: string;
  readonly player: string | null;
  /** The page that is opened first. */
  readonly path: string;
  readonly beginning: Status;
  readonly steps: readonly WalkStep[];
}

/** The id of a walk: its subject and a digest of its acts. */
export function walkId(subject: Subject, kinds: readonly ActKind[]): string {
  return `${subject}-${digestOf(kinds.join('\n'))}`;
}
