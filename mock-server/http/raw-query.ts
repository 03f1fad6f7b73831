/**
 * Checks the query of the raw rows (contract §6). json-server ignores what it does not know or cannot read, and would return more or other
 * rows than were asked for.
 */
import { expectationOfSchema } from '../lab/fields.ts';
import type { InputProblem } from '../lab/match/match-problems.ts';
import { patternFlaw, LONGEST_PATTERN } from '../lab/match/pattern.ts';
import { unknownField, unknownProblems } from '../lab/unknown-fields.ts';
import { read } from '../../contract/schema/struct.ts';
import { isOptional, type OptionalField, type Schema, text } from '../../contract/schema/vocabulary.ts';
import { COLLECTION_NAMES, type CollectionName, collections } from '../store/collections.ts';

/** As Express parses it: a repeated parameter is a list, and `name[part]` an object. */
export type RawQuery = Readonly<Record<string, unknown>>;

const OPERATOR = /_(gte|lte|ne|like)$/;
const POSITION = { form: /^\d{1,9}$/, expected: 'a whole number' };
const NUMBER = { form: /^[1-9]\d{0,8}$/, expected: 'a whole number from 1' };
const ANYTHING = { form: /^/, expected: 'text' };

/** json-server's own parameters, and what they take. The names in `_sort`, `_embed` and `_expand` are checked apart. */
const PARAMETERS: Readonly<Record<string, { readonly form: RegExp; readonly expected: string }>> = {
  q: ANYTHING,
  _sort: ANYTHING,
  _order: { form: /^(asc|desc)(,(asc|desc))*$/, expected: 'asc or desc for each field of _sort' },
  _page: NUMBER,
  _limit: NUMBER,
  _start: POSITION,
  _end: POSITION,
  _embed: ANYTHING,
  _expand: ANYTHING,
};

/** A repeated filter is one of json-server's queries: a field has one of the values, or none of them. Rows of several tables may be added. */
function isRepeatable(name: string): boolean {
  return name === '_embed' || name === '_expand' || (!(name in PARAMETERS) && !/_(gte|lte|like)$/.test(name));
}

/** The problems of a query; `collection` is undefined for the list of collections, which takes none. */
export function rawQueryProblems(query: RawQuery, collection: CollectionName | undefined): InputProblem[] {
  const subject = collection ?? 'the list of collections';
  const fields: Readonly<Record<string, Schema | OptionalField>> = collection
    ? { id: text({ minLength: 0 }), ...collections[collection].schema.fields }
    : {};
  const names = Object.keys(fields);
  const known = collection ? [...names, ...Object.keys(PARAMETERS)] : [];
  return Object.entries(query).flatMap(([name, given]): InputProblem[] => {
    const problem = (message: string, code: InputProblem['code'] = 'FORMAT'): InputProblem[] => [
      { path: name, code, message: `${name} ${message}` },
    ];
    const field = name.replace(OPERATOR, '');
    if (!known.includes(name) && !names.includes(field)) {
      const unknown = { ...unknownField(field, known), path: name };
      return unknownProblems(subject, 'parameter', [unknown]);
    }
    const values: readonly unknown[] = Array.isArray(given) ? given : [given];
    if (values.length > 1 && !isRepeatable(name)) return problem('is given more than once');
    return values.flatMap((value) => {
      if (typeof value !== 'string') return problem('takes one text');
      const parameter = PARAMETERS[name];
      if (parameter) {
        if (!parameter.form.test(value)) return problem(`takes ${parameter.expected}`);
        const named = namedIn(name, value, names);
        return unknownProblems(subject, named.kind, named.unknown).map((unknown) => ({
          ...unknown,
          path: name,
        }));
      }
      if (name.endsWith('_like')) {
        const flaw =
          value.length > LONGEST_PATTERN
            ? `is longer than ${LONGEST_PATTERN} characters`
            : patternFlaw(value);
        return flaw === null ? [] : problem(`takes a regular expression: ${flaw}`);
      }
      const expected = expectationIn(fields[field], value);
      return expected === null ? [] : problem(`takes ${expected}`);
    });
  });
}

/** What a parameter names, and the names that do not exist. */
function namedIn(parameter: string, value: string, fields: readonly string[]) {
  const unknownOf = (given: readonly string[], known: readonly string[]) =>
    given.filter((name) => !known.includes(name)).map((name) => unknownField(name, known));
  switch (parameter) {
    case '_sort':
      return { kind: 'field', unknown: unknownOf(value.split(','), fields) } as const;
    case '_embed':
      return { kind: 'collection', unknown: unknownOf([value], COLLECTION_NAMES) } as const;
    case '_expand': {
      const referred = fields.flatMap((field) => (field.endsWith('Id') ? [field.slice(0, -2)] : []));
      return { kind: 'reference', unknown: unknownOf([value], referred) } as const;
    }
    default:
      return { kind: 'field', unknown: [] } as const;
  }
}

/** What a field takes, if the text cannot be its value; null if it can, and for a field of text, which is compared as it is. */
function expectationIn(declared: Schema | OptionalField | undefined, value: string): string | null {
  if (!declared) return null;
  const schema = isOptional(declared) ? declared.optional : declared;
  const within = schema.kind === 'nullable' ? schema.of : schema;
  if (within.kind === 'text' || within.kind === 'list') return null;
  const spelled: readonly unknown[] = [
    value,
    ...(/^-?\d{1,15}$/.test(value) ? [Number(value)] : []),
    value === 'true',
  ];
  const isTaken = spelled.some((candidate) => read(within, candidate).ok && String(candidate) === value);
  return isTaken ? null : expectationOfSchema(within);
}
