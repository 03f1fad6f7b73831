/**
 * The cookies of a backend. The browser holds the cookies of the mock only; a jar belongs to one session of the mock, or to the XSRF
 * token of a visitor, so that two browsers in one world are two clients of the backend as well.
 */
import { CookieJar } from 'tough-cookie';
import { XSRF_COOKIE } from '../pipeline/cookies.ts';

/** The jars of visitors who do not come back are dropped, the longest unused first. */
const MOST_JARS = 500;

export class CookieJars {
  readonly #jars = new Map<string, BackendCookies>();

  /** The jar of a session's secret or a visitor's token; a new one if there is none. */
  of(owner: string | null): BackendCookies {
    return (owner === null ? undefined : this.#jars.get(owner)) ?? new BackendCookies();
  }

  /** Gives a jar to another owner, such as the session that a login has opened. */
  keep(jar: BackendCookies, owner: string | null): void {
    for (const [former, kept] of this.#jars) if (kept === jar) this.#jars.delete(former);
    if (owner === null) return;
    this.#jars.set(owner, jar);
    const [oldest] = this.#jars.keys();
    if (oldest !== undefined && this.#jars.size > MOST_JARS) this.#jars.delete(oldest);
  }
}

/** Follows RFC 6265: a cookie is sent only to its own path, host and scheme, and until it expires. */
export class BackendCookies {
  readonly #jar = new CookieJar(undefined, { rejectPublicSuffixes: false });

  header(url: URL): string {
    return this.#jar.getCookieStringSync(url.href);
  }

  /** The token to send in `X-XSRF-TOKEN`; null if the backend has set none for this address. */
  xsrfToken(url: URL): string | null {
    const cookies = this.#jar.getCookiesSync(url.href);
    return cookies.find(({ key }) => key === XSRF_COOKIE)?.value ?? null;
  }

  /** Whether it has a cookie besides the XSRF token, which may be a session. */
  get mayHaveSession(): boolean {
    return this.#all().some(({ key }) => key !== XSRF_COOKIE);
  }

  get isEmpty(): boolean {
    return this.#all().length === 0;
  }

  /** The values of all cookies, which no one may see. */
  secrets(): readonly string[] {
    return this.#all().map(({ value }) => value ?? '');
  }

  /** Ignores what a browser would ignore too. */
  store(url: URL, setCookies: readonly string[]): void {
    for (const cookie of setCookies) this.#jar.setCookieSync(cookie, url.href, { ignoreError: true });
  }

  #all() {
    return this.#jar.serializeSync()?.cookies ?? [];
  }
}
