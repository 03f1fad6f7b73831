/** Selects the prerendered page for a request; nginx.conf contains the same rule. */

/** A folder in the build's output for the server's own files, which it does not serve by name. */
export const SERVER_FOLDER = '.server';
/** A subfolder of `SERVER_FOLDER`. */
export const PRERENDERED_FOLDER = 'prerendered';
/** The page for a missing file, in `SERVER_FOLDER`. */
export const MISSING_FILE = 'missing.html';

/** The cookie in which the site stores the chosen language, readable by the server. */
const LANGUAGE_COOKIE = /(?:^|;\s*)i18nextLng=(lo|cn|vn|th)(?:;|$)/;
const OTHERWISE = 'lo';

/** Returns the file for a path and its cookies. Not every page has a prerendered file. */
export function prerenderedPageFor(pathname: string, cookies = ''): string {
  const language = LANGUAGE_COOKIE.exec(cookies)?.[1] ?? OTHERWISE;
  const name = pathname === '/' ? 'home' : (/^\/([a-z-]+)\/?$/.exec(pathname)?.[1] ?? '');
  return `${SERVER_FOLDER}/${PRERENDERED_FOLDER}/${language}/${name}.html`;
}
