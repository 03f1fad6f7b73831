/** The context of one request: session, client address, and the cookies to set in the response. */
import type { PlayerRow, SessionRow } from '../store/rows.ts';
import type { World } from '../world.ts';
import {
  cookiesIn,
  endedSessionCookie,
  isToken,
  valuesIn,
  sessionCookie,
  sessionIn,
  XSRF_COOKIE,
  xsrfCookie,
} from './cookies.ts';
import { ApiError } from './api-error.ts';
import { nextId } from '../domain/records.ts';

/** Set by the HTTP adapter from the socket; a value from the client is overwritten. */
export const ADDRESS_HEADER = 'x-client-address';

export class RequestContext {
  readonly requestId: string;
  readonly url: URL;
  readonly #secure: boolean;
  readonly #cookies: ReadonlyMap<string, string>;
  #sessionCookie: string | null = null;
  #xsrfToken: string | null = null;

  constructor(
    readonly world: World,
    readonly request: Request,
  ) {
    this.requestId = world.newRequestId();
    this.url = new URL(request.url);
    this.#secure = isSecure(request);
    this.#cookies = cookiesIn(world.cookies.cookieHeader(request));
  }

  get address(): string {
    return addressOf(this.request);
  }

  /** Whether the request has a session cookie, valid or not. */
  get presentsSession(): boolean {
    return Boolean(sessionIn(this.#cookies, this.#secure));
  }

  /** The session of the request's cookie; null if there is none or it has ended, or its player does not exist. */
  get session(): SessionRow | null {
    return this.#signedIn?.session ?? null;
  }

  get player(): PlayerRow | null {
    return this.#signedIn?.player ?? null;
  }

  get #signedIn() {
    return signedInWith(this.world, sessionIn(this.#cookies, this.#secure));
  }

  /** The request's XSRF cookie: of several, the one that the header repeats. */
  get presentedToken(): string | null {
    const tokens = valuesIn(this.world.cookies.cookieHeader(this.request), XSRF_COOKIE).filter(isToken);
    return tokens.find((token) => token === this.#repeatedToken) ?? tokens[0] ?? null;
  }

  get #repeatedToken(): string | null {
    return this.request.headers.get('x-xsrf-token');
  }

  /**
   * Throws XSRF_INVALID unless the header matches the expected token: the session's token if signed in, so that a token
   * planted before the login is useless, otherwise the cookie's (contract §1).
   */
  requireXsrf(): void {
    const { session } = this;
    const expected = session ? session.xsrfToken : this.presentedToken;
    if (expected !== null && this.#repeatedToken === expected) return;
    this.#xsrfToken = session?.xsrfToken ?? this.world.newSecret();
    throw new ApiError('XSRF_INVALID');
  }

  /** Signs a player in and returns the session's secret. An existing session ends; its id and token are never reused. */
  openSession(playerId: string, createdAt: string): string {
    const secret = this.world.newSecret();
    const xsrfToken = this.world.newSecret();
    const ended = this.session;
    this.world.store.change((change) => {
      if (ended) change.sessions.delete({ where: { id: { equals: ended.id } } });
      const id = nextId(change, 'S');
      change.sessions.create({ id, secret, xsrfToken, playerId, createdAt });
    });
    this.#sessionCookie = sessionCookie(secret, this.#secure);
    this.#xsrfToken = xsrfToken;
    return secret;
  }

  /** Ends the request's session, if any. */
  closeSession(): void {
    const { session } = this;
    this.#end(session ? [session] : []);
  }

  /** Ends all sessions of a player, including the current one. */
  closeSessionsOf(playerId: string): void {
    this.#end(this.world.store.sessions.findMany({ where: { playerId: { equals: playerId } } }));
  }

  /** The cookies that this request has changed. */
  changedCookies(): string[] {
    const cookies = this.#sessionCookie === null ? [] : [this.#sessionCookie];
    if (this.#xsrfToken !== null) cookies.push(xsrfCookie(this.#xsrfToken, this.#secure));
    return cookies;
  }

  /** The cookies to set in the response: includes an XSRF cookie if the page has none or a wrong one. */
  answerCookies(): string[] {
    if (this.#xsrfToken === null) {
      const { session, presentedToken } = this;
      const wanted = session ? session.xsrfToken : presentedToken;
      if (wanted === null || wanted !== presentedToken) this.#xsrfToken = wanted ?? this.world.newSecret();
    }
    return this.changedCookies();
  }

  /** The XSRF token that the page has after this response. */
  nextToken(): string | null {
    this.answerCookies();
    return this.#xsrfToken ?? this.presentedToken;
  }

  #end(sessions: readonly SessionRow[]): void {
    this.world.store.change((change) => {
      for (const { id } of sessions) change.sessions.delete({ where: { id: { equals: id } } });
    });
    this.#sessionCookie = endedSessionCookie(this.#secure);
    this.#xsrfToken = this.world.newSecret();
  }
}

/** The session with this secret and its player; null if either does not exist. */
export function signedInWith(world: World, secret: string | undefined) {
  if (!secret) return null;
  const session = world.store.sessions.findFirst({ where: { secret: { equals: secret } } });
  const player = session && world.store.players.findFirst({ where: { id: { equals: session.playerId } } });
  return player && { session, player };
}

/** The address of the client. */
export function addressOf({ headers }: Request): string {
  return headers.get(ADDRESS_HEADER) ?? 'unknown';
}

/** Whether the client uses HTTPS, possibly to a proxy in front of the mock. */
export function isSecure({ url, headers }: Request): boolean {
  return new URL(url).protocol === 'https:' || headers.get('x-forwarded-proto') === 'https';
}
