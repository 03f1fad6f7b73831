/** Finds fields that a verb does not declare. Ignoring one would do something else than was asked for: contract §6. */
import { isOptional, type Schema } from '../../contract/schema/vocabulary.ts';
import { describeFields } from './fields.ts';
import { isObject } from './match/match.ts';
import type { InputProblem } from './match/match-problems.ts';
import { likeliest, suggestion } from './near-miss/spelling.ts';

export interface UnknownField {
  /** The dotted name. */
  readonly path: string;
  /** `; did you mean X?`, or the names that are valid there. */
  readonly hint: string;
}

export function unknownFields(schema: Schema, value: unknown, prefix = ''): UnknownField[] {
  switch (schema.kind) {
    case 'record':
      return isObject(value) ? unknownIn(schema, value, prefix) : [];
    case 'nullable':
      return unknownFields(schema.of, value, prefix);
    case 'list':
      if (!Array.isArray(value)) return [];
      return value.flatMap((item, index) => unknownFields(schema.of, item, `${prefix}${index}.`));
    case 'map':
      if (!isObject(value)) return [];
      return Object.entries(value).flatMap(([name, item]) =>
        unknownFields(schema.of, item, `${prefix}${name}.`),
      );
    case 'union':
      // The alternatives of a union differ in their JSON type, so that at most one of them is a record.
      return schema.of.flatMap((alternative) => unknownFields(alternative, value, prefix));
    default:
      return [];
  }
}

/** Describes an undeclared name by the declared ones: `match.path` for `path`, or the most similar one. */
export function unknownField(name: string, names: readonly string[], prefix = ''): UnknownField {
  const meant = names.find((other) => other.endsWith(`.${name}`)) ?? likeliest(name, names);
  const all = names.length === 0 ? 'none' : names.join(', ');
  return { path: prefix + name, hint: meant === null ? `; it has ${all}` : suggestion(prefix + meant) };
}

/** `subject` is what has no such field, and `kind` what a field is called there. */
export function unknownProblems(
  subject: string,
  kind: 'field' | 'parameter' | 'collection' | 'reference',
  unknown: readonly UnknownField[],
): InputProblem[] {
  return unknown.map(({ path, hint }) => {
    return { path, code: 'UNKNOWN', message: `${subject} has no ${kind} ${path}${hint}` };
  });
}

function unknownIn(
  schema: Extract<Schema, { readonly kind: 'record' }>,
  value: Readonly<Record<string, unknown>>,
  prefix: string,
): UnknownField[] {
  return Object.entries(value).flatMap(([name, item]) => {
    const field = Object.hasOwn(schema.fields, name) ? schema.fields[name] : undefined;
    if (field) return unknownFields(isOptional(field) ? field.optional : field, item, `${prefix}${name}.`);
    const names = new Set([...Object.keys(schema.fields), ...Object.keys(describeFields(schema))]);
    return [unknownField(name, [...names], prefix)];
  });
}
