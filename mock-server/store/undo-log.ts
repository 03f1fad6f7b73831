/** The undo data and the writes of one synchronous change. Discarded after the change. */
import type { CollectionName } from './collections.ts';
import type { Model, Row } from './row.ts';

/** A row after a change; null if it was removed. */
export type Write = readonly [collection: CollectionName, key: string, row: Row | null];

export class UndoLog {
  readonly writes: Write[] = [];
  readonly #before = new Map<Model, Row[]>();

  /**
   * Saves all records of a collection before the first write to it. All records are restored on rollback, because the library
   * appends a re-created row at the end, which would change the order.
   */
  keep(model: Model): void {
    if (!this.#before.has(model)) this.#before.set(model, model.getAll());
  }

  rollBack(): void {
    for (const [model, records] of this.#before) {
      model.deleteMany({ where: {} });
      for (const record of records) model.create(record);
    }
  }
}
