/** The network between the browsers of a walk and the mock: slow, cut, or failing, depending on its `condition`. */
import { CookieJar } from '../../mock-server/hosts/demo/cookie-jar.ts';
import { cookiesOverHttp } from '../../mock-server/pipeline/cookies.ts';
import { aborted, InProcessMock } from '../in-process/mock.ts';
import type { VirtualTime } from '../in-process/virtual-time.ts';
import { type Condition, Fates, GOOD, replacement } from './condition.ts';

const FAILED_TO_FETCH = 'Failed to fetch';

export class Network {
  readonly mock: InProcessMock;
  /** The calls that change something, in the order in which they were sent. */
  readonly writes: string[] = [];
  /** The first Idempotency-Key that was sent with two bodies; null if there is none. */
  reusedKey: string | null = null;
  readonly #bodies = new Map<string, string>();
  readonly #time: VirtualTime;
  readonly #cuts = new Set<() => void>();
  #fates = new Fates(GOOD);
  #isUp = true;

  constructor(time: VirtualTime) {
    this.#time = time;
    this.mock = new InProcessMock({ clock: time, cookies: cookiesOverHttp });
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  set condition(condition: Condition) {
    this.#fates = new Fates(condition);
  }

  /** While the network is down, nothing is sent; requests in flight when it goes down fail. */
  set isUp(isUp: boolean) {
    this.#isUp = isUp;
    if (isUp) return;
    for (const cut of this.#cuts) cut();
  }

  /** `fetch` of a browser with these cookies. */
  fetchWith(jar: CookieJar): typeof globalThis.fetch {
    return (input, init = {}) => {
      const { pathname } = new URL(String(input), 'http://localhost');
      const { method = 'GET' } = init;
      if (method !== 'GET') this.writes.push(`${method} ${pathname}`);
      this.#noteKey(pathname, init);
      if (!this.#isUp) return Promise.reject(new TypeError(FAILED_TO_FETCH));
      const connection = { isCut: false };
      let cut = () => {};
      const isCut = new Promise<never>((_, reject) => {
        cut = () => {
          connection.isCut = true;
          reject(new TypeError(FAILED_TO_FETCH));
        };
      });
      this.#cuts.add(cut);
      const answer = this.#carry(jar, input, init, connection);
      return Promise.race([answer, isCut, aborted(init.signal)]).finally(() => this.#cuts.delete(cut));
    };
  }

  #noteKey(pathname: string, { headers, body }: RequestInit): void {
    const key = new Headers(headers).get('Idempotency-Key');
    if (key === null) return;
    const request = `${pathname} ${key}`;
    const text = String(body ?? '');
    if ((this.#bodies.get(request) ?? text) !== text) this.reusedKey ??= request;
    this.#bodies.set(request, text);
  }

  /** Signs a player in on the server's side, in the session that these cookies name. */
  async signIn(jar: CookieJar, username: string): Promise<void> {
    const { headers, ok } = await this.mock.askLab('session', { username });
    if (!ok) throw new Error(`${username} was not signed in`);
    jar.setCookies(headers, headers.getSetCookie());
  }

  async #carry(
    jar: CookieJar,
    input: string | URL | Request,
    init: RequestInit,
    connection: { readonly isCut: boolean },
  ): Promise<Response> {
    const { upMs, downMs } = this.#fates.condition;
    const fate = this.#fates.of(init.method ?? 'GET');
    const headers = new Headers(init.headers);
    headers.set('Cookie', jar.contents);
    await this.#sleep(upMs);
    if (connection.isCut || fate === 'lost') throw new TypeError(FAILED_TO_FETCH);
    const replaced = typeof fate === 'object' ? fate : null;
    const send = () => this.mock.fetch(input, { ...init, headers, signal: null });
    if (replaced?.isProcessed) await send();
    const response = replaced ? responseOf(replacement(replaced)) : await send();
    await this.#sleep(downMs);
    // A browser ignores the response to an aborted request, including its cookies.
    const isGivenUp = init.signal?.aborted ?? false;
    if (connection.isCut || isGivenUp || fate === 'answer lost') throw new TypeError(FAILED_TO_FETCH);
    if (fate === 'no answer') return new Promise<never>(() => undefined);
    jar.setCookies(response.headers, response.headers.getSetCookie());
    if (fate === 'malformed') return new Response('{"', response);
    return fate === 'wrong shape' ? new Response('{"a":[1]}', response) : response;
  }

  #sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.#time.later(resolve, milliseconds));
  }
}

function responseOf({ body, ...init }: ReturnType<typeof replacement>): Response {
  return new Response(body, init);
}
