/** Validates and freezes the rows of the store. */
import { read } from '../../contract/schema/struct.ts';
import { type Fields, type Infer, isOptional, type Schema } from '../../contract/schema/vocabulary.ts';
import { type CollectionName, collections } from './collections.ts';

/** A row of any collection. */
export type Row = Readonly<Record<string, unknown>>;

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
