import type { Plugin } from 'vite';
import { FRAME_PATH, GALLERY_PATH } from './paths.ts';

export interface GalleryOptions {
  /** The address of the script that gives a page a backend of its own. The gallery knows no more of it. */
  readonly backend: string;
}

const BACKEND_PLACE = '<!-- backend -->';

/** The gallery of all pages, states and components, in the development server only: no build knows of it. */
export function gallery({ backend }: GalleryOptions): Plugin {
  const pages: Readonly<Record<string, string>> = {
    [GALLERY_PATH]: page('<script type="module" src="/tools/gallery/main.tsx"></script>'),
    [FRAME_PATH]: page(`${BACKEND_PLACE}<script type="module" src="/tools/gallery/frame/main.tsx"></script>`),
  };
  return {
    name: 'gallery',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { originalUrl = '/' } = request;
        const { pathname } = new URL(originalUrl, 'http://localhost');
        const html = pages[pathname.replace(/\/$/, '')];
        if (html === undefined) return next();
        server.transformIndexHtml(pathname, html, originalUrl).then((transformed) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.setHeader('Cache-Control', 'no-store');
          // Put in last, or Vite would take it for a file of ours. Scripts run in their order: the backend is there before
          // the site asks for anything.
          response.end(
            transformed.replace(BACKEND_PLACE, `<script type="module" src="${backend}"></script>`),
          );
        }, next);
      });
    },
  };
}

/** Without the lab's panel: a frame has a lab of its own, and the gallery shows nothing of the server's. */
function page(scripts: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <meta name="lab-panel" content="none" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <title>Gallery</title>
  </head>
  <body>
    <div id="root"></div>
    ${scripts}
  </body>
</html>`;
}
