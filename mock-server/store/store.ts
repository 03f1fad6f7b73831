/** The mock's database: @mswjs/data behind frozen rows, checks and all-or-nothing changes (docs/decisions/0039). */
import { factory } from '@mswjs/data';
import { COLLECTION_NAMES, type CollectionName, collections } from './collections.ts';
import { type Model, modelOf } from './model.ts';
import type { Change, Reader, Rows } from './reader.ts';
import { type StoredCollection, storedCollection } from './stored-collection.ts';
import { UndoLog, type Write } from './undo-log.ts';

/** Hears of each change once it has happened. `isFresh` says that nothing of the rows before is left. */
export type StoreListener = (writes: readonly Write[], isFresh: boolean) => void;

export interface Store extends Reader {
  /**
   * Runs `work`, and takes everything back that it wrote if it throws. `work` cannot wait for anything: between its first read
   * and its last write no other request runs, which is what makes a credit happen once.
   */
  change<Result>(work: (change: Change) => Result extends PromiseLike<unknown> ? never : Result): Result;
  /** Replaces everything with rows that were checked. Throws a RowError, and changes nothing, where two have the same key. */
  load(rows: Partial<Rows>): void;
  /** Tells one listener of everything from now on. */
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
  // Each row was read through the declaration that its type is made of.
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
 * Where there is a window, a database of the library repeats each write in every other database of the origin, which it reaches
 * by a `BroadcastChannel`. Two worlds in one page, or in two tabs, are two worlds: without the channel, it keeps its rows to itself.
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
