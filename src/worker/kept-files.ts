/** What the site's service worker and the page keep in the browser's cache storage: decision 60. */

/** Files whose names contain a hash of their content. Files of earlier builds are dropped when there are too many. */
export const FILES = 'site-files';
/** The page that starts the site at any path. */
export const PAGES = 'site-pages';

export const FILES_FOLDER = '/assets/';
export const START_PAGE = '/index.html';

/** The types of content by the ending of a file's name. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /css/,
  woff2: /font|octet-stream/,
  svg: /^image/,
};

/**
 * Whether a response is the file that the URL names. Some hosts answer a missing path with the start page and 200, and a page
 * must never be kept under the name of a file.
 */
export function isNamedFile(url: string, { status, headers }: Response): boolean {
  const [, ending = ''] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
  const type = headers.get('Content-Type') ?? '';
  return status === 200 && (TYPES[ending]?.test(type) ?? !type.includes('html'));
}
