/**
 * The words in which every shape of the contract is declared, once.
 *
 * A declaration is plain data. Three readers give it meaning, each in a file of its own, so that a page loads only the
 * one that it needs: `struct.ts` checks values, `json-schema.ts` documents them, `arbitrary.ts` makes them up for tests.
 */

/** What a schema describes. Patterns are ECMAScript sources, because JSON Schema reads the same dialect. */
export type Shape =
  | {
      readonly kind: 'text';
      readonly minLength: number;
      readonly maxLength: number;
      readonly pattern?: string;
      readonly note?: string;
    }
  | { readonly kind: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'number' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  | { readonly kind: 'nullable'; readonly of: Schema }
  | { readonly kind: 'list'; readonly of: Schema; readonly maxItems?: number }
  | { readonly kind: 'map'; readonly of: Schema }
  | { readonly kind: 'record'; readonly fields: Fields };

declare const described: unique symbol;

/** A declaration of values of type `T`. */
export type Schema<T = unknown> = Shape & { readonly [described]?: T };

/** The type that a schema describes. */
export type Infer<S> = S extends { readonly [described]?: infer T } ? Exclude<T, undefined> : never;

/** A field that may be absent. It never stands for null: that is `nullable`. */
export interface OptionalField<T = unknown> {
  readonly optional: Schema<T>;
}

export type Fields = Readonly<Record<string, Schema | OptionalField>>;

type OptionalNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends OptionalField ? Name : never;
}[keyof F];

type Flat<T> = { [Name in keyof T]: T[Name] };

/** The object type that a record's fields describe. */
export type InferFields<F extends Fields> = Flat<
  { -readonly [Name in Exclude<keyof F, OptionalNames<F>>]: Infer<F[Name]> } & {
    -readonly [Name in OptionalNames<F>]?: (F[Name] extends OptionalField<infer T> ? T : never) | undefined;
  }
>;

export function isOptional(field: Schema | OptionalField): field is OptionalField {
  return 'optional' in field;
}

interface TextOptions {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** A sentence for whoever reads the printed contract. */
  readonly note?: string;
}

/** Text, measured in code points. Empty text counts as missing unless `minLength` is 0. */
export function text(options: TextOptions = {}): Schema<string> {
  return { kind: 'text', minLength: 1, maxLength: 500, ...options };
}

export function integer(minimum = 0, maximum = Number.MAX_SAFE_INTEGER): Schema<number> {
  return { kind: 'integer', minimum, maximum };
}

/** A measurement, never money. */
export function number(): Schema<number> {
  return { kind: 'number' };
}

export function boolean(): Schema<boolean> {
  return { kind: 'boolean' };
}

/** One of these words, or one of these numbers. */
export function choice<const Values extends readonly string[] | readonly number[]>(
  values: Values,
): Schema<Values[number]> {
  return { kind: 'choice', values };
}

export function literal<const Value extends string | number | boolean>(value: Value): Schema<Value> {
  return { kind: 'literal', value };
}

export function nullable<T>(of: Schema<T>): Schema<T | null> {
  return { kind: 'nullable', of };
}

export function list<T>(of: Schema<T>, maxItems?: number): Schema<T[]> {
  return { kind: 'list', of, ...(maxItems === undefined ? {} : { maxItems }) };
}

/** An object whose names are not known beforehand. */
export function map<T>(of: Schema<T>): Schema<Record<string, T>> {
  return { kind: 'map', of };
}

export function optional<T>(schema: Schema<T>): OptionalField<T> {
  return { optional: schema };
}

/** An object. Fields that are not declared are dropped when one is read (contract §1: ignored and never stored). */
export function record<const F extends Fields>(fields: F): Schema<InferFields<F>> & { readonly fields: F } {
  return { kind: 'record', fields };
}
