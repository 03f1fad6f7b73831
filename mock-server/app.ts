/** The json-server app around a backend: middleware for a standalone server or for Vite's. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import jsonServer from 'json-server';
import { type Backend, isDecodable } from './backend.ts';
import { endWithError } from './http/envelope.ts';
import { labGuard } from './http/lab-guard.ts';
import { nodeAdapter } from './http/node-adapter.ts';
import { providerPage } from './http/provider-page.ts';
import { rawCollections } from './http/raw-collections.ts';
import { readTarget } from './http/request-target.ts';
import { LAB_PATH } from './lab/lab-verb.ts';
import { PROVIDER_PATH } from './paths.ts';

export type MockApp = (
  incoming: IncomingMessage & { originalUrl?: string | undefined },
  outgoing: ServerResponse,
) => void;

/**
 * Responds to every request: below /api, /__lab and /__provider by the mock, otherwise with 404. A host that serves more passes
 * on only those for which `isOurs` is true.
 */
export function createMockApp(backend: Backend): MockApp {
  const { world } = backend;
  const app = jsonServer.create() as Express;
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(LAB_PATH, labGuard(backend.access));
  app.use(`${LAB_PATH}/db`, decodable(rawCollections(backend)));
  app.use(PROVIDER_PATH, providerPage);
  app.use(nodeAdapter(backend));
  app.use((_, response) => endWithError(world, response, 'NOT_FOUND'));
  // Express recognizes it by its four parameters.
  const onError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
    // oxlint-disable-next-line eslint/no-console -- a bug of the mock: nothing else shows its stack
    console.error(error);
    endWithError(world, response, 'INTERNAL');
  };
  app.use(onError);
  return (incoming, outgoing) => {
    const target = readTarget(incoming.url ?? '');
    if (target === null) return endWithError(world, outgoing, 'BAD_REQUEST');
    incoming.url = target;
    // Vite has already set it, to the target as it was written.
    incoming.originalUrl = target;
    app(incoming, outgoing);
  };
}

/** json-server responds with a stack to a path that it cannot decode; the backend responds with 404. */
function decodable(handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (!isDecodable(request.path)) return next();
    handler(request, response, next);
  };
}
