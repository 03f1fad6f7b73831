/** Finds why a match can meet no call, which would otherwise be a fault that silently never applies: contract §6. */
import type { FieldCode } from '../../../contract/errors.ts';
import { type Fields, isOptional, type Schema } from '../../../contract/schema/vocabulary.ts';
import { BASE_PATH } from '../../../contract/endpoints.ts';
import type { RowOf } from '../../store/collections.ts';
import { CALLS, type CallRow, callOf, nameOfCall } from '../calls.ts';
import { expectationOfSchema } from '../fields.ts';
import { nearMissOf } from '../near-miss/near-miss.ts';
import { likeliest, mostSimilar, suggestion } from '../near-miss/spelling.ts';
import { includes, isObject, isPattern, matchText, type RequestMatch } from './match.ts';
import { patternFlaw, isFound } from './pattern.ts';

/** An invalid field of a verb's input. */
export interface InputProblem {
  /** The dotted name of the field. */
  readonly path: string;
  readonly code: FieldCode;
  /** What is wrong, and the nearest valid value. */
  readonly message: string;
}

/** The rows whose keys a match may contain. */
export type Known = {
  readonly [Name in 'players' | 'providers' | 'promotions' | 'counters']: {
    getAll(): readonly RowOf<Name>[];
  };
};

/** `prefix` is the name of the field that contains the match, with a dot. */
export function matchProblems(
  reader: Known,
  match: RequestMatch,
  prefix = 'match.',
): readonly InputProblem[] {
  // Every other check evaluates the patterns.
  const unsound = unsoundPatterns(match, prefix);
  if (unsound.length > 0) return unsound;
  const calls = callsOf(reader, match);
  if (calls.length === 0) return problemsOfRoute(reader, match, prefix);
  return [
    ...problemsOfQuery(match, calls, prefix),
    ...(match.body === undefined ? [] : problemsOfBody(match.body, calls, `${prefix}body`)),
    ...problemsOfHeaders(match, prefix),
    ...problemsOfPlayer(reader, match, prefix),
  ];
}

