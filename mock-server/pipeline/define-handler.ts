/** Combines a contract endpoint and its handler into an MSW handler. */
import { http, type HttpHandler } from 'msw';
import { BASE_PATH, type Call, endpointOf } from '../../contract/endpoints.ts';
import type { World } from '../world.ts';
import { errorAnswer, seal } from './response.ts';
import type { ExtraShape, Handle } from './exchange.ts';
import { respond } from './respond.ts';
import { RequestContext } from './request-context.ts';

/** Creates the MSW handler of a call for a given world. */
export type HandlerFactory = (world: World) => HttpHandler;

const METHODS = { GET: http.get, POST: http.post, PUT: http.put } as const;

/** Defines the handler of a call. `extraShape` validates what the request's schema cannot express. */
export function defineHandler<C extends Call>(
  call: C,
  handle: Handle<C>,
  extraShape?: ExtraShape<C>,
): HandlerFactory {
  const endpoint = endpointOf(call);
  const method = METHODS[endpoint.method];
  return (world) =>
    method(BASE_PATH + endpoint.path, async ({ request, params }) => {
      const context = new RequestContext(world, request);
      try {
        return seal(world, context, await respond(context, { endpoint, handle, extraShape }, params), call);
      } catch (thrown) {
        return seal(world, context, errorAnswer(thrown, context.requestId), call);
      }
    });
}
