/** Every module that is not part of the first download is loaded by `loadCode`; the linter rejects any other `import()`. */
import { FILES, isNamedFile } from '../worker/kept-files.ts';
import type { Unsubscribe } from './unsubscribe.ts';

const LOAD_FAILED = 'load-failed';

/** For `loadCode`: code that is loaded in the background. */
export const IN_BACKGROUND = () => false;

/** The time for a new download of a file that could not be loaded. */
const RENEWAL_MS = 4_000;

/**
 * Loads code or messages. If that fails, renews the browser's copies of the file, and, if somebody waits for it, calls the
 * listener of `onFailedLoad` with the error's text. Unless that reloads the page, the file is imported anew; if that fails too,
 * the returned promise rejects. Nobody waits for what is loaded ahead or in the background: a reload could interrupt the
 * player, and content blockers block the fingerprint.
 */
export async function loadCode<Code>(load: () => Promise<Code>, isAwaited = () => true): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const problem = String(error);
    const file = await renewCopies(problem).catch(() => null);
    if (!isAwaited() || isReloadedFor(problem) || file === null) throw error;
    return await importAnew<Code>(file);
  }
}

/**
 * Imports a file that this page has failed to import. The browser may never request it again under its name, nor any file that
 * it imports (Chromium 150 and 153, HTML's module map), so that the name gets a fragment. If one of its imports had failed, only
 * a reload helps: the message differs from the first one, so that the page may reload for it.
 */
async function importAnew<Code>(file: string): Promise<Code> {
  // How often this page has requested the file: another name for each attempt.
  const requests = performance.getEntriesByName(file).length;
  try {
    // oxlint-disable-next-line house/load-code -- this is where failed loads end
    return await import(/* @vite-ignore */ `${file}#${requests}`);
  } catch (error) {
    isReloadedFor(String(error));
    throw error;
  }
}

function isReloadedFor(problem: string): boolean {
  return !window.dispatchEvent(new CustomEvent(LOAD_FAILED, { detail: problem, cancelable: true }));
}

/** Calls the listener for each failed load that the player waits for. It returns whether the page reloads now. */
export function onFailedLoad(listener: (problem: string) => boolean): Unsubscribe {
  const received = (event: Event) => {
    if (event instanceof CustomEvent && listener(event.detail)) event.preventDefault();
  };
  window.addEventListener(LOAD_FAILED, received);
  return () => window.removeEventListener(LOAD_FAILED, received);
}

/**
 * Drops what the service worker has kept under the file's name, and downloads the file past the HTTP cache, with those that it
 * imports: a host may have answered with a page while they were missing. Safari does not name the file: then drops everything
 * that the worker has kept. Returns the file if it has been downloaded.
 */
async function renewCopies(problem: string): Promise<string | null> {
  const [file] = /(https?:\/)?\/\S+/.exec(problem) ?? [];
  if (!navigator.onLine) return null;
  if (file === undefined) {
    await caches.delete(FILES);
    return null;
  }
  if ('caches' in globalThis) await (await caches.open(FILES)).delete(file);
  const signal = AbortSignal.timeout(RENEWAL_MS);
  const imported = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  const renewals = imported.map(async ({ href }) => {
    const { headers } = await fetch(href, { signal });
    if (headers.get('Content-Type')?.includes('html')) await fetch(href, { cache: 'reload', signal });
  });
  const [renewed] = await Promise.all([fetch(file, { cache: 'reload', signal }), ...renewals]);
  return isNamedFile(file, renewed) ? file : null;
}
