/** The json-server app around a backend: middleware for a standalone server or for Vite's. */
import type { Express } from 'express';
import jsonServer from 'json-server';
import type { Backend } from './backend.ts';
import { labGuard } from './http/lab-guard.ts';
import { nodeAdapter } from './http/node-adapter.ts';
import { providerPage } from './http/provider-page.ts';
import { rawCollections } from './http/raw-collections.ts';
import { LAB_PATH } from './lab/lab-verb.ts';
import { PROVIDER_PATH } from './paths.ts';

/** Handles /api, /__lab and /__provider; other requests are passed on to the host server. */
export function createMockApp(backend: Backend): Express {
  const app = jsonServer.create() as Express;
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(LAB_PATH, labGuard(backend.access));
  app.use(`${LAB_PATH}/db`, rawCollections(backend));
  app.use(PROVIDER_PATH, providerPage);
  app.use(nodeAdapter(backend));
  return app;
}
