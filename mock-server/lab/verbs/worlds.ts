/** The verbs about the worlds of the server: contract §6. */
import { integer, optional, record, text } from '../../../contract/schema/vocabulary.ts';
import { DEFAULT_WORLD } from '../../paths.ts';
import { worldCookie } from '../../pipeline/cookies.ts';
import { isSecure } from '../../pipeline/request-context.ts';
import { MOST_WORLDS, WorldName } from '../../worlds.ts';
import { LabError } from '../lab-verb.ts';
import { playScenario, scenarioNamed } from '../scenarios/play-scenario.ts';
import { type MountedOnWorlds, worldNotFound, worldsVerb } from '../worlds-verb.ts';

/** GET /__lab/worlds. `current` is the world of the caller; null if it does not exist. */
const list = worldsVerb({
  method: 'get',
  path: '/worlds',
  explanation: 'Lists the worlds of the server.',
  handle: ({ worlds, current }) => ({ worlds: worlds.all(), current: worlds.find(current)?.id ?? null }),
});

/** POST /__lab/worlds. */
const create = worldsVerb({
  method: 'post',
  path: '/worlds',
  explanation:
    'Creates a world of its own, with its own store, clock, bank, rates, faults, journal and ledger; dropped after an hour without a request.',
  status: 201,
  fields: {
    name: 'What the list shows; the id by default.',
    scenario: 'The name of the scenario; `default` by default.',
    seed: 'For scenarios with random rows: the same seed gives the same rows.',
  },
  example: { body: { name: 'payments', scenario: 'deposit-open' } },
  body: record({
    name: optional(WorldName),
    scenario: optional(text({ maxLength: 64 })),
    seed: optional(integer()),
  }),
  handle: async ({ worlds, body }) => {
    const scenario = scenarioNamed(body.scenario);
    const { name, seed = 1 } = body;
    const world = await worlds.create({ name, scenario: scenario.name, seed }, (fresh) => {
      playScenario(fresh, scenario, seed);
    });
    if (world) return { world };
    const reason = `the server has ${MOST_WORLDS} worlds besides ${DEFAULT_WORLD}, which is the maximum`;
    throw new LabError(429, 'TOO_MANY_WORLDS', `${reason}: delete one, or wait until one is dropped`);
  },
});

/** DELETE /__lab/worlds/{id}. */
const remove = worldsVerb({
  method: 'delete',
  path: '/worlds/:id',
  explanation: 'Deletes a world with everything in it.',
  example: { path: '/worlds/0123456789abcdef' },
  handle: async ({ worlds, parameters: { id = '' } }) => {
    if (id === DEFAULT_WORLD) {
      throw new LabError(409, 'NOT_ALLOWED', `${DEFAULT_WORLD} always exists: reset it instead`);
    }
    const world = await worlds.delete(id);
    if (!world) throw worldNotFound(id);
    return { world };
  },
});

/** GET /__lab/worlds/{id}/enter. A link for a browser: its following requests belong to the world. */
const enter = worldsVerb({
  method: 'get',
  path: '/worlds/:id/enter',
  explanation: 'Moves the browser that opens it to the world, and leads to a page.',
  fields: { to: 'The path of the page, such as /player/deposit/; `/` by default.' },
  query: record({ to: optional(text({ maxLength: 2_000 })) }),
  example: { path: `/worlds/${DEFAULT_WORLD}/enter?to=%2Fplayer%2Fdeposit%2F` },
  handle: ({ worlds, request, query: { to = '/' }, parameters: { id = '' } }) => {
    const { cookies, sitePath } = worlds.world;
    const path = pathOfSite(to);
    if (path === null) {
      const message = 'to is a path of this site, such as /player/deposit/';
      throw new LabError(422, 'VALIDATION_FAILED', message, { to: 'FORMAT' });
    }
    if (!worlds.use(id)) throw worldNotFound(id);
    const headers = new Headers({ Location: sitePath + path, 'Cache-Control': 'no-store' });
    cookies.setCookies(headers, [worldCookie(id, isSecure(request))]);
    return new Response(null, { status: 302, headers });
  },
});

export const worldsVerbs: readonly MountedOnWorlds[] = [list, create, remove, enter];

const ANY_ORIGIN = 'http://localhost';

/**
 * Returns the path as a browser would resolve it. Null for everything that could lead to another site: another scheme or
 * host, also as `//host`, `/\host`, with a tab between the slashes, or as `/.//host`.
 */
function pathOfSite(to: string): string | null {
  if (!to.startsWith('/') || !URL.canParse(to, ANY_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(to, ANY_ORIGIN);
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
}
