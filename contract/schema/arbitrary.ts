/** Converts a schema to a fast-check arbitrary of valid values. Only tests load this file. */
import fc from 'fast-check';
import { type Infer, isOptional, type Schema } from './vocabulary.ts';

export function arbitraryOf<S extends Schema>(schema: S): fc.Arbitrary<Infer<S>> {
  return build(schema) as fc.Arbitrary<Infer<S>>;
}

function build(schema: Schema): fc.Arbitrary<unknown> {
  switch (schema.kind) {
    case 'text': {
      const { minLength, maxLength, pattern } = schema;
      if (pattern === undefined) return fc.string({ minLength, maxLength, unit: 'grapheme-ascii' });
      // By default, fast-check repeats a pattern about ten times and would rarely reach a greater minimum length.
      const size = minLength > 10 ? 'medium' : 'small';
      return fc.stringMatching(new RegExp(pattern, 'u'), { size }).filter((value) => {
        const { length } = [...value];
        return length >= minLength && length <= maxLength;
      });
    }
    case 'integer':
      return fc.integer({ min: schema.minimum, max: Math.min(schema.maximum, 2 ** 31 - 1) });
    case 'number':
      // JSON has no negative zero.
      return fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
    case 'boolean':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...schema.values);
    case 'literal':
      return fc.constant(schema.value);
    case 'nullable':
      return fc.option(build(schema.of), { nil: null });
    case 'list':
      return fc.array(build(schema.of), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case 'map':
      return fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), build(schema.of), { maxKeys: 4 });
    case 'union':
      return fc.oneof(...schema.of.map(build));
    case 'json':
      return fc.jsonValue();
    case 'record': {
      const fields = Object.entries(schema.fields);
      return fc.record(
        Object.fromEntries(
          fields.map(([name, field]) => [name, build(isOptional(field) ? field.optional : field)]),
        ),
        { requiredKeys: fields.filter(([, field]) => !isOptional(field)).map(([name]) => name) },
      );
    }
  }
}
