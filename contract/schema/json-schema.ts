/** Reads a declaration as JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
import { isOptional, type Schema } from './vocabulary.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

export function jsonSchemaOf(schema: Schema): JsonSchema {
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
      return { type: 'string', enum: [...schema.values] };
    case 'literal':
      return { const: schema.value };
    case 'nullable':
      return { anyOf: [jsonSchemaOf(schema.of), { type: 'null' }] };
    case 'list':
      return {
        type: 'array',
        items: jsonSchemaOf(schema.of),
        ...(schema.maxItems === undefined ? {} : { maxItems: schema.maxItems }),
      };
    case 'map':
      return { type: 'object', additionalProperties: jsonSchemaOf(schema.of) };
    case 'record': {
      const entries = Object.entries(schema.fields);
      return {
        type: 'object',
        properties: Object.fromEntries(
          entries.map(([name, field]) => [name, jsonSchemaOf(isOptional(field) ? field.optional : field)]),
        ),
        required: entries.filter(([, field]) => !isOptional(field)).map(([name]) => name),
      };
    }
  }
}
