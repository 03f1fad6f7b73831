/**
 * The mock backend in this process, behind a simulated network. The pages of one browser share its cookies: each gets `fetch`
 * and `readCookie`, which behave like the browser's own.
 */
import type { Clock } from '../../contract/time/clock.ts';
import { BASE_PATH } from '../../contract/endpoints.ts';
import { type Backend, createBackend } from '../../mock-server/backend.ts';
import { CookieJar } from '../../mock-server/hosts/demo/cookie-jar.ts';
import type { FaultRequest } from '../../mock-server/lab/faults.ts';
import type { CookieCarrier } from '../../mock-server/pipeline/cookies.ts';
import { allRows, type Rows } from '../../mock-server/store/reader.ts';
import { turn } from './virtual-time.ts';

export const ORIGIN = 'http://localhost';

/** After this many iterations of the event loop without a request in flight, the pages have handled every response. */
const QUIET_TURNS = 12;

/** Playing this scenario takes ten times as long as copying its rows, and dozens of tests begin with it. */
const PLAYED_ONCE = 'long-history';

/** The rows of that scenario as this worker has played it. */
let played: { readonly at: number; readonly rows: Rows } | null = null;

/** So long they are those of a world that begins now: the scenario's newest order is an hour old. */
const CURRENT_MS = 15 * 60_000;

export interface MockOptions {
  readonly clock?: Clock;
  /** The cookies of several browsers. If absent, one browser is simulated, whose cookies are in `jar`. */
  readonly cookies?: CookieCarrier;
}

export class InProcessMock {
  readonly jar = new CookieJar();
  readonly backend: Backend;
  #inFlight = 0;

  constructor({ clock, cookies = this.jar }: MockOptions = {}) {
    this.backend = createBackend({ ...(clock && { clock }), cookies });
  }

  /** Rejects if the connection is cut. Without a response, it is pending until the request is aborted. */
  readonly fetch = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { signal, ...text } = init ?? {};
    const request = new Request(new URL(String(input), ORIGIN), text);
    return Promise.race([this.#delivered(request), aborted(signal)]);
  };

  readonly readCookie = (name: string): string | null => (name === 'XSRF-TOKEN' ? this.jar.xsrfToken : null);

  /** Calls a verb of the lab, without the simulated network. */
  askLab(verb: string, body: object): Promise<Response> {
    const headers = { 'Content-Type': 'application/json' };
    const url = `${ORIGIN}/__lab/${verb}`;
    return this.#delivered(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }));
  }

  /** Calls a verb of the lab. @throws if the lab rejects it. */
  async lab(verb: string, body: object): Promise<void> {
    const answer = await this.askLab(verb, body);
    if (!answer.ok) throw new Error(`${verb}: ${answer.status} ${await answer.text()}`);
  }

  /**
   * Adds a fault to the requests of a call, such as `POST /deposits`, or to every `POST`; by default the fault `status`, an error
   * response.
   */
  fault(call: string, fault: Partial<Omit<FaultRequest, 'match'>>): Promise<void> {
    const [method, path] = call.split(' ');
    const match = { method, ...(path === undefined ? {} : { path: BASE_PATH + path }) };
    return this.lab('faults', { match, fault: 'status', ...fault });
  }

  /** Sends a POST as another page of the same browser. @throws if the server rejects it. */
  async post(path: string, body: object): Promise<void> {
    const headers = {
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': this.readCookie('XSRF-TOKEN') ?? '',
      'Idempotency-Key': crypto.randomUUID(),
    };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await this.fetch(`${BASE_PATH}${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }

  /** Resets the world to a scenario and signs a player in, if there is one. */
  async setUp({ scenario, player }: { readonly scenario: string; readonly player: string | null }) {
    const { store, clock } = this.backend.world;
    const isPlayed = played !== null && Math.abs(clock.now() - played.at) < CURRENT_MS;
    if (scenario === PLAYED_ONCE && played && isPlayed) store.load(played.rows);
    else await this.lab('reset', { scenario });
    if (scenario === PLAYED_ONCE && !isPlayed) played = { at: clock.now(), rows: allRows(store) };
    if (player !== null) await this.lab('session', { username: player });
  }

  /** Resolves once all messages are delivered and the pages have handled them. */
  readonly settled = async (): Promise<void> => {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
      await turn();
      if (this.#inFlight > 0) quiet = -1;
    }
  };

  async #delivered(request: Request): Promise<Response> {
    this.#inFlight += 1;
    try {
      const delivery = await this.backend.deliver(request);
      if (delivery?.kind === 'response') return delivery.response;
      if (delivery?.kind !== 'never') throw new TypeError('Failed to fetch');
    } finally {
      this.#inFlight -= 1;
    }
    return new Promise<never>(() => undefined);
  }
}

/** Rejects when the signal is aborted, as `fetch` does. */
export function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(signal?.reason ?? new Error('aborted'));
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Sends each request to the mock once and then repeats its response, so that repeated renderings of a page get the same data. */
export function recordedAnswers({ fetch, readCookie }: InProcessMock) {
  const known = new Map<string, Promise<Answer>>();
  return (address: string, init: RequestInit = {}): Promise<Answer> => {
    const name = `${init.method ?? 'GET'} ${address}`;
    const headers = new Headers(init.headers);
    headers.set('X-XSRF-TOKEN', readCookie('XSRF-TOKEN') ?? '');
    const answer =
      known.get(name) ??
      fetch(address, { ...init, headers, signal: null }).then(async (response) => ({
        status: response.status,
        text: await response.text(),
      }));
    known.set(name, answer);
    return answer;
  };
}
