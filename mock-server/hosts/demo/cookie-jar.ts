/**
 * The cookies of the demo's only browser. A service worker may read no `Cookie` and set no `Set-Cookie`, so it keeps
 * them itself, behind the page as a browser would; the page's scripts see neither.
 */
import { type CookieCarrier, cookiesIn, XSRF_COOKIE } from '../../pipeline/cookies.ts';

export class CookieJar implements CookieCarrier {
  #cookies: Map<string, string>;

  /** Goes on with cookies that were kept, as `contents` gave them. */
  constructor(contents = '') {
    this.#cookies = new Map(cookiesIn(contents));
  }

  /** As in a `Cookie` header, and as it is kept. */
  get contents(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** What a page that could read the cookie would echo in `X-XSRF-TOKEN`. */
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
      // The mock takes a cookie away by a day in 1970, and dates no other.
      if (attributes.some((attribute) => attribute.startsWith('Expires='))) this.#cookies.delete(name);
      else this.#cookies.set(name, value.join('='));
    }
  }
}
