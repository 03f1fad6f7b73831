/**
 * The mock backend, wherever it runs: a Request in, a Delivery out. Nothing here knows of Node; http/ puts it behind a
 * socket.
 */
import { getResponse, type HttpHandler } from 'msw';
import { endpoints } from '../contract/endpoints.ts';
import { mounts } from './handlers/table.ts';
import { LAB_PATH } from './lab/lab-verb.ts';
import { faultEntry } from './lab/journal-entry.ts';
import { type Delivery, applyFault } from './lab/apply-fault.ts';
import { labHandlers } from './lab/verbs.ts';
import { ApiError } from './pipeline/api-error.ts';
import { rejected, unknownRoutes } from './pipeline/unknown-routes.ts';
import { providerCalls } from './play/provider-calls.ts';
import { isProviderCall } from './paths.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

export interface Backend {
  /** What the backend knows. Kept apart, so that a new backend can take an old one's place without losing it. */
  readonly world: World;
  /** Answers a request below /api or /__lab, and the provider's page; null for all others. */
  deliver(request: Request): Promise<Delivery | null>;
}

export interface BackendOptions extends WorldOptions {
  /** A world to go on with, instead of a fresh one. */
  readonly world?: World;
  /** Waited for before any answer leaves: where the world is kept, all that it tells of is safe by then. */
  readonly flush?: () => Promise<void>;
}

export function createBackend(options: BackendOptions = {}): Backend {
  const world = options.world ?? createWorld(options);
  const handlers = [
    ...mounts.map((mount) => mount(world)),
    ...labHandlers(world),
    ...providerCalls.map((mount) => mount(world)),
    ...unknownRoutes(world, Object.values(endpoints)),
  ];

  async function carry(request: Request): Promise<Response> {
    // MSW throws on a path with a broken escape, which is no path of ours.
    if (!isDecodable(request.url)) return rejected(world, request, new ApiError('NOT_FOUND'));
    const response = await getResponse(candidates(handlers, request), request, {
      baseUrl: new URL(request.url).origin,
    });
    if (!response) throw new Error(`no handler for ${request.url}`);
    return response;
  }

  async function deliver(request: Request): Promise<Delivery | null> {
    const { pathname } = new URL(request.url);
    if (!isAnswered(pathname)) return null;
    const delivery = await deliveryOf(request, pathname);
    await options.flush?.();
    return delivery;
  }

  async function deliveryOf(request: Request, pathname: string): Promise<Delivery> {
    const fault = isBelow('/api', pathname) ? world.faults.take(request.method, pathname) : null;
    if (!fault) return { kind: 'response', response: await carry(request) };
    world.journal.add(faultEntry(world, fault, request.method, pathname));
    return applyFault(world, fault, request, carry);
  }

  return { world, deliver };
}

/** Whether a path of the host is the backend's, so that nothing else may answer there. */
export function isAnswered(pathname: string): boolean {
  return isBelow('/api', pathname) || isBelow(LAB_PATH, pathname) || isProviderCall(pathname);
}

/**
 * The handlers that a request could be for, in their order. MSW clones the request and compiles the path of each handler
 * that it tries, which for a hundred of them costs more than the answer.
 */
function candidates(handlers: readonly HttpHandler[], request: Request): HttpHandler[] {
  const pathname = new URL(request.url).pathname.toLowerCase();
  return handlers.filter(({ info: { method, path } }) => {
    const [fixed = ''] = String(path).split(/[:*]/);
    const isItsMethod = typeof method === 'string' ? method === request.method : method.test(request.method);
    return isItsMethod && pathname.startsWith(fixed.toLowerCase());
  });
}

function isBelow(base: string, pathname: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
}
