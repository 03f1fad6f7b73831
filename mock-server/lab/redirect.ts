/** The redirect with which a link of the lab leads to a page of the site. */
import { text } from '../../contract/schema/vocabulary.ts';
import type { World } from '../world.ts';
import { LabError } from './lab-error.ts';

export const PathOfSite = text({ maxLength: 2_000 });

/** Sets cookies and leads to a path of the site; `/` by default. Throws a 422 for an address outside of it. */
export function redirectTo(
  { cookies, sitePath }: Pick<World, 'cookies' | 'sitePath'>,
  to = '/',
  setCookies: readonly string[],
): Response {
  const path = pathOfSite(to);
  if (path === null) {
    const message = 'to is a path of this site, such as /player/deposit/';
    throw new LabError(422, 'VALIDATION_FAILED', message, { to: 'FORMAT' });
  }
  const headers = new Headers({ Location: sitePath + path, 'Cache-Control': 'no-store' });
  cookies.setCookies(headers, setCookies);
  return new Response(null, { status: 302, headers });
}

const ANY_ORIGIN = 'http://localhost';

/**
 * Returns the path as a browser would resolve it. Null for everything that could lead to another site: another scheme or
 * host, also as `//host`, `/\host`, with a tab between the slashes, or as `/.//host`.
 */
function pathOfSite(to: string): string | null {
  if (!to.startsWith('/') || !URL.canParse(to, ANY_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(to, ANY_ORIGIN);
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
}
