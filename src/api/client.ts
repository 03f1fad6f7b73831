import { ofetch } from 'ofetch';
import {
  type AnswerOf,
  type Call,
  type Endpoint,
  endpointOf,
  isUnsafe,
  type ParametersOf,
  pathOf,
  type RequestOf,
} from '../../contract/endpoints.ts';
import {
  ErrorEnvelope,
  type Failure,
  FailureError,
  failureOf,
  isErrorCode,
  isServerCode,
  type WrongShape,
} from '../../contract/errors.ts';
import { ANSWER_LIMIT, READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../../contract/limits.ts';
import { read, type Violation } from '../../contract/schema/struct.ts';
import { readTolerantly, type UnreadableRow } from '../../contract/schema/tolerant.ts';
import type { Browser, Unsubscribe } from '../platform/browser.ts';
import { isReturning } from '../platform/page/returning.ts';
import { ServerClock } from './server-clock.ts';
import { UnexpectedAnswers } from './unexpected-answers.ts';

export const XSRF_COOKIE = 'XSRF-TOKEN'; // spec §7: the default convention
const XSRF_HEADER = 'X-XSRF-TOKEN';

/** What a call is sent with, as far as its row asks for it. */
export type CallOptions<C extends Call> = {
  readonly signal?: AbortSignal;
  /** The Idempotency-Key; a new one is made for an unsafe call without. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Asks who is signed in: sent in any session, and a 401 is an answer and not the loss of a session. Not sent where there can be
   * no session.
   */
  readonly isLookUp?: boolean;
} & (keyof ParametersOf<C> extends never ? unknown : { readonly parameters: ParametersOf<C> }) &
  (RequestOf<C> extends undefined ? unknown : { readonly body: RequestOf<C> });

interface Sent {
  readonly signal?: AbortSignal;
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly isLookUp?: boolean;
}

/** What a call tells; of a list also the rows that could not be read. */
export type Told<C extends Call> =
  AnswerOf<C> extends { items: readonly unknown[] }
    ? AnswerOf<C> & { readonly unreadable: readonly UnreadableRow[] }
    : AnswerOf<C>;

/**
 * Sends the calls of the contract and checks what comes back. Every failure is one of the closed union, thrown as a
 * `FailureError`. Nothing is ever sent twice: whoever wants to ask again says so (contract §1).
 */
export class Client {
  readonly clock: ServerClock;
  /** Writes that are on their way: what would cut them off waits. */
  readonly writes = new Set<Promise<unknown>>();
  readonly unexpected = new UnexpectedAnswers();
  private readonly lossListeners = new Set<() => void>();
  private readonly unreadableListeners = new Set<(problem: FailureError) => void>();
  /** The token of the session that the page knows who is in; null while nobody is known to be. */
  private boundTo: string | null = null;
  /** The token of the session that the last login or lookup was answered in. */
  private answeredIn: string | null = null;
  private hasLookedUp = false;
  private confirm: (() => Promise<boolean>) | null = null;
  private confirming: Promise<boolean> | null = null;

  /** Answers are not told of before `isReady`: see `Beginning`. */
  constructor(
    private readonly browser: Browser,
    private isReady: Promise<void> | null = null,
  ) {
    this.clock = new ServerClock(browser.clock);
  }

  /** Called at 401 UNAUTHENTICATED, by which alone a session is lost (contract §1). */
  onSessionLost(listener: () => void): Unsubscribe {
    this.lossListeners.add(listener);
    return () => this.lossListeners.delete(listener);
  }

  /** Called when rows of a list could not be read and were left out (contract §1). */
  onUnreadable(listener: (problem: FailureError) => void): Unsubscribe {
    this.unreadableListeners.add(listener);
    return () => this.unreadableListeners.delete(listener);
  }

  /**
   * Whether a player may be signed in (docs/decisions/0031). Every answer sets the XSRF cookie (contract §1), so that a browser
   * without it has never had a login answered. The first lookup goes by the cookies from before the visit, because this
   * page's other calls may have been answered by then. A device that remembers a player asks in any case.
   */
  mayHaveSession(): boolean {
    const { browser, hasLookedUp } = this;
    const hasToken = hasLookedUp ? browser.readCookie(XSRF_COOKIE) !== null : browser.hadCookie(XSRF_COOKIE);
    return hasToken || isReturning(browser.device);
  }

  /**
   * From now on a player's calls are made only in the session that the last login or lookup was answered in (contract §1).
   * Another tab may have changed the session since.
   */
  bindSession(): void {
    this.boundTo = this.answeredIn;
  }

  /** The player of the page has a new session, which another tab has opened: that of this moment. */
  bindNewSession(): void {
    this.answeredIn = this.browser.readCookie(XSRF_COOKIE);
    this.bindSession();
  }

  unbindSession(): void {
    this.boundTo = null;
  }

  /** Whether the session that the page is bound to has been replaced. */
  hasSessionChanged(): boolean {
    return this.boundTo !== null && this.browser.readCookie(XSRF_COOKIE) !== this.boundTo;
  }

  /** Asked before a call in a session that has changed behind the page: whether the same player is in it. */
  onSessionChanged(confirm: () => Promise<boolean>): void {
    this.confirm = confirm;
  }

  call<C extends Call>(call: C, ...[options]: ArgumentsOf<C>): Promise<Told<C>> {
    const answer = this.carryOut(call, options ?? {});
    this.unexpected.watch(call, answer);
    if (isUnsafe(endpointOf(call))) {
      this.writes.add(answer);
      const forget = () => this.writes.delete(answer);
      answer.then(forget, forget);
    }
    return answer;
  }

  private async carryOut<C extends Call>(call: C, sent: Sent): Promise<Told<C>> {
    const endpoint = endpointOf(call);
    if (sent.isLookUp) {
      const mayHaveSession = this.mayHaveSession();
      this.hasLookedUp = true;
      if (!mayHaveSession) {
        await this.isReady;
        throw new FailureError(SESSION_GONE);
      }
    } else if (isPlayersOwn(call) && !(await this.isSamePlayer())) throw new FailureError(SESSION_GONE);
    const { boundTo } = this;
    const sentIn = this.browser.readCookie(XSRF_COOKIE);
    const path = pathOf(call, (sent.parameters ?? {}) as ParametersOf<C>);
    const answer = await this.send(endpoint, addressOf(path, sent.query), sent);
    const failure = answer.status >= 200 && answer.status < 300 ? null : failureIn(answer);
    if (failure) {
      // A call of an earlier session, answered late, says nothing about the one that the page is in now.
      if (!sent.isLookUp && this.boundTo === boundTo) this.noteLoss(failure);
      throw new FailureError(failure);
    }
    if (call === 'login') this.answeredIn = this.browser.readCookie(XSRF_COOKIE);
    if (sent.isLookUp) this.answeredIn = sentIn ?? this.browser.readCookie(XSRF_COOKIE);
    return this.told(endpoint, answer) as Told<C>;
  }

  /** The answer inside a 2xx, read by the call's declaration as far as it can be (contract §1). */
  private told({ answer: schema }: Endpoint, answer: RawAnswer): unknown {
    if (!schema) return undefined;
    const { reading, unreadable } = readTolerantly(schema, parsed(answer.text));
    if (!reading.ok) throw new FailureError(wrongShape(answer, inWords(reading.violations)));
    if (unreadable.length > 0) {
      const detail = inWords(unreadable.flatMap(({ violations }) => violations));
      const problem = new FailureError(wrongShape(answer, detail));
      for (const listener of this.unreadableListeners) listener(problem);
    }
    const { value } = reading;
    return typeof value === 'object' && value !== null && 'items' in value ? { ...value, unreadable } : value;
  }

  private noteLoss(failure: Failure): void {
    if (isServerCode(failure, 'UNAUTHENTICATED')) for (const listener of this.lossListeners) listener();
  }

  /** The token is bound to the session and rotates with it (contract §1), so that the cookie tells without a call. */
  private async isSamePlayer(): Promise<boolean> {
    if (!this.confirm || !this.hasSessionChanged()) return true;
    this.confirming ??= this.confirm()
      .catch((error: unknown) => {
        this.noteLoss(failureOf(error));
        throw error;
      })
      .finally(() => {
        this.confirming = null;
      });
    return this.confirming;
  }

  private async send(endpoint: Endpoint, address: string, sent: Sent): Promise<RawAnswer> {
    const headers: Record<string, string> = { Accept: 'application/json', ...sent.headers };
    if (isUnsafe(endpoint)) {
      const token = this.browser.readCookie(XSRF_COOKIE);
      if (token !== null) headers[XSRF_HEADER] = token;
      headers['Idempotency-Key'] = sent.key ?? this.browser.newKey();
    }

    const canceler = new AbortController();
    let hasTimedOut = false;
    const timer = setTimeout(
      () => {
        hasTimedOut = true;
        canceler.abort();
      },
      isUnsafe(endpoint) ? WRITE_TIMEOUT_MS : READ_TIMEOUT_MS,
    );
    const abort = () => canceler.abort();
    sent.signal?.addEventListener('abort', abort);
    if (sent.signal?.aborted) abort();

    const early = isUnsafe(endpoint) ? null : this.browser.takeEarlyAnswer(address);
    const sentAt = early?.sentAt ?? this.browser.clock.now();
    try {
      const response = early
        ? await unlessAborted(early.response, canceler.signal)
        : await ofetch.raw(address, {
            method: endpoint.method,
            headers,
            ...(sent.body === undefined ? {} : { body: sent.body as Record<string, unknown> }),
            credentials: 'include',
            // Any other value would send every method again.
            retry: 0,
            signal: canceler.signal,
            ignoreResponseError: true,
            responseType: 'text',
          });
      this.clock.observe(response.headers.get('Date'), sentAt, this.browser.clock.now());
      const text = '_data' in response ? String(response._data ?? '') : await response.text();
      const requestId = response.headers.get('X-Request-Id');
      return { status: response.status, text, retryAfter: response.headers.get('Retry-After'), requestId };
    } catch {
      // fetch gives one kind of error for all that happens below HTTP.
      throw new FailureError(
        hasTimedOut ? { kind: 'timeout' } : sent.signal?.aborted ? { kind: 'abort' } : { kind: 'network' },
      );
    } finally {
      clearTimeout(timer);
      sent.signal?.removeEventListener('abort', abort);
      if (this.isReady) await this.isReady;
      this.isReady = null;
    }
  }
}

/** The path of a call, and what it asks for. */
export function addressOf(path: string, query: CallOptions<Call>['query']): string {
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

/** What was asked for by somebody else cannot be called back, but need not be waited for. */
function unlessAborted<T>(coming: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    coming.then(resolve, reject);
  });
}

