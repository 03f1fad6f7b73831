/**
 * The network between the tabs of one browser and their own mock. It records requests, and can hold requests or lose
 * responses. A call is named by method and path below `/api/v2`: `GET /players/info`.
 */
import { onlineManager } from '@tanstack/react-query';
import { vi } from 'vitest';
import { BASE_PATH } from '../../../../contract/endpoints.ts';
import { aborted, InProcessMock, ORIGIN } from '../../../in-process/mock.ts';
import { handLine } from '../browser.ts';

/** A request that the browser has sent. */
export interface Sent {
  readonly call: string;
  readonly method: string;
  /** The path below `/api/v2`, with the query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
  /** The `X-Request-Id` of the response; null before the response. */
  requestId: string | null;
}

/** Replaces a response by another JSON value or another `Response`; undefined keeps the mock's response. */
export type Change = (answer: { readonly path: string; readonly json: unknown }) => unknown;

/** Writes that the site sends by itself. */
const BACKGROUND = ['/fingerprint', '/players/username/validate'];

export class Network {
  readonly mock = new InProcessMock();
  readonly sent: Sent[] = [];
  change: Change | undefined;
  /** The simulated connection, online or offline. */
  protected readonly line = handLine();
  /** Promises that delay a call: its request by the call's name, its response by `answerTo`. */
  readonly #held = new Map<string, Promise<void>>();
  readonly #lost = new Set<string>();
  readonly #intercepted = new Map<
    string,
    { readonly isHandled: boolean; readonly response: () => Response }
  >();

  constructor() {
    vi.stubGlobal('fetch', (input: string | URL, init: RequestInit = {}) =>
      Promise.race([this.#answerTo(input, init), aborted(init.signal)]),
    );
  }

  timesSent(call: string): number {
    return this.sent.filter((sent) => sent.call === call).length;
  }

  /** The writes that the player caused. */
  writes(): readonly Pick<Sent, 'method' | 'path' | 'body'>[] {
    return this.sent
      .filter(({ method, path }) => method !== 'GET' && !BACKGROUND.includes(path))
      .map(({ method, path, body }) => ({ method, path, body }));
  }

  /** Resolves when every request that is not held has been answered and handled. */
  settled(): Promise<void> {
    return this.mock.settled();
  }

  /** Holds the call's requests before they reach the server, until the returned function is called. */
  hold(call: string): () => void {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#held.set(call, released);
    return () => {
      this.#held.delete(call);
      release();
    };
  }

  /** Lets the server handle the call, but holds its responses until the returned function is called. */
  holdAnswer(call: string): () => void {
    return this.hold(answerTo(call));
  }

  /** Lets the server handle these calls, but loses their responses. */
  lose(...calls: readonly string[]): void {
    for (const call of calls) this.#lost.add(call);
  }

  /** Responses are delivered again; the browser fires no event. */
  loseNothing(): void {
    this.#lost.clear();
  }

  /** Answers this call with a gateway's error page, which has no contract format. */
  cutOff(call: string): void {
    this.intercept(call, gatewayAnswer);
  }

  /** Answers this call with the response, without the server: a proxy, a firewall, or an unknown refusal. */
  intercept(call: string, response: () => Response): void {
    this.#intercepted.set(call, { isHandled: false, response });
  }

  /** Lets the server handle the call, and replaces its response. */
  replace(call: string, response: () => Response): void {
    this.#intercepted.set(call, { isHandled: true, response });
  }

  /** The browser goes offline. */
  cut(): void {
    this.setOnline(false);
  }

  protected setOnline(isOnline: boolean): void {
    this.line.set(isOnline);
    onlineManager.setOnline(isOnline);
  }

  async #answerTo(input: string | URL, init: RequestInit): Promise<Response> {
    if (!this.line.isOnline()) throw new TypeError('Failed to fetch');
    const sent = sentBy(input, init);
    const { call } = sent;
    this.sent.push(sent);
    await this.#held.get(call);
    const intercepted = this.#intercepted.get(call);
    const handled =
      intercepted?.isHandled === false ? null : this.mock.fetch(input, { ...init, signal: null });
    const answered = await handled;
    const response = intercepted?.response() ?? answered ?? Response.error();
    sent.requestId = response.headers.get('X-Request-Id');
    await this.#held.get(answerTo(call));
    if (this.#lost.has(call)) throw new TypeError('Failed to fetch');
    return this.change && response.status !== 204 ? changed(sent.path, response, this.change) : response;
  }
}

function answerTo(call: string): string {
  return `answer to ${call}`;
}

function sentBy(input: string | URL, { method = 'GET', headers, body }: RequestInit): Sent {
  const { pathname, search } = new URL(input, ORIGIN);
  const path = pathname.replace(BASE_PATH, '');
  const json: unknown = typeof body === 'string' ? JSON.parse(body) : null;
  const call = `${method} ${path}`;
  return { call, method, path: path + search, headers: new Headers(headers), body: json, requestId: null };
}

function gatewayAnswer(): Response {
  const headers = { 'Content-Type': 'text/html', 'X-Request-Id': 'gateway-7' };
  return new Response('<html>502 Bad Gateway</html>', { status: 502, headers });
}

async function changed(path: string, response: Response, change: Change): Promise<Response> {
  const [bare = ''] = path.split('?');
  const value = change({ path: bare, json: await response.clone().json() });
  if (value === undefined) return response;
  if (value instanceof Response) return value;
  return new Response(JSON.stringify(value), { status: response.status, headers: response.headers });
}
