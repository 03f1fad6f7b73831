/** Reads a collection's declaration as a model of @mswjs/data, and rows as its records. */
import { nullable, primaryKey } from '@mswjs/data';
import { isOptional, type OptionalField, type Schema } from '../../contract/schema/vocabulary.ts';
import type { Collection } from './collection.ts';
import type { Query, Where } from './query.ts';
import type { Row } from './row.ts';

/** What the library keeps: every field of the declaration, null where the row has none. Nothing changes one in place. */
export type ModelRecord = Record<string, unknown>;

/** What the store uses of a model's API. */
export interface Model {
  findFirst(query: Query<Row>): ModelRecord | null;
  findMany(query: Query<Row>): ModelRecord[];
  getAll(): ModelRecord[];
  count(query?: Query<Row>): number;
  create(record: ModelRecord): ModelRecord;
  update(query: { where: Where<Row>; data: ModelRecord }): ModelRecord | null;
  delete(query: { where: Where<Row> }): ModelRecord | null;
  deleteMany(query: { where: Where<Row> }): ModelRecord[] | null;
}

/** The library checks no types: the initial values only tell it which fields exist. */
export function modelOf(collection: Collection) {
  return Object.fromEntries(
    Object.entries(collection.schema.fields).map(([name, field]) => [
      name,
      name === collection.key ? primaryKey(String) : propertyOf(name, field),
    ]),
  );
}

function propertyOf(name: string, field: Schema | OptionalField) {
  // A field that may be absent is null in the record: the library has no other word for it.
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

/** Every field of the declaration. Lists are frozen, because all copies of the record share them. */
export function recordOf({ schema }: Collection, row: Row): ModelRecord {
  const fields = Object.keys(schema.fields);
  return Object.fromEntries(fields.map((name) => [name, Object.freeze(row[name] ?? null)]));
}

/** A frozen copy of the record; its lists were frozen when they were written. */
export function rowOf({ schema }: Collection, record: ModelRecord): Row {
  const row: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.fields)) {
    if (record[name] !== null || !isOptional(field)) row[name] = record[name];
  }
  return Object.freeze(row);
}
