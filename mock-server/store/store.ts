/** The mock's database: @mswjs/data behind copies, checks and all-or-nothing changes. */
import { factory } from '@mswjs/data';
import { Change, type Reader } from './change.ts';
import { COLLECTION_NAMES, type CollectionName, collections, type RowOf } from './collections.ts';
import { modelOf } from './model.ts';
import { type Model, Table } from './table.ts';

type Tables = Readonly<Record<CollectionName, Table>>;

export class Store implements Reader {
  #tables: Tables = emptyTables();
  #changing = false;

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
      change.commit();
      return result;
    } finally {
      this.#changing = false;
    }
  }

  /** Forgets everything. */
  clear(): void {
    this.#tables = emptyTables();
  }
}

function emptyTables(): Tables {
  const models = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, modelOf(collections[name])]));
  const database = factory(models) as unknown as Record<CollectionName, Model>;
  return Object.fromEntries(
    COLLECTION_NAMES.map((name) => [name, new Table(database[name], collections[name])]),
  ) as Tables;
}
