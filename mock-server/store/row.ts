/** Validates and freezes the rows of the store, and converts them to records of @mswjs/data and back. */
import { read } from '../../contract/schema/struct.ts';
import {
  type Fields,
  type Infer,
  isOptional,
  type OptionalField,
  type Schema,
} from '../../contract/schema/vocabulary.ts';
import { type CollectionName, collections } from './collections.ts';
import type { Where, WritableCollection } from './query.ts';

/** A row of any collection. */
export type Row = Readonly<Record<string, unknown>>;

/** The part of a model's API that the store uses. Records have every field, null for an absent one, and are never mutated. */
export interface Model extends Omit<WritableCollection<Row>, 'update'> {
  update(query: { readonly where: Where<Row>; readonly data: Row }): Row | null;
  deleteMany(query: { readonly where: Where<Row> }): Row[] | null;
}

/**
 * A row that violates its declaration, or a write that its collection does not allow. Indicates a bug; never becomes a
 * response.
 */
export class RowError extends Error {
  override readonly name = 'RowError';
}

/** Returns a frozen copy with the declared fields only; throws a RowError if the row is invalid. */
export function checkedRow(name: CollectionName, row: unknown): Row {
  return frozen(checked(name, collections[name].schema, row));
}

/** Validates the fields of an update for the library, with null for a removed optional field. Throws a RowError. */
export function checkedFields(name: CollectionName, data: Row): Readonly<Record<string, unknown>> {
  const fields: Fields = collections[name].schema.fields;
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => {
      const declared = fields[field];
      if (!declared) throw new RowError(`a row of ${name} has no ${field}`);
      if (value === undefined && isOptional(declared)) return [field, null];
      const schema = isOptional(declared) ? declared.optional : declared;
      return [field, Object.freeze(checked(`${name}.${field}`, schema, value))];
    }),
  );
}

function checked<S extends Schema>(name: string, schema: S, value: unknown): Infer<S> {
  const reading = read(schema, value);
  if (reading.ok) return reading.value;
  const problems = reading.violations.map((violation) => `${violation.path} ${violation.code}`);
  throw new RowError(`${name} does not take it: ${problems.join(', ')}`);
}

export function keyOf(name: CollectionName, row: object): string {
  return String((row as Row)[collections[name].key]);
}

/** Freezes the row and its lists (rows are flat). Omits fields that are undefined. */
function frozen(row: object): Row {
  const present = Object.entries(row).filter(([, value]) => value !== undefined);
  return Object.freeze(Object.fromEntries(present.map(([field, value]) => [field, Object.freeze(value)])));
}

/** A record with every declared field. Lists are frozen, because all copies of the record share them. */
export function recordOf(name: CollectionName, row: Row): Row {
  const fields = Object.keys(collections[name].schema.fields);
  return Object.fromEntries(fields.map((field) => [field, Object.freeze(row[field] ?? null)]));
}

/**
 * Returns the function that converts a record of a collection to a frozen row, without its absent fields. Lists were frozen when
 * they were written.
 */
export function rowReader(name: CollectionName): (record: Row) => Row {
  const fields = Object.entries<Schema | OptionalField>(collections[name].schema.fields);
  const required = fields.filter(([, declared]) => !isOptional(declared)).map(([field]) => field);
  const optional = fields.filter(([, declared]) => isOptional(declared)).map(([field]) => field);
  // A copy of an object with all of these fields is filled several times as fast as an empty one: a list has 10,000 rows.
  const blank = Object.fromEntries(required.map((field) => [field, null]));
  return (record) => {
    const row: Record<string, unknown> = { ...blank };
    for (const field of required) row[field] = record[field];
    for (const field of optional) if (record[field] !== null) row[field] = record[field];
    return Object.freeze(row);
  };
}
