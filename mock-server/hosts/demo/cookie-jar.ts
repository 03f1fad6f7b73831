/**
 * The cookies of the demo. A service worker can neither read `Cookie` nor set `Set-Cookie`, so it stores them itself; page
 * scripts cannot access them.
 */
import { type CookieCarrier, cookiesIn, XSRF_COOKIE } from '../../pipeline/cookies.ts';

export class CookieJar implements CookieCarrier {
  #cookies: Map<string, string>;

  /** Restores stored cookies, in the format of `contents`. */
  constructor(contents = '') {
    this.#cookies = new Map(cookiesIn(contents));
  }

  /** The cookies in the format of a `Cookie` header, also used for storage. */
  get contents(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The token that a page with access to the cookie would send in `X-XSRF-TOKEN`. */
  get xsrfToken(): string | null {
    return this.#cookies.get(XSRF_COOKIE) ?? null;
  }

  cookieHeader(): string {
    return this.contents;
  }

  setCookies(_headers: Headers, cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', ...value] = pair.split('=');
      // The mock deletes a cookie by an `Expires` date in 1970, and sets `Expires` on no other cookie.
      if (attributes.some((attribute) => attribute.startsWith('Expires='))) this.#cookies.delete(name);
      else this.#cookies.set(name, value.join('='));
    }
  }
}
