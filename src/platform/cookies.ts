import { siteRoot } from './site-root.ts';

/** The values of the cookies of this name: several, where a sibling host or a longer path has set one too. */
export function readCookies(name: string, cookies = document.cookie): readonly string[] {
  return cookies.split('; ').flatMap((pair) => {
    const [key, ...value] = pair.split('=');
    return key === name ? [decoded(value.join('='))] : [];
  });
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

export function writeCookie(name: string, value: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is younger than the phones of our players
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${siteRoot()}/; Max-Age=${A_YEAR_SECONDS}; SameSite=Lax`;
}
