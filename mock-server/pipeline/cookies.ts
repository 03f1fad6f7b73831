/** The two cookies of the session: contract §1. */

export const SESSION_COOKIE = 'sid';
export const XSRF_COOKIE = 'XSRF-TOKEN';

/** The format of a token. A cookie with another value is ignored. */
const TOKEN = /^[A-Za-z0-9_-]{16,128}$/;

/**
 * How cookies come in and go out. Over HTTP they are two headers; where Fetch gives no script a hand on these, as in a
 * service worker, the host stores the cookies itself.
 */
export interface CookieCarrier {
  /** What the caller has, as in a `Cookie` header. */
  cookieHeader(request: Request): string;
  /** Gives the caller cookies, each as a `Set-Cookie` header has it, with an answer of these headers. */
  setCookies(headers: Headers, cookies: readonly string[]): void;
}

export const cookiesOverHttp: CookieCarrier = {
  cookieHeader: (request) => request.headers.get('cookie') ?? '',
  setCookies: (headers, cookies) => {
    for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  },
};

/** The cookies of a header. A name that comes twice counts once: the first is the one of the closest path. */
export function cookiesIn(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const [name = '', ...value] = pair.trim().split('=');
    if (name !== '' && !cookies.has(name)) cookies.set(name, value.join('='));
  }
  return cookies;
}

export function isToken(text: string | undefined): text is string {
  return text !== undefined && TOKEN.test(text);
}

/** Scripts never see it. It lasts as long as the browser's own session. */
export function sessionCookie(secret: string, secure: boolean): string {
  return `${SESSION_COOKIE}=${secret}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Dated rather than aged: a browser whose clock differs from the lab's forgets it all the same. */
export function endedSessionCookie(secure: boolean): string {
  return `${sessionCookie('', secure)}; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
}

/** Scripts read it and echo it in a header. */
export function xsrfCookie(token: string, secure: boolean): string {
  return `${XSRF_COOKIE}=${token}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
