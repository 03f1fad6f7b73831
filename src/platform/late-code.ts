/** Every module and every message outside the first download is loaded by `lateCode`; the linter rejects any other `import()`. */
import type { ComponentType } from 'react';
import { FILES, isNamedFile } from '../worker/kept-files.ts';
import type { Unsubscribe } from './unsubscribe.ts';

const LOAD_FAILED = 'load-failed';

/** The time for a new download of a file that could not be loaded. */
const RENEWAL_MS = 4_000;

/** Whether somebody waits for what is loaded, or may never need it: a page whose link is touched, the fingerprint. */
export type Need = 'now' | 'ahead';

/** Code or messages outside the first download. */
export interface LateCode<Code> {
  /** Null until it is loaded. */
  readonly loaded: Code | null;
  /** Loads it, once. Rejects if that fails; the next call tries again. */
  load(need?: Need): Promise<Code>;
}

/** The code of a component: the module that exports it by default. */
export type ComponentCode<Props = object> = LateCode<{ readonly default: ComponentType<Props> }>;

/**
 * Code that is loaded by the first call of `load`, in parallel to what `alongside` loads. If that fails, renews the browser's
 * copies of the file, and, if somebody waits for it, calls the listener of `onFailedLoad` with the error's text. Unless that
 * reloads the page, the file is imported anew. Nobody waits for what is loaded ahead: a reload could interrupt the player, and
 * content blockers block the fingerprint.
 */
export function lateCode<Code>(
  load: () => Promise<Code>,
  alongside: (need: Need) => Promise<unknown> = () => Promise.resolve(),
): LateCode<Code> {
  let loaded: Code | null = null;
  let coming: Promise<Code> | null = null;
  let isAwaited = false;
  return {
    get loaded() {
      return loaded;
    },
    load(need = 'now') {
      isAwaited ||= need === 'now';
      // Also while it is being loaded ahead: somebody waits for it now.
      const beside = alongside(need);
      beside.catch(() => undefined);
      coming ??= Promise.all([loadOrRenew(load, () => isAwaited), beside]).then(
        ([code]) => {
          loaded = code;
          return code;
        },
        (error: unknown) => {
          coming = null;
          isAwaited = false;
          throw error;
        },
      );
      return coming;
    },
  };
}

async function loadOrRenew<Code>(load: () => Promise<Code>, isAwaited: () => boolean): Promise<Code> {
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
    // oxlint-disable-next-line house/late-code -- this is where failed loads end
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
