/** The script of the in-page backend, served by the development server. */
export const IN_PAGE_SCRIPT = '/__in-page-backend.js';

/** The lab's path below the site's root. In a separate module, because the panel needs nothing else of the server. */
export const LAB_PATH = '/__lab';

/** The header that names the world of a request: contract §6. */
export const WORLD_HEADER = 'X-Lab-World';

/** The world of requests that name none. It always exists. */
export const DEFAULT_WORLD = 'default';

/** The path of the simulated game providers below the site's root: a page with its files, and the calls of that page. */
export const PROVIDER_PATH = '/__provider';

export const PROVIDER_CALLS = ['open', 'state', 'result'] as const;
export type ProviderCallName = (typeof PROVIDER_CALLS)[number];

/** Whether a path is a call for the backend; the files next to it can be served by any host. */
export function isProviderCall(pathname: string): boolean {
  return PROVIDER_CALLS.some((name) => pathname === `${PROVIDER_PATH}/${name}`);
}

/** The files in provider-simulation/page/. */
export const PROVIDER_FILES = ['index.html', 'page.css', 'page.js'] as const;
