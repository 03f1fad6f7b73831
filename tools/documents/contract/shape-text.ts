/** Writes a shape of the contract in TypeScript notation. Named shapes inside it appear by name only. */
import { NAMED_SCHEMAS } from '../../../contract/openapi/schemas.ts';
import { type Fields, isOptional, type Schema } from '../../../contract/schema/vocabulary.ts';

const NAMES = new Map(Object.entries(NAMED_SCHEMAS).map(([name, { schema }]) => [schema, name]));

/** Returns the name of a shape if it has one, else its definition. */
export function shapeText(schema: Schema): string {
  return NAMES.get(schema) ?? writtenOut(schema);
}

/** The fields of a record: `code: Code, paidAmount?: Amount`. */
export function fieldsText(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, field]) =>
      isOptional(field) ? `${name}?: ${shapeText(field.optional)}` : `${name}: ${shapeText(field)}`,
    )
    .join(', ');
}

function writtenOut(schema: Schema): string {
  switch (schema.kind) {
    case 'text':
    case 'integer':
    case 'number':
    case 'boolean':
      return schema.kind;
    case 'choice':
      return schema.values.join(' | ');
    case 'literal':
      return String(schema.value);
    case 'nullable':
      return `${shapeText(schema.of)} | null`;
    case 'list':
      return `${shapeText(schema.of)}[]`;
    case 'map':
      return `{[name]: ${shapeText(schema.of)}}`;
    case 'union':
      return schema.of.map(shapeText).join(' | ');
    case 'json':
      return schema.kind;
    case 'record':
      return `{${fieldsText(schema.fields)}}`;
  }
}
