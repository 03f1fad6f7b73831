/** Converts a schema to JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
import { isOptional, type Schema } from './vocabulary.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** Returns the reference for a part that is defined elsewhere; null for a part to be inlined. */
export type Refer = (part: Schema) => JsonSchema | null;

/** The JSON Schema of a declaration. Its parts may be references; the declaration itself is always inlined. */
export function jsonSchemaOf(schema: Schema, refer: Refer = () => null): JsonSchema {
  const part = (inner: Schema) => refer(inner) ?? jsonSchemaOf(inner, refer);
  switch (schema.kind) {
    case 'text':
      return {
        type: 'string',
        minLength: schema.minLength,
        maxLength: schema.maxLength,
        ...(schema.pattern === undefined ? {} : { pattern: schema.pattern }),
        ...(schema.note === undefined ? {} : { description: schema.note }),
      };
    case 'integer':
      return { type: 'integer', minimum: schema.minimum, maximum: schema.maximum };
    case 'number':
      return { type: 'number' };
    case 'boolean':
      return { type: 'boolean' };
    case 'choice':
      return { type: typeof schema.values[0] === 'number' ? 'integer' : 'string', enum: [...schema.values] };
    case 'literal':
      return { const: schema.value };
    case 'nullable':
      return { anyOf: [part(schema.of), { type: 'null' }] };
    case 'list':
      return {
        type: 'array',
        items: part(schema.of),
        ...(schema.maxItems === undefined ? {} : { maxItems: schema.maxItems }),
      };
    case 'map':
      return { type: 'object', additionalProperties: part(schema.of) };
    case 'union':
      return { anyOf: schema.of.map(part) };
    case 'json':
      return {};
    case 'record': {
      const entries = Object.entries(schema.fields);
      return {
        type: 'object',
        properties: Object.fromEntries(
          entries.map(([name, field]) => [name, part(isOptional(field) ? field.optional : field)]),
        ),
        required: entries.filter(([, field]) => !isOptional(field)).map(([name]) => name),
      };
    }
  }
}
