/**
 * One collection in @mswjs/data. That library has no index and hands out live records: walking 10,000 orders costs half a
 * second, and a careless assignment changes the store. The table adds indexes, and a frozen row beside each record, which
 * may be handed to anybody and costs nothing to read.
 */
import type { Fields } from '../../contract/schema/vocabulary.ts';
import type { Collection } from './collection.ts';

export type Values = Record<string, unknown>;

/** A row as the store hands it out: frozen, lists included. */
export type FrozenRow = Readonly<Values>;

/** What the table uses of a model of @mswjs/data. */
export interface Model {
  create(values: Values): Values;
  delete(query: { where: Record<string, { equals: string }> }): unknown;
  getAll(): Values[];
}

export class Table {
  readonly #model: Model;
  readonly #key: string;
  readonly #fields: Fields;
  readonly #records = new Map<string, Values>();
  readonly #rows = new Map<string, FrozenRow>();
  readonly #indexes: ReadonlyMap<string, Map<unknown, Set<string>>>;

  constructor(model: Model, collection: Collection) {
    this.#model = model;
    this.#key = collection.key;
    this.#fields = collection.schema.fields;
    this.#indexes = new Map(collection.indexes.map((field) => [field, new Map<unknown, Set<string>>()]));
  }

  get(key: string): FrozenRow | null {
    return this.#rows.get(key) ?? null;
  }

  /** Oldest first. */
  all(): FrozenRow[] {
    return [...this.#rows.values()];
  }

  /** The rows whose field has the value, in the order in which they came to have it. */
  where(field: string, value: unknown): FrozenRow[] {
    const index = this.#indexes.get(field);
    if (!index) return this.all().filter((row) => row[field] === value);
    return [...(index.get(value) ?? [])].map((key) => this.get(key)).filter((row) => row !== null);
  }

  /** Adds the row or replaces the one with its key. The row has passed its check before. */
  put(row: FrozenRow): void {
    const key = String(row[this.#key]);
    const columns = this.#columns(row);
    const record = this.#records.get(key);
    // Writing into the live record is the library's own update without its walk over every row.
    if (record) Object.assign(record, columns);
    else this.#records.set(key, this.#model.create(columns));
    this.#index(key, this.get(key), row);
    this.#rows.set(key, frozen(row));
  }

  remove(key: string): void {
    const row = this.get(key);
    if (!row) return;
    this.#index(key, row, null);
    this.#rows.delete(key);
    this.#records.delete(key);
    this.#model.delete({ where: { [this.#key]: { equals: key } } });
  }

  #index(key: string, before: FrozenRow | null, after: FrozenRow | null): void {
    for (const [field, index] of this.#indexes) {
      if (before && after && before[field] === after[field]) continue;
      if (before) index.get(before[field])?.delete(key);
      if (!after) continue;
      const keys = index.get(after[field]) ?? new Set();
      index.set(after[field], keys.add(key));
    }
  }

  /** Every column, null where an optional field is absent. */
  #columns(row: FrozenRow): Values {
    return Object.fromEntries(Object.keys(this.#fields).map((name) => [name, row[name] ?? null]));
  }
}

/** The row with what it holds frozen. Rows are flat: at most a list of words or numbers lies in them. */
export function frozen(row: FrozenRow): FrozenRow {
  for (const value of Object.values(row)) Object.freeze(value);
  return Object.freeze(row);
}
