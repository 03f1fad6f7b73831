/** One collection of the store: the queries of its model, with checks before every write and frozen copies as results. */
import type { Collection } from './collection.ts';
import type { CollectionName } from './collections.ts';
import { type Model, type ModelRecord, recordOf, rowOf } from './model.ts';
import type { Query, Where, WritableCollection } from './query.ts';
import { checkedFields, checkedRow, keyOf, type Row, RowError } from './row.ts';
import type { UndoLog } from './undo-log.ts';

export class StoredCollection implements WritableCollection<Row> {
  readonly #name: CollectionName;
  readonly #collection: Collection;
  readonly #model: Model;
  readonly #undoLog: () => UndoLog;

  /** `undoLog` gives the log of the change that is being made, and throws where none is. */
  constructor(name: CollectionName, collection: Collection, model: Model, undoLog: () => UndoLog) {
    this.#name = name;
    this.#collection = collection;
    this.#model = model;
    this.#undoLog = undoLog;
  }

  findFirst(query: Query<Row>): Row | null {
    const record = this.#model.findFirst(query);
    return record && this.#rowOf(record);
  }

  findMany(query: Query<Row>): Row[] {
    return this.#model.findMany(query).map((record) => this.#rowOf(record));
  }

  getAll(): Row[] {
    return this.#model.getAll().map((record) => this.#rowOf(record));
  }

  count(query?: Query<Row>): number {
    return this.#model.count(query);
  }

  create(row: Row): Row {
    return this.insert(checkedRow(this.#name, row));
  }

  /** Adds a row that was checked before. */
  insert(row: Row): Row {
    const undoLog = this.#begin();
    const key = keyOf(this.#name, row);
    try {
      this.#model.create(recordOf(this.#collection, row));
    } catch (error) {
      throw new RowError(`${this.#name} takes no second ${key}`, { cause: error });
    }
    undoLog.writes.push([this.#name, key, row]);
    return row;
  }

  update({ where, data }: { where: Where<Row>; data: Row }): Row {
    this.#refuseIfAppendOnly();
    const fields = checkedFields(this.#name, data);
    if (this.#collection.key in fields) this.#requireSameKey(where, fields);
    const undoLog = this.#begin();
    const record = this.#model.update({ where, data: fields });
    if (!record) throw new RowError(`${this.#name} has no row where ${JSON.stringify(where)}`);
    const row = this.#rowOf(record);
    undoLog.writes.push([this.#name, keyOf(this.#name, row), row]);
    return row;
  }

  delete({ where }: { where: Where<Row> }): Row | null {
    this.#refuseIfAppendOnly();
    const undoLog = this.#begin();
    const record = this.#model.delete({ where });
    if (!record) return null;
    const row = this.#rowOf(record);
    undoLog.writes.push([this.#name, keyOf(this.#name, row), null]);
    return row;
  }

  /** Removes every row, of an append-only collection too: the start of a new state, not a part of the business. */
  clear(): void {
    this.#begin();
    this.#model.deleteMany({ where: {} });
  }

  /** The log of the running change, after which this collection can be restored. */
  #begin(): UndoLog {
    const undoLog = this.#undoLog();
    undoLog.keep(this.#model);
    return undoLog;
  }

  #requireSameKey(where: Where<Row>, fields: Row): void {
    const row = this.findFirst({ where });
    if (row && keyOf(this.#name, row) !== keyOf(this.#name, fields)) {
      throw new RowError(`a row of ${this.#name} keeps its key`);
    }
  }

  #rowOf(record: ModelRecord): Row {
    return rowOf(this.#collection, record);
  }

  #refuseIfAppendOnly(): void {
    if (this.#collection.appendOnly) throw new RowError(`${this.#name} is append-only`);
  }
}
