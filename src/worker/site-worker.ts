/**
 * The site's service worker: each file is downloaded once, and the site starts without a network. A page comes from the network
 * whenever that responds, so that the player gets a new build as without the worker. Calls of the API pass by it unseen.
 * Decision 60.
 */
import { FILES, FILES_FOLDER, isNamedFile, PAGES, START_PAGE } from './kept-files.ts';
import { type FetchEvent, scope } from './service-worker-scope.ts';

/** On a network that is slower than this, the kept page starts the site. */
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

async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const network = preloadResponse.then((preloaded) => preloaded ?? fetch(request));
  const first = await Promise.race([network.catch(() => null), after(PAGE_WAIT_MS)]);
  return first ?? (await caches.match(START_PAGE, { cacheName: PAGES })) ?? network;
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
