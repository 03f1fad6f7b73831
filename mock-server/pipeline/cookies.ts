/** The two cookies of the session (contract §1), and the lab's cookie that names a world (contract §6). */

const SESSION_COOKIE = 'sid';
/** Over HTTPS. No other host can set a cookie with this prefix, so that none can plant a session (contract §1). */
const HOST_SESSION_COOKIE = '__Host-sid';
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const WORLD_COOKIE = 'lab-world';

/** The format of a token. A cookie with another value is ignored. */
const TOKEN = /^[A-Za-z0-9_-]{16,128}$/;

/**
 * Reads and sets cookies. Over HTTP these are two headers; where scripts cannot access these headers, as in a service worker,
 * the host stores the cookies itself.
 */
export interface CookieCarrier {
  /** The client's cookies, in the format of a `Cookie` header. */
  cookieHeader(request: Request): string;
  /** Sets cookies with the response of these headers, each in the format of a `Set-Cookie` header. */
  setCookies(headers: Headers, cookies: readonly string[]): void;
}

export const cookiesOverHttp: CookieCarrier = {
  cookieHeader: (request) => request.headers.get('cookie') ?? '',
  setCookies: (headers, cookies) => {
    for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  },
};

/** Parses a `Cookie` header. For a repeated name the first one counts, which has the most specific path. */
export function cookiesIn(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const [name = '', ...value] = pair.trim().split('=');
    if (name !== '' && !cookies.has(name)) cookies.set(name, value.join('='));
  }
  return cookies;
}

/** The values of a repeated name: a sibling host may have planted one with a longer path, which comes first. */
export function valuesIn(header: string, name: string): readonly string[] {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.flatMap((pair) => (pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : []));
}

export function isToken(text: string | undefined): text is string {
  return text !== undefined && TOKEN.test(text);
}

/** The session's secret. Over HTTPS, `sid` of plain HTTP is ignored. */
export function sessionIn(cookies: ReadonlyMap<string, string>, secure: boolean): string | undefined {
  return cookies.get(nameOfSession(secure));
}

function nameOfSession(secure: boolean): string {
  return secure ? HOST_SESSION_COOKIE : SESSION_COOKIE;
}

/** Not accessible to scripts (HttpOnly); lasts as long as the browser's session. */
export function sessionCookie(secret: string, secure: boolean): string {
  return `${nameOfSession(secure)}=${secret}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Uses `Expires` in the past, so that even a browser whose clock differs from the lab's deletes the cookie. */
export function endedSessionCookie(secure: boolean): string {
  return `${sessionCookie('', secure)}; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
}

/** Scripts read this cookie and send its value in a header. */
export function xsrfCookie(token: string, secure: boolean): string {
  return `${XSRF_COOKIE}=${token}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Selects the world of all following requests of the browser. No script reads it. */
export function worldCookie(id: string, secure: boolean): string {
  return `${WORLD_COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
