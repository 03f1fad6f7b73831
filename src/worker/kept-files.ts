/** What the site's service worker and the page keep in the browser's cache storage: decision 60. */

/** Files whose names contain a hash of their content. Files of earlier builds are dropped when there are too many. */
export const FILES = 'site-files';
/** The page that starts the site at any path. */
export const PAGES = 'site-pages';

export const FILES_FOLDER = '/assets/';
export const START_PAGE = '/index.html';
/** Kept too on the device of a remembered player, whose home it starts: a visitor's home is prerendered. */
export const PLAYERS_HOME = '/';

/** What the head of the start page asks the worker (`deploy/prerender.ts`): whether it has started from a copy of an earlier build. */
export const IS_OUTDATED = 'is-outdated';

/** The build of a page, from its meta tag. */
export function buildIn(page: string): string | null {
  return /<meta name="build" content="([^"]+)"/.exec(page)?.[1] ?? null;
}

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
