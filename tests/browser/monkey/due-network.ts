/** The network of a walk in Chromium: each request and each response has a due time, and proceeds when the walk's time reaches it. */
import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { type Condition, Fates, GOOD, replacement } from '../../monkey/condition.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';

/** A request that waits for its due time; `isCut` says that the connection was lost before that time. */
interface Waiting {
  readonly due: number;
  proceed(isCut: boolean): void;
}

/** Headers that describe the transfer and not the content, which Node has decoded already. */
const OF_THE_TRANSFER = /^(content-encoding|content-length|transfer-encoding|connection|keep-alive|date)$/;

export class DueNetwork {
  now: number;
  readonly #context: BrowserContext;
  readonly #world: World;
  /** Requests that the pages have sent and that have not ended, and the page of each. */
  readonly #open = new Map<Request, Page | null>();
  readonly #waiting = new Map<Request, Waiting>();
  readonly #agencyAnswers = new WeakMap<Page, number>();
  /** Pages whose document has run its own scripts. */
  readonly #loaded = new WeakSet<Page>();
  /** The number of requests that have begun, plus those that have ended. */
  #events = 0;
  /** Called when a request has ended, or waits. */
  #onChange: () => void = () => undefined;
  #serverTime = 0;
  #fates = new Fates(GOOD);
  #isUp = true;

  constructor(context: BrowserContext, world: World, now: number) {
    this.#context = context;
    this.#world = world;
    this.now = now;
  }

