/**
 * What the four models of the player's perspective are written in. They know what a player, the bank, the staff and time can
 * do and what is then to be seen, and nothing of how the site does it: no machine of the site is imported here.
 */
import { type AnyStateMachine, assign, setup } from 'xstate';
import { add, decimal, written, ZERO } from '../../../contract/money/money.ts';
import type { LedgerKind } from '../../../mock-server/store/rows.ts';
import type { ActKind, LedgerLine, Assertion, Subject, Values } from './walk.ts';

/** What a state says of itself: what is seen in it, and what must not be. `{credit}` and such are filled in, see below. */
export interface StateMeta {
  readonly sees?: readonly Assertion[];
  readonly misses?: readonly Assertion[];
}

export interface PlayerContext {
  readonly ledger: readonly LedgerLine[];
  /** How often a promotion was claimed. */
  readonly claims: number;
  /** How many players have registered. */
  readonly registrations: number;
}

/** A line that a transition enters; order and currency follow from its kind. */
export type Entry = readonly [kind: LedgerKind, amount: string];

/** What each act of a model is done with. */
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

/** Where a model begins: its acts are its events, and all that it can do by itself is to keep the books. */
export function modelOf<Kind extends ActKind>(_acts: Readonly<Record<Kind, Values>>) {
  return setup({
    types: {
      context: {} as PlayerContext,
      events: {} as EventOf<Kind>,
      meta: {} as StateMeta,
    },
    actions: {
      /** The ledger gets these lines, in this order. */
      enter: assign({
        ledger: ({ context }, entries: readonly Entry[]) =>
          entries.reduce((ledger, entry) => entered({ ...context, ledger }, entry), context.ledger),
      }),
      /** One more promotion was claimed, or player registered. */
      claim: assign({ claims: ({ context }) => context.claims + 1 }),
      register: assign({ registrations: ({ context }) => context.registrations + 1 }),
    },
  });
}

/** The action of a transition by which the ledger gets these lines. */
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
/** What is in the currency of the bank; all else is credit. */
const IN_KIP: readonly LedgerKind[] = [
  'deposit.opened',
  'payment.received',
  'refund.owed',
  'refund.paid',
  'payout.sent',
];
/** What changes the player's credit. */
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

/** Orders are numbered as they are opened: a line belongs to the latest of its kind. */
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
 * A value with what is known at that place: `{credit}`, what the player has; `{deposit}` and `{withdraw}`, the codes of the
 * latest orders; `{registrations}`.
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
