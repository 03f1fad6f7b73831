import { createFetch, type FetchResponse } from 'ofetch';
import { type Call, type Endpoint, endpointOf, isUnsafe, pathOf } from '../../contract/endpoints.ts';
import { FailureError, failureOf, isServerCode } from '../../contract/errors.ts';
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../../contract/limits.ts';
import { read } from '../../contract/schema/struct.ts';
import { readTolerantly } from '../../contract/schema/tolerant.ts';
import type { Browser } from '../platform/browser.ts';
import { readCookies } from '../platform/cookies.ts';
import type { PreloadedResponse } from '../platform/prerender/preloaded-responses.ts';
import type { Unsubscribe } from '../platform/unsubscribe.ts';
import type { ArgumentsOf, CallOptions, Sent, CallResult } from './call-options.ts';
import { failureOfResponse, fetchCompletely, parseBody, wrongShapeIn } from './response.ts';
import { ServerClock } from './server-clock.ts';
import { SESSION_GONE, SessionBinding, XSRF_COOKIE } from './session-binding.ts';
import { UnexpectedAnswers } from './unexpected-responses.ts';

const XSRF_HEADER = 'X-XSRF-TOKEN';

/** How long a response to a request of the page's head stays usable for a player: the start of a page on a slow line. */
const PRELOADED_MS = 30_000;

/**
 * Sends the calls of the contract and validates the responses. Every failure is one of the closed union, thrown as a
 * `FailureError`. A request whose outcome is unknown is never sent again (contract §1). A page of an outdated copy writes nothing,
 * but reloads.
 */
export class Client {
  readonly clock: ServerClock;
  readonly sessionBinding: SessionBinding;
  /** Writes in flight: a reload waits for them. */
  readonly writes = new Set<Promise<unknown>>();
  readonly unexpected = new UnexpectedAnswers();
  /** After a write or a change, what was requested before it is not read any more. */
  private isStartOver = false;
  private readonly lossListeners = new Set<() => void>();
  private readonly unreadableListeners = new Set<(problem: FailureError) => void>();

  /** Responses are held until `isReady`: see `BootMode`. */
  constructor(
    private readonly browser: Browser,
    private isReady: Promise<void> | null = null,
  ) {
    this.clock = new ServerClock(browser.clock);
    this.sessionBinding = new SessionBinding(browser);
  }

  /** Calls the listener on 401 UNAUTHENTICATED, the only response that ends a session (contract §1). */
  onSessionLost(listener: () => void): Unsubscribe {
    this.lossListeners.add(listener);
    return () => this.lossListeners.delete(listener);
  }

  /** Calls the listener when rows of a list could not be parsed and were left out (contract §1). */
  onUnreadable(listener: (problem: FailureError) => void): Unsubscribe {
    this.unreadableListeners.add(listener);
    return () => this.unreadableListeners.delete(listener);
  }

  /** Something has changed without a write of this page: what its head requested before may be outdated (docs/decisions/0026). */
  forgetPreloaded(): void {
    this.isStartOver = true;
  }

  call<C extends Call>(call: C, ...[options]: ArgumentsOf<C>): Promise<CallResult<C>> {
    const answer = this.carryOut(call, options ?? {});
    this.unexpected.watch(call, answer);
    if (isUnsafe(endpointOf(call))) {
      this.writes.add(answer);
      const forget = () => this.writes.delete(answer);
      answer.then(forget, forget);
    }
    return answer;
  }

  private async carryOut<C extends Call>(call: C, sent: Sent): Promise<CallResult<C>> {
    const { browser, sessionBinding } = this;
    if (isUnsafe(endpointOf(call)) && browser.outdated && (await browser.outdated)) {
      // The fingerprint is nothing that the player has done: it waits for the next visit.
      if (call !== 'fingerprint') browser.reload();
      // A failure would make a machine try again.
      return new Promise(() => undefined);
    }
    if (sent.isLookUp) {
      if (!sessionBinding.beginLookUp()) {
        await this.isReady;
        throw new FailureError(SESSION_GONE);
      }
    } else if (isPlayersOwn(call) && !(await sessionBinding.isSamePlayer(this.noteLoss)))
      throw new FailureError(SESSION_GONE);
    const { boundToken } = sessionBinding;
    const sentIn = sessionBinding.token();
    const path = pathOf(call, (sent.parameters ?? {}) as never);
    try {
      const response = await this.sendWithToken(call, addressOf(path, sent.query), sent);
      if (call === 'login') sessionBinding.recordAnswer();
      if (sent.isLookUp) sessionBinding.recordAnswer(sentIn ?? sessionBinding.token());
      return this.reported(endpointOf(call), response) as CallResult<C>;
    } catch (error) {
      // A response to a call of an earlier session says nothing about the current one.
      if (!sent.isLookUp && sessionBinding.boundToken === boundToken) this.noteLoss(error);
      throw error;
    }
  }

