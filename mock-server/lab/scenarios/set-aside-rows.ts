/** Keeps the time for generating long histories linear. */
import type { Sliced } from '../../slices.ts';
import { allRows, type Rows } from '../../store/reader.ts';
import type { Store } from '../../store/store.ts';

/** Collections with rows of ended orders, which no rule reads while other orders are generated. */
const OF_ENDED_ORDERS = ['deposits', 'withdraws', 'payments', 'ledger'] as const;

/**
 * Removes the rows of ended orders from a store while more orders are generated, and restores all of them in one load. Each
 * query of the store scans all rows, so that the time per order would otherwise grow with the length of the history.
 */
export class SetAsideRows {
  readonly #store: Store;
  readonly #portions: Rows[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  /** Must be called between orders, when none is in progress. */
  setAside(): void {
    const rows = allRows(this.#store);
    this.#portions.push(rows);
    const emptied = Object.fromEntries(OF_ENDED_ORDERS.map((name) => [name, []]));
    this.#store.load({ ...rows, ...emptied });
  }

  *putBack(): Sliced<void> {
    if (this.#portions.length === 0) return;
    const rows = allRows(this.#store);
    const portions: readonly Readonly<Record<string, readonly unknown[]>>[] = [...this.#portions, rows];
    const whole = Object.fromEntries(
      OF_ENDED_ORDERS.map((name) => [name, portions.flatMap((portion) => portion[name] ?? [])]),
    );
    yield* this.#store.loadInSlices({ ...rows, ...whole });
  }
}
