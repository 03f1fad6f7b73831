/** The orders and usages that a backend has shown, for rules about what may become of them: contract §3. */
import type { Deviation } from '../../../contract/exchange/rules.ts';
import { DEPOSIT_TRANSITIONS } from '../../../contract/rules/deposit.ts';
import { USAGE_TRANSITIONS } from '../../../contract/rules/promotion.ts';
import { transitionRules } from '../../../contract/rules/transitions.ts';
import { WITHDRAW_TRANSITIONS } from '../../../contract/rules/withdraw.ts';

/** The collections, with what never changes of their rows. */
export const KINDS = {
  deposit: {
    transitions: transitionRules<string, string>(DEPOSIT_TRANSITIONS),
    fixed: ['idempotencyKey', 'provider', 'mid', 'amount', 'currency', 'rate', 'createdAt'],
  },
  withdraw: {
    transitions: transitionRules<string, string>(WITHDRAW_TRANSITIONS),
    fixed: ['idempotencyKey', 'provider', 'amount', 'payCurrency', 'createdAt'],
  },
  usage: {
    transitions: transitionRules<string, string>(USAGE_TRANSITIONS),
    fixed: ['idempotencyKey', 'promotionId', 'provider', 'claimedAt', 'bonusAmount', 'requiredCredit'],
  },
} as const;
export type Kind = keyof typeof KINDS;

export type Row = Readonly<Record<string, unknown>>;

interface Known {
  readonly row: Row;
  /** When the response arrived. */
  readonly at: number;
}

/** The oldest rows are forgotten beyond this number. */
const MOST_ROWS = 2_000;

export class KnownOrders {
  readonly #rows = new Map<string, Known>();

  find(kind: Kind, id: string): Row | null {
    return this.#rows.get(`${kind} ${id}`)?.row ?? null;
  }

  /**
   * Keeps a row that was asked for at one time and arrived at another, both in milliseconds. Returns how it contradicts what the backend
   * said before. A response that was asked for before the last one arrived may be the older one: it contradicts nothing.
   */
  observe(kind: Kind, id: string, row: Row, askedAt: number, at: number): readonly Deviation[] {
    const key = `${kind} ${id}`;
    const known = this.#rows.get(key);
    if (known && askedAt < known.at) return [];
    this.#rows.delete(key);
    this.#rows.set(key, { row, at });
    const [oldest] = this.#rows.keys();
    if (oldest !== undefined && this.#rows.size > MOST_ROWS) this.#rows.delete(oldest);
    return known ? contradictions(kind, id, known.row, row) : [];
  }
}

function contradictions(kind: Kind, id: string, before: Row, now: Row): readonly Deviation[] {
  const { transitions, fixed } = KINDS[kind];
  const changed = fixed
    .filter((name) => before[name] !== now[name])
    .map((name) => ({
      part: `${kind}.${name}`,
      expected: `${name} ${String(before[name])} as before`,
      received: `${String(now[name])} of ${id}`,
    }));
  const [from, to] = [String(before['status']), String(now['status'])];
  if (from === to || transitions.mayLaterBe(from, to)) return changed;
  return [
    ...changed,
    { part: `${kind}.status`, expected: `a status that ${from} may become`, received: `${to} of ${id}` },
  ];
}
