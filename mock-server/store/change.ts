/** A set of writes that happen together or not at all, and that see themselves before they happen. */
import { read } from '../../contract/schema/struct.ts';
import { type CollectionName, collections, type RowOf } from './collections.ts';
import { type FrozenRow, frozen, type Table } from './table.ts';

/** What may be asked of the store. Every row is frozen: what one has read stays as it was. */
export interface Reader {
  /** The row with the key; null where there is none. */
  get<Name extends CollectionName>(name: Name, key: string): RowOf<Name> | null;
  /** Every row, oldest first. */
  all<Name extends CollectionName>(name: Name): RowOf<Name>[];
  /** The rows whose field has the value. */
  where<Name extends CollectionName, Field extends keyof RowOf<Name> & string>(
    name: Name,
    field: Field,
    value: RowOf<Name>[Field],
  ): RowOf<Name>[];
}

/** A row that does not fit its declaration, or a write that its collection does not allow. A defect, never an answer. */
export class RowError extends Error {
  override readonly name = 'RowError';
}

/** A row as a change leaves it; null where it takes the row away. */
export type Write = readonly [collection: CollectionName, key: string, row: FrozenRow | null];

type Writes = Map<string, FrozenRow | null>;

export class Change implements Reader {
  readonly #tables: Readonly<Record<CollectionName, Table>>;
  readonly #writes = new Map<CollectionName, Writes>();

  constructor(tables: Readonly<Record<CollectionName, Table>>) {
    this.#tables = tables;
  }

  get<Name extends CollectionName>(name: Name, key: string): RowOf<Name> | null {
    const written = this.#writes.get(name)?.get(key);
    return (written === undefined ? this.#tables[name].get(key) : written) as RowOf<Name> | null;
  }

  all<Name extends CollectionName>(name: Name): RowOf<Name>[] {
    return this.#merged(name, this.#tables[name].all(), () => true);
  }

  where<Name extends CollectionName, Field extends keyof RowOf<Name> & string>(
    name: Name,
    field: Field,
    value: RowOf<Name>[Field],
  ): RowOf<Name>[] {
    return this.#merged(name, this.#tables[name].where(field, value), (row) => row[field] === value);
  }

  /** Adds a row; its key must be new. Returns it as stored. */
  insert<Name extends CollectionName>(name: Name, row: RowOf<Name>): RowOf<Name> {
    const checked = checkedRow(name, row);
    const key = keyOf(name, checked);
    if (this.get(name, key)) throw new RowError(`${name} has ${key} already`);
    this.#write(name, key, checked);
    return checked as RowOf<Name>;
  }

  /** Replaces fields of a row; undefined takes an optional one away. Returns the row as it is now. */
  update<Name extends CollectionName>(name: Name, key: string, patch: Partial<RowOf<Name>>): RowOf<Name> {
    if (collections[name].appendOnly) throw new RowError(`${name} is append-only`);
    const row = this.get(name, key);
    if (!row) throw new RowError(`${name} has no ${key}`);
    const checked = checkedRow(name, { ...row, ...patch });
    if (keyOf(name, checked) !== key) throw new RowError(`a row of ${name} keeps its key`);
    this.#write(name, key, checked);
    return checked as RowOf<Name>;
  }

  remove(name: CollectionName, key: string): void {
    if (collections[name].appendOnly) throw new RowError(`${name} is append-only`);
    this.#write(name, key, null);
  }

  /** The next number of a sequence, from 1. */
  next(counter: string): number {
    const row = this.get('counters', counter);
    const value = (row?.value ?? 0) + 1;
    this.#write('counters', counter, { name: counter, value });
    return value;
  }

  /** Everything that was written, row by row. */
  writes(): Write[] {
    return [...this.#writes].flatMap(([name, writes]) =>
      [...writes].map(([key, row]) => [name, key, row] as const),
    );
  }

  #write(name: CollectionName, key: string, row: FrozenRow | null): void {
    const writes: Writes = this.#writes.get(name) ?? new Map();
    this.#writes.set(name, writes.set(key, row));
  }

  /** What is in the table as this change would leave it, then what it adds. */
  #merged<Name extends CollectionName>(
    name: Name,
    rows: readonly FrozenRow[],
    matches: (row: FrozenRow) => boolean,
  ): RowOf<Name>[] {
    const writes = this.#writes.get(name);
    if (!writes) return rows as unknown as RowOf<Name>[];
    const added = new Map(writes);
    const kept = rows.flatMap((row) => {
      const key = keyOf(name, row);
      const written = added.get(key);
      if (written === undefined) return [row];
      added.delete(key);
      return written && matches(written) ? [written] : [];
    });
    const others = [...added.values()].filter((row) => row !== null && matches(row));
    return [...kept, ...others] as RowOf<Name>[];
  }
}

function keyOf(name: CollectionName, row: FrozenRow): string {
  return String(row[collections[name].key]);
}

/** A frozen copy of the row with its declared fields only; throws a RowError where it does not fit. */
export function checkedRow(name: CollectionName, row: unknown): FrozenRow {
  const reading = read(collections[name].schema, row);
  // A field that was set to undefined is absent.
  if (reading.ok) return frozen(withoutAbsent(reading.value));
  const problems = reading.violations.map((violation) => `${violation.path} ${violation.code}`);
  throw new RowError(`a row of ${name} does not fit: ${problems.join(', ')}`);
}

function withoutAbsent(row: object): FrozenRow {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}
