/** Rejects requests outside the endpoint table: 405 for another method of a known path, 404 for everything else below /api. */
import { http, type HttpHandler, type HttpResponse } from 'msw';
import { BASE_PATH, type Endpoint } from '../../contract/endpoints.ts';
import type { World } from '../world.ts';
import { errorAnswer, seal } from './response.ts';
import { ApiError } from './api-error.ts';
import { RequestContext } from './request-context.ts';

export function unknownRoutes(world: World, known: readonly Endpoint[]): HttpHandler[] {
  const methods = new Map<string, string[]>();
  for (const { path, method } of known) methods.set(path, [...(methods.get(path) ?? []), method]);

  const reject = (pattern: string, rejection: ApiError) =>
    http.all(pattern, ({ request }) => rejected(world, request, rejection));
  return [
    ...[...methods].map(([path, allowed]) =>
      reject(BASE_PATH + path, new ApiError('METHOD_NOT_ALLOWED', { allow: allowed.join(', ') })),
    ),
    reject('/api', new ApiError('NOT_FOUND')),
    reject('/api/*', new ApiError('NOT_FOUND')),
  ];
}

/** The response to a call that no handler answers: it has no endpoint, or its changes could not be kept. */
export function rejected(world: World, request: Request, thrown: unknown): HttpResponse<string> {
  const context = new RequestContext(world, request);
  return seal(world, context, errorAnswer(thrown, context.requestId), null);
}
