/** The line between a page and the mock's own backend, in one process: one request at a time, so that a walk is the same twice. */
import type { Clock } from '../../../contract/clock.ts';
import { type Backend, createBackend } from '../../../mock-server/backend.ts';
import { CookieJar } from '../../../mock-server/demo/cookie-jar.ts';
import { createWorld } from '../../../mock-server/world.ts';
import { turn } from './page-time.ts';

const ORIGIN = 'http://localhost';
/** Turns without a request after which nothing is on its way any more: an answer takes a few to be read. */
const QUIET_TURNS = 5;
/** What is held up for longer has been given up by every router on its way. */
const LOST_AFTER_MS = 60_000;

/** What was sent under an Idempotency-Key. */
export interface Sending {
  readonly path: string;
  readonly key: string;
  readonly words: string;
}

interface Held {
  readonly request: Request;
  readonly since: number;
}

export class Line {
  readonly jar = new CookieJar();
  readonly backend: Backend;
  readonly sendings: Sending[] = [];
  readonly #clock: Clock;
  #holdsNext = false;
  #held: Held[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.backend = createBackend({ world: createWorld({ clock, cookies: this.jar }) });
  }

  /** As the page's own. A line that is cut rejects, one that never answers waits for its abort. */
  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { signal, ...words } = init ?? {};
    const request = new Request(new URL(String(input), ORIGIN), words);
    const key = request.headers.get('Idempotency-Key');
    if (key !== null) {
      this.sendings.push({ path: new URL(request.url).pathname, key, words: String(init?.body ?? '') });
    }
    if (this.#holdsNext && request.method === 'POST') {
      this.#holdsNext = false;
      this.#held.push({ request, since: this.#clock.now() });
      return aborted(signal ?? null);
    }
    return Promise.race([this.#inTurn(request), aborted(signal ?? null)]);
  };

  /** The next write stays on its way, and nobody knows of it. */
  holdNext(): void {
    this.#holdsNext = true;
  }

  /** What was held up arrives after all; its answer finds nobody. */
  async arrive(): Promise<void> {
    const late = this.#held.filter(({ since }) => this.#clock.now() - since < LOST_AFTER_MS);
    this.#held = [];
    // An answer may never come, and nobody waits for it.
    for (const { request } of late) void this.#inTurn(request).catch(() => undefined);
    await this.settled();
  }

  get hasHeld(): boolean {
    return this.#held.length > 0;
  }

  /** From now on nothing is held up, and no fault waits. */
  heal(): void {
    this.#holdsNext = false;
    this.backend.world.faults.clear();
  }

  /** Asks the lab. What it refuses does nothing. */
  async lab(verb: string, body: object): Promise<void> {
    const headers = { 'Content-Type': 'application/json' };
    const url = `${ORIGIN}/__lab/${verb}`;
    await this.#inTurn(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }));
  }

  /** Resolves when nothing is on its way that could still be answered. */
  async settled(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
      await turn();
      if (this.#waiting > 0) quiet = -1;
    }
  }

  async #inTurn(request: Request): Promise<Response> {
    this.#waiting += 1;
    const delivering = this.#last.then(() => this.backend.deliver(request));
    this.#last = delivering.catch(() => undefined);
    const delivery = await delivering.finally(() => {
      this.#waiting -= 1;
    });
    switch (delivery?.kind) {
      case 'response':
        return delivery.response;
      case 'never':
        return new Promise<never>(() => undefined);
      default:
        throw new TypeError('Failed to fetch');
    }
  }
}

/** Rejects once the page gives up waiting, as `fetch` does. */
function aborted(signal: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(signal?.reason ?? new Error('aborted'));
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}
