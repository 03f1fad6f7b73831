/** The verbs about the worlds of the server: contract §6. */
import { optional, record } from '../../../contract/schema/vocabulary.ts';
import { DEFAULT_WORLD } from '../../paths.ts';
import { worldCookie } from '../../pipeline/cookies.ts';
import { isSecure } from '../../pipeline/request-context.ts';
import { MOST_WORLDS } from '../../worlds.ts';
import { NewWorld } from '../inputs.ts';
import { LabError } from '../lab-error.ts';
import { PathOfSite, redirectTo } from '../redirect.ts';
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
  body: NewWorld,
  handle: async ({ worlds, body }) => {
    const scenario = scenarioNamed(body.scenario);
    const { name, seed = 1 } = body;
    const world = await worlds.create({ name, scenario: scenario.name, seed }, (fresh) =>
      playScenario(fresh, scenario, seed),
    );
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
  query: record({ to: optional(PathOfSite) }),
  example: { path: `/worlds/${DEFAULT_WORLD}/enter?to=%2Fplayer%2Fdeposit%2F` },
  handle: ({ worlds, request, query: { to }, parameters: { id = '' } }) => {
    const redirect = redirectTo(worlds.world, to, [worldCookie(id, isSecure(request))]);
    if (!worlds.use(id)) throw worldNotFound(id);
    return redirect;
  },
});

export const worldsVerbs: readonly MountedOnWorlds[] = [list, create, remove, enter];
