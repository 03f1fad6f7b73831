/**
 * The site's service worker: each file is downloaded once, and the site starts without a network. A page that is not prerendered
 * starts from its copy at once, and is compared with that of the network behind it: a page of an earlier build is told so before
 * it writes anything. Every other page comes from the network whenever that responds. Calls of the API pass by it unseen.
 * Decision 60.
 */
import { PAGES as PATHS } from '../../contract/pages.ts';
import { buildIn, FILES, FILES_FOLDER, IS_OUTDATED, isNamedFile, PAGES, START_PAGE } from './kept-files.ts';
import { type FetchEvent, scope } from './service-worker-scope.ts';

/** On a network that is slower than this, the kept page starts the site, and counts as that of the deployed build. */
const PAGE_WAIT_MS = 4_000;

/** Three builds with all their files. */
const MOST_FILES = 400;

// Any version of the worker can serve any build, so that a new version takes over without a question.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    // The browser requests a page while it starts the worker. Firefox before 99 and Safari before 15.4 do not.
    Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  );
});

const page = servingPages();

scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== scope.location.origin) return;
  if (mode === 'navigate' && isPage(pathname)) event.respondWith(page(event));
  else if (pathname.startsWith(FILES_FOLDER)) event.respondWith(file(event));
});

/** Whether the path belongs to the site's router: not a file, a well-known URL, a call of the API, or a page of the mock. */
function isPage(pathname: string): boolean {
  return !/\.[^./]+$|^\/(api|__|\.)/.test(pathname);
}

/** Answers with pages, and what a page asks about itself. */
function servingPages(): (event: FetchEvent) => Promise<Response> {
  /** Whether the pages that have started from a copy are of an earlier build, by the ids of their clients. */
  const outdated = new Map<string, Promise<boolean>>();
  scope.addEventListener('message', (event) => {
    const { data, source, ports } = event;
    if (data !== IS_OUTDATED) return;
    // A write of the page waits for the answer.
    const answer = Promise.race([outdated.get(source?.id ?? ''), after(PAGE_WAIT_MS)]);
    event.waitUntil(answer.then((is) => ports[0]?.postMessage(is === true)));
  });
  return async (event) => {
    const { request, preloadResponse, resultingClientId } = event;
    const network = preloadResponse.then((preloaded) => preloaded ?? fetch(request));
    const copy = await copyFor(request);
    if (copy !== null) {
      const compared = isReplaced(network, copy.build);
      outdated.set(resultingClientId, compared);
      event.waitUntil(compared);
      return copy.response;
    }
    const first = await Promise.race([network.catch(() => null), after(PAGE_WAIT_MS)]);
    return first ?? (await caches.match(START_PAGE, { cacheName: PAGES })) ?? network;
  };
}

const PRERENDERED: readonly string[] = [PATHS.home, PATHS.login, PATHS.register];

interface Copy {
  readonly response: Response;
  readonly build: string;
}

/**
 * The copy that a page may start from at once: with its headers, whole, and with the code of its own build beside it. Null for a
 * reload, which asks for what is deployed, and for what is prerendered.
 */
async function copyFor({ url, cache }: Request): Promise<Copy | null> {
  if (cache === 'no-cache' || cache === 'reload') return null;
  const path = new URL(url).pathname.replace(/\/?$/, '/');
  const key = PRERENDERED.includes(path) ? path : START_PAGE;
  const response = await caches.match(key, { cacheName: PAGES });
  if (!response || response.status !== 200) return null;
  const text = await response.clone().text();
  const build = buildIn(text);
  const [, code] = /<script type="module"[^>]* src="([^"]+)"/.exec(text) ?? [];
  if (build === null || code === undefined || !text.trimEnd().endsWith('</html>')) return null;
  const file = await caches.match(code, { cacheName: FILES });
  return file && isNamedFile(new URL(code, url).href, file) ? { response, build } : null;
}

/**
 * Whether the network brings another page than one of this build, after which the copy starts none any more: another build is
 * deployed, or the site redirects or refuses. An error of the server, or of the network, says nothing about the build.
 */
async function isReplaced(network: Promise<Response>, build: string): Promise<boolean> {
  const response = await network.catch(() => null);
  if (response === null || response.status >= 500) return false;
  if (buildIn(await response.text().catch(() => '')) === build) return false;
  await caches.delete(PAGES);
  return true;
}

/**
 * Serves a file from the copies, else from the network. What is not the file that its URL names is neither served nor kept: a
 * copy that an earlier worker has kept, a page of the host under the name of a missing file, or such a page in the HTTP cache.
 */
async function file(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const isFile = (response: Response) => isNamedFile(request.url, response);
  const kept = await caches.match(request, { cacheName: FILES });
  if (kept && isFile(kept)) return kept;
  const first = await fetch(request);
  const response = first.status === 200 && !isFile(first) ? await fetch(request, { cache: 'reload' }) : first;
  if (isFile(response)) event.waitUntil(keep(request, response.clone()));
  else if (kept) event.waitUntil(forget(request));
  return response.status !== 200 || isFile(response) ? response : new Response(null, { status: 404 });
}

async function forget(request: Request): Promise<void> {
  const files = await caches.open(FILES);
  await files.delete(request);
}

/** A full storage keeps nothing new: the file then comes from the network. */
async function keep(request: Request, response: Response): Promise<void> {
  const files = await caches.open(FILES);
  await files.put(request, response).catch(() => undefined);
  const oldestFirst = await files.keys();
  await Promise.all(oldestFirst.slice(0, -MOST_FILES).map((old) => files.delete(old)));
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds);
  });
}
