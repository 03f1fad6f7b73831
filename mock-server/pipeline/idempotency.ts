/** Idempotent writes: contract §1, Idempotency-Key. */
import { type Endpoint, isUnsafe } from '../../contract/endpoints.ts';
import { IDEMPOTENCY_KEY_HOURS } from '../../contract/limits.ts';
import { read } from '../../contract/schema/struct.ts';
import { instantOf } from '../../contract/time/clock.ts';
import { Uuid } from '../../contract/values.ts';
import { digestOf } from '../security/crypto.ts';
import type { World } from '../world.ts';
import { ApiError, type FieldProblems } from './api-error.ts';
import type { RequestContext } from './request-context.ts';
import type { Answer } from './response.ts';

const LIFE_MS = IDEMPOTENCY_KEY_HOURS * 3_600_000;

/** Reads the `Idempotency-Key` header of a write. An invalid key is rejected even if the call does not require one. */
export function readKey(endpoint: Endpoint, headers: Headers): { key: string | null; fields: FieldProblems } {
  const key = isUnsafe(endpoint) ? headers.get('idempotency-key') : null;
  if (key === null || key === '') {
    return { key: null, fields: endpoint.keyRequired ? { 'Idempotency-Key': 'REQUIRED' } : {} };
  }
  return read(Uuid, key).ok ? { key, fields: {} } : { key: null, fields: { 'Idempotency-Key': 'FORMAT' } };
}

/** Executes a request with an idempotency key, or replays its stored response. */
export async function once(
  context: RequestContext,
  key: string,
  json: unknown,
  carryOut: () => Promise<Answer>,
): Promise<Answer> {
  const { world } = context;
  const ticket = await ticketFor(context, key, json);
  const earlier = claim(world, ticket);
  if (earlier) return earlier;
  try {
    const answer = await carryOut();
    keep(context, ticket, answer);
    return answer;
  } finally {
    world.running.delete(ticket.id);
  }
}

/** Identifies a request within its scope (player or, before a login, XSRF cookie) by method, path and key. */
interface Ticket {
  readonly id: string;
  readonly key: string;
  readonly bodyDigest: string;
}

async function ticketFor(context: RequestContext, key: string, body: unknown): Promise<Ticket> {
  const { session, presentedToken, request, url } = context;
  const scope = session ? `player ${session.playerId}` : `token ${presentedToken}`;
  return {
    id: await digestOf([scope, request.method, url.pathname, key].join('\n')),
    key,
    // No body and {} are equivalent: calls without a body accept both.
    // Includes the scope, which is not stored before a login: the digest of a password alone could be brute-forced.
    bodyDigest: await digestOf([scope, JSON.stringify(body ?? {})].join('\n')),
  };
}

/**
 * Returns the stored response of a repeated request. Null for a new request, whose ticket is then held until it is carried out.
 * Throws IDEMPOTENCY_MISMATCH for another body under the same key, and IDEMPOTENCY_IN_PROGRESS.
 */
function claim(world: World, ticket: Ticket): Answer | null {
  const stored = world.store.idempotency.findFirst({ where: { id: { equals: ticket.id } } });
  const isHeld = stored !== null && world.clock.now() - Date.parse(stored.storedAt) < LIFE_MS;
  const earlierBody = isHeld ? stored.bodyDigest : world.running.get(ticket.id);
  if (earlierBody !== undefined && earlierBody !== ticket.bodyDigest) {
    throw new ApiError('IDEMPOTENCY_MISMATCH');
  }
  if (isHeld) {
    return {
      status: stored.status,
      body: stored.body,
      headers: { 'Idempotency-Replayed': 'true' },
      setCookies: stored.setCookies,
      replayed: true,
    };
  }
  if (earlierBody !== undefined) throw new ApiError('IDEMPOTENCY_IN_PROGRESS');
  world.running.set(ticket.id, ticket.bodyDigest);
  return null;
}

/** Stores a 2xx response for a repeated key, with its cookies: a repeated login without them would create no session. */
function keep(context: RequestContext, ticket: Ticket, answer: Answer): void {
  const { world } = context;
  world.store.change((change) => {
    change.idempotency.delete({ where: { id: { equals: ticket.id } } });
    change.idempotency.create({
      ...ticket,
      method: context.request.method,
      path: context.url.pathname,
      status: answer.status,
      body: answer.body,
      setCookies: context.changedCookies(),
      storedAt: instantOf(world.clock.now()),
    });
  });
}
