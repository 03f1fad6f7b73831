/** Keeps a copy of the site in the browser for later visits, also without a network: decision 60. */
import { ownAddress, ownBuild } from '../platform/page/document.ts';
import { wasSignedIn } from '../platform/page/last-known-session.ts';
import { prerenderedViewIn } from '../platform/prerender/prerendered-page.ts';
import type { TextStore } from '../platform/storage.ts';
import {
  buildIn,
  FILES,
  FILES_FOLDER,
  isNamedFile,
  PAGES,
  PLAYERS_HOME,
  START_PAGE,
} from '../worker/kept-files.ts';

/** Trusted Types: the page's policy allows scripts of workers by this name only. */
const POLICY = 'site-worker';

/**
 * Starts the service worker at this path, and keeps the files that this page has loaded before the worker could see them. They
 * come from the browser's HTTP cache. Does nothing where the browser has no service workers: an old one, a private window, or
 * plain HTTP.
 */
export async function keepOfflineCopy(workerPath: string, device: TextStore): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  await navigator.serviceWorker.register(scriptAt(workerPath), { updateViaCache: 'none' });
  const files = await caches.open(FILES);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = new Set(loaded.filter((name) => name.startsWith(location.origin + FILES_FOLDER)));
  await Promise.all([...own].map((name) => keepFile(files, name)));
  await keepStartPage(wasSignedIn(device));
}

async function keepFile(files: Cache, name: string): Promise<void> {
  const kept = await files.match(name);
  if (kept && isNamedFile(name, kept)) return;
  const response = await fetch(name);
  if (isNamedFile(name, response)) await files.put(name, response);
}

/**
 * Keeps the start page of this build, for a player also as that of home. After a deployment it is of another build, which its own
 * page then keeps.
 */
async function keepStartPage(isPlayers: boolean): Promise<void> {
  const build = ownBuild();
  if (build === null) return;
  const pages = await caches.open(PAGES);
  if (!isPlayers) await pages.delete(PLAYERS_HOME);
  const kept = await pages.match(START_PAGE);
  const isOwn = async (page: Response) => buildIn(await page.clone().text()) === build;
  const current = kept && (await isOwn(kept)) ? kept : await startPage();
  if (!current.ok || !(await isOwn(current))) return;
  if (isPlayers) await pages.put(PLAYERS_HOME, current.clone());
  if (current !== kept) await pages.put(START_PAGE, current);
}

/** The start page: this page's own document, from the browser's HTTP cache, unless that is prerendered. */
function startPage(): Promise<Response> {
  const root = document.getElementById('root');
  return root && prerenderedViewIn(root) === null
    ? fetch(ownAddress(), { cache: 'force-cache' })
    : fetch(START_PAGE);
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
