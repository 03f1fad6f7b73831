/** Adds the service worker to a build. */
import type { Plugin } from 'vite';
import { WORKER_PATH } from './headers.ts';

/** `bundle` returns the worker as one script: it cannot import chunks of the site. */
export function siteWorker(bundle: () => Promise<string>): Plugin {
  return {
    name: 'site-worker',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER_PATH.slice(1), source: await bundle() });
    },
  };
}
