/** Every module that is not part of the first download is loaded by `loadCode`; the linter rejects any other `import()`. */
import { FILES } from '../worker/kept-files.ts';
import type { Unsubscribe } from './unsubscribe.ts';

const LOAD_FAILED = 'load-failed';

/** The time for a new download of a file that could not be loaded. */
const RENEWAL_MS = 4_000;

/**
 * Loads code or messages. If that fails, the browser's copies of the file are renewed, and the listeners of `onFailedLoad` are
 * called with the error's text before the returned promise rejects.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const problem = String(error);
    await renewCopies(problem).catch(() => undefined);
    window.dispatchEvent(new CustomEvent(LOAD_FAILED, { detail: problem }));
    throw error;
  }
}

/** Calls the listener for each failed load. */
export function onFailedLoad(listener: (problem: string) => void): Unsubscribe {
  const received = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  window.addEventListener(LOAD_FAILED, received);
  return () => window.removeEventListener(LOAD_FAILED, received);
}

/**
 * Drops what the service worker has kept of the file, which may be another one of the same name, and downloads it past the HTTP
 * cache. Safari does not name the file: then drops everything, unless the browser is offline.
 */
async function renewCopies(problem: string): Promise<void> {
  const [file] = /(https?:\/)?\/\S+/.exec(problem) ?? [];
  if (!navigator.onLine) return;
  if (file === undefined) return void (await caches.delete(FILES));
  const files = await caches.open(FILES);
  await files.delete(file);
  const fresh = await fetch(file, { cache: 'reload', signal: AbortSignal.timeout(RENEWAL_MS) });
  await fresh.text();
}
