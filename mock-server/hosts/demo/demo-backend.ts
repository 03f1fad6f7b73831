/** The mock backend in a service worker: the same handlers, with a store and cookies that the browser keeps. */
import { createBackend } from '../../backend.ts';
import { Keeper, UnreadableLog } from '../../persistence/keeper.ts';
import { createWorld, type World } from '../../world.ts';
import { BrowserDatabase } from './browser-database.ts';
import { CookieJar } from './cookie-jar.ts';
import { type Respond, withoutWire } from './without-wire.ts';

/** `sitePath` is the folder of the host that the site lives in, without a slash at its end. */
export async function openDemoBackend(sitePath: string): Promise<Respond> {
  // A browser that keeps nothing still gets a demo, until its worker is put to sleep.
  const database = await BrowserDatabase.open(`dok-champa${sitePath}`).catch(() => null);
  const jar = new CookieJar(await database?.readCookies());
  const world = createWorld({ cookies: jar, sitePath });
  const flush = database && (await keptIn(database, world, jar));
  const backend = createBackend({ world, ...(flush ? { flush } : {}) });

  return withoutWire(backend, jar);
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
