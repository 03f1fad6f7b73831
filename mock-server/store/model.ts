/** Converts a collection's declaration to a model of @mswjs/data, and its records to rows and back. */
import { nullable, primaryKey } from '@mswjs/data';
import { isOptional, type OptionalField, type Schema } from '../../contract/schema/vocabulary.ts';
import type { Collection } from './collection.ts';
import { type CollectionName, collections } from './collections.ts';
import type { Where, WritableCollection } from './query.ts';
import type { Row } from './row.ts';

/** The part of a model's API that the store uses. Records have every field, null for an absent one, and are never mutated. */
export interface Model extends Omit<WritableCollection<Row>, 'update'> {
  update(query: { readonly where: Where<Row>; readonly data: Row }): Row | null;
  deleteMany(query: { readonly where: Where<Row> }): Row[] | null;
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

/** A record with every declared field. Lists are frozen, because all copies of the record share them. */
export function recordOf(name: CollectionName, row: Row): Row {
  const fields = Object.keys(collections[name].schema.fields);
  return Object.fromEntries(fields.map((field) => [field, Object.freeze(row[field] ?? null)]));
}

/** Returns a frozen row; its lists were frozen when they were written. */
export function rowOf(name: CollectionName, record: Row): Row {
  const row: Record<string, unknown> = {};
  for (const [field, declared] of Object.entries<Schema | OptionalField>(collections[name].schema.fields)) {
    if (record[field] !== null || !isOptional(declared)) row[field] = record[field];
  }
  return Object.freeze(row);
}
