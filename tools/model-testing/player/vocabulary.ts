/**
 * The vocabulary of the four player models. They describe what the player, the bank, the staff and time do, and what is visible
 * then. They do not depend on the implementation: they import no machine of the site.
 */
import { type AnyStateMachine, assign, setup } from 'xstate';
import { add, decimal, written, ZERO } from '../../../contract/money/money.ts';
import type { LedgerKind } from '../../../mock-server/store/rows.ts';
import type { ActKind, LedgerLine, Assertion, Subject, Values } from './walk.ts';

/** Assertions of a state: what must and what must not be visible. Placeholders such as `{credit}` are filled in by `filledIn`. */
export interface StateMeta {
  readonly sees?: readonly Assertion[];
  readonly misses?: readonly Assertion[];
}

export interface PlayerContext {
  readonly ledger: readonly LedgerLine[];
  /** The number of claimed promotions. */
  readonly claims: number;
  /** The number of registered players. */
  readonly registrations: number;
}

/** A ledger line that a transition adds; order and currency follow from its kind. */
export type Entry = readonly [kind: LedgerKind, amount: string];

/** The values of each act of a model. */
export type Acts = Readonly<Partial<Record<ActKind, Values>>>;

type EventOf<Kind> = Kind extends ActKind ? { readonly type: Kind } : never;

export interface Model {
  readonly subject: Subject;
  readonly scenario: string;
  readonly player: string | null;
  readonly path: string;
  readonly acts: Acts;
  readonly machine: AnyStateMachine;
}

export const NOTHING_YET: PlayerContext = { ledger: [], claims: 0, registrations: 0 };

/** Returns the XState setup of a model: its acts are its events, and its actions only update the ledger and counters. */
export function modelOf<Kind extends ActKind>(_acts: Readonly<Record<Kind, Values>>) {
  return setup({
    types: {
      context: {} as PlayerContext,
      events: {} as EventOf<Kind>,
      meta: {} as StateMeta,
    },
    actions: {
      /** Adds these lines to the ledger, in order. */
      enter: assign({
        ledger: ({ context }, entries: readonly Entry[]) =>
          entries.reduce((ledger, entry) => entered({ ...context, ledger }, entry), context.ledger),
      }),
      /** Increment the number of claims or of registrations. */
      claim: assign({ claims: ({ context }) => context.claims + 1 }),
      register: assign({ registrations: ({ context }) => context.registrations + 1 }),
    },
  });
}

/** Returns the action that adds these lines to the ledger. */
export function enters(...entries: readonly Entry[]) {
  return { type: 'enter', params: entries } as const;
}

const OF_WITHDRAWALS: readonly LedgerKind[] = [
  'credit.reserved',
  'credit.released',
  'bonus.deducted',
  'credit.received',
  'credit.returned',
  'payout.sent',
];
/** Kinds of lines in kip; all others are in baht. */
const IN_KIP: readonly LedgerKind[] = [
  'deposit.opened',
  'payment.received',
  'refund.owed',
  'refund.paid',
  'payout.sent',
];
/** Kinds of lines that change the player's credit. */
const OF_CREDIT: readonly LedgerKind[] = [
  'credit.deposited',
  'credit.adjusted',
  'credit.reserved',
  'credit.released',
  'bonus.removed',
];

function entered(context: PlayerContext, [kind, amount]: Entry): readonly LedgerLine[] {
  const currency = IN_KIP.includes(kind) ? 'LAK' : 'THB';
  const line: LedgerLine = { kind, order: null, amount: filledIn(amount, context), currency };
  const ledger = [...context.ledger, line];
  return [...context.ledger, { ...line, order: orderOf(kind, { ...context, ledger }) }];
}

/**
 * Returns the order code of a line. Codes are numbered in order of creation, and a line belongs to the latest order of its type.
 */
function orderOf(kind: LedgerKind, { ledger, claims }: PlayerContext): string | null {
  if (kind === 'credit.adjusted') return null;
  if (kind === 'bonus.removed') return numbered('U', claims);
  if (OF_WITHDRAWALS.includes(kind)) return numbered('W', count(ledger, 'credit.reserved'));
  return numbered('D', count(ledger, 'deposit.opened'));
}

function count(ledger: readonly LedgerLine[], kind: LedgerKind): number {
  return ledger.filter((line) => line.kind === kind).length;
}

function numbered(letter: string, number: number): string {
  return `${letter}${String(number).padStart(6, '0')}`;
}

/**
 * Replaces placeholders in a value: `{credit}` is the player's credit, `{deposit}` and `{withdraw}` are the codes of the latest
 * orders, `{registrations}` is their number.
 */
export function filledIn(value: string, context: PlayerContext): string {
  const { ledger, registrations } = context;
  const known: Readonly<Record<string, () => string>> = {
    credit: () => creditIn(ledger),
    deposit: () => orderOf('deposit.opened', context) ?? '',
    withdraw: () => orderOf('credit.reserved', context) ?? '',
    registrations: () => String(registrations),
  };
  return value.replace(/\{(\w+)\}/g, (whole, name: string) => known[name]?.() ?? whole);
}

function creditIn(ledger: readonly LedgerLine[]): string {
  const changes = ledger.filter(({ kind }) => OF_CREDIT.includes(kind));
  return written(changes.reduce((sum, { amount }) => add(sum, decimal(amount)), ZERO));
}
