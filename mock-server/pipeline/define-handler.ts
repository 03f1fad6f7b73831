/** Combines a contract endpoint and its handler into an MSW handler that checks each request in the order of contract §1. */
import { http, type HttpHandler } from 'msw';
import {
  type AnswerOf,
  BASE_PATH,
  type Call,
  type Endpoint,
  endpointOf,
  type endpoints,
  isUnsafe,
  type ParametersOf,
  type QueryOf,
  type RequestOf,
} from '../../contract/endpoints.ts';
import { read } from '../../contract/schema/struct.ts';
import { sweep } from '../domain/sweep.ts';
import type { PlayerRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../world.ts';
import { ApiError, type FieldProblems, rejectFields } from './api-error.ts';
import { readBody, readJson } from './body.ts';
import { once, readKey } from './idempotency.ts';
import { type Paging, readPaging } from './paging.ts';
import { RequestContext } from './request-context.ts';
import { type Answer, errorAnswer, seal } from './response.ts';

type Row<C extends Call> = (typeof endpoints)[C];

/** The parameter of a handler: a request that has passed all common checks. */
interface Exchange<C extends Call> {
  readonly world: World;
  readonly store: Store;
  readonly context: RequestContext;
  readonly requestId: string;
  /** Milliseconds since 1970 on the lab's clock. */
  readonly now: number;
  readonly parameters: ParametersOf<C>;
  readonly body: RequestOf<C>;
  readonly paging: Row<C> extends { paged: true } ? Paging : undefined;
  readonly query: QueryOf<C>;
  /** The signed-in player; never null if the call's access is `player`. */
  readonly player: Row<C>['access'] extends 'player' ? PlayerRow : PlayerRow | null;
  readonly idempotencyKey: Row<C> extends { keyRequired: true } ? string : string | null;
}

/** `void` for a call that returns 204. */
type Answered<C extends Call> = AnswerOf<C> extends undefined ? void : AnswerOf<C>;

/** Returns the response, or throws an ApiError. */
type Handle<C extends Call> = (exchange: Exchange<C>) => Answered<C> | Promise<Answered<C>>;

/** Validation that the request's schema cannot express: fields that must match each other or a header. */
type ExtraShape<C extends Call> = (body: RequestOf<C>, headers: Headers) => FieldProblems;

/** Creates the MSW handler of a call for a given world. */
export type HandlerFactory = (world: World) => HttpHandler;

const METHODS = { GET: http.get, POST: http.post, PUT: http.put } as const;

/** Defines the handler of a call. `extraShape` validates what the request's schema cannot express. */
export function defineHandler<C extends Call>(
  call: C,
  handle: Handle<C>,
  extraShape?: ExtraShape<C>,
): HandlerFactory {
  const endpoint = endpointOf(call);
  const method = METHODS[endpoint.method];

  /** Returns the success response. Throws an ApiError at the first failed check. */
  async function respond(context: RequestContext, parameters: unknown): Promise<Answer> {
    const { world, request, url } = context;
    const json = isUnsafe(endpoint) ? await readJson(request, endpoint.request !== undefined) : undefined;
    sweep(world, context.requestId);

    const { session } = context;
    if (endpoint.access === 'player' && !session) throw new ApiError('UNAUTHENTICATED');
    if (isUnsafe(endpoint)) context.requireXsrf();

    const { value: body, fields: bodyFields } = readBody(endpoint, json);
    const { key, fields: keyFields } = readKey(endpoint, request.headers);
    const list = endpoint.paged ? readPaging(endpoint, url.searchParams) : null;
    const fits = extraShape !== undefined && body !== undefined;
    const extraFields = fits ? extraShape(body as unknown as RequestOf<C>, request.headers) : {};
    rejectFields({ ...bodyFields, ...keyFields, ...list?.fields, ...extraFields });

    // The checks above guarantee these types; TypeScript cannot infer them from the endpoint.
    const exchange = {
      world,
      store: world.store,
      context,
      requestId: context.requestId,
      now: world.clock.now(),
      parameters,
      body,
      paging: list?.paging,
      query: list?.query ?? {},
      player: context.player,
      idempotencyKey: key,
    } as unknown as Exchange<C>;
    const carryOut = async () => answerOf(endpoint, await handle(exchange));
    return key === null ? carryOut() : once(context, key, json, carryOut);
  }

  return (world) =>
    method(BASE_PATH + endpoint.path, async ({ request, params }) => {
      const context = new RequestContext(world, request);
      try {
        return seal(world, context, await respond(context, params), call);
      } catch (thrown) {
        return seal(world, context, errorAnswer(thrown, context.requestId), call);
      }
    });
}

/**
 * The success response of a call. A response that violates the contract is a bug of the mock: it fails here and not in the
 * client.
 */
function answerOf(endpoint: Endpoint, value: unknown): Answer {
  if (!endpoint.answer) return { status: endpoint.status, body: null };
  const reading = read(endpoint.answer, value);
  if (!reading.ok) throw new Error(`outside the contract: ${JSON.stringify(reading.violations)}`);
  return { status: endpoint.status, body: JSON.stringify(reading.value) };
}
