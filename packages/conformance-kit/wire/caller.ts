/** An HTTP client that keeps cookies as a browser does. It shares no code with the site's own client. */
import {
  type AnswerOf,
  BASE_PATH,
  type Call,
  endpointOf,
  isUnsafe,
  type ParametersOf,
  pathOf,
} from '../../../contract/endpoints.ts';
import { HOST_SID } from '../../../contract/exchange/rules.ts';
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../../../contract/limits.ts';
import { Mismatch, NEEDS, NotReached } from '../rule/outcome.ts';
import { expectSuccess } from '../rule/expect.ts';
import { type Answer, cookieIn, isEnded, type SentRequest } from './answer.ts';
import type { Secrets } from './secrets.ts';

export type Mode = 'read-only' | 'full';

/** Connection settings that all callers of a run share. */
export interface Line {
  /** The site's root. */
  readonly origin: string;
  readonly mode: Mode;
  readonly secrets: Secrets;
  /** Sent with every request, such as the name of a lab's world. */
  readonly headers: Readonly<Record<string, string>>;
  /** Called with every response. */
  readonly received: (answer: Answer) => void;
}

export interface CallOptions<C extends Call = Call> {
  readonly parameters?: ParametersOf<C>;
  /** Sent as JSON. Not typed, because some rules send invalid bodies. */
  readonly body?: unknown;
  /** Sent unchanged, instead of `body`. */
  readonly raw?: { readonly text: string; readonly type: string };
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The Idempotency-Key. Default: a fresh UUID if the endpoint requires a key; null sends none. */
  readonly key?: string | null;
  /** The X-XSRF-TOKEN header. Default: the token of the cookie; null sends none. */
  readonly xsrf?: string | null;
}

/** The headers and the body of a call. */
interface Content {
  readonly headers?: Headers;
  readonly body?: string;
}

/** POST calls that a read-only run may send. */
const HARMLESS: readonly Call[] = ['login', 'logout', 'usernameValidate'];

export class Caller {
  /** The session is `sid` here, whatever its name on the wire. */
  readonly cookies = new Map<string, string>();

  constructor(readonly line: Line) {}

  /** Makes a call of the endpoint table. Throws Mismatch if no response arrives. */
  async call<C extends Call>(call: C, options: CallOptions<C> = {}): Promise<Answer> {
    const row = endpointOf(call);
    const query = new URLSearchParams(options.query).toString();
    const path = pathOf(call, options.parameters ?? ({} as ParametersOf<C>));
    return this.#send(call, row.method, `${path}${query && `?${query}`}`, this.#initOf(call, options));
  }

  /** Makes a call that must succeed; returns its body. */
  async ok<C extends Call>(call: C, options: CallOptions<C> = {}): Promise<AnswerOf<C>> {
    return expectSuccess(call, await this.call(call, options));
  }

  /** Sends a request that is not in the endpoint table. */
  async request(method: string, path: string): Promise<Answer> {
    return this.#send(null, method, path, {});
  }

  #initOf(call: Call, { headers: own, key, xsrf, raw, body }: CallOptions): Content {
    const row = endpointOf(call);
    const headers = new Headers(own);
    const sentKey = key === undefined && row.keyRequired ? crypto.randomUUID() : key;
    if (sentKey !== null && sentKey !== undefined) headers.set('Idempotency-Key', sentKey);
    const token = xsrf === undefined ? this.cookies.get('XSRF-TOKEN') : xsrf;
    if (isUnsafe(row) && token) headers.set('X-XSRF-TOKEN', token);
    if (raw) {
      headers.set('Content-Type', raw.type);
      return { headers, body: raw.text };
    }
    if (body === undefined) return { headers };
    headers.set('Content-Type', 'application/json');
    return { headers, body: JSON.stringify(body) };
  }

  async #send(call: Call | null, method: string, path: string, content: Content): Promise<Answer> {
    const isRead = method === 'GET';
    const { origin, mode, received } = this.line;
    const isHarmless = isRead || (call !== null && HARMLESS.includes(call));
    if (mode === 'read-only' && !isHarmless) throw new NotReached(NEEDS.writes);

    const headers = new Headers({ ...this.line.headers, ...Object.fromEntries(content.headers ?? []) });
    const cookies = [...this.cookies].map(([name, value]) => `${this.#nameOf(name)}=${value}`).join('; ');
    if (cookies !== '') headers.set('Cookie', cookies);
    const signal = AbortSignal.timeout(isRead ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS);
    const line = `${method} ${path.replace(BASE_PATH, '')}`;
    const request: SentRequest = { method, url: origin + path, headers, body: content.body ?? null };
    try {
      const response = await fetch(request.url, { ...request, signal, redirect: 'manual' });
      const text = await response.text();
      const setCookies = response.headers.getSetCookie().map(cookieIn);
      const { status, headers: answered } = response;
      const isSecure = origin.startsWith('https:');
      const answer = {
        request,
        receivedAt: performance.now(),
        call,
        line,
        isSecure,
        status,
        headers: answered,
        setCookies,
        text,
        body: parsed(text),
      };
      this.#keep(answer);
      received(answer);
      return answer;
    } catch (thrown) {
      throw new Mismatch('a response', `none to ${line}: ${reasonOf(thrown)}`, null, request);
    }
  }

  #keep({ setCookies }: Answer): void {
    for (const cookie of setCookies) {
      this.line.secrets.add(cookie.value);
      const name = cookie.name === HOST_SID ? 'sid' : cookie.name;
      if (isEnded(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, cookie.value);
    }
  }

  #nameOf(name: string): string {
    return name === 'sid' && this.line.origin.startsWith('https:') ? HOST_SID : name;
  }
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the reason of a network failure. `fetch` rejects with a generic message; its `cause` has the reason. */
export function reasonOf(thrown: unknown): string {
  const { cause, message } = thrown as { cause?: { code?: string }; message?: string };
  return cause?.code ?? message ?? String(thrown);
}
