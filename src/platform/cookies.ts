import { attempt } from './attempt.ts';
import { siteRoot } from './site-root.ts';

/** The values of the cookies of this name: several, where a sibling host or a longer path has set one too. */
export function readCookies(name: string, cookies = allCookies()): readonly string[] {
  return cookies.split('; ').flatMap((pair) => {
    const [key, ...value] = pair.split('=');
    return key === name ? [decoded(value.join('='))] : [];
  });
}

/** The cookies of this page; empty where they are blocked. */
function allCookies(): string {
  return attempt(() => String(document.cookie), '');
}

/** Any host of the same domain can set a cookie. A malformed value is returned unchanged. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

export function writeCookie(name: string, value: string, seconds = A_YEAR_SECONDS): void {
  attempt(() => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is younger than the phones of our players
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=${siteRoot()}/; Max-Age=${seconds}; SameSite=Lax`;
  }, undefined);
}

const TEST_COOKIE = 'cookie-test';

/** Whether the browser keeps no cookies of this site: then the server rejects every write (contract §1, XSRF). */
export function areCookiesBlocked(): boolean {
  writeCookie(TEST_COOKIE, '1');
  const isKept = readCookies(TEST_COOKIE).length > 0;
  writeCookie(TEST_COOKIE, '', 0);
  return !isKept || !navigator.cookieEnabled;
}
