/** The undo data and the writes of one synchronous change. Discarded after the change. */
import type { CollectionName } from './collections.ts';
import { keyOf, type Model, type Row } from './row.ts';

/** A row after a change; null if it was removed. */
export type Write = readonly [collection: CollectionName, key: string, row: Row | null];

export class UndoLog {
  readonly writes: Write[] = [];
  readonly #before = new Map<CollectionName, { readonly model: Model; readonly records: Row[] }>();

  /**
   * Saves all records of a collection before the first write to it. All records are restored on rollback, because the library
   * appends a re-created row at the end, which would change the order.
   */
  keep(name: CollectionName, model: Model): void {
    if (!this.#before.has(name)) this.#before.set(name, { model, records: model.getAll() });
  }

  /** The record of a collection that the change has written to, as it was before; null if there was none. */
  before(name: CollectionName, key: string): Row | null {
    return this.#before.get(name)?.records.find((record) => keyOf(name, record) === key) ?? null;
  }

  rollBack(): void {
    for (const { model, records } of this.#before.values()) {
      model.deleteMany({ where: {} });
      for (const record of records) model.create(record);
    }
  }
}
