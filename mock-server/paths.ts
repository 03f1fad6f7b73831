/** Where a page of the development server finds the backend that lives in it. */
export const IN_PAGE_SCRIPT = '/__in-page-backend.js';

/** Where the lab is, below the site's root. Apart, because the panel in the page wants nothing else of the server. */
export const LAB_PATH = '/__lab';

/** Where the mock plays the game providers, below the site's root: a page of files, and the calls that it makes. */
export const PROVIDER_PATH = '/__provider';

export const PROVIDER_CALLS = ['open', 'state', 'result'] as const;
export type ProviderCallName = (typeof PROVIDER_CALLS)[number];

/** Whether a path is a call, which the backend answers; the files beside it may lie with any host. */
export function isProviderCall(pathname: string): boolean {
  return PROVIDER_CALLS.some((name) => pathname === `${PROVIDER_PATH}/${name}`);
}

/** The files of page/. */
export const PROVIDER_FILES = ['index.html', 'messages.js', 'page.css', 'page.js', 'server.js'] as const;