  async begin(): Promise<void> {
    const end = (request: Request) => this.#end(request);
    this.#context.on('request', (request) => {
      this.#events += 1;
      this.#open.set(request, pageOf(request));
    });
    this.#context.on('requestfinished', end);
    this.#context.on('requestfailed', end);
    this.#context.on('page', (page) => {
      page.on('domcontentloaded', () => this.#loaded.add(page));
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#loaded.delete(page);
      });
    });
    await this.#context.route('**/*', (route) =>
      this.#carry(route).catch((error: unknown) => {
        ignoreClosedPage(error);
        this.#end(route.request());
      }),
    );
  }

  #end(request: Request): void {
    this.#events += 1;
    this.#open.delete(request);
    this.#waiting.delete(request);
    this.#onChange();
  }

  /** Forgets the requests of a document that was left or closed, which end without an event. */
  forget(isGone: (page: Page | null) => boolean): void {
    for (const [request, page] of this.#open) {
      if (!isGone(page) || request.isNavigationRequest()) continue;
      this.#open.delete(request);
      this.#waiting.delete(request);
    }
    this.#onChange();
  }

  get events(): number {
    return this.#events;
  }

  /** Whether every open request waits for a due time that has not come. */
  get isStill(): boolean {
    return [...this.#open.keys()].every((request) => (this.#waiting.get(request)?.due ?? 0) > this.now);
  }

  isLoading(page: Page): boolean {
    return [...this.#open.values()].includes(page);
  }

  /** Whether this page has received a response of `agency/info`, without which it may stay blank (specification §2). */
  hasReadAgency(page: Page): boolean {
    return this.#agencyAnswers.has(page);
  }

  /** Whether `agency/info` has responded 404: the page shows how to reach support, and no control (§2). */
  hasNoAgency(page: Page): boolean {
    return this.#agencyAnswers.get(page) === 404;
  }

  get openRequests(): readonly string[] {
    return [...this.#open.keys()].map(
      (request) => `${request.method()} ${request.url()}${this.#waiting.has(request) ? ' (waiting)' : ''}`,
    );
  }

  set condition(condition: Condition) {
    this.#fates = new Fates(condition);
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Offline, nothing is sent, and requests in flight are lost. */
  async setUp(isUp: boolean): Promise<void> {
    this.#isUp = isUp;
    if (!isUp) await this.#proceed([...this.#open.keys()], true);
  }

  /** The due time of the next request or response; infinite if none waits. */
  get nextDue(): number {
    return Math.min(Infinity, ...[...this.#waiting.values()].map(({ due }) => due));
  }

  /** Runs the clocks of the pages up to this time. Requests and responses that are due by then proceed on `release`. */
  async run(until: number, runClocks: (milliseconds: number) => Promise<void>): Promise<void> {
    const milliseconds = until - this.now;
    this.now = until;
    await runClocks(milliseconds);
  }

  /**
   * Releases due requests one by one, in the order in which the pages sent them: files up to the first call of the API, and then
   * only that call, so that the page has handled its response before the next one.
   */
  async release(): Promise<void> {
    const due = [...this.#open.keys()].filter(
      (request) => (this.#waiting.get(request)?.due ?? Infinity) <= this.now,
    );
    const call = due.findIndex(isCall);
    await this.#proceed(call === -1 ? due : due.slice(0, call + 1), false);
  }

  async #proceed(requests: readonly Request[], isCut: boolean): Promise<void> {
    for (const request of requests) {
      const waiting = this.#waiting.get(request);
      if (!waiting) continue;
      this.#waiting.delete(request);
      waiting.proceed(isCut);
      // Waits until the request has ended, or waits for another due time.
      while (this.#open.has(request) && !this.#waiting.has(request)) await this.#change();
    }
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#onChange = resolve;
    });
  }

  async #carry(route: Route): Promise<void> {
    const request = route.request();
    const url = new URL(request.url());
    if (!/^https?:$/.test(url.protocol)) return route.continue();
    if (url.hostname !== '127.0.0.1') return route.abort();
    if (!url.pathname.startsWith('/api/')) return this.#carryFile(route);
    const { upMs, downMs } = this.#fates.condition;
    const fate = this.#isUp ? this.#fates.of(request.method()) : 'lost';
    const isCut = await this.#until(request, this.#isUp ? upMs : 0);
    if (!this.#isUp) return route.abort('internetdisconnected');
    if (isCut || fate === 'lost') return route.abort('connectionreset');
    const replaced = typeof fate === 'object' ? fate : null;
    if (replaced?.isProcessed) await this.#answer(request, url);
    const response = replaced ? replacement(replaced) : await this.#answer(request, url);
    // Only the loss of the connection ends a request that gets no answer.
    const isAnswerCut = await this.#until(request, fate === 'no answer' ? Infinity : downMs);
    if (isAnswerCut || fate === 'answer lost') return route.abort('connectionreset');
    if (fate === 'malformed') response.body = '{"';
    if (fate === 'wrong shape') response.body = '{"a":[1]}';
    const page = this.#open.get(request);
    if (page && url.pathname.endsWith('/agency/info')) this.#agencyAnswers.set(page, response.status);
    return route.fulfill(response);
  }

  /** Documents and their initial scripts are not delayed: without them there is no site. A chunk is as slow as any read. */
  async #carryFile(route: Route): Promise<void> {
    const request = route.request();
    const { upMs, of } = this.#fates.condition;
    const isSlow = this.#isUp && this.#isChunk(request) && of !== 'writes' && upMs > GOOD.upMs;
    // A page cannot evaluate scripts while it waits for its document, so that the walk would wait as well.
    const isAtOnce = request.isNavigationRequest();
    const isCut = !isAtOnce && (await this.#until(request, isSlow ? upMs : 0));
    const fate = this.#isChunk(request) ? this.#fates.of('GET') : 'answered';
    // The file is gone, or the host answers with its start page.
    if (this.#isUp && !isCut && typeof fate === 'object' && fate.code === undefined)
      return route.fulfill(replacement({ status: fate.isProcessed ? 200 : 404 }));
    return isCut || !this.#isUp ? route.abort('internetdisconnected') : route.continue();
  }

  #isChunk(request: Request): boolean {
    const page = this.#open.get(request);
    return request.resourceType() === 'script' && page instanceof Object && this.#loaded.has(page);
  }

  /** Resolves at the due time, or earlier if the connection is lost; the value says whether it was lost. */
  #until(request: Request, milliseconds: number): Promise<boolean> {
    if (!this.#open.has(request)) return Promise.resolve(false);
    return new Promise((proceed) => {
      this.#waiting.set(request, { due: this.now + milliseconds, proceed });
      this.#onChange();
    });
  }

  /** Sends the request to the server. Its cookies reach the browser with the response, and not before. */
  async #answer(request: Request, url: URL) {
    if (this.#serverTime !== this.now) {
      this.#serverTime = this.now;
      await this.#world.clock.set(new Date(this.now).toISOString());
    }
    const cookies = await this.#context.cookies(url.href);
    const response = await fetch(url, {
      method: request.method(),
      headers: {
        ...request.headers(),
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      },
      body: request.postData(),
      redirect: 'manual',
    });
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => !OF_THE_TRANSFER.test(name) && name !== 'set-cookie'),
    );
    const set = response.headers.getSetCookie();
    if (set.length > 0) headers['set-cookie'] = set.join('\n');
    return { status: response.status, headers, body: await response.text() };
  }
}

function isCall(request: Request): boolean {
  return new URL(request.url()).pathname.startsWith('/api/');
}

/** Returns null for a navigation request, because its document does not exist yet. */
function pageOf(request: Request): Page | null {
  return request.isNavigationRequest() ? null : request.frame().page();
}

/** A page may be closed or left while its request is carried. */
function ignoreClosedPage(error: unknown): void {
  if (!(error instanceof Error && /closed|handled|Invalid InterceptionId|Frame/.test(error.message)))
    throw error;
}
