/** Long histories in a bearable time. */
import { allRows, type Rows } from '../../store/reader.ts';
import type { Store } from '../../store/store.ts';

/** What an order that has ended leaves behind; no rule asks for it while other orders are played. */
const OF_ENDED_ORDERS = ['deposits', 'withdraws', 'payments', 'ledger'] as const;

/**
 * Takes the rows of ended orders out of a store while more are played, and puts all of them back in one load. A query of the
 * store walks every row, so that each order of a long history would take longer to play than the one before it.
 */
export class SetAsideRows {
  readonly #store: Store;
  readonly #portions: Rows[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  /** To be called between orders, when none is under way. */
  setAside(): void {
    const rows = allRows(this.#store);
    this.#portions.push(rows);
    const emptied = Object.fromEntries(OF_ENDED_ORDERS.map((name) => [name, []]));
    this.#store.load({ ...rows, ...emptied });
  }

  putBack(): void {
    if (this.#portions.length === 0) return;
    const rows = allRows(this.#store);
    const portions: readonly Readonly<Record<string, readonly unknown[]>>[] = [...this.#portions, rows];
    const whole = Object.fromEntries(
      OF_ENDED_ORDERS.map((name) => [name, portions.flatMap((portion) => portion[name] ?? [])]),
    );
    this.#store.load({ ...rows, ...whole });
  }
}