  /** Parses the body of a 2xx tolerantly (contract §1): unreadable rows of a list are left out. */
  private reported({ answer: schema }: Endpoint, response: FetchResponse<unknown>): unknown {
    if (!schema) return undefined;
    const { reading, unreadable } = readTolerantly(schema, response._data);
    if (!reading.ok) throw new FailureError(wrongShapeIn(response, reading.violations));
    if (unreadable.length > 0) {
      const violations = unreadable.flatMap((row) => row.violations);
      const problem = new FailureError(wrongShapeIn(response, violations));
      for (const listener of this.unreadableListeners) listener(problem);
    }
    const { value } = reading;
    return typeof value === 'object' && value !== null && 'items' in value ? { ...value, unreadable } : value;
  }

  private readonly noteLoss = (error: unknown): void => {
    if (isServerCode(failureOf(error), 'UNAUTHENTICATED'))
      for (const listener of this.lossListeners) listener();
  };

  /**
   * Sends a call again if the server has rejected its XSRF token and the browser has another one: it was replaced after the
   * call was sent (docs/decisions/0031), or another host has planted a cookie of this name (contract §1). A player's call is sent
   * again only if the session is still that of the page's player.
   */
  private async sendWithToken(call: Call, address: string, sent: Sent): Promise<FetchResponse<unknown>> {
    const { sessionBinding } = this;
    const endpoint = endpointOf(call);
    for (let others: number | null = null; ; ) {
      const token = sessionBinding.token();
      try {
        return await this.send(endpoint, address, sent);
      } catch (error) {
        if (!isServerCode(failureOf(error), 'XSRF_INVALID')) throw error;
        const isPlanted = sessionBinding.avoid(token);
        others ??= sessionBinding.otherTokens(token);
        if (others === 0) throw error;
        others -= 1;
        if (isPlayersOwn(call) && !(isPlanted && (await sessionBinding.isSamePlayer(this.noteLoss))))
          throw error;
      }
    }
  }

  /**
   * The response to a request of the page's head. What it says of a player counts only if the session is still the one in which it was
   * requested: the XSRF token rotates with it (docs/decisions/0026).
   */
  private preloadedFor({ access }: Endpoint, address: string): PreloadedResponse | null {
    const preloaded = this.browser.takePreloadedResponse(address);
    if (access !== 'player' || preloaded === null) return preloaded;
    const isRecent = this.browser.clock.now() - preloaded.sentAt < PRELOADED_MS;
    const token = this.sessionBinding.token() ?? '';
    return isRecent && readCookies(XSRF_COOKIE, preloaded.cookies).includes(token) ? preloaded : null;
  }

  /** Sends one request and returns a 2xx. Preloaded responses pass through the same hooks. */
  private async send(endpoint: Endpoint, address: string, sent: Sent): Promise<FetchResponse<unknown>> {
    const { browser, clock, sessionBinding } = this;
    const isWrite = isUnsafe(endpoint);
    this.isStartOver ||= isWrite;
    const preloaded = this.isStartOver ? null : this.preloadedFor(endpoint, address);
    const sentAt = preloaded?.sentAt ?? browser.clock.now();
    const request = createFetch({
      fetch: (url, init) =>
        fetchCompletely(
          (signal) => preloaded?.response ?? fetch(url, { ...init, signal }),
          [init?.signal, sent.signal],
        ),
    });
    try {
      return await request.raw<unknown>(address, {
        method: endpoint.method,
        headers: { Accept: 'application/json', ...sent.headers },
        ...(sent.body === undefined ? {} : { body: bodyOf(endpoint, sent.body) }),
        credentials: 'include',
        // With any higher number ofetch retries every method, also POST.
        retry: 0,
        timeout: isWrite ? WRITE_TIMEOUT_MS : READ_TIMEOUT_MS,
        parseResponse: parseBody,
        onRequest({ options: { headers } }) {
          if (!isWrite) return;
          const token = sessionBinding.token();
          if (token !== null) headers.set(XSRF_HEADER, token);
          headers.set('Idempotency-Key', sent.key ?? browser.newKey());
        },
        // `fetch` rejects with the same error for every network failure. `signal` is ofetch's own and aborts only on
        // timeout.
        onRequestError({ options: { signal } }) {
          const kind = signal?.aborted ? 'timeout' : sent.signal?.aborted ? 'abort' : 'network';
          throw new FailureError({ kind });
        },
        onResponse({ response }) {
          clock.observe(response.headers.get('Date'), sentAt, browser.clock.now());
          if (!response.ok) throw new FailureError(failureOfResponse(response));
        },
      });
    } finally {
      if (this.isReady) await this.isReady;
      this.isReady = null;
    }
  }
}

/** The body in the contract's form (passwords in NFC). One that violates the contract is sent as it is, for the server to reject. */
function bodyOf({ request }: Endpoint, body: unknown): Record<string, unknown> {
  const reading = request ? read(request, body) : null;
  return (reading?.ok ? reading.value : body) as Record<string, unknown>;
}

/** The path of a call with its query string. */
export function addressOf(path: string, query: CallOptions<Call>['query']): string {
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

/** Whether the call acts for one player. */
function isPlayersOwn(call: Call): boolean {
  return call === 'logout' || endpointOf(call).access === 'player';
}
