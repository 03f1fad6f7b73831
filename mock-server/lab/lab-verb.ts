/**
 * Converts a lab verb to an MSW handler: contract §6. It needs no session and no XSRF token, but validates its input in the
 * same way.
 */
import { http, type HttpHandler, HttpResponse } from 'msw';
import type { Fields, Schema } from '../../contract/schema/vocabulary.ts';
import { standardHeaders } from '../pipeline/response.ts';
import { readJson } from '../pipeline/body.ts';
import { RequestContext } from '../pipeline/request-context.ts';
import { sweep } from '../domain/sweep.ts';
import { inSlices, isSliced } from '../slices.ts';
import type { Change } from '../store/reader.ts';
import type { World } from '../world.ts';
import { LAB_PATH } from '../paths.ts';
import { failureEntry } from './journal-entry.ts';
import { describeFields, type FieldDescriptions, type FieldName } from './fields.ts';
import { problemOf } from './lab-error.ts';
import { nearMissOf } from './near-miss/near-miss.ts';
import type { VerbDescription } from './verb-description.ts';
import { checkedBody, checkedQuery } from './verb-input.ts';

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
  /** Returns the body of the response, or the response; or the work in slices that ends with it. */
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
        const returned = handle(exchange);
        const answer = isSliced(returned) ? await inSlices(returned) : returned;
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
