/** Which of the pages with a first view a visitor gets: nginx.conf says the same in its own words. */

/** Inside the build's folder: what its server reads, and never hands out. */
export const SERVER_FOLDER = '.server';
/** Below it. */
export const PRERENDERED_FOLDER = 'prerendered';

/** Where the site keeps the choice, for its server as for itself. */
const LANGUAGE_COOKIE = /(?:^|;\s*)i18nextLng=(lo|cn|vn|th)(?:;|$)/;
const OTHERWISE = 'lo';

/** The file for an address and the cookies that came with it. Not every page has one. */
export function prerenderedPageFor(pathname: string, cookies = ''): string {
  const language = LANGUAGE_COOKIE.exec(cookies)?.[1] ?? OTHERWISE;
  const name = pathname === '/' ? 'home' : (/^\/([a-z-]+)\/?$/.exec(pathname)?.[1] ?? '');
  return `${SERVER_FOLDER}/${PRERENDERED_FOLDER}/${language}/${name}.html`;
}