function unsoundPatterns(value: unknown, prefix: string): InputProblem[] {
  if (isPattern(value)) {
    const message = patternFlaw(value.matches);
    return message === null ? [] : [{ path: `${prefix}matches`, code: 'FORMAT', message }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    unsoundPatterns(part, `${prefix}${name}.`),
  );
}

function callsOf(reader: Known, { method, path }: Pick<RequestMatch, 'method' | 'path'>): readonly CallRow[] {
  const values = isPattern(path) ? parameterValues(reader, path.matches) : [];
  return CALLS.filter(
    (row) =>
      (method === undefined || includes(method, row.method)) &&
      (path === undefined || takesPath(row, path, values)),
  );
}

function takesPath(
  row: CallRow,
  path: NonNullable<RequestMatch['path']>,
  values: readonly string[],
): boolean {
  if (typeof path === 'string') {
    // A parameter is written as in the table; another name would be an ordinary segment.
    return path === row.path || (!path.includes('/:') && callOf(row.method, path)?.call === row.call);
  }
  if (!row.path.includes(':')) return isFound(path, row.path);
  return values.some((value) =>
    isFound(
      path,
      row.path.replace(/:\w+/, () => value),
    ),
  );
}

/** The number of orders and usages to come that a pattern for a path is tried with. */
const COMING = 1_000;

/** Values that a parameter of a path may have: keys of the store, coming ones, and each number of the pattern itself. */
function parameterValues(reader: Known, pattern: string): readonly string[] {
  return [
    ...(pattern.match(/[\w-]*\d[\w-]*/g) ?? []),
    ...reader.providers.getAll().map(({ provider }) => provider),
    ...reader.promotions.getAll().map(({ id }) => id),
    ...['D', 'W', 'U'].flatMap((prefix) => {
      const used = reader.counters.getAll().find(({ name }) => name === prefix)?.value ?? 0;
      return Array.from({ length: used + COMING }, (_, index) => prefix + String(index + 1).padStart(6, '0'));
    }),
  ];
}

/** Why no call has the method and the path. */
function problemsOfRoute(reader: Known, { method, path }: RequestMatch, prefix: string): InputProblem[] {
  const unknown = (part: 'method' | 'path', message: string): InputProblem[] => [
    { path: prefix + part, code: 'UNKNOWN', message: `${prefix}${part}: ${message}` },
  ];
  if (path !== undefined && callsOf(reader, { path }).length === 0) {
    const isWildcard = typeof path === 'string' && path.includes('*');
    const hint = isWildcard ? '; a pattern is written as {"matches": "^/api/v2/"}' : '';
    return unknown('path', `no call has the path ${matchText(path)}; ${nearestCall(method, path)}${hint}`);
  }
  if (path === undefined) {
    const methods = [...new Set(CALLS.map((row) => row.method))].join(', ');
    return unknown('method', `no call has the method ${matchText(method)}; the methods are ${methods}`);
  }
  const others = callsOf(reader, { path }).map(nameOfCall).join(', ');
  return unknown(
    'method',
    `no call is ${matchText(method)} ${matchText(path)}; the calls of this path are ${others}`,
  );
}

function nearestCall(method: RequestMatch['method'], path: NonNullable<RequestMatch['path']>): string {
  const plain = typeof path === 'string' ? path : path.matches.replaceAll(/[\\^$()?+*]/g, '');
  const methods = CALLS.map((row) => row.method).filter(
    (candidate) => method === undefined || includes(method, candidate),
  );
  const below = methods.map((candidate) => callOf(candidate, BASE_PATH + plain)).find((row) => row !== null);
  if (below) return `the nearest is ${nameOfCall(below)}: “${BASE_PATH}” is missing`;
  const withOtherNames = CALLS.find((row) => withoutNames(row.path) === withoutNames(plain));
  if (withOtherNames) return `the nearest is ${nameOfCall(withOtherNames)}`;
  const [near] = [...new Set(methods)]
    .flatMap((candidate) => nearMissOf(candidate, plain, CALLS) ?? [])
    .toSorted((one, other) => one.because.length - other.because.length);
  if (near) return `the nearest is ${near.call}: ${near.because}`;
  return `the nearest is ${mostSimilar(plain, CALLS.map(nameOfCall))}`;
}

function withoutNames(path: string): string {
  return path.replaceAll(/:\w+/g, ':');
}

function problemsOfQuery({ query = {} }: RequestMatch, calls: readonly CallRow[], prefix: string) {
  const known = calls.flatMap(({ endpoint }) => [
    ...(endpoint.paged ? ['page', 'pageSize'] : []),
    ...Object.keys(endpoint.query?.fields ?? {}),
  ]);
  return Object.keys(query)
    .filter((name) => !known.includes(name))
    .map((name): InputProblem => {
      const path = `${prefix}query.${name}`;
      const message = `${path}: ${lacks(calls, 'parameter')}${suggestion(likeliest(name, known))}`;
      return { path, code: 'UNKNOWN', message };
    });
}

function problemsOfBody(expected: unknown, calls: readonly CallRow[], path: string): InputProblem[] {
  const schemas = calls.flatMap(({ endpoint }) => endpoint.request ?? []);
  if (schemas.length > 0) return problemsOfValue(expected, schemas, path, lacks(calls, 'field'));
  return [{ path, code: 'UNKNOWN', message: `${path}: ${lacks(calls, 'body')}` }];
}

/** The problems of an expected value where the calls have one of these schemas; `lacking` says that they lack a field. */
function problemsOfValue(
  expected: unknown,
  schemas: readonly Schema[],
  path: string,
  lacking: string,
): InputProblem[] {
  if (isPattern(expected)) return [];
  const accepting = schemas.flatMap((schema) =>
    schema.kind === 'nullable' ? [schema, schema.of] : [schema],
  );
  if (!accepting.some((schema) => hasKindOf(schema, expected))) {
    const expectations = [...new Set(schemas.map(expectationOfSchema))].join(', or ');
    return [{ path, code: 'FORMAT', message: `${path} is ${expectations}` }];
  }
  if (Array.isArray(expected)) {
    const items = accepting.flatMap((schema) => (schema.kind === 'list' ? [schema.of] : []));
    return expected.flatMap((item, index) => problemsOfValue(item, items, `${path}.${index}`, lacking));
  }
  if (!isObject(expected)) return [];
  const records = accepting.flatMap((schema) => (schema.kind === 'record' ? [schema.fields] : []));
  const names = records.flatMap((fields) => Object.keys(fields));
  return Object.entries(expected).flatMap(([name, value]) => {
    const below = `${path}.${name}`;
    const declared = records.flatMap((fields) => declaredIn(fields, name));
    if (declared.length > 0) return problemsOfValue(value, declared, below, lacking);
    const message = `${below}: ${lacking}${suggestion(likeliest(name, names))}`;
    return [{ path: below, code: 'UNKNOWN' as const, message }];
  });
}

function declaredIn(fields: Fields, name: string): Schema[] {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return [];
  return [isOptional(field) ? field.optional : field];
}

/** Whether a value has the JSON type that the schema declares. Its content may be invalid: clients send invalid content too. */
function hasKindOf(schema: Schema, value: unknown): boolean {
  switch (schema.kind) {
    case 'text':
      return typeof value === 'string';
    case 'integer':
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === typeof schema.values[0];
    case 'literal':
      return typeof value === typeof schema.value;
    case 'nullable':
      return value === null;
    case 'list':
      return Array.isArray(value);
    case 'map':
    case 'record':
      return isObject(value);
    case 'union':
      return schema.of.some((alternative) => hasKindOf(alternative, value));
    case 'json':
      return true;
  }
}

function problemsOfHeaders({ headers = {} }: RequestMatch, prefix: string): InputProblem[] {
  return Object.keys(headers)
    .filter((name) => !/^[\w!#$%&'*+.^`|~-]+$/.test(name))
    .map((name) => {
      const path = `${prefix}headers.${name}`;
      return { path, code: 'FORMAT', message: `${path} is no name of a header` };
    });
}

function problemsOfPlayer(reader: Known, { player }: RequestMatch, prefix: string): InputProblem[] {
  if (player === undefined) return [];
  const usernames = reader.players.getAll().map(({ username }) => username);
  if (usernames.some((username) => includes(player, username))) return [];
  const meant = typeof player === 'string' ? likeliest(player, usernames) : null;
  const message = `${prefix}player: there is no player ${matchText(player)}${suggestion(meant)}`;
  return [{ path: `${prefix}player`, code: 'UNKNOWN', message }];
}

/** Such as `GET /api/v2/banks has no such parameter`. */
function lacks(calls: readonly CallRow[], what: string): string {
  const [only] = calls;
  return only && calls.length === 1
    ? `${nameOfCall(only)} has no such ${what}`
    : `no call that the other parts match has such a ${what}`;
}
