/**
 * The mock backend, independent of its host: takes a Request, finds its world, and returns a Delivery. Contains no Node APIs;
 * http/ connects it to a socket.
 */
import { getResponse, type HttpHandler } from 'msw';
import { endpoints } from '../contract/endpoints.ts';
import { mounts } from './handlers/table.ts';
import { LAB_PATH, rejectedVerb } from './lab/lab-verb.ts';
import { type Carry, type Delivery, applyFault } from './lab/apply-fault.ts';
import { arrivalOf, noteDelivery } from './lab/arrival.ts';
import { EVENT_STREAM } from './lab/events/event-stream.ts';
import { faultEntry } from './lab/journal-entry.ts';
import { labHandlers } from './lab/verbs.ts';
import { entrance } from './lab/verbs/enter.ts';
import { worldsVerbs } from './lab/verbs/worlds.ts';
import { unknownWorld } from './lab/worlds-verb.ts';
import { ApiError } from './pipeline/api-error.ts';
import { RequestContext } from './pipeline/request-context.ts';
import { rejected, unknownRoutes } from './pipeline/unknown-routes.ts';
import { providerCalls } from './provider-simulation/provider-calls.ts';
import { isProviderCall } from './paths.ts';
import { LabAccess } from './security/lab-access.ts';
import type { World } from './world.ts';
import { Worlds, type WorldsOptions } from './worlds.ts';

export interface Backend {
  /** The world `default`, to which a request belongs that names no world. */
  readonly world: World;
  /** The backend's state. Separate from the handlers, so that a new backend can replace an old one without losing it. */
  readonly worlds: Worlds;
  readonly access: LabAccess;
  /** Handles a request below /api or /__lab, or a call of the provider's page; returns null for all others. */
  deliver(request: Request): Promise<Delivery | null>;
}

export interface BackendOptions extends WorldsOptions {
  /** Existing worlds to use instead of new ones. */
  readonly worlds?: Worlds;
  /** Who may drive the lab; by default this machine only. */
  readonly access?: LabAccess;
  /** Sends a call to a real backend, or returns null if the mock has to answer it. Given by hosts that run in Node. */
  readonly forward?: Forward;
}

type Forward = (world: World, request: Request) => Promise<Response | null>;

export function createBackend({
  access = new LabAccess(),
  forward = () => Promise.resolve(null),
  ...options
}: BackendOptions = {}): Backend {
  const worlds = options.worlds ?? new Worlds(options);
  const overWorlds = withoutStacks(() =>
    [...worldsVerbs, entrance(access)].map((verb) => verb.mount(worlds)),
  );
  /** The handlers of each world that has had a request. */
  const carriers = new WeakMap<World, Carry>();

  function carrierOf(world: World): Carry {
    const carry = carriers.get(world) ?? carrier(world, forward);
    carriers.set(world, carry);
    return carry;
  }

  async function deliver(request: Request): Promise<Delivery | null> {
    const { pathname } = new URL(request.url);
    if (!isAnswered(pathname)) return null;
    const aboutWorlds = await responseOf(overWorlds, request);
    if (aboutWorlds) return { kind: 'response', response: aboutWorlds };
    const id = worlds.idIn(request);
    const world = worlds.use(id);
    if (!world) return { kind: 'response', response: unknownWorld(id) };
    const delivery = await deliveryIn(world, request, pathname, carrierOf(world));
    try {
      // A persisted world has stored everything that the response contains before it is sent.
      await worlds.flush(id);
    } catch (thrown) {
      // A full disk, or a second server with the same file: what was to be kept is not, and reads go on (contract §6).
      if (isRead(request)) return delivery;
      const response = isBelow('/api', pathname)
        ? rejected(world, request, thrown)
        : rejectedVerb(world, new RequestContext(world, request), thrown);
      return { kind: 'response', response };
    }
    return delivery;
  }

  return { world: worlds.world, worlds, access, deliver };
}

async function deliveryIn(world: World, request: Request, pathname: string, carry: Carry): Promise<Delivery> {
  const isApi = isBelow('/api', pathname);
  // The journal contains the calls of the API, and paths that no handler can read.
  if (!isApi && isDecodable(request.url)) {
    const response = await carry(request);
    const isStreamed = response.headers.get('content-type') === EVENT_STREAM;
    return { kind: 'response', response, isStreamed };
  }
  const arrival = await arrivalOf(world, request);
  const applied = isApi ? world.faults.take(arrival, world.randomness) : null;
  const carryOut = (copy: Request) => {
    noteDelivery(copy, { arrival, faultId: applied?.fault.id ?? null });
    return carry(copy);
  };
  if (!applied) return { kind: 'response', response: await carryOut(request) };
  world.journal.add(faultEntry(world, applied.fault, arrival));
  return applyFault(world, applied, request, carryOut);
}

/** Every request below /api or /__lab, and of the provider's page, in one world. */
function carrier(world: World, forward: Forward): Carry {
  const handlers = withoutStacks(() => [
    ...mounts.map((mount) => mount(world)),
    ...labHandlers(world),
    ...providerCalls.map((mount) => mount(world)),
    ...unknownRoutes(world, Object.values(endpoints)),
  ]);
  return async (request) => {
    if (!isDecodable(request.url)) return rejected(world, request, new ApiError('NOT_FOUND'));
    const isApi = isBelow('/api', new URL(request.url).pathname);
    const response = (isApi && (await forward(world, request))) || (await responseOf(handlers, request));
    if (!response) throw new Error(`no handler for ${request.url}`);
    return response;
  };
}

/**
 * MSW reads a stack for each handler, to print where it is defined, which the mock never does. With source maps, a hundred stacks
 * take longer than the first response of a world.
 */
function withoutStacks<Made>(make: () => Made): Made {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Undefined if no handler matches. */
async function responseOf(handlers: readonly HttpHandler[], request: Request): Promise<Response | undefined> {
  // MSW throws on a path with an invalid percent escape, which matches no route.
  if (!isDecodable(request.url)) return undefined;
  const matching = candidates(handlers, request);
  const { origin } = new URL(request.url);
  return matching.length > 0 ? getResponse(matching, request, { baseUrl: origin }) : undefined;
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether the backend owns a path of the host, so that no other middleware may respond to it. */
export function isAnswered(pathname: string): boolean {
  return isBelow('/api', pathname) || isBelow(LAB_PATH, pathname) || isProviderCall(pathname);
}

/**
 * Preselects the handlers that may match, in their order. MSW clones the request and compiles the path of each handler that
 * it tries, which for a hundred handlers takes longer than the response.
 */
function candidates(handlers: readonly HttpHandler[], request: Request): HttpHandler[] {
  const pathname = new URL(request.url).pathname.toLowerCase();
  return handlers.filter(({ info: { method, path } }) => {
    const [fixed = ''] = String(path).split(/[:*]/);
    const isItsMethod = typeof method === 'string' ? method === request.method : method.test(request.method);
    return isItsMethod && pathname.startsWith(fixed.toLowerCase());
  });
}

/** In any case, like the handlers. */
function isBelow(base: string, pathname: string): boolean {
  return `${pathname.toLowerCase()}/`.startsWith(`${base}/`);
}

/** Whether every percent escape of a path or URL is valid. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.replace(/[?#].*/, ''));
    return true;
  } catch {
    return false;
  }
}
