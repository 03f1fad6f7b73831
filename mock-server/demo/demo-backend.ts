/** The mock backend in a service worker: the same handlers, with a store and cookies that the browser keeps. */
import { createBackend } from '../backend.ts';
import { Keeper, UnreadableLog } from '../persistence/keeper.ts';
import { createWorld, type World } from '../world.ts';
import { BrowserDatabase } from './browser-database.ts';
import { CookieJar } from './cookie-jar.ts';

/** Answers a request of a page; `path` is where it leads in the site, whatever folder that lives in. */
export type Respond = (request: Request, path: string) => Promise<Response>;

/** `sitePath` is the folder of the host that the site lives in, without a slash at its end. */
export async function openDemoBackend(sitePath: string): Promise<Respond> {
  // A browser that keeps nothing still gets a demo, until its worker is put to sleep.
  const database = await BrowserDatabase.open(`dok-champa${sitePath}`).catch(() => null);
  const jar = new CookieJar(await database?.readCookies());
  const world = createWorld({ cookies: jar, sitePath });
  const flush = database && (await keptIn(database, world, jar));
  const backend = createBackend({ world, ...(flush ? { flush } : {}) });

  return async (request, path) => {
    const delivery = await backend.deliver(await asBackendsOwn(request, path, jar));
    switch (delivery?.kind) {
      case 'response':
        return delivery.response;
      case 'never':
        return new Promise(() => {});
      default:
        // A line that is cut is all the same to a page, wherever it was cut.
        return Response.error();
    }
  };
}

/** Goes on where the worker before left off. What another version kept is not worth a page that does not start. */
async function keptIn(database: BrowserDatabase, world: World, jar: CookieJar): Promise<() => Promise<void>> {
  const keeper = await Keeper.open(world, database).catch(async (error: unknown) => {
    if (!(error instanceof UnreadableLog)) throw error;
    await database.clear();
    return Keeper.open(world, database);
  });
  let cookies = jar.contents;
  return async () => {
    await keeper.flush();
    if (jar.contents === cookies) return;
    cookies = jar.contents;
    await database.keepCookies(cookies);
  };
}

/** The request as it would arrive over HTTP. Made anew: one of a navigation cannot be copied. */
async function asBackendsOwn(request: Request, path: string, jar: CookieJar): Promise<Request> {
  const { method } = request;
  const url = new URL(request.url);
  url.pathname = path;
  const headers = new Headers(request.headers);
  if (jar.xsrfToken !== null) headers.set('X-XSRF-TOKEN', jar.xsrfToken);
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return new Request(url, { method, headers, ...(body && body.byteLength > 0 ? { body } : {}) });
}
