/** A realistic defect of a backend, inserted between the mock and its client. */
import type { Call } from '../../../contract/endpoints.ts';
import { ERROR_STATUS, type ErrorCode } from '../../../contract/errors.ts';
import { add, decimal, written } from '../../../contract/money/money.ts';
import { cookiesIn } from '../../../mock-server/pipeline/cookies.ts';
import type { World } from '../../../mock-server/world.ts';
import { callAt } from '../../../tests/contract/call-at.ts';

/** From request to answer, as a backend does it. */
export type Deliver = (request: Request) => Promise<Response>;

export interface Defect {
  /** The defect, as a finder would report it. */
  readonly name: string;
  /** The rule that must catch it. */
  readonly caughtBy: string;
  /** For a rule that only watches: the rule whose answers it is to hear. */
  readonly while?: string;
  readonly applyFault: (deliver: Deliver, world: World) => Deliver;
}

/** By the names of the defects. */
export type Defects = Readonly<Record<string, Omit<Defect, 'name'>>>;

export function cookieOf(request: Request, name: string): string {
  return cookiesIn(request.headers.get('cookie') ?? '').get(name) ?? '';
}

/** The session that a request comes with, if it lives. */
export function sessionOf(world: World, request: Request) {
  return world.store.sessions.findFirst({ where: { secret: { equals: cookieOf(request, 'sid') } } });
}

/** JSON, as it is read. */
export type Json = Record<string, unknown>;

/** The call that a request makes; null for a path or method that no row has. */
export function callOf({ method, url }: Request): Call | null {
  return callAt(method, new URL(url).pathname) ?? null;
}

/** Changes answers: of one call, or of all. */
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

/** Changes the JSON of a call's successes. */
export function successes(call: Call, change: (body: Json) => Json): Defect['applyFault'] {
  return answers(call, async (response) => {
    if (response.status >= 300) return response;
    return jsonOf(response, change((await response.json()) as Json));
  });
}

/** Answers of a status get another one, and in their JSON other fields where some are named. */
export function restated(
  call: Call | 'every call',
  from: number,
  to: number,
  fields: Json = {},
): Defect['applyFault'] {
  return answers(call, async (response) =>
    response.status === from ? jsonOf(response, { ...(await response.json()), ...fields }, to) : response,
  );
}

/** Answers of a status become another rejection: all, or those to requests that are meant. */
export function rejectedAs(
  call: Call | 'every call',
  status: number,
  code: ErrorCode,
  isMeant: (request: Request) => boolean = () => true,
): Defect['applyFault'] {
  return answers(call, (response, request) =>
    response.status === status && isMeant(request) ? rejectionOf(response, code) : response,
  );
}

/** Changes fields in one part of a call's successes, such as `deposit`. */
export function parts(call: Call, name: string, change: (value: Json) => Json): Defect['applyFault'] {
  return successes(call, (body) => part(body, name, (value) => ({ ...value, ...change(value) })));
}

/** Changes fields of the JSON that a call is sent; undefined leaves one out. */
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

/** The same answer with another body, and another status where one is said. */
export function jsonOf(response: Response, body: unknown, status = response.status): Response {
  return new Response(JSON.stringify(body), { status, headers: new Headers(response.headers) });
}

/** The rejection that another server would have given instead of this answer. */
export function rejectionOf(response: Response, code: ErrorCode): Response {
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

/** Cookies that the answer sets, changed one by one; null takes one away. */
export function withCookies(headers: Headers, change: (cookie: string) => string | null): void {
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of cookies) {
    const changed = change(cookie);
    if (changed !== null) headers.append('Set-Cookie', changed);
  }
}

/** The same request with other headers, body or query. */
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
  // Another length than was said would be another defect.
  changed.delete('content-length');
  return new Request(url, { method: request.method, headers: changed, ...(body === '' ? {} : { body }) });
}

/** The part of an answer's body with the name, changed. */
export function part(body: Json, name: string, change: (value: Json) => Json): Json {
  return { ...body, [name]: change(body[name] as Json) };
}

/** An amount of an answer, increased. */
export function plus(amount: unknown, more: string): string {
  return written(add(decimal(String(amount)), decimal(more)));
}
