/**
 * Converts a lab verb to an MSW handler: contract §6. It needs no session and no XSRF token, but validates its input in the
 * same way.
 */
import { http, type HttpHandler, HttpResponse } from 'msw';
import { read } from '../../contract/schema/struct.ts';
import { type Fields, type Infer, record, type Schema } from '../../contract/schema/vocabulary.ts';
import { standardHeaders } from '../pipeline/response.ts';
import { readJson } from '../pipeline/body.ts';
import { ApiError } from '../pipeline/api-error.ts';
import { RequestContext } from '../pipeline/request-context.ts';
import { sweep } from '../settlement/sweep.ts';
import type { Change } from '../store/reader.ts';
import type { World } from '../world.ts';
import { LAB_PATH } from '../paths.ts';
import { failureEntry } from './journal-entry.ts';
import {
  describeFields,
  expectationOf,
  type FieldDescription,
  type FieldDescriptions,
  type FieldName,
} from './fields.ts';
import type { InputProblem } from './match/match-problems.ts';
import { nearMissOf } from './near-miss/near-miss.ts';
import { unknownField, unknownFields, unknownProblems } from './unknown-fields.ts';
import type { VerbDescription } from './verb-description.ts';

export { LAB_PATH };

export interface LabExchange<Body, Query = undefined> {
  readonly world: World;
  readonly context: RequestContext;
  readonly body: Body;
  /** The query parameters; undefined if the verb has none. */
  readonly query: Query;
  readonly parameters: Readonly<Record<string, string>>;
  readonly now: number;
}

