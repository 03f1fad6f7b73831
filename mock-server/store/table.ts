/**
 * One collection in @mswjs/data. That library has no index and hands out live records, so that walking 10,000 orders
 * costs milliseconds and a careless assignment changes the store. The table adds indexes, and copies at its door.
 */
import { type Fields, isOptional } from '../../contract/schema/vocabulary.ts';
import type { Collection } from './collection.ts';

export type Values = Record<string, unknown>;

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
  readonly #indexes: ReadonlyMap<string, Map<unknown, Set<string>>>;

  constructor(model: Model, collection: Collection) {
    this.#model = model;
    this.#key = collection.key;
    this.#fields = collection.schema.fields;
    this.#indexes = new Map(collection.indexes.map((field) => [field, new Map<unknown, Set<string>>()]));
  }

  get(key: string): Values | null {
    const record = this.#records.get(key);
    return record ? this.#copy(record) : null;
  }

  all(): Values[] {
    return this.#model.getAll().map((record) => this.#copy(record));
  }

  /** The rows whose field has the value, oldest first. */
  where(field: string, value: unknown): Values[] {
    const index = this.#indexes.get(field);
    if (!index) return this.all().filter((row) => row[field] === value);
    return [...(index.get(value) ?? [])].map((key) => this.get(key)).filter((row) => row !== null);
  }

  /** Adds the row or replaces the one with its key. The row has passed its check before. */
  put(row: Readonly<Values>): void {
    const key = String(row[this.#key]);
    const values = this.#columns(row);
    const record = this.#records.get(key);
    if (record) {
      this.#index(key, record, values);
      // Writing into the live record is the library's own update without its walk over every row.
      Object.assign(record, values);
    } else {
      this.#records.set(key, this.#model.create(values));
      this.#index(key, null, values);
    }
  }

  remove(key: string): void {
    const record = this.#records.get(key);
    if (!record) return;
    this.#index(key, record, null);
    this.#records.delete(key);
    this.#model.delete({ where: { [this.#key]: { equals: key } } });
  }

  #index(key: string, before: Values | null, after: Values | null): void {
    for (const [field, index] of this.#indexes) {
      if (before && after && before[field] === after[field]) continue;
      if (before) index.get(before[field])?.delete(key);
      if (!after) continue;
      const keys = index.get(after[field]) ?? new Set();
      index.set(after[field], keys.add(key));
    }
  }

  /** Every column, null where an optional field is absent. */
  #columns(row: Readonly<Values>): Values {
    return Object.fromEntries(Object.keys(this.#fields).map((name) => [name, copyOf(row[name] ?? null)]));
  }

  #copy(record: Values): Values {
    const row: Values = {};
    for (const [name, field] of Object.entries(this.#fields)) {
      const value = record[name];
      if (value === null && isOptional(field)) continue;
      row[name] = copyOf(value);
    }
    return row;
  }
}

function copyOf(value: unknown): unknown {
  return Array.isArray(value) ? [...value] : value;
}
