/** Every module that is not part of the first download is loaded by `loadCode`; the linter rejects any other `import()`. */
import { FILES } from '../worker/kept-files.ts';
import type { Unsubscribe } from './unsubscribe.ts';

const LOAD_FAILED = 'load-failed';

/** The time for a new download of a file that could not be loaded. */
const RENEWAL_MS = 4_000;

/**
 * Loads code or messages. If that fails, renews the browser's copies of the file and calls the listener of `onFailedLoad` with the
 * error's text. Tries again, with the renewed copies, if the page does not reload.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const problem = String(error);
    const isRenewed = await renewCopies(problem).catch(() => false);
    const failure = new CustomEvent(LOAD_FAILED, { cancelable: true, detail: problem });
    if (window.dispatchEvent(failure) && isRenewed) return load();
    throw error;
  }
}

/** Calls the listener for each failed load. It returns whether the page reloads. */
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
 * that the worker has kept. Returns whether the files are there.
 */
async function renewCopies(problem: string): Promise<boolean> {
  const [file] = /(https?:\/)?\/\S+/.exec(problem) ?? [];
  if (!navigator.onLine) return false;
  if (file === undefined) return caches.delete(FILES);
  if ('caches' in globalThis) await (await caches.open(FILES)).delete(file);
  const signal = AbortSignal.timeout(RENEWAL_MS);
  const isThere = async (name: string, cache: RequestCache) => {
    const { ok, headers } = await fetch(name, { cache, signal });
    return ok && !headers.get('Content-Type')?.includes('html');
  };
  const imported = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  const renewals = imported.map(
    async ({ href }) => (await isThere(href, 'default')) || isThere(href, 'reload'),
  );
  return (await Promise.all([isThere(file, 'reload'), ...renewals])).every(Boolean);
}
