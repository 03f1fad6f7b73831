/** The mock's database: @mswjs/data with frozen rows, validation and atomic changes (docs/decisions/0039). */
import { factory, nullable, primaryKey } from '@mswjs/data';
import { isOptional, type OptionalField, type Schema } from '../../contract/schema/vocabulary.ts';
import { type Collection, COLLECTION_NAMES, type CollectionName, collections } from './collections.ts';
import type { Where, WritableCollection } from './query.ts';
import type { Change, Reader, Rows } from './reader.ts';
import {
  checkedFields,
  checkedRow,
  keyOf,
  type Model,
  recordOf,
  type Row,
  RowError,
  rowReader,
} from './row.ts';
import { atOnce, type Sliced } from '../slices.ts';
import { UndoLog, type Write } from './undo-log.ts';

/**
 * Called after each change. `isFresh` is true if all earlier rows were removed. `before` returns a row of a written collection
 * as it was before the change.
 */
export type StoreListener = (
  writes: readonly Write[],
  isFresh: boolean,
  before: (name: CollectionName, key: string) => Row | null,
) => void;

export interface Store extends Reader {
  /**
   * Runs `work` atomically: if it throws, all of its writes are rolled back. `work` is synchronous, so that no other request
   * runs between its first read and its last write; this makes crediting exactly once possible.
   */
  change<Result>(work: (change: Change) => Result extends PromiseLike<unknown> ? never : Result): Result;
  /** Replaces all rows by validated ones. Throws a RowError without changes if a key is duplicated. */
  load(rows: Partial<Rows>): void;
  /** The same for many rows. They are replaced in the last slice. */
  loadInSlices(rows: Partial<Rows>): Sliced<void>;
  /** Replaces all rows by those of another store, which is of no use afterwards. */
  adopt(other: Store): void;
  /** For the store that adopts this one. */
  handOver(): Database;
  /** Adds a listener. */
  listen(listener: StoreListener): void;
}

export function createStore(): Store {
  /** Empty until it is needed: a world loads its seeds first, into a database of their own. */
  let database: Database | null = null;
  const current = () => (database ??= emptyDatabase());
  let undoLog: UndoLog | null = null;
  const listeners: StoreListener[] = [];

  const stored = Object.fromEntries(
    COLLECTION_NAMES.map((name) => [
      name,
      storedCollection(
        name,
        () => current()[name],
        () => {
          if (!undoLog) throw new Error('a write outside of a change');
          return undoLog;
        },
      ),
    ]),
  ) as Record<CollectionName, WritableCollection<Row>>;
  // Each row was parsed by the declaration that its type is derived from.
  const change = stored as unknown as Change;

  function carryOut<Result>(work: () => Result): Result {
    if (undoLog) throw new Error('a change inside a change: pass the outer one on');
    const log = new UndoLog();
    undoLog = log;
    let result: Result;
    try {
      result = work();
    } catch (error) {
      log.rollBack();
      throw error;
    } finally {
      undoLog = null;
    }
    if (log.writes.length > 0) {
      for (const listener of listeners) listener(log.writes, false, (name, key) => log.before(name, key));
    }
    return result;
  }

  function replaceBy(fresh: Database): void {
    if (undoLog) throw new Error('a load inside a change');
    database = fresh;
    if (listeners.length === 0) return;
    const writes = COLLECTION_NAMES.flatMap((name) =>
      stored[name].getAll().map((row): Write => [name, keyOf(name, row), row]),
    );
    for (const listener of listeners) listener(writes, true, () => null);
  }

  function* loadInSlices(rows: Partial<Rows>): Sliced<void> {
    const fresh = emptyDatabase();
    for (const name of COLLECTION_NAMES) {
      for (const row of rows[name] ?? []) {
        insert(name, fresh[name], row);
        yield;
      }
    }
    replaceBy(fresh);
  }

  return {
    ...change,
    change: (work) => carryOut(() => work(change)),
    load: (rows) => atOnce(loadInSlices(rows)),
    loadInSlices,
    adopt: (other) => replaceBy(other.handOver()),
    handOver: current,
    listen: (listener) => void listeners.push(listener),
  };
}

