/** Keeps a copy of the site in the browser for later visits, also without a network: decision 60. */
import { ownBuild } from '../platform/page/document.ts';
import { FILES, FILES_FOLDER, isNamedFile, PAGES, START_PAGE } from '../worker/kept-files.ts';

/** Trusted Types: the page's policy allows scripts of workers by this name only. */
const POLICY = 'site-worker';

/**
 * Starts the service worker at this path, and keeps the files that this page has loaded before the worker could see them. They
 * come from the browser's HTTP cache. Does nothing where the browser has no service workers: an old one, a private window, or
 * plain HTTP.
 */
export async function keepOfflineCopy(workerPath: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  await navigator.serviceWorker.register(scriptAt(workerPath), { updateViaCache: 'none' });
  const files = await caches.open(FILES);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = new Set(loaded.filter((name) => name.startsWith(location.origin + FILES_FOLDER)));
  await Promise.all([...own].map((name) => keepFile(files, name)));
  await keepStartPage();
}

async function keepFile(files: Cache, name: string): Promise<void> {
  const kept = await files.match(name);
  if (kept && isNamedFile(name, kept)) return;
  const response = await fetch(name);
  if (isNamedFile(name, response)) await files.put(name, response);
}

/** Keeps the start page of this build. After a deployment it is of another build, which its own page then keeps. */
async function keepStartPage(): Promise<void> {
  const build = ownBuild();
  if (build === null) return;
  const pages = await caches.open(PAGES);
  const kept = await pages.match(START_PAGE);
  if (kept && isOf(build, await kept.text())) return;
  const current = await fetch(START_PAGE);
  if (current.ok && isOf(build, await current.clone().text())) await pages.put(START_PAGE, current);
}

function isOf(build: string, page: string): boolean {
  return page.includes(`content="${build}"`);
}

/** The URL as the browser's Trusted Types demand it; unchanged in a browser without them. */
function scriptAt(path: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(POLICY, { createScriptURL: (url) => url }).createScriptURL(path) ?? path;
}

/** TypeScript does not know Trusted Types. A trusted URL is accepted where a string is. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}
