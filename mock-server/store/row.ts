/** Rows as the store accepts them and hands them out: checked by their declaration, and frozen. */
import { read } from '../../contract/schema/struct.ts';
import { type Fields, type Infer, isOptional, type Schema } from '../../contract/schema/vocabulary.ts';
import { type CollectionName, collections } from './collections.ts';

/** A row of any collection. */
export type Row = Readonly<Record<string, unknown>>;

/** A row that does not fit its declaration, or a write that its collection does not allow. A defect, never an answer. */
export class RowError extends Error {
  override readonly name = 'RowError';
}

/** A frozen copy of the row with its declared fields only; throws a RowError where it does not fit. */
export function checkedRow(name: CollectionName, row: unknown): Row {
  return frozen(checked(name, collections[name].schema, row));
}

/** The fields of an update as the library takes them, with null where an optional one is removed. Throws a RowError. */
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

/** Frozen, lists included: rows are flat. A field that was set to undefined is absent. */
function frozen(row: object): Row {
  const present = Object.entries(row).filter(([, value]) => value !== undefined);
  return Object.freeze(Object.fromEntries(present.map(([field, value]) => [field, Object.freeze(value)])));
}
