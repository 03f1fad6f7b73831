/** What a request contained when it arrived: for the match of faults, and for the journal. */
import { cookiesIn, sessionIn, XSRF_COOKIE } from '../pipeline/cookies.ts';
import { ADDRESS_HEADER, isSecure, signedInWith } from '../pipeline/request-context.ts';
import type { World } from '../world.ts';
import { callOf } from './calls.ts';
import { maskedCopy } from './mask.ts';
import type { ObservedRequest } from './match/match.ts';

export interface Arrival extends ObservedRequest {
  /** The same without secrets, as the journal keeps it. A body that is not JSON cannot be masked, and is null. */
  readonly masked: Pick<ObservedRequest, 'query' | 'headers' | 'body'>;
}

export async function arrivalOf(world: World, request: Request): Promise<Arrival> {
  const { method } = request;
  const { pathname: path, searchParams } = new URL(request.url);
  const text = request.body === null ? '' : await request.clone().text();
  const json = parsed(text);
  const body = text === '' ? null : json === undefined ? text : json;
  const query = Object.fromEntries(searchParams);
  const headers = Object.fromEntries([...request.headers].filter(([name]) => name !== ADDRESS_HEADER));
  const cookies = cookiesIn(world.cookies.cookieHeader(request));
  const session = sessionIn(cookies, isSecure(request));
  const secrets = [session, cookies.get(XSRF_COOKIE)].filter((secret) => Boolean(secret));
  const masked = maskedCopy({ query, headers, body: json ?? null }, secrets as string[]) as Arrival['masked'];
  const player = signedInWith(world, session)?.player.username ?? null;
  return { method, path, call: callOf(method, path)?.call ?? null, query, headers, body, player, masked };
}

interface Delivered {
  readonly arrival: Arrival;
  /** The id of the fault under which the request is carried out. */
  readonly faultId: string | null;
}

/** The pipeline receives the request only, and the body of a request can be read once. */
const delivered = new WeakMap<Request, Delivered>();

/** Remembers the arrival of a request that is delivered to the pipeline. */
export function noteDelivery(request: Request, delivery: Delivered): void {
  delivered.set(request, delivery);
}

export function deliveryOf(request: Request): Delivered {
  const delivery = delivered.get(request);
  if (!delivery) throw new Error(`${request.method} ${request.url} was carried out without its arrival`);
  return delivery;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
