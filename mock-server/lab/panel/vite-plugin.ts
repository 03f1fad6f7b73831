/** Adds the panel to the pages of Vite's servers, but never to a build. */
import type { IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, Plugin, PreviewServer } from 'vite';
import { PANEL_SCRIPT } from './address.ts';
import { bundlePanel } from './bundle.ts';

const TAG = { tag: 'script', attrs: { type: 'module', src: PANEL_SCRIPT }, injectTo: 'body' } as const;

/** For the development server: adds the panel to every page but those of tools, below `/__`, which use no mock or one of their own. */
export function panelInDevelopment(): Plugin {
  return {
    name: 'lab-panel:development',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    // Runs before the mock, which would respond with 404.
    enforce: 'pre',
    configureServer: ({ middlewares }) => void middlewares.use(PANEL_SCRIPT, script()),
    transformIndexHtml: (_, { path }) => (path.startsWith('/__') ? [] : [TAG]),
  };
}

/** For a preview with the panel: adds it to the pages when they are served. */
export function panelInPreview(): Plugin {
  return {
    name: 'lab-panel:preview',
    apply: (_, { isPreview }) => isPreview === true,
    enforce: 'pre',
    configurePreviewServer: (server) => {
      server.middlewares.use(PANEL_SCRIPT, script());
      server.middlewares.use(pages(server));
    },
  };
}

/** Bundled for each page request, in a few milliseconds, so that an edit of the panel shows after a reload. */
function script(): Connect.NextHandleFunction {
  return (_, response, next) => {
    bundlePanel().then((source) => {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
      response.end(source);
    }, next);
  };
}

function pages({ config }: PreviewServer): Connect.NextHandleFunction {
  const index = join(config.root, config.build.outDir, 'index.html');
  return (request, response, next) => {
    if (!isForPage(request)) return next();
    readFile(index, 'utf8').then((html) => {
      for (const [name, value] of Object.entries(config.preview.headers ?? {})) {
        if (value !== undefined) response.setHeader(name, value);
      }
      response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' });
      response.end(html.replace('</body>', `<script type="module" src="${PANEL_SCRIPT}"></script></body>`));
    }, next);
  };
}

/** Whether a request is a navigation to a page of the site. Excludes the mock's own paths. */
function isForPage({ method, url = '/', headers }: IncomingMessage): boolean {
  const { pathname } = new URL(url, 'http://localhost');
  const isOurs = !/^\/(api|__lab)(\/|$)/.test(pathname) && !/\.(?!html$)\w+$/.test(pathname);
  // The copy that the service worker keeps is fetched by the page: as a file, by its name.
  const isPage = (headers.accept ?? '').includes('text/html') || pathname === '/index.html';
  return method === 'GET' && isOurs && isPage;
}
