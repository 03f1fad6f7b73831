/**
 * The schema builders, with which every shape of the contract is declared once.
 *
 * A declaration is plain data. Four modules interpret it, so that a page loads only what it needs: `struct.ts` validates
 * values, `tolerant.ts` parses them as the client does, `json-schema.ts` documents them, `arbitrary.ts` generates them for
 * tests. Only `tolerant.ts` uses `alsoReads`, `isOpen`, `defaults`, `byRow` and `isLenient`.
 */

/** What a reader replaces in a text, by what. */
export interface Spelling {
  readonly pattern: string;
  readonly as: string;
}

/** The kinds of schemas. Patterns are ECMAScript regular expression sources, because JSON Schema uses the same dialect. */
export type Shape =
  | {
      readonly kind: 'text';
      readonly minLength: number;
      readonly maxLength: number;
      readonly pattern?: string;
      readonly note?: string;
      /** Other spellings of a value. Each match is replaced, in this order. */
      readonly alsoReads?: readonly Spelling[];
      /** Read and sent in Unicode's NFC, in which its length counts. */
      readonly isNfc?: true;
    }
  | { readonly kind: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'number' }
  | { readonly kind: 'boolean' }
  /** `isOpen`: the server may send values that the client does not know. */
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[]; readonly isOpen?: true }
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  | { readonly kind: 'nullable'; readonly of: Schema }
  /** `byRow`: an unreadable item is skipped, and the other items are kept. */
  | { readonly kind: 'list'; readonly of: Schema; readonly maxItems?: number; readonly byRow?: true }
  | { readonly kind: 'map'; readonly of: Schema }
  | { readonly kind: 'union'; readonly of: readonly Schema[] }
  | { readonly kind: 'json' }
  /**
   * `defaults`: values for missing or null fields. They all apply if the record itself is null, or is missing from an
   * otherwise empty object.
   */
  | {
      readonly kind: 'record';
      readonly fields: Fields;
      readonly defaults?: Readonly<Record<string, unknown>>;
    };

declare const described: unique symbol;

/** A declaration of values of type `T`. */
export type Schema<T = unknown> = Shape & { readonly [described]?: T };

/** The type that a schema describes. */
export type Infer<S> = S extends { readonly [described]?: infer T } ? Exclude<T, undefined> : never;

/** A field that may be absent. It does not accept null: see `nullable`. */
export interface OptionalField<T = unknown> {
  readonly optional: Schema<T>;
  /** Read as absent by a client if it is damaged. */
  readonly isLenient?: true;
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

declare const unknownWord: unique symbol;

/** A choice value that this client does not know: it can be displayed, but not compared with known values. */
export type UnknownWord = string & { readonly [unknownWord]: true };

/** Type guard: whether a choice value is one of the known ones. */
export function isKnown<Word extends string>(known: readonly Word[], word: Word | UnknownWord): word is Word {
  return (known as readonly string[]).includes(word);
}

interface TextOptions {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** The description in the OpenAPI document. */
  readonly note?: string;
  readonly alsoReads?: readonly Spelling[];
  readonly isNfc?: true;
}

/** Text, measured in code points. Empty text counts as missing unless `minLength` is 0. */
export function text(options: TextOptions = {}): Schema<string> {
  return { kind: 'text', minLength: 1, maxLength: 500, ...options };
}

export function integer(minimum = 0, maximum = Number.MAX_SAFE_INTEGER): Schema<number> {
  return { kind: 'integer', minimum, maximum };
}

/** A measured value, never money. */
export function number(): Schema<number> {
  return { kind: 'number' };
}

export function boolean(): Schema<boolean> {
  return { kind: 'boolean' };
}

/** One of these strings, or one of these numbers. */
export function choice<const Values extends readonly string[] | readonly number[]>(
  values: Values,
): Schema<Values[number]> {
  return { kind: 'choice', values };
}

/** One of these strings; a client also accepts any other string from a server (contract §1). */
export function openChoice<const Values extends readonly string[]>(
  values: Values,
): Schema<Values[number] | UnknownWord> {
  return { kind: 'choice', values, isOpen: true };
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

/** A list with independent items: a client skips unreadable ones (contract §1). */
export function rows<T>(of: Schema<T>, maxItems: number): Schema<T[]> {
  return { kind: 'list', of, maxItems, byRow: true };
}

/** An object with arbitrary keys. */
export function map<T>(of: Schema<T>): Schema<Record<string, T>> {
  return { kind: 'map', of };
}

/** A value of one of these schemas. Nothing of the product's API is one: the lab's verbs have them. */
export function union<const Alternatives extends readonly Schema[]>(
  ...of: Alternatives
): Schema<Infer<Alternatives[number]>> {
  return { kind: 'union', of };
}

/** Any JSON value; only for the lab. */
export function json(): Schema<unknown> {
  return { kind: 'json' };
}

export function optional<T>(schema: Schema<T>): OptionalField<T> {
  return { optional: schema };
}

/** A field that may be absent, and whose damage a client reads as its absence: other fields do not depend on it. */
export function lenient<T>(schema: Schema<T>): OptionalField<T> {
  return { optional: schema, isLenient: true };
}

/** An object. Undeclared fields are dropped when a value is parsed (contract §1: ignored and never stored). */
export function record<const F extends Fields>(
  fields: F,
  defaults?: InferFields<F>,
): Schema<InferFields<F>> & { readonly fields: F } {
  return { kind: 'record', fields, ...(defaults && { defaults }) };
}
