/** A realistic defect of a backend, inserted between the mock and its client. */
import type { Call } from '../../../contract/endpoints.ts';
import { ERROR_STATUS, type ErrorCode } from '../../../contract/errors.ts';
import { add, decimal, written } from '../../../contract/money/money.ts';
import { cookiesIn } from '../../../mock-server/pipeline/cookies.ts';
import type { World } from '../../../mock-server/world.ts';
import { callAt } from '../../contract/call-at.ts';

/** Handles a request, as a backend does. */
export type Deliver = (request: Request) => Promise<Response>;

export interface Defect {
  /** Describes the defect as a bug report would. */
  readonly name: string;
  /** The id of the rule that must catch the defect. */
  readonly caughtBy: string;
  /** If that rule is a watch: the id of the rule that produces the responses for the watch. */
  readonly while?: string;
  readonly applyFault: (deliver: Deliver, world: World) => Deliver;
}

/** How each is applied, by `name → caughtBy`, or `name → caughtBy after while`. */
export type Defects = Readonly<Record<string, Defect['applyFault']>>;

/** Reads the names of a table. */
export function defectsIn(table: Defects): readonly Defect[] {
  return Object.entries(table).map(([key, applyFault]) => {
    const [name = '', rules = ''] = key.split(' → ');
    const [caughtBy = '', traffic] = rules.split(' after ');
    return { name, caughtBy, ...(traffic === undefined ? {} : { while: traffic }), applyFault };
  });
}

export function cookieOf(request: Request, name: string): string {
  return cookiesIn(request.headers.get('cookie') ?? '').get(name) ?? '';
}

/** Returns the session of the request's `sid` cookie, if it exists. */
export function sessionOf(world: World, request: Request) {
  return world.store.sessions.findFirst({ where: { secret: { equals: cookieOf(request, 'sid') } } });
}

/** A parsed JSON object. */
export type Json = Record<string, unknown>;

/** Returns the call that a request makes; null if no endpoint has its method and path. */
export function callOf({ method, url }: Request): Call | null {
  return callAt(method, new URL(url).pathname) ?? null;
}

/** Changes the responses of one call, or of all. */
export function answers(
  call: Call | 'every call',
  change: (response: Response, request: Request) => Response | Promise<Response>,
): Defect['applyFault'] {
  return (deliver) => async (request) => {
    const isMeant = call === 'every call' || callOf(request) === call;
    const response = await deliver(request.clone());
    return isMeant ? change(response, request) : response;
  };
}

/** Changes the JSON of a call's successful responses. */
export function successes(call: Call, change: (body: Json) => Json): Defect['applyFault'] {
  return answers(call, async (response) => {
    if (response.status >= 300) return response;
    return jsonOf(response, change((await response.json()) as Json));
  });
}

/** Replaces one status by another, and overwrites the given fields of the JSON. */
export function statusChanged(
  call: Call | 'every call',
  from: number,
  to: number,
  fields: Json = {},
): Defect['applyFault'] {
  return answers(call, async (response) =>
    response.status === from ? jsonOf(response, { ...(await response.json()), ...fields }, to) : response,
  );
}

/** Replaces responses with this status by a rejection, for all requests or for those that `isMeant` selects. */
export function rejectedAs(
  call: Call | 'every call',
  status: number,
  code: ErrorCode,
  isMeant: (request: Request) => boolean = () => true,
): Defect['applyFault'] {
  return answers(call, (response, request) =>
    response.status === status && isMeant(request) ? asRejection(response, code) : response,
  );
}

/** Changes fields of one object in a call's successful responses, such as `deposit`. */
export function parts(call: Call, name: string, change: (value: Json) => Json): Defect['applyFault'] {
  return successes(call, (body) => part(body, name, (value) => ({ ...value, ...change(value) })));
}

/** Changes fields of the JSON request body of a call; undefined removes a field. */
export function bodies(call: Call, change: (body: Json) => Json): Defect['applyFault'] {
  return requests(call, (request) => sent(request, { body: (body) => ({ ...body, ...change(body) }) }));
}

/** Changes the JSON of every rejection. */
export function rejections(change: (body: Json) => Json): Defect['applyFault'] {
  return answers('every call', async (response) => {
    if (response.status < 400) return response;
    return jsonOf(response, change((await response.json()) as Json));
  });
}

/** Changes the headers of every answer. */
export function headers(change: (headers: Headers) => void): Defect['applyFault'] {
  return answers('every call', async (response) => withHeaders(response, change));
}

/** Changes the requests of a call before the backend sees them. */
export function requests(
  call: Call | 'every call',
  change: (request: Request) => Request | Promise<Request>,
): Defect['applyFault'] {
  return (deliver) => async (request) => {
    const isMeant = call === 'every call' || callOf(request) === call;
    return deliver(isMeant ? await change(request) : request);
  };
}

/** Returns the response with another JSON body and, optionally, another status. */
export function jsonOf(response: Response, body: unknown, status = response.status): Response {
  return new Response(JSON.stringify(body), { status, headers: new Headers(response.headers) });
}

/** Returns a rejection with the code of the error, in place of the response. */
export function asRejection(response: Response, code: ErrorCode): Response {
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'application/json');
  const requestId = headers.get('x-request-id');
  const body = { code, message: code, requestId };
  return new Response(JSON.stringify(body), { status: ERROR_STATUS[code], headers });
}

export async function withHeaders(response: Response, change: (headers: Headers) => void): Promise<Response> {
  const changed = new Headers(response.headers);
  change(changed);
  const hasBody = response.status !== 204;
  return new Response(hasBody ? await response.text() : null, { status: response.status, headers: changed });
}

/** Passes each Set-Cookie header through `change`; null removes it. */
export function withCookies(headers: Headers, change: (cookie: string) => string | null): void {
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of cookies) {
    const changed = change(cookie);
    if (changed !== null) headers.append('Set-Cookie', changed);
  }
}

/** Returns the request with changed headers, body or query. */
export async function sent(
  request: Request,
  changes: { headers?: (headers: Headers) => void; body?: (body: Json) => Json; url?: (url: URL) => void },
): Promise<Request> {
  const url = new URL(request.url);
  changes.url?.(url);
  const changed = new Headers(request.headers);
  changes.headers?.(changed);
  const text = request.method === 'GET' ? '' : await request.clone().text();
  const body = changes.body && text !== '' ? JSON.stringify(changes.body(JSON.parse(text) as Json)) : text;
  // A Content-Length that does not match the new body would be a second defect.
  changed.delete('content-length');
  return new Request(url, { method: request.method, headers: changed, ...(body === '' ? {} : { body }) });
}

/** Returns the body with one of its objects changed. */
export function part(body: Json, name: string, change: (value: Json) => Json): Json {
  return { ...body, [name]: change(body[name] as Json) };
}

/** Adds to an amount of a response. */
export function plus(amount: unknown, more: string): string {
  return written(add(decimal(String(amount)), decimal(more)));
}
