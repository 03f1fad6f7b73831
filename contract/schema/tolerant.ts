/**
 * Parses values tolerantly, as the client does (contract §1): a newer backend may send choice values that the site does not
 * know, and one unreadable row must not hide the other rows. The mock and the conformance kit parse strictly (`struct.ts`).
 */
import { read, type Reading, type Violation } from './struct.ts';
import { type Infer, isOptional, type Schema, type Spelling } from './vocabulary.ts';

/** A list row that failed validation. */
export interface UnreadableRow {
  /** The row's code or id, for support; null if it is unreadable as well. */
  readonly name: string | null;
  readonly violations: readonly Violation[];
}

export interface TolerantReading<T> {
  readonly reading: Reading<T>;
  /** The rows that were skipped. */
  readonly unreadable: readonly UnreadableRow[];
}

/** Parses a value by the schema and the tolerances of contract §1. */
export function readTolerantly<S extends Schema>(schema: S, value: unknown): TolerantReading<Infer<S>> {
  const unreadable: UnreadableRow[] = [];
  const reading = read(schema, asDeclared(schema, value, unreadable), 'rowsRead');
  return { reading, unreadable };
}

/**
 * Normalizes the value to the contract's form. Parts that cannot be normalized are left as they are, and the struct rejects
 * them.
 */
function asDeclared(schema: Schema, value: unknown, unreadable: UnreadableRow[]): unknown {
  switch (schema.kind) {
    case 'text':
      return typeof value === 'string' ? respelled(value, schema.alsoReads) : value;
    case 'nullable':
      return value === null ? null : asDeclared(schema.of, value, unreadable);
    case 'list':
      if (!Array.isArray(value) || value.length > (schema.maxItems ?? Number.POSITIVE_INFINITY)) return value;
      return schema.byRow
        ? value.flatMap((row) => readableRow(schema.of, row, unreadable))
        : value.map((item) => asDeclared(schema.of, item, unreadable));
    case 'record': {
      const { defaults } = schema;
      const given = defaults ? (value ?? {}) : value;
      if (!isObject(given)) return value;
      // A missing record gets its defaults only in an empty object: an object with other fields is a different response.
      const saysNothing = Object.keys(given).length === 0;
      const declared: Record<string, unknown> = {};
      for (const [name, field] of Object.entries(schema.fields)) {
        const said = own(given, name);
        const fallback = own(defaults, name);
        if (said === undefined && fallback === undefined && !saysNothing) continue;
        const inside = fallback === undefined ? said : (said ?? fallback);
        const part = isOptional(field) ? field.optional : field;
        const normalized = asDeclared(part, inside, unreadable);
        if (normalized === undefined) continue;
        if (isOptional(field) && field.isLenient && !read(part, normalized, 'open').ok) continue;
        declared[name] = normalized;
      }
      return declared;
    }
    default:
      return value;
  }
}

function respelled(value: string, spellings: readonly Spelling[] = []): string {
  return spellings.reduce((text, { pattern, as }) => text.replace(new RegExp(pattern, 'u'), as), value);
}

function readableRow(schema: Schema, row: unknown, unreadable: UnreadableRow[]): unknown[] {
  const { reading } = readTolerantly(schema, row);
  if (reading.ok) return [reading.value];
  const name = isObject(row) ? (own(row, 'code') ?? own(row, 'id')) : undefined;
  unreadable.push({ name: isName(name) ? name : null, violations: reading.violations });
  return [];
}

/** Whether the value has the form of a code or id. */
function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads an own property and ignores the prototype. */
function own<T>(object: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
}