/** A rejected verb, with a message for the lab's user. */
export class LabError extends Error {
  override readonly name = 'LabError';
  constructor(
    readonly status: 403 | 404 | 405 | 409 | 422 | 429,
    readonly code: string,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Throws a 422 with all problems, if there are any. */
export function rejectProblems(problems: readonly InputProblem[]): void {
  if (problems.length > 0) throw rejectionOf(problems);
}

/** How many problems one response names: an imported file may have one in each of its rows. */
const MOST_NAMED = 100;

function rejectionOf(all: readonly InputProblem[]): LabError {
  const problems = all.slice(0, MOST_NAMED);
  const fields = Object.fromEntries(problems.map(({ path, code }) => [path, code]));
  const message = problems.map((problem) => problem.message).join('; ');
  return new LabError(422, 'VALIDATION_FAILED', message, fields);
}

export interface LabVerb {
  readonly description: VerbDescription;
  readonly mount: (world: World) => HttpHandler;
}

/** The declaration of a verb. The explanation is required. */
export interface Verb<Body, Query> {
  readonly method: 'get' | 'post' | 'delete';
  /** Relative to /__lab. */
  readonly path: string;
  /** One sentence for the list of verbs, the command line and the panel. */
  readonly explanation: string;
  readonly body?: Schema<Body>;
  /** The query parameters: texts, integers and booleans. */
  readonly query?: Schema<Query> & { readonly fields: Fields };
  /** Overrides the body limit of the product's calls. */
  readonly bodyLimitBytes?: number;
  /** Whether the verb creates a new world: it is then not recorded in the new world's act log. */
  readonly beginsAnew?: boolean;
  /** Whether a POST only reads: it is then no act. */
  readonly isRead?: true;
  /** An explanation for each field or query parameter that needs one. */
  readonly fields?: { readonly [Name in FieldName<NoInfer<Body>> | FieldName<NoInfer<Query>>]?: string };
  /** `path` is required if the verb's own path has parameters. */
  readonly example?: { readonly path?: string; readonly body?: NoInfer<Body> };
  /** Returns the body of the response, or the response. */
  readonly handle: (exchange: LabExchange<Body, Query>) => unknown;
}

export function labVerb<Body = undefined, Query = undefined>(verb: Verb<Body, Query>): LabVerb {
  return { description: describe(verb), mount: mountOf(verb) };
}

export function describe<Body, Query>(verb: Omit<Verb<Body, Query>, 'handle'>): VerbDescription {
  const { method, path, explanation, body, query, fields, example } = verb;
  const explanations: Readonly<Record<string, string | undefined>> = fields ?? {};
  const explained = (schema: Schema | undefined): FieldDescriptions =>
    Object.fromEntries(
      Object.entries(describeFields(schema)).map(([name, field]) => {
        const said = explanations[name];
        return [name, said === undefined ? field : { ...field, explanation: said }];
      }),
    );
  return {
    method: method.toUpperCase() as VerbDescription['method'],
    path: LAB_PATH + path,
    explanation,
    fields: explained(body),
    ...(query ? { parameters: explained(query) } : {}),
    ...(example ? { example: { ...example, path: LAB_PATH + (example.path ?? path) } } : {}),
  };
}

function mountOf<Body, Query>(verb: Verb<Body, Query>): LabVerb['mount'] {
  const { method, path, bodyLimitBytes, beginsAnew = false, isRead = method === 'get', handle } = verb;
  return (world) =>
    http[method](LAB_PATH + path, async ({ request, params }) => {
      const context = new RequestContext(world, request);
      try {
        const json =
          method === 'post' ? await readJson(request, verb.body !== undefined, bodyLimitBytes) : undefined;
        // Before anything changes: a rejected verb changes nothing.
        const query = checkedQuery(verb, context.url.searchParams);
        const body = checkedBody(verb, json);
        sweep(world, context.requestId);
        const exchange = {
          world,
          context,
          body,
          query,
          parameters: params,
          now: world.clock.now(),
        } as LabExchange<Body, Query>;
        const answer = beginsAnew ? world.events.quietly(() => handle(exchange)) : handle(exchange);
        if (answer instanceof Response) return answer;
        if (beginsAnew) world.events.add({ type: 'reset', ...world.acts.beginning });
        else if (!isRead) {
          const done = context.url.pathname.slice(LAB_PATH.length + 1);
          const act = { now: exchange.now, method: method.toUpperCase(), verb: done, body: body ?? null };
          world.events.add({ type: 'act', act: world.acts.add(act) });
        }
        // Carries out everything that the verb made due, such as an expiry after a jump of the clock, before the response.
        sweep(world, context.requestId);
        return labAnswer(world, context, 200, answer);
      } catch (thrown) {
        return rejectedVerb(world, context, thrown);
      }
    });
}

/** The response to a verb that threw. A failure of the mock itself stands in the journal too. */
export function rejectedVerb(world: World, context: RequestContext, thrown: unknown): HttpResponse<string> {
  const [status, problem] = problemOf(thrown);
  if (status === 500) world.journal.add(failureEntry(world, context, thrown));
  return labAnswer(world, context, status, problem);
}

/** A ledger transaction of the lab. */
export function transaction({ now, context }: Pick<LabExchange<unknown>, 'now' | 'context'>, change: Change) {
  return { change, now, requestId: context.requestId };
}

/** Responds with 404 to any other path below /__lab. */
export function unknownVerb(world: World, verbs: readonly VerbDescription[]): HttpHandler[] {
  return [LAB_PATH, `${LAB_PATH}/*`].map((path) =>
    http.all(path, ({ request }) => {
      const context = new RequestContext(world, request);
      const near = nearMissOf(request.method, context.url.pathname, verbs);
      const message = ['there is no such verb', ...(near ? [`almost ${near.call}: ${near.because}`] : [])];
      return labAnswer(world, context, 404, { code: 'NOT_FOUND', message: message.join('; ') });
    }),
  );
}

/** The body with the declared fields. Throws for any other field. */
export function checkedBody<Body>(
  { body: schema, path }: Pick<Verb<Body, unknown>, 'body' | 'path'>,
  json: unknown,
) {
  const given = json ?? {};
  const unknown = unknownFields(schema ?? record({}), given);
  rejectProblems(unknownProblems(path.slice(1), 'field', unknown));
  return schema && checked(schema, given, 'body');
}

/** The declared query parameters, with integers and booleans converted. Throws for any other parameter. */
export function checkedQuery<Query>(
  { query: schema, path }: Pick<Verb<unknown, Query>, 'query' | 'path'>,
  given: URLSearchParams,
) {
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
  return checked(schema, Object.fromEntries(values), 'query');
}

/** `subject` is the body or the query. The message says what each invalid field takes. */
function checked<Value>(
  schema: Schema<Value>,
  value: unknown,
  subject: 'body' | 'query',
): Infer<Schema<Value>> {
  const reading = read(schema, value);
  if (reading.ok) return reading.value;
  const described = describeFields(schema);
  throw rejectionOf(
    reading.violations.map(({ path, code }) => {
      const field = nearest(described, path);
      const shape = Object.entries(described).map(([name, { required }]) => (required ? name : `${name}?`));
      const taken = field ? expectationOf(field) : `{${shape.join(', ')}}`;
      const name = path === '' ? `the ${subject}` : path;
      const message =
        code === 'REQUIRED' ? `${name} is missing, which takes ${taken}` : `${name} takes ${taken}`;
      return { path: path === '' ? subject : path, code, message };
    }),
  );
}

/** The description of a field, or of the closest one that contains it; undefined for the whole. */
function nearest(described: FieldDescriptions, path: string): FieldDescription | undefined {
  const parent = path.replace(/\.?[^.]*$/, '');
  return described[path] ?? (path === '' ? undefined : nearest(described, parent));
}

export function problemOf(thrown: unknown): [number, unknown] {
  if (thrown instanceof LabError) {
    const { status, code, message, fields } = thrown;
    return [status, { code, message, ...(Object.keys(fields).length > 0 ? { fields } : {}) }];
  }
  if (thrown instanceof ApiError) {
    const statuses: Readonly<Record<string, number>> = {
      PAYLOAD_TOO_LARGE: 413,
      UNSUPPORTED_MEDIA_TYPE: 415,
    };
    return [
      statuses[thrown.code] ?? 400,
      { code: thrown.code, message: 'the body must be JSON with Content-Type application/json' },
    ];
  }
  return [
    500,
    { code: 'INTERNAL', message: thrown instanceof Error ? String(thrown.stack) : String(thrown) },
  ];
}

function labAnswer(
  world: World,
  context: RequestContext,
  status: number,
  answer: unknown,
): HttpResponse<string> {
  const headers = standardHeaders(world, context.requestId);
  headers.set('Content-Type', 'application/json');
  world.cookies.setCookies(headers, context.changedCookies());
  return new HttpResponse(JSON.stringify(answer ?? {}), { status, headers });
}
