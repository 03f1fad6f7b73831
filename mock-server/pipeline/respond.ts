/** Runs the checks of contract §1 in order: size and type, session, XSRF, shape, idempotency; then the handler. */
import { type Call, type Endpoint, isUnsafe } from '../../contract/endpoints.ts';
import { read } from '../../contract/schema/struct.ts';
import { sweep } from '../settlement/sweep.ts';
import type { Answer } from './response.ts';
import { readJson } from './body.ts';
import type { Exchange, ExtraShape, Handle } from './exchange.ts';
import { claim, keep, release, ticketFor } from './idempotency.ts';
import { ApiError, rejectFields } from './api-error.ts';
import { readKey, readPaging, readQuery, readRequest } from './shape.ts';
import type { RequestContext } from './request-context.ts';

interface Answering<C extends Call> {
  readonly endpoint: Endpoint;
  readonly handle: Handle<C>;
  readonly extraShape: ExtraShape<C> | undefined;
}

/** Returns the success response. Throws an ApiError at the first failed check. */
export async function respond<C extends Call>(
  context: RequestContext,
  { endpoint, handle, extraShape }: Answering<C>,
  parameters: unknown,
): Promise<Answer> {
  const { world, request, url } = context;
  const json = isUnsafe(endpoint) ? await readJson(request, endpoint.request !== undefined) : undefined;
  sweep(world, context.requestId);

  const { session } = context;
  if (endpoint.access === 'player' && !session) throw new ApiError('UNAUTHENTICATED');
  if (isUnsafe(endpoint)) context.requireXsrf();

  const { value: body, fields: bodyFields } = readRequest(endpoint, json);
  const { key, fields: keyFields } = readKey(endpoint, request.headers);
  const { paging, fields: pagingFields } = readPaging(endpoint, url.searchParams);
  const { query, fields: queryFields } = readQuery(endpoint, url.searchParams);
  const fits = extraShape !== undefined && body !== undefined;
  const extraFields = fits ? extraShape(body as unknown as Exchange<C>['body'], request.headers) : {};
  rejectFields({ ...bodyFields, ...keyFields, ...pagingFields, ...queryFields, ...extraFields });

  // The checks above guarantee these types; TypeScript cannot infer them from the endpoint.
  const exchange = {
    world,
    store: world.store,
    context,
    requestId: context.requestId,
    now: world.clock.now(),
    parameters,
    body,
    paging,
    query,
    player: session && world.store.players.findFirst({ where: { id: { equals: session.playerId } } }),
    idempotencyKey: key,
  } as unknown as Exchange<C>;
  const carryOut = async () => answerOf(endpoint, await handle(exchange));
  return key !== null ? once(context, key, json, carryOut) : carryOut();
}

/** Executes a request with an idempotency key, or replays its stored response. */
async function once(
  context: RequestContext,
  key: string,
  json: unknown,
  carryOut: () => Promise<Answer>,
): Promise<Answer> {
  const ticket = await ticketFor(context, key, json);
  const earlier = claim(context.world, ticket);
  if (earlier) return earlier;
  try {
    const answer = await carryOut();
    keep(context, ticket, answer);
    return answer;
  } finally {
    release(context.world, ticket);
  }
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
