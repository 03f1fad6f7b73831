/** The files of the static demo, as those who make them and those who ask for them call them. */
export const WORKER_FILE = 'demo-worker.js';

/** The lab's panel, in the site's page. */
export const PANEL_FILE = 'lab-panel.js';

/** The site's page. Only the worker hands it out, so that the site never starts without one. */
export const APP_PAGE = 'app.html';

/** Placeholder in the site's page for its folder, slash included, which is known only once it is hosted. */
export const ROOT_MARK = '/%demo-root%/';
