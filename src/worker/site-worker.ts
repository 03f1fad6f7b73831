/**
 * The site's service worker: each file is downloaded once, and the site starts without a network. A page comes from the network
 * whenever that responds, so that the player gets a new build as without the worker. Calls of the API pass by it unseen.
 * Decision 60.
 */
import { FILES, FILES_FOLDER, PAGES, START_PAGE } from './kept-files.ts';
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

/** Whether the path belongs to the site's router: not a file, a call of the API, or a page of the mock. */
function isPage(pathname: string): boolean {
  return !/\.[^./]+$|^\/(api|__)/.test(pathname);
}

async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const network = preloadResponse.then((preloaded) => preloaded ?? fetch(request));
  const first = await Promise.race([network.catch(() => null), after(PAGE_WAIT_MS)]);
  return first ?? (await caches.match(START_PAGE, { cacheName: PAGES })) ?? network;
}

async function file(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, { cacheName: FILES });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) event.waitUntil(keep(request, response.clone()));
  return response;
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
