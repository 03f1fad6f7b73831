/** What the site's service worker and the page keep in the browser's cache storage: decision 60. */

/** Files whose names contain a hash of their content. Files of earlier builds are dropped when there are too many. */
export const FILES = 'site-files';
/** The page that starts the site at any path. */
export const PAGES = 'site-pages';

export const FILES_FOLDER = '/assets/';
export const START_PAGE = '/index.html';
