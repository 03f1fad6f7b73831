/** Every module that is not part of the first download is loaded by `loadCode`; the linter rejects any other `import()`. */
import { FILES } from '../worker/kept-files.ts';
import type { Unsubscribe } from './unsubscribe.ts';

const LOAD_FAILED = 'load-failed';

/** For `loadCode`: code that is loaded in the background. */
export const IN_BACKGROUND = () => false;

/** The time for a new download of a file that could not be loaded. */
const RENEWAL_MS = 4_000;

/**
 * Loads code or messages. If that fails, renews the browser's copies of the file, and, if the player waits for it, calls the
 * listeners of `onFailedLoad` with the error's text before the returned promise rejects. Nobody waits for what is loaded
 * ahead or in the background: a reload could interrupt the player, and content blockers block the fingerprint.
 */
export async function loadCode<Code>(load: () => Promise<Code>, isAwaited = () => true): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const problem = String(error);
    await renewCopies(problem).catch(() => undefined);
    if (isAwaited()) window.dispatchEvent(new CustomEvent(LOAD_FAILED, { detail: problem }));
    throw error;
  }
}

/** Calls the listener for each failed load that the player waits for. */
export function onFailedLoad(listener: (problem: string) => void): Unsubscribe {
  const received = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  window.addEventListener(LOAD_FAILED, received);
  return () => window.removeEventListener(LOAD_FAILED, received);
}

/**
 * Drops what the service worker has kept under the file's name, and downloads the file past the HTTP cache, with those that it
 * imports: a host may have answered with a page while they were missing. Safari does not name the file: then drops everything
 * that the worker has kept.
 */
async function renewCopies(problem: string): Promise<void> {
  const [file] = /(https?:\/)?\/\S+/.exec(problem) ?? [];
  if (!navigator.onLine) return;
  if (file === undefined) return void (await caches.delete(FILES));
  if ('caches' in globalThis) await (await caches.open(FILES)).delete(file);
  const signal = AbortSignal.timeout(RENEWAL_MS);
  const imported = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  const renewals = imported.map(async ({ href }) => {
    const { headers } = await fetch(href, { signal });
    if (headers.get('Content-Type')?.includes('html')) await fetch(href, { cache: 'reload', signal });
  });
  await Promise.all([fetch(file, { cache: 'reload', signal }), ...renewals]);
}
