/** Serves the in-page backend's script to the pages of the development server that load it. */
import type { Plugin } from 'vite';
import { bundleScript } from '../bundle-script.ts';
import { IN_PAGE_SCRIPT } from '../../paths.ts';

export function inPageBackend(): Plugin {
  let bundle: Promise<string> | null = null;
  const forget = () => {
    bundle = null;
  };
  const bundled = () =>
    (bundle ??= bundleScript(new URL('main.ts', import.meta.url)).catch((problem: unknown) => {
      forget();
      throw problem;
    }));
  return {
    name: 'in-page-backend',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer({ middlewares, watcher }) {
      watcher.on('change', (path) => {
        if (/[\\/](mock-server|contract)[\\/]/.test(path)) forget();
      });
      middlewares.use(IN_PAGE_SCRIPT, (_, response, next) => {
        bundled().then((source) => {
          response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
          response.end(source);
        }, next);
      });
    },
  };
}
