/** GET /__provider/: serves the files of the simulated game provider's page unchanged. */
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import { isProviderCall, PROVIDER_FILES, PROVIDER_PATH } from '../paths.ts';

const FOLDER = fileURLToPath(new URL('../provider-simulation/page/', import.meta.url));

/** Passes calls on to the backend. All other requests end here, so that no other page is served below the provider's path. */
export const providerPage: RequestHandler = (request, response, next) => {
  const [path = '', query] = request.originalUrl.split('?');
  if (isProviderCall(path)) return next();
  // The page's URLs are relative and need the trailing slash.
  if (path === PROVIDER_PATH) return response.redirect(308, `${PROVIDER_PATH}/${query ? `?${query}` : ''}`);
  const name = path.slice(PROVIDER_PATH.length + 1) || 'index.html';
  const file = PROVIDER_FILES.find((candidate) => candidate === name);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!file || !isRead) return void response.status(404).type('text').send('Not Found');
  response.set('Cache-Control', 'no-store').sendFile(file, { root: FOLDER });
};
