/**
 * An HTTP client with cookies that uses no code of the site: it sends requests as the contract's table describes them, and
 * checks every response against that table before returning it.
 */
import { expect } from 'vitest';
import {
  type AnswerOf,
  type Call,
  type Endpoint,
  endpointOf,
  errorsOf,
  isUnsafe,
  type ParametersOf,
  pathOf,
} from '../../contract/endpoints.ts';
import { ERROR_STATUS, ErrorEnvelope, isErrorCode } from '../../contract/errors.ts';
import { structOf } from '../../contract/schema/struct.ts';
import { problemsOfAnswer } from './openapi.ts';

/** Sends a request to a backend, over HTTP or in-process. */
export type Transport = (request: Request) => Promise<Response>;

export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined if there is none. */
  readonly body: Body;
}

export interface CallOptions<C extends Call = Call> {
  readonly parameters?: ParametersOf<C>;
  /** Sent as JSON. Any shape is allowed, because tests also send invalid bodies. */
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** A fresh UUID where the row requires a key; null sends none. */
  readonly key?: string | null;
  /** The XSRF token, by default the cookie's; null sends no header. */
  readonly xsrf?: string | null;
}

export class Client {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly origin: string,
    private readonly transport: Transport,
  ) {}

  /** Makes a call of the table, and asserts that its row allows the response. */
  async call<C extends Call>(call: C, options: CallOptions<C> = {}): Promise<Answer<AnswerOf<C>>> {
    const endpoint = endpointOf(call);
    const query = new URLSearchParams(options.query).toString();
    const path = pathOf(call, options.parameters ?? ({} as ParametersOf<C>));
    const headers = new Headers(options.headers);
    const key = options.key === undefined && endpoint.keyRequired ? crypto.randomUUID() : options.key;
    if (key !== null && key !== undefined) headers.set('Idempotency-Key', key);
    if (isUnsafe(endpoint)) {
      const token = options.xsrf === undefined ? this.cookies.get('XSRF-TOKEN') : options.xsrf;
      if (token) headers.set('X-XSRF-TOKEN', token);
    }
    const hasBody = 'body' in options && options.body !== undefined;
    if (hasBody && !headers.has('content-type')) headers.set('Content-Type', 'application/json');
    const answer = await this.send(`${path}${query && `?${query}`}`, {
      method: endpoint.method,
      headers,
      ...(hasBody ? { body: JSON.stringify(options.body) } : {}),
    });
    expectWithinContract(endpoint, answer);
    return answer as Answer<AnswerOf<C>>;
  }

  /** The error code of the response, for calls that are expected to fail. */
  async codeOf<C extends Call>(call: C, options: CallOptions<C> = {}): Promise<string | undefined> {
    return codeIn(await this.call(call, options));
  }

  /** Any request, with this client's cookies. */
  async send(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0) {
      headers.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await this.transport(new Request(this.origin + path, { ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  }

  /** A verb of the lab. Throws unless it was carried out. */
  async lab(verb: string, body?: unknown): Promise<unknown> {
    const answer = await this.tryLab(verb, body);
    if (answer.status !== 200) throw new Error(`/__lab/${verb}: ${answer.status} ${answer.text}`);
    return answer.body;
  }

  async tryLab(verb: string, body?: unknown): Promise<Answer> {
    return this.send(`/__lab/${verb}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  }

  /** Another device: same server, no cookies. */
  another(): Client {
    return new Client(this.origin, this.transport);
  }

  #keep(setCookie: string): void {
    const [pair = '', ...attributes] = setCookie.split('; ');
    const [name = '', ...value] = pair.split('=');
    if (attributes.includes('Expires=Thu, 01 Jan 1970 00:00:00 GMT')) this.cookies.delete(name);
    else this.cookies.set(name, value.join('='));
  }
}

/**
 * Asserts that the response is a success of the row's shape, or an error envelope with one of the row's codes: first by Ajv and
 * the OpenAPI document, which share no code with the site, then by the struct, which also rejects undeclared fields.
 */
export function expectWithinContract(endpoint: Endpoint, answer: Answer): void {
  const call = `${endpoint.method} ${endpoint.path}`;
  expect(problemsOfAnswer(endpoint.method, endpoint.path, answer), `${call}: ${answer.text}`).toEqual([]);
  expect(answer.headers.get('cache-control'), call).toBe('no-store');
  expect(answer.headers.get('x-request-id'), call).toMatch(/^.{1,64}$/);
  expect(Date.parse(answer.headers.get('date') ?? ''), call).not.toBeNaN();
  if (answer.status < 300) {
    expect(answer.status, call).toBe(endpoint.status);
    if (!endpoint.answer) return expect(answer.text, call).toBe('');
    const [failure] = structOf(endpoint.answer).validate(answer.body);
    return expect(failure?.failures() ?? [], call).toEqual([]);
  }
  const [failure, envelope] = structOf(ErrorEnvelope).validate(answer.body);
  expect(failure?.failures() ?? [], `${call}: ${answer.text}`).toEqual([]);
  const code = envelope?.code ?? '';
  if (!isErrorCode(code)) throw new Error(`${call}: ${code} is not in the contract`);
  expect(ERROR_STATUS[code], `${call}: ${code}`).toBe(answer.status);
  expect(errorsOf(endpoint), call).toContain(code);
  expect(envelope?.requestId, call).toBe(answer.headers.get('x-request-id'));
}

export function codeIn(answer: Answer): string | undefined {
  const { body } = answer;
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined;
}

/** The fields of a 422, or the meta of a rejection. */
export function errorDetail(answer: Answer, part: 'fields' | 'meta'): unknown {
  return (answer.body as Partial<Record<'fields' | 'meta', unknown>> | undefined)?.[part];
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
