/**
 * The demo's service worker, which replaces a server. It responds to the calls of all tabs from one store, and returns the
 * site's page for each of the site's paths, which a static host cannot do.
 */
import './worker-storage.ts';
import { isAnswered } from '../../backend.ts';
import { PROVIDER_PATH } from '../../paths.ts';
import { openDemoBackend } from './demo-backend.ts';
import { APP_PAGE, ROOT_MARK } from './names.ts';
import type { Respond } from './without-wire.ts';

/** The part of the service worker API that is used here: TypeScript's `webworker` types conflict with the `dom` types. */
interface WorkerDependencies {
  readonly registration: { readonly scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const dependencies = globalThis as unknown as WorkerDependencies;

/** The URL of the folder that contains the site, with a trailing slash. */
const root = new URL(dependencies.registration.scope);

let respond: Promise<Respond> | null = null;

/** Opened by the first request, and again after a failure: the browser terminates and restarts the worker at any time. */
function backend(): Promise<Respond> {
  respond ??= openDemoBackend(root.pathname.slice(0, -1)).catch((error: unknown) => {
    respond = null;
    throw error;
  });
  return respond;
}

// A new version takes over immediately, because two workers would have two stores.
dependencies.addEventListener('install', (event) => event.waitUntil(dependencies.skipWaiting()));

dependencies.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== root.origin) return;
  const path = pathInSite(url);
  if (isAnswered(path)) event.respondWith(backend().then((respond) => respond(request, path)));
  else if (request.mode === 'navigate' && !isHosted(path)) event.respondWith(page());
});

/** The site calls its API at the host's root, even if it is hosted in a folder; users may use either form. */
function pathInSite({ pathname }: URL): string {
  return pathname.startsWith(root.pathname) ? pathname.slice(root.pathname.length - 1) : pathname;
}

/** Whether the host serves the path: the provider's page and file names with a dot. All other paths belong to the site. */
function isHosted(path: string): boolean {
  return path.startsWith(`${PROVIDER_PATH}/`) || /\.\w+$/.test(path);
}

/** Returns the site's page with its folder filled in. */
async function page(): Promise<Response> {
  const response = await fetch(new URL(APP_PAGE, root), { cache: 'no-cache' });
  const html = await response.text();
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(html.replaceAll(ROOT_MARK, root.pathname), { status: response.status, headers });
}
