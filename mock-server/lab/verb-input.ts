/** Reads what a verb is given. Whatever it does not declare is rejected with what it takes instead: contract §6. */
import { read } from '../../contract/schema/struct.ts';
import { record, type Schema } from '../../contract/schema/vocabulary.ts';
import { describeFields, expectationOf, type FieldDescription, type FieldDescriptions } from './fields.ts';
import { rejectProblems } from './lab-error.ts';
import { isObject } from './match/match.ts';
import type { InputProblem } from './match/match-problems.ts';
import { likeliest, suggestion } from './near-miss/spelling.ts';
import { unknownField, unknownFields, unknownProblems } from './unknown-fields.ts';

/** The body with the declared fields. Throws for any other field. */
export function checkedBody<Body>(
  { body: schema, path }: { readonly body?: Schema<Body>; readonly path: string },
  json: unknown,
): Body | undefined {
  const given = json ?? {};
  rejectProblems(unknownProblems(path.slice(1), 'field', unknownFields(schema ?? record({}), given)));
  if (!schema) return undefined;
  rejectProblems(valueProblems(schema, given, 'body'));
  return given as Body;
}

/** The declared query parameters, with integers and booleans converted. Throws for any other parameter. */
export function checkedQuery<Query>(
  { query: schema, path }: { readonly query?: Schema<Query>; readonly path: string },
  given: URLSearchParams,
): Query | undefined {
  const declared = describeFields(schema);
  const names = Object.keys(declared);
  const present = [...new Set(given.keys())];
  const unknown = present.filter((name) => !names.includes(name)).map((name) => unknownField(name, names));
  rejectProblems([
    ...unknownProblems(path.slice(1) || 'the list of verbs', 'parameter', unknown),
    ...present
      .filter((name) => given.getAll(name).length > 1)
      .map((name) => ({ path: name, code: 'FORMAT' as const, message: `${name} is given more than once` })),
  ]);
  if (!schema) return undefined;
  const values = [...given].map(([name, value]) => {
    const type = declared[name]?.type;
    if (type === 'integer' && /^\d{1,15}$/.test(value)) return [name, Number(value)];
    return [name, type === 'boolean' && /^(true|false)$/.test(value) ? value === 'true' : value];
  });
  const query: unknown = Object.fromEntries(values);
  rejectProblems(valueProblems(schema, query, 'query'));
  return query as Query;
}

/** What a value lacks, each with what its field takes. `subject` names the whole, and `prefix` is written before its fields. */
export function valueProblems(schema: Schema, value: unknown, subject: string, prefix = ''): InputProblem[] {
  const reading = read(schema, value);
  if (reading.ok) return [];
  const described = describeFields(schema);
  return reading.violations.map(({ path, code }) => {
    const field = nearest(described, path);
    const shape = Object.entries(described).map(([name, { required }]) => (required ? name : `${name}?`));
    const taken = field ? expectationOf(field) : `{${shape.join(', ')}}`;
    const name = path !== '' ? prefix + path : prefix === '' ? `the ${subject}` : subject;
    const message =
      code === 'REQUIRED'
        ? `${name} is missing, which takes ${taken}`
        : `${name} takes ${taken}${choiceMeant(field, partOf(value, path))}`;
    return { path: path === '' ? subject : prefix + path, code, message };
  });
}

/** Suggests the choice that is most similar to the value. */
function choiceMeant(field: FieldDescription | undefined, given: unknown): string {
  return typeof given === 'string' ? suggestion(likeliest(given, field?.choices?.map(String) ?? [])) : '';
}

function partOf(value: unknown, path: string): unknown {
  return path.split('.').reduce((part, name) => (isObject(part) ? part[name] : undefined), value);
}

/** The description of a field, or of the closest one that contains it; undefined for the whole. */
function nearest(described: FieldDescriptions, path: string): FieldDescription | undefined {
  const parent = path.replace(/\.?[^.]*$/, '');
  return described[path] ?? (path === '' ? undefined : nearest(described, parent));
}
