/** What the table of calls does not have: 405 for another method of a known path, 404 for all else below /api. */
import { http, type HttpHandler, type HttpResponse } from 'msw';
import { BASE_PATH, type Endpoint } from '../../contract/endpoints.ts';
import type { World } from '../world.ts';
import { errorAnswer, seal } from './response.ts';
import { Refusal } from './api-error.ts';
import { Visit } from './request-context.ts';

export function unknownRoutes(world: World, known: readonly Endpoint[]): HttpHandler[] {
  const methods = new Map<string, string[]>();
  for (const { path, method } of known) methods.set(path, [...(methods.get(path) ?? []), method]);

  const refuse = (pattern: string, refusal: Refusal) =>
    http.all(pattern, ({ request }) => refused(world, request, refusal));
  return [
    ...[...methods].map(([path, allowed]) =>
      refuse(BASE_PATH + path, new Refusal('METHOD_NOT_ALLOWED', { allow: allowed.join(', ') })),
    ),
    refuse('/api', new Refusal('NOT_FOUND')),
    refuse('/api/*', new Refusal('NOT_FOUND')),
  ];
}

/** The answer to a request that has no row. */
export function refused(world: World, request: Request, refusal: Refusal): HttpResponse<string> {
  const visit = new Visit(world, request);
  return seal(world, visit, errorAnswer(refusal, visit.requestId), null);
}
