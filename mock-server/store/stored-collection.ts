/** One collection of the store: wraps its model with validation before every write, and returns frozen copies. */
import { type CollectionName, collections } from './collections.ts';
import { type Model, recordOf, rowOf } from './model.ts';
import type { Where, WritableCollection } from './query.ts';
import { checkedFields, checkedRow, keyOf, type Row, RowError } from './row.ts';
import type { UndoLog } from './undo-log.ts';

export interface StoredCollection extends WritableCollection<Row> {
  /** Adds a row that is already validated. */
  insert(row: Row): Row;
  /** Removes all rows, even of an append-only collection: only for a new state, never for a business operation. */
  clear(): void;
}

/** `undoLog` returns the log of the current change, and throws outside of a change. */
export function storedCollection(
  name: CollectionName,
  model: Model,
  undoLog: () => UndoLog,
): StoredCollection {
  const { key, appendOnly } = collections[name];
  const toRow = (record: Row) => rowOf(name, record);

  const rejectIfAppendOnly = () => {
    if (appendOnly) throw new RowError(`${name} is append-only`);
  };
  const requireSameKey = (where: Where<Row>, fields: Row) => {
    const row = model.findFirst({ where });
    if (row && row[key] !== fields[key]) throw new RowError(`a row of ${name} keeps its key`);
  };
  const written = (row: Row) => {
    undoLog().writes.push([name, keyOf(name, row), row]);
    return row;
  };
  const insert = (row: Row) => {
    undoLog().keep(model);
    try {
      model.create(recordOf(name, row));
    } catch (error) {
      throw new RowError(`${name} takes no second ${keyOf(name, row)}`, { cause: error });
    }
    return written(row);
  };

  return {
    findFirst: (query) => {
      const record = model.findFirst(query);
      return record && toRow(record);
    },
    findMany: (query) => model.findMany(query).map(toRow),
    getAll: () => model.getAll().map(toRow),
    count: (query) => model.count(query),
    insert,
    create: (row) => insert(checkedRow(name, row)),
    update: ({ where, data }) => {
      rejectIfAppendOnly();
      const fields = checkedFields(name, data);
      if (key in fields) requireSameKey(where, fields);
      undoLog().keep(model);
      const record = model.update({ where, data: fields });
      if (!record) throw new RowError(`${name} has no row where ${JSON.stringify(where)}`);
      return written(toRow(record));
    },
    delete: ({ where }) => {
      rejectIfAppendOnly();
      undoLog().keep(model);
      const record = model.delete({ where });
      if (!record) return null;
      undoLog().writes.push([name, keyOf(name, record), null]);
      return toRow(record);
    },
    clear: () => {
      undoLog().keep(model);
      model.deleteMany({ where: {} });
    },
  };
}
