/** The mock backend in a service worker: the same handlers, with store and cookies persisted in the browser. */
import { createBackend } from '../../backend.ts';
import { Keeper, UnreadableLog } from '../../persistence/keeper.ts';
import { createWorld, type World } from '../../world.ts';
import { BrowserDatabase } from './browser-database.ts';
import { CookieJar } from './cookie-jar.ts';
import { type Respond, withoutWire } from './without-wire.ts';

/** `sitePath` is the folder of the host that contains the site, without a trailing slash. */
export async function openDemoBackend(sitePath: string): Promise<Respond> {
  // Without storage the demo still works until the browser terminates the worker.
  const database = await BrowserDatabase.open(`dok-champa${sitePath}`).catch(() => null);
  const jar = new CookieJar(await database?.readCookies());
  const world = createWorld({ cookies: jar, sitePath });
  const flush = database && (await keptIn(database, world, jar));
  const backend = createBackend({ world, ...(flush ? { flush } : {}) });

  return withoutWire(backend, jar);
}

/** Restores the state of the previous worker. If another version wrote it and it cannot be read, it is deleted. */
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
