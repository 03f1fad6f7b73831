/** Ways to invalidate a value that passes its schema, in one place each. Every result must be rejected. */
import { read } from '../../../contract/schema/struct.ts';
import { isOptional, type OptionalField, type Schema } from '../../../contract/schema/vocabulary.ts';

export interface Breakage {
  /** The place and the change, for the message of a failing test. */
  readonly description: string;
  readonly value: unknown;
}

const TOO_LARGE = Number.MAX_SAFE_INTEGER + 1;

/** All single-place changes that make `value`, which passes `schema`, invalid. */
export function breakagesOf(schema: Schema, value: unknown, path = '$'): readonly Breakage[] {
  const broken = (what: string, replacement: unknown): Breakage => ({
    description: `${path}: ${what}`,
    value: replacement,
  });
  switch (schema.kind) {
    case 'text': {
      const { minLength, maxLength, pattern } = schema;
      return [
        broken('a number for a text', 5),
        broken('null', null),
        broken('too long', 'a'.repeat(maxLength + 1)),
        ...(minLength > 0 ? [broken('too short', 'a'.repeat(minLength - 1))] : []),
        ...(pattern === undefined ? [] : [broken('another form', '\n'.repeat(Math.max(minLength, 1)))]),
      ];
    }
    case 'integer':
      return [
        broken('a text for an integer', '1'),
        broken('not whole', 0.5),
        broken('below the minimum', schema.minimum - 1),
        broken('above the maximum', schema.maximum < TOO_LARGE - 1 ? schema.maximum + 1 : TOO_LARGE),
      ];
    case 'number':
      return [broken('a text for a number', '1.5'), broken('null', null)];
    case 'boolean':
      return [broken('a text for a boolean', 'true'), broken('a number for a boolean', 1)];
    case 'choice':
      return [broken('none of the choices', 'NONE_OF_THEM'), broken('null', null)];
    case 'literal':
      return [broken('another literal', `not ${schema.value}`)];
    case 'nullable':
      return value === null
        ? [broken('undefined for null', undefined)]
        : breakagesOf(schema.of, value, path).filter((breakage) => breakage.value !== null);
    case 'list':
      return [
        broken('an object for a list', {}),
        ...(schema.maxItems === undefined
          ? []
          : [
              broken(
                'too many',
                Array.from({ length: schema.maxItems + 1 }, () => (value as unknown[])[0]),
              ),
            ]),
        ...(value as unknown[]).flatMap((item, index) =>
          breakagesOf(schema.of, item, `${path}[${index}]`).map((breakage) => ({
            ...breakage,
            value: (value as unknown[]).with(index, breakage.value),
          })),
        ),
      ];
    case 'map':
      return [
        broken('a list for an object', []),
        ...Object.entries(value as object).flatMap(([name, item]) =>
          breakagesOf(schema.of, item, `${path}.${name}`).map((breakage) => ({
            ...breakage,
            value: { ...(value as object), [name]: breakage.value },
          })),
        ),
      ];
    case 'union':
      return schema.of.flatMap((alternative) =>
        read(alternative, value).ok ? breakagesOf(alternative, value, path) : [],
      );
    case 'json':
      return [];
    case 'record':
      return [
        broken('a text for an object', 'text'),
        broken('a list for an object', []),
        ...Object.entries(schema.fields).flatMap(([name, field]) =>
          fieldBreakages(name, field, value as Record<string, unknown>, path),
        ),
      ];
  }
}

function fieldBreakages(
  name: string,
  field: Schema | OptionalField,
  value: Readonly<Record<string, unknown>>,
  path: string,
): readonly Breakage[] {
  const schema = isOptional(field) ? field.optional : field;
  const { [name]: present, ...others } = value;
  const absent: Breakage = { description: `${path}.${name}: absent`, value: others };
  const inside =
    present === undefined
      ? []
      : breakagesOf(schema, present, `${path}.${name}`).map((breakage) => ({
          ...breakage,
          value: { ...value, [name]: breakage.value },
        }));
  return isOptional(field)
    ? inside.filter((breakage) => !isUndefinedAt(breakage.value, name))
    : [absent, ...inside];
}

/** An optional field with the value undefined counts as absent. */
function isUndefinedAt(value: unknown, name: string): boolean {
  return (value as Record<string, unknown>)[name] === undefined;
}