/** A database of the library: one model for each collection. */
type Database = Readonly<Record<CollectionName, Model>>;

function emptyDatabase(): Database {
  const models = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, modelOf(collections[name])]));
  return unshared(() => factory(models)) as unknown as Database;
}

/** Adds a validated row. Throws a RowError if its key is taken. */
function insert(name: CollectionName, model: Model, row: Row): void {
  try {
    model.create(recordOf(name, row));
  } catch (error) {
    throw new RowError(`${name} takes no second ${keyOf(name, row)}`, { cause: error });
  }
}

/** One collection: its model with validation before every write, and frozen copies as results. `undoLog` returns the log of the current change, and throws outside of a change. */
function storedCollection(
  name: CollectionName,
  model: () => Model,
  undoLog: () => UndoLog,
): WritableCollection<Row> {
  const { key, appendOnly } = collections[name];
  const toRow = rowReader(name);

  const rejectIfAppendOnly = () => {
    if (appendOnly) throw new RowError(`${name} is append-only`);
  };
  const requireSameKey = (where: Where<Row>, fields: Row) => {
    const row = model().findFirst({ where });
    if (row && row[key] !== fields[key]) throw new RowError(`a row of ${name} keeps its key`);
  };
  const written = (row: Row) => {
    undoLog().writes.push([name, keyOf(name, row), row]);
    return row;
  };
  return {
    findFirst: (query) => {
      const record = model().findFirst(query);
      return record && toRow(record);
    },
    findMany: (query) => model().findMany(query).map(toRow),
    getAll: () => model().getAll().map(toRow),
    count: (query) => model().count(query),
    create: (given) => {
      const row = checkedRow(name, given);
      undoLog().keep(name, model());
      insert(name, model(), row);
      return written(row);
    },
    update: ({ where, data }) => {
      rejectIfAppendOnly();
      const fields = checkedFields(name, data);
      if (key in fields) requireSameKey(where, fields);
      undoLog().keep(name, model());
      const record = model().update({ where, data: fields });
      if (!record) throw new RowError(`${name} has no row where ${JSON.stringify(where)}`);
      return written(toRow(record));
    },
    delete: ({ where }) => {
      rejectIfAppendOnly();
      undoLog().keep(name, model());
      const record = model().delete({ where });
      if (!record) return null;
      undoLog().writes.push([name, keyOf(name, record), null]);
      return toRow(record);
    },
  };
}

/** The library does not validate types: the initial values only define which fields exist. */
export function modelOf(collection: Collection) {
  return Object.fromEntries(
    Object.entries(collection.schema.fields).map(([name, field]) => [
      name,
      name === collection.key ? primaryKey(String) : propertyOf(name, field),
    ]),
  );
}

function propertyOf(name: string, field: Schema | OptionalField) {
  // An absent field is null in the record, because the library has no undefined.
  if (isOptional(field) || field.kind === 'nullable') return nullable<string>(() => null);
  switch (field.kind) {
    case 'text':
    case 'choice':
      return String;
    case 'integer':
    case 'number':
      return Number;
    case 'boolean':
      return Boolean;
    case 'list':
      return (): string[] => [];
    default:
      throw new TypeError(`rows are flat: ${name} is a ${field.kind}`);
  }
}

/**
 * In a browser, the library replicates each write to all databases of the origin through a `BroadcastChannel`. Worlds in one
 * page or in several tabs must stay separate, so the database is created without that global.
 */
function unshared<Database>(create: () => Database): Database {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    return create();
  } finally {
    if (channel) Object.defineProperty(globalThis, 'BroadcastChannel', channel);
  }
}
