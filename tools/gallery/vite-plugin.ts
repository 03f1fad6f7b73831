import type { Plugin } from 'vite';
import { FRAME_PATH, GALLERY_PATH } from './paths.ts';

export interface GalleryOptions {
  /** The URL of the script that installs a mock backend in the page. */
  readonly backend: string;
}

const BACKEND_PLACE = '<!-- backend -->';

/** Serves the gallery and its frames, in the development server only. Builds do not contain it. */
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
          // Inserted after the transform, because Vite would resolve it as a source file. Module scripts run in document order, so
          // the backend is installed before the site's first request.
          response.end(
            transformed.replace(BACKEND_PLACE, `<script type="module" src="${backend}"></script>`),
          );
        }, next);
      });
    },
  };
}

function page(scripts: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <title>Gallery</title>
  </head>
  <body>
    <div id="root"></div>
    ${scripts}
  </body>
</html>`;
}
