/** The demo's cookie jar, with the cookies that the mock really sets. */
import { expect, test } from 'vitest';
import { CookieJar } from '../../../mock-server/hosts/demo/cookie-jar.ts';
import { endedSessionCookie, sessionCookie, xsrfCookie } from '../../../mock-server/pipeline/cookies.ts';

const set = (jar: CookieJar, ...cookies: readonly string[]) => jar.setCookies(new Headers(), cookies);

test('it returns the cookies that were set, the latest value of each name, and the XSRF token', () => {
  const jar = new CookieJar();
  expect([jar.cookieHeader(), jar.xsrfToken]).toEqual(['', null]);
  set(jar, sessionCookie('first', true), xsrfCookie('token-of-a-visitor', true));
  set(jar, sessionCookie('second', true), xsrfCookie('a=token=of-a-player', true));
  expect(jar.cookieHeader()).toBe('__Host-sid=second; XSRF-TOKEN=a=token=of-a-player');
  expect(jar.xsrfToken).toBe('a=token=of-a-player');
});

test('a cookie that the server deletes is removed', () => {
  const jar = new CookieJar();
  set(jar, sessionCookie('first', false), xsrfCookie('token', false));
  set(jar, endedSessionCookie(false));
  expect(jar.cookieHeader()).toBe('XSRF-TOKEN=token');
});

test('an exported jar restores another one', () => {
  const jar = new CookieJar();
  set(jar, sessionCookie('first', false), xsrfCookie('token', false));
  expect(new CookieJar(jar.contents).contents).toBe(jar.contents);
});
