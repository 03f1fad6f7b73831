/**
 * What a static host hands out for any address of the demo before there is a worker, and after a reload that passes it
 * by: it starts the worker and asks for the page again, which is the site from then on.
 */
import { XSRF_COOKIE } from '../../pipeline/cookies.ts';
import { WORKER_FILE } from './names.ts';

/** Two of these in so short a time are one too many: the worker is there, and the page still is not the site's. */
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

/** The site asks who is signed in only where it finds the cookie, and the worker keeps the real one from scripts. */
function keepCookie(root: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is younger than the browsers that run the demo
  document.cookie = `${XSRF_COOKIE}=kept-by-the-worker; Path=${root}; Max-Age=31536000; SameSite=Lax`;
}

/** The folder that the demo lives in: this page may have been asked for at any depth below it. */
async function siteRoot(pathname: string): Promise<string | null> {
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
  const answer = await fetch(folder + WORKER_FILE, { method: 'HEAD' });
  // Some hosts answer whatever they do not have with a page.
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
