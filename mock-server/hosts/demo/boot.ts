/**
 * The page that a static host serves for any path of the demo while no service worker controls it (first visit, forced
 * reload): it starts the worker and reloads, which then serves the site.
 */
import { XSRF_COOKIE } from '../../pipeline/cookies.ts';
import { WORKER_FILE } from './names.ts';

/** A second start within this time means that the worker runs but does not serve the site's page. */
const AGAIN_MS = 5_000;
const STARTED_AT = 'demo-started-at';

async function start(): Promise<void> {
  const root = await siteRoot(location.pathname);
  if (root === null) throw new Error(`there is no ${WORKER_FILE} above ${location.pathname}`);
  await navigator.serviceWorker.register(root + WORKER_FILE, { scope: root, updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
  const startedAt = Number(sessionStorage.getItem(STARTED_AT) ?? 0);
  if (Date.now() - startedAt < AGAIN_MS) throw new Error('the worker does not answer');
  sessionStorage.setItem(STARTED_AT, String(Date.now()));
  keepCookie(root);
  if (/\.\w+$/.test(location.pathname)) location.replace(root);
  else location.reload();
}

/** The site looks up the player only if this cookie exists, and the worker keeps the real one inaccessible to scripts. */
function keepCookie(root: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is younger than the browsers that run the demo
  document.cookie = `${XSRF_COOKIE}=kept-by-the-worker; Path=${root}; Max-Age=31536000; SameSite=Lax`;
}

/** Finds the folder that hosts the demo: the requested path may be at any depth below it. */
async function siteRoot(pathname: string): Promise<string | null> {
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
  const answer = await fetch(folder + WORKER_FILE, { method: 'HEAD' });
  // Some hosts respond to missing files with an HTML page.
  if (answer.ok && /javascript/.test(answer.headers.get('Content-Type') ?? '')) return folder;
  return folder === '/' ? null : siteRoot(folder.slice(0, -1));
}

function say(id: string, detail = ''): void {
  const notice = document.getElementById(id);
  if (notice) notice.hidden = false;
  for (const place of document.querySelectorAll('[data-detail]')) place.textContent = detail;
}

if ('serviceWorker' in navigator) {
  start().catch((error: unknown) => say('failed', error instanceof Error ? error.message : String(error)));
} else {
  say('unsupported');
}
