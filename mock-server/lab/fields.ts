/** Describes the fields of a schema as serializable data: for the list of verbs, the command line and the journal. */
import { isOptional, type Schema } from '../../contract/schema/vocabulary.ts';

export interface FieldDescription {
  readonly type: 'text' | 'integer' | 'number' | 'boolean' | 'choice' | 'list' | 'map' | 'json';
  readonly required: boolean;
  /** Whether null is accepted. */
  readonly nullable?: true;
  /** Only for a choice. */
  readonly choices?: readonly (string | number | boolean)[];
  /** Only for an integer with bounds. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** Only for text: the source of an ECMAScript regular expression. */
  readonly pattern?: string;
  readonly explanation?: string;
}

export type FieldDescriptions = Readonly<Record<string, FieldDescription>>;

/** The dotted names of a value's fields at every depth, as in the paths of violations. */
export type FieldName<Value> = Value extends readonly unknown[]
  ? never
  : Value extends object
    ? {
        [Name in keyof Value & string]: Name | `${Name}.${FieldName<Exclude<Value[Name], undefined>>}`;
      }[keyof Value & string]
    : never;

/** Describes every field by its dotted name, in the order of declaration. Empty if the value is no record. */
export function describeFields(schema: Schema | undefined): FieldDescriptions {
  return schema ? Object.fromEntries(fieldsBelow(schema, '', true)) : {};
}

/** Describes the values of one schema in English. */
export function expectationOfSchema(schema: Schema): string {
  return expectationOf({ ...describe(schema), required: true });
}

/** Describes the accepted values in English: `one of up, silent`. */
export function expectationOf(field: FieldDescription): string {
  const expectation = expectationOfType(field);
  return field.nullable ? `${expectation}, or null` : expectation;
}

function expectationOfType({ type, choices, minimum, maximum, pattern }: FieldDescription): string {
  switch (type) {
    case 'choice':
      return choices?.length === 1 ? String(choices[0]) : `one of ${choices?.join(', ')}`;
    case 'integer': {
      const bounds = [
        minimum === undefined ? '' : ` from ${minimum}`,
        maximum === undefined ? '' : ` to ${maximum}`,
      ];
      return `a whole number${bounds.join('')}`;
    }
    case 'boolean':
      return 'true or false';
    case 'number':
      return 'a number';
    case 'text':
      return pattern === undefined ? 'text' : `text like ${pattern}`;
    case 'list':
      return 'a JSON list';
    case 'map':
      return 'a JSON object';
    case 'json':
      return 'text or JSON';
  }
}

function fieldsBelow(schema: Schema, prefix: string, isRequired: boolean): [string, FieldDescription][] {
  if (schema.kind !== 'record') return [];
  return Object.entries(schema.fields).flatMap(([name, declared]) => {
    const field = isOptional(declared) ? declared.optional : declared;
    const required = isRequired && !isOptional(declared);
    return fieldsAt(field, prefix + name, required);
  });
}

function fieldsAt(schema: Schema, path: string, required: boolean): [string, FieldDescription][] {
  if (schema.kind === 'record') return fieldsBelow(schema, `${path}.`, required);
  // Each alternative is optional, because another one may be given.
  if (schema.kind === 'union') return schema.of.flatMap((alternative) => fieldsAt(alternative, path, false));
  return [[path, { ...describe(schema), required }]];
}

function describe(schema: Schema): Omit<FieldDescription, 'required'> {
  switch (schema.kind) {
    case 'text': {
      const { pattern, note } = schema;
      return {
        type: 'text',
        ...(pattern === undefined ? {} : { pattern }),
        ...(note === undefined ? {} : { explanation: note }),
      };
    }
    case 'integer': {
      const { minimum, maximum } = schema;
      return {
        type: 'integer',
        ...(minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
        ...(maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
      };
    }
    case 'choice':
      return { type: 'choice', choices: schema.values };
    case 'literal':
      return { type: 'choice', choices: [schema.value] };
    case 'nullable':
      return { ...describe(schema.of), nullable: true };
    case 'record':
      // A record without separate fields, as below `nullable`, is given as JSON.
      return { type: 'map' };
    case 'union':
      return { type: 'json' };
    default:
      return { type: schema.kind };
  }
}
