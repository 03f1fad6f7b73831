/**
 * The network between the pages of one browser and a mock of their own: it records requests, and holds or loses them when a test
 * says so. A call is named by its method and its path below `/api/v2`, as in `GET /players/info`.
 */
import { onlineManager } from '@tanstack/react-query';
import { vi } from 'vitest';
import { BASE_PATH } from '../../../../contract/endpoints.ts';
import { aborted, InProcessMock, ORIGIN } from '../../../in-process/mock.ts';
import { handLine } from '../browser.ts';

/** A request that has left the browser. */
export interface Sent {
  readonly call: string;
  readonly method: string;
  /** Below `/api/v2`, with the query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
  /** The `X-Request-Id` of its answer. */
  requestId: string | null;
}

/** Returns what the page gets for an answer: another JSON value, another response, or undefined for the mock's own. */
export type Change = (answer: { readonly path: string; readonly json: unknown }) => unknown;

/** Requests that are sent without the player doing anything. */
const BACKGROUND = ['/fingerprint', '/players/username/validate'];

export class Network {
  readonly mock = new InProcessMock();
  readonly sent: Sent[] = [];
  change: Change | undefined;
  /** Whether the browser is online. */
  protected readonly line = handLine();
  /** What a call waits for: its request by its name, its answer by `answerTo`. */
  readonly #held = new Map<string, Promise<void>>();
  readonly #lost = new Set<string>();
  readonly #cutOff = new Set<string>();

  constructor() {
    vi.stubGlobal('fetch', (input: string | URL, init: RequestInit = {}) =>
      Promise.race([this.#answerTo(input, init), aborted(init.signal)]),
    );
  }

  timesSent(call: string): number {
    return this.sent.filter((sent) => sent.call === call).length;
  }

  /** What the player has sent to change something. */
  writes(): readonly Pick<Sent, 'method' | 'path' | 'body'>[] {
    return this.sent
      .filter(({ method, path }) => method !== 'GET' && !BACKGROUND.includes(path))
      .map(({ method, path, body }) => ({ method, path, body }));
  }

  /** All requests that are not held are answered, and the pages have handled the answers. */
  settled(): Promise<void> {
    return this.mock.settled();
  }

  /** The request waits before it reaches the server, until the returned function is called. */
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

  /** The server handles the request, and its answer waits until the returned function is called. */
  holdAnswer(call: string): () => void {
    return this.hold(answerTo(call));
  }

  /** The server handles these requests, and their answers get lost. */
  lose(...calls: readonly string[]): void {
    for (const call of calls) this.#lost.add(call);
  }

  /** Answers arrive again. The browser does not notice it. */
  loseNothing(): void {
    this.#lost.clear();
  }

  /** A gateway answers this call in place of the server, in words of no contract. */
  cutOff(call: string): void {
    this.#cutOff.add(call);
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
    const isCutOff = this.#cutOff.has(call);
    const response = isCutOff ? gatewayAnswer() : await this.mock.fetch(input, { ...init, signal: null });
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
