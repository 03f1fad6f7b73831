/** The mock's database: @mswjs/data behind frozen rows, checks and all-or-nothing changes. */
import { factory } from '@mswjs/data';
import { Change, type Reader, type Write } from './change.ts';
import { COLLECTION_NAMES, type CollectionName, collections, type RowOf } from './collections.ts';
import { modelOf } from './model.ts';
import { type Model, Table } from './table.ts';

/** Hears of each change once it has happened. `isFresh` says that nothing of the rows before is left. */
export type StoreListener = (writes: readonly Write[], isFresh: boolean) => void;

type Tables = Readonly<Record<CollectionName, Table>>;

export class Store implements Reader {
  #tables: Tables = emptyTables();
  #changing = false;
  #listener: StoreListener | null = null;

  get<Name extends CollectionName>(name: Name, key: string): RowOf<Name> | null {
    return this.#tables[name].get(key) as RowOf<Name> | null;
  }

  all<Name extends CollectionName>(name: Name): RowOf<Name>[] {
    return this.#tables[name].all() as RowOf<Name>[];
  }

  where<Name extends CollectionName, Field extends keyof RowOf<Name> & string>(
    name: Name,
    field: Field,
    value: RowOf<Name>[Field],
  ): RowOf<Name>[] {
    return this.#tables[name].where(field, value) as RowOf<Name>[];
  }

  /**
   * Runs `work` and carries out all that it wrote; if it throws, nothing of it. `work` cannot wait for anything: between
   * its first read and its last write no other request runs, which is what makes a credit happen once.
   */
  change<Result>(work: (change: Change) => Result extends PromiseLike<unknown> ? never : Result): Result {
    if (this.#changing) throw new Error('a change inside a change: pass the outer one on');
    this.#changing = true;
    try {
      const change = new Change(this.#tables);
      const result = work(change);
      this.carryOut(change.writes(), false);
      return result;
    } finally {
      this.#changing = false;
    }
  }

  /** Forgets everything. */
  clear(): void {
    this.carryOut([], true);
  }

  /** Carries out writes that passed their checks before; `isFresh` forgets everything first. */
  carryOut(writes: readonly Write[], isFresh: boolean): void {
    if (isFresh) this.#tables = emptyTables();
    // Every row was checked when it was written, so nothing here can fail half-way.
    for (const [name, key, row] of writes) {
      if (row) this.#tables[name].put(row);
      else this.#tables[name].remove(key);
    }
    if (writes.length > 0 || isFresh) this.#listener?.(writes, isFresh);
  }

  /** Tells one listener of everything from now on. */
  listen(listener: StoreListener): void {
    this.#listener = listener;
  }
}

function emptyTables(): Tables {
  const models = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, modelOf(collections[name])]));
  const database = unshared(() => factory(models)) as unknown as Record<CollectionName, Model>;
  return Object.fromEntries(
    COLLECTION_NAMES.map((name) => [name, new Table(database[name], collections[name])]),
  ) as Tables;
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