/** Calls that speak of one player. */
function isPlayersOwn(call: Call): boolean {
  return call === 'logout' || endpointOf(call).access === 'player';
}

/** The session that the page was in is no longer there: somebody else is. Nothing was sent. */
const SESSION_GONE: Failure = {
  kind: 'server',
  status: 401,
  code: 'UNAUTHENTICATED',
  fields: {},
  meta: {},
  requestId: '',
  retryAfterSeconds: null,
};

type ArgumentsOf<C extends Call> = keyof ParametersOf<C> extends never
  ? RequestOf<C> extends undefined
    ? [options?: CallOptions<C>]
    : [options: CallOptions<C>]
  : [options: CallOptions<C>];

interface RawAnswer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
  readonly requestId: string | null;
}

/** The failure that an answer outside 2xx tells. */
function failureIn(answer: RawAnswer): Failure {
  const envelope = read(ErrorEnvelope, parsed(answer.text));
  if (!envelope.ok || !isErrorCode(envelope.value.code)) {
    return wrongShape(answer, 'not an error of the contract');
  }
  const { code, requestId, fields = {}, meta = {} } = envelope.value;
  const seconds = Number.parseInt(answer.retryAfter ?? '', 10);
  return {
    kind: 'server',
    status: answer.status,
    code,
    requestId,
    fields,
    meta,
    retryAfterSeconds: Number.isNaN(seconds) ? null : seconds,
  };
}

function inWords(violations: readonly Violation[]): string {
  return violations.map(({ path, code }) => `${path || 'answer'} ${code}`).join(', ');
}

function wrongShape({ status, requestId }: RawAnswer, detail: string): WrongShape {
  const known = read(ErrorEnvelope.fields.requestId, requestId);
  return { kind: 'wrong-shape', status, detail, ...(known.ok && { requestId: known.value }) };
}

/** Text that is no JSON, or more of it than any answer has, reads as undefined, which has no shape. */
function parsed(text: string): unknown {
  if (text.length > ANSWER_LIMIT) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
