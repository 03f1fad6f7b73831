/** The mock's database: @mswjs/data with frozen rows, validation and atomic changes (docs/decisions/0039). */
import { factory } from '@mswjs/data';
import { COLLECTION_NAMES, type CollectionName, collections } from './collections.ts';
import { type Model, modelOf } from './model.ts';
import type { Change, Reader, Rows } from './reader.ts';
import { type StoredCollection, storedCollection } from './stored-collection.ts';
import { UndoLog, type Write } from './undo-log.ts';

/** Called after each change. `isFresh` is true if all earlier rows were removed. */
export type StoreListener = (writes: readonly Write[], isFresh: boolean) => void;

export interface Store extends Reader {
  /**
   * Runs `work` atomically: if it throws, all of its writes are rolled back. `work` is synchronous, so that no other request
   * runs between its first read and its last write; this makes crediting exactly once possible.
   */
  change<Result>(work: (change: Change) => Result extends PromiseLike<unknown> ? never : Result): Result;
  /** Replaces all rows by validated ones. Throws a RowError without changes if a key is duplicated. */
  load(rows: Partial<Rows>): void;
  /** Sets the only listener. */
  listen(listener: StoreListener): void;
}

export function createStore(): Store {
  const models = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, modelOf(collections[name])]));
  const database = unshared(() => factory(models)) as unknown as Record<CollectionName, Model>;
  let undoLog: UndoLog | null = null;
  let listener: StoreListener | null = null;

  const stored = Object.fromEntries(
    COLLECTION_NAMES.map((name) => [
      name,
      storedCollection(name, database[name], () => {
        if (!undoLog) throw new Error('a write outside of a change');
        return undoLog;
      }),
    ]),
  ) as Record<CollectionName, StoredCollection>;
  // Each row was parsed by the declaration that its type is derived from.
  const change = stored as unknown as Change;

  function carryOut<Result>(work: () => Result, isFresh: boolean): Result {
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
    if (log.writes.length > 0 || isFresh) listener?.(log.writes, isFresh);
    return result;
  }

  return {
    ...change,
    change: (work) => carryOut(() => work(change), false),
    load: (rows) =>
      carryOut(() => {
        for (const name of COLLECTION_NAMES) {
          stored[name].clear();
          for (const row of rows[name] ?? []) stored[name].insert(row);
        }
      }, true),
    listen: (next) => {
      listener = next;
    },
  };
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
