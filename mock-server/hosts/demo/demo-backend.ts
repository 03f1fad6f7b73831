/** The mock backend in a service worker: the same handlers, with worlds and cookies persisted in the browser. */
import { createBackend } from '../../backend.ts';
import { Keeper, UnreadableLog } from '../../persistence/keeper.ts';
import { descriptionIn, keepIn } from '../../persistence/world-log.ts';
import { createWorld, type World, type WorldOptions } from '../../world.ts';
import { Worlds } from '../../worlds.ts';
import { BrowserDatabase } from './browser-database.ts';
import { CookieJar } from './cookie-jar.ts';
import { type Respond, withoutWire } from './without-wire.ts';

/** `sitePath` is the folder of the host that contains the site, without a trailing slash. */
export async function openDemoBackend(sitePath: string): Promise<Respond> {
  const name = `dok-champa${sitePath}`;
  // Without storage the demo still works until the browser terminates the worker.
  const database = await BrowserDatabase.open(name).catch(() => null);
  const jar = new CookieJar(await database?.readCookies());
  const options = { cookies: jar, sitePath };
  const worlds = database ? await worldsIn(database, name, options) : new Worlds(options);
  const respond = withoutWire(createBackend({ worlds }), jar);
  if (!database) return respond;
  let cookies = jar.contents;
  return async (request, path) => {
    const response = await respond(request, path);
    if (jar.contents !== cookies) {
      cookies = jar.contents;
      await database.keepCookies(cookies);
    }
    return response;
  };
}

/** All worlds of the previous worker. */
async function worldsIn(database: BrowserDatabase, name: string, options: WorldOptions): Promise<Worlds> {
  const world = createWorld(options);
  const keeper = await keeperOf(world, database);
  const nameOf = (id: string) => `${name} world ${id}`;
  const worlds = new Worlds({
    ...options,
    world,
    flush: () => keeper.flush(),
    keep: async (created, description) =>
      keepIn(await BrowserDatabase.open(nameOf(description.id)), created, description),
  });
  for (const kept of await BrowserDatabase.names()) {
    if (kept.startsWith(nameOf(''))) await resume(worlds, kept);
  }
  return worlds;
}

/** Restores the state of the previous worker. If another version wrote it and it cannot be read, it is deleted. */
function keeperOf(world: World, database: BrowserDatabase): Promise<Keeper> {
  return Keeper.open(world, database).catch(async (error: unknown) => {
    if (!(error instanceof UnreadableLog)) throw error;
    await database.clear();
    return Keeper.open(world, database);
  });
}

/** The same for another world, which is then lost as a whole. */
async function resume(worlds: Worlds, name: string): Promise<void> {
  const database = await BrowserDatabase.open(name);
  try {
    await worlds.resume(await descriptionIn(database));
  } catch (error) {
    if (!(error instanceof UnreadableLog)) throw error;
    await database.remove();
  }
}
