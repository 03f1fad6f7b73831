/** Converts a schema to a superstruct struct, which validates every external value. */
import {
  array,
  boolean,
  coerce,
  define,
  enums,
  type Failure as StructFailure,
  literal,
  mask,
  nullable,
  number,
  object,
  optional,
  record,
  refine,
  Struct,
  StructError,
  string,
} from 'superstruct';
import type { FieldCode } from '../errors.ts';
import { type Infer, isOptional, type Schema } from './vocabulary.ts';

type AnyStruct = Struct<unknown, unknown>;

/** With `open`, an open choice also accepts unknown values; with `rowsRead`, the rows of a list have been read one by one before. */
type Strictness = 'strict' | 'open' | 'rowsRead';

const structs: Readonly<Record<Strictness, WeakMap<Schema, AnyStruct>>> = {
  strict: new WeakMap(),
  open: new WeakMap(),
  rowsRead: new WeakMap(),
};

/** Returns the struct of a schema; built once per schema and strictness. */
export function structOf<S extends Schema>(
  schema: S,
  strictness: Strictness = 'strict',
): Struct<Infer<S>, unknown> {
  let struct = structs[strictness].get(schema);
  if (!struct) {
    struct = build(schema, (part) => structOf(part, strictness) as AnyStruct, strictness);
    structs[strictness].set(schema, struct);
  }
  return struct as Struct<Infer<S>, unknown>;
}

/** One invalid field: its dotted path (empty for the value itself) and the reason. */
export interface Violation {
  readonly path: string;
  readonly code: FieldCode;
}

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/** Validates a value and returns a copy with the declared fields only (contract §1). */
export function read<S extends Schema>(
  schema: S,
  value: unknown,
  strictness: Strictness = 'strict',
): Reading<Infer<S>> {
  try {
    return { ok: true, value: mask(value, structOf(schema, strictness)) };
  } catch (error) {
    return { ok: false, violations: violationsOf(error) };
  }
}

/**
 * superstruct puts the rejected value into its message, which throws if the value has a `toString` that is not a function.
 * JSON may contain such an object, but no valid value does.
 */
function violationsOf(error: unknown): readonly Violation[] {
  try {
    if (!(error instanceof StructError)) throw error;
    const violations = new Map<string, FieldCode>();
    for (const failure of error.failures()) {
      const path = failure.path.join('.');
      if (!violations.has(path)) violations.set(path, codeOf(failure));
    }
    return [...violations].map(([path, code]) => ({ path, code }));
  } catch (problem) {
    if (!(problem instanceof TypeError)) throw problem;
    return [{ path: '', code: 'FORMAT' }];
  }
}

/** Failures are distinguished by refinement and type, never by superstruct's English message. */
function codeOf(failure: StructFailure): FieldCode {
  if (failure.value === undefined || failure.value === null || failure.value === '') return 'REQUIRED';
  if (failure.refinement === 'TOO_SHORT' || failure.refinement === 'TOO_LONG') return failure.refinement;
  if (failure.type === 'enums' || failure.type === 'literal') return 'UNKNOWN';
  return 'FORMAT';
}

/** Maximum length of an unknown value of an open choice, in code points. */
const LONGEST_WORD = 64;

function build(schema: Schema, structIn: (part: Schema) => AnyStruct, strictness: Strictness): AnyStruct {
  switch (schema.kind) {
    case 'text': {
      const { minLength, maxLength, pattern } = schema;
      const expression = pattern === undefined ? null : new RegExp(pattern, 'u');
      const refinementOf = (value: string) => {
        const length = lengthOf(value);
        if (length < minLength) return 'TOO_SHORT';
        if (length > maxLength) return 'TOO_LONG';
        return expression === null || expression.test(value) ? null : 'FORMAT';
      };
      // One refinement for all: each of superstruct's own adds a generator to every text of a response.
      let struct: Struct<string, null> = new Struct({
        ...string(),
        refiner(value) {
          const refinement = refinementOf(value);
          return refinement === null || { refinement };
        },
      });
      if (schema.isNfc) struct = coerce(struct, string(), (value) => value.normalize('NFC'));
      return struct as unknown as AnyStruct;
    }
    case 'integer': {
      const { minimum, maximum } = schema;
      return define<unknown>(
        'integer',
        (value) => Number.isSafeInteger(value) && Number(value) >= minimum && Number(value) <= maximum,
      );
    }
    case 'number':
      return number() as unknown as AnyStruct;
    case 'boolean':
      return boolean() as unknown as AnyStruct;
    case 'choice':
      if (schema.isOpen && strictness !== 'strict') {
        return define<unknown>(
          'word',
          (word) => typeof word === 'string' && word !== '' && lengthOf(word) <= LONGEST_WORD,
        );
      }
      // superstruct has separate signatures for strings and numbers with the same implementation.
      return enums([...schema.values] as string[]) as unknown as AnyStruct;
    case 'literal':
      return literal(schema.value) as unknown as AnyStruct;
    case 'nullable':
      return nullable(structIn(schema.of)) as unknown as AnyStruct;
    case 'list': {
      const items = schema.byRow && strictness === 'rowsRead' ? array() : array(structIn(schema.of));
      const { maxItems } = schema;
      const isTooLong = (value: unknown) =>
        Array.isArray(value) && value.length > (maxItems ?? Number.POSITIVE_INFINITY);
      // The items of a list that is too long are not validated: a hundred thousand of them would block the page.
      const bounded = new Struct({
        ...items,
        *entries(value: unknown, context) {
          if (!isTooLong(value)) yield* items.entries(value, context);
        },
      });
      return refine(bounded, 'TOO_LONG', (value) => !isTooLong(value)) as unknown as AnyStruct;
    }
    case 'map':
      return record(string(), structIn(schema.of)) as unknown as AnyStruct;
    case 'union':
      return define<unknown>('union', (value) =>
        schema.of.some((part) => read(part, value, strictness === 'strict' ? 'strict' : 'open').ok),
      );
    case 'json':
      return define<unknown>('json', (value) => value !== undefined);
    case 'record': {
      const fields = Object.entries(schema.fields).map(([name, field]) => [
        name,
        isOptional(field) ? optional(structIn(field.optional)) : structIn(field),
      ]);
      // A null prototype, because otherwise a received field named `constructor` would count as declared.
      return object(Object.assign(Object.create(null), Object.fromEntries(fields))) as unknown as AnyStruct;
    }
  }
}

const SURROGATE = /[\uD800-\uDFFF]/;

/** Counts code points like JSON Schema, not UTF-16 units. */
function lengthOf(value: string): number {
  return SURROGATE.test(value) ? [...value].length : value.length;
}
