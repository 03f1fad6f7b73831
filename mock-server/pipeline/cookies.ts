/** The two cookies of the session: contract §1. */

export const SESSION_COOKIE = 'sid';
export const XSRF_COOKIE = 'XSRF-TOKEN';

/** What a token looks like. Anything else in the cookie is no token, whoever put it there. */
const TOKEN = /^[A-Za-z0-9_-]{16,128}$/;

/** The cookies of a request. A name that comes twice counts once: the first is the one of the closest path. */
export function cookiesOf(request: Request): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
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
