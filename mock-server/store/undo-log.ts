/** What one synchronous change needs to be undone, and what it wrote. Nothing of it outlives the change. */
import type { CollectionName } from './collections.ts';
import type { Model } from './model.ts';
import type { Row } from './row.ts';

/** A row as a change leaves it; null where it removes the row. */
export type Write = readonly [collection: CollectionName, key: string, row: Row | null];

export class UndoLog {
  readonly writes: Write[] = [];
  readonly #before = new Map<Model, Row[]>();

  /**
   * Keeps a collection's records as they are before the first write to it. All of them: the library puts a row that is created
   * again at the end, so that only putting all of them back restores their order.
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
