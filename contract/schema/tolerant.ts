/**
 * Reads a declaration as the client does: tolerantly (contract §1). A real backend adds words before a site knows them, and
 * one row that cannot be read does not take the others away. The mock and the conformance kit read strictly (`struct.ts`).
 */
import { read, type Reading, type Violation } from './struct.ts';
import { type Infer, isOptional, type Schema } from './vocabulary.ts';

/** A row of a list that cannot be read. */
export interface UnreadableRow {
  /** The code or id by which staff find it; null where that cannot be read either. */
  readonly name: string | null;
  readonly violations: readonly Violation[];
}

export interface TolerantReading<T> {
  readonly reading: Reading<T>;
  /** The rows that were left out. */
  readonly unreadable: readonly UnreadableRow[];
}

/** Reads what the contract declares, and what it lets a client read besides. */
export function readTolerantly<S extends Schema>(schema: S, value: unknown): TolerantReading<Infer<S>> {
  const unreadable: UnreadableRow[] = [];
  const reading = read(schema, asDeclared(schema, value, unreadable), 'open');
  return { reading, unreadable };
}

/** The value as the contract writes it. What cannot be read so stays as it is, and the struct rejects it. */
function asDeclared(schema: Schema, value: unknown, unreadable: UnreadableRow[]): unknown {
  switch (schema.kind) {
    case 'text':
      return typeof value === 'string' ? (own(schema.alsoReads, value) ?? value) : value;
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
      // An object that speaks of something else is another answer, and not one in which a record is missing.
      const saysNothing = Object.keys(given).length === 0;
      const declared: Record<string, unknown> = {};
      for (const [name, field] of Object.entries(schema.fields)) {
        const said = own(given, name);
        const fallback = own(defaults, name);
        if (said === undefined && fallback === undefined && !saysNothing) continue;
        const inside = fallback === undefined ? said : (said ?? fallback);
        const part = isOptional(field) ? field.optional : field;
        const read = asDeclared(part, inside, unreadable);
        if (read !== undefined) declared[name] = read;
      }
      return declared;
    }
    default:
      return value;
  }
}

function readableRow(schema: Schema, row: unknown, unreadable: UnreadableRow[]): unknown[] {
  const { reading } = readTolerantly(schema, row);
  if (reading.ok) return [reading.value];
  const name = isObject(row) ? (own(row, 'code') ?? own(row, 'id')) : undefined;
  unreadable.push({ name: isName(name) ? name : null, violations: reading.violations });
  return [];
}

/** As the contract writes codes and ids. */
function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an object itself holds under a name, and not its prototype. */
function own<T>(object: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
}
