/** Reads a row's declaration as a model of @mswjs/data. */
import { nullable, primaryKey } from '@mswjs/data';
import { isOptional, type OptionalField, type Schema } from '../../contract/schema/vocabulary.ts';
import type { Collection } from './collection.ts';

/** The library checks no types: the initial values only tell it which fields exist. */
export function modelOf(collection: Collection) {
  return Object.fromEntries(
    Object.entries(collection.schema.fields).map(([name, field]) => [
      name,
      name === collection.key ? primaryKey(String) : columnOf(name, field),
    ]),
  );
}

function columnOf(name: string, field: Schema | OptionalField) {
  // A field that may be absent is null in the table: the library has no other word for it.
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
