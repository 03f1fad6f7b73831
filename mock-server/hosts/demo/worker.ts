/**
 * The demo's service worker: what a server would do. It answers the calls of all tabs from one store, and gives every
 * address of the site the site's page, which no static host would.
 */
import './worker-storage.ts';
import { isAnswered } from '../../backend.ts';
import { PROVIDER_PATH } from '../../paths.ts';
import { openDemoBackend } from './demo-backend.ts';
import { APP_PAGE, ROOT_MARK } from './names.ts';
import type { Respond } from './without-wire.ts';

/** What is used of a worker's dependencies: TypeScript's words for them do not go together with those for a page. */
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

/** The folder that the site lives in, with a slash at its end. */
const root = new URL(dependencies.registration.scope);

let respond: Promise<Respond> | null = null;

/** Opened at the first request, and again after a failure: the browser ends and starts the worker as it likes. */
function backend(): Promise<Respond> {
  respond ??= openDemoBackend(root.pathname.slice(0, -1)).catch((error: unknown) => {
    respond = null;
    throw error;
  });
  return respond;
}

// A new version answers at once, or two stores would.
dependencies.addEventListener('install', (event) => event.waitUntil(dependencies.skipWaiting()));

dependencies.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== root.origin) return;
  const path = pathInSite(url);
  if (isAnswered(path)) event.respondWith(backend().then((respond) => respond(request, path)));
  else if (request.mode === 'navigate' && !isHosted(path)) event.respondWith(page());
});

/** The site calls its server at the host's root, wherever it lives itself; people may write either. */
function pathInSite({ pathname }: URL): string {
  return pathname.startsWith(root.pathname) ? pathname.slice(root.pathname.length - 1) : pathname;
}

/** The provider's page is the host's, and so is what has a dot in its name; all other addresses are the site's. */
function isHosted(path: string): boolean {
  return path.startsWith(`${PROVIDER_PATH}/`) || /\.\w+$/.test(path);
}

/** The site's page, which says where the site lives. */
async function page(): Promise<Response> {
  const response = await fetch(new URL(APP_PAGE, root), { cache: 'no-cache' });
  const html = await response.text();
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(html.replaceAll(ROOT_MARK, root.pathname), { status: response.status, headers });
}
