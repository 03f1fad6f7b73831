/** File names of the static demo, shared by the build and its clients. */
export const WORKER_FILE = 'demo-worker.js';

/** The lab panel's script, loaded by the site's page. */
export const PANEL_FILE = 'lab-panel.js';

/** The site's page. Only the worker requests it, so that the site never starts without a worker. */
export const APP_PAGE = 'app.html';

/** Placeholder in the site's page for its folder with trailing slash, which is only known once it is hosted. */
export const ROOT_MARK = '/%demo-root%/';
