/** The mock inside Vite: the same responses on the page's own origin, and never index.html instead of one. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Logger } from 'vite';
import { createBackend } from '../../mock-server/backend.ts';
import { mockBackend } from '../../mock-server/hosts/vite-plugin.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { develop, folderWithPage, type PageServer, previewed } from './page-servers.ts';

const folder = folderWithPage();

describe.each([
  ['dev', develop],
  ['preview', previewed],
])('in the %s server', (_, start) => {
  const backend = createBackend();
  const printed: string[] = [];
  let server: PageServer['server'] | undefined;
  let origin = '';

  beforeAll(async () => {
    const plugins = [mockBackend({ backend })];
    ({ server, origin } = await start(folder.path, { customLogger: loggerInto(printed), plugins }));
  });

  afterAll(() => server?.close());

  const get = async (path: string) => {
    const response = await fetch(origin + path, { headers: { Accept: 'text/html' } });
    return [response.status, response.headers.get('content-type'), await response.text()] as const;
  };

  test('a header or a cookie selects a world, and the link to a world redirects to a page of the site', async () => {
    const create = await fetch(`${origin}/__lab/worlds`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ scenario: 'deposit-open' }),
    });
    const { world } = (await create.json()) as { readonly world: { readonly id: string } };
    for (const headers of [{ 'X-Lab-World': world.id }, { Cookie: `lab-world=${world.id}` }]) {
      for (const path of ['/__lab/state', '/__lab/db/deposits']) {
        expect(await (await fetch(origin + path, { headers })).text()).toContain('D000001');
      }
    }
    const entered = await fetch(`${origin}/__lab/worlds/${world.id}/enter?to=/player/deposit/`);
    expect([entered.url, await entered.text()]).toEqual([
      `${origin}/player/deposit/`,
      expect.stringContaining('The page'),
    ]);
  });

  test('the provider’s page comes from the mock, and index.html never replaces a missing file of it', async () => {
    const page = [200, expect.stringContaining('text/html'), expect.stringContaining('src="page.js"')];
    expect(await get('/__provider/?launch=x')).toEqual(page);
    expect(await get('/__provider/page.css')).toEqual([
      200,
      expect.stringContaining('text/css'),
      expect.anything(),
    ]);
    expect((await get('/__provider/nothing'))[0]).toBe(404);
  });

  test('all other paths are left to Vite', async () => {
    for (const path of ['/', '/player/deposit/', '/apiary']) {
      const page = [200, expect.stringContaining('text/html'), expect.stringContaining('The page')];
      expect(await get(path)).toEqual(page);
    }
  });

  test('the address, the demo player and the lab are printed after Vite’s own lines', () => {
    server?.printUrls();
    const lines = printed.join('\n');
    expect(lines).toContain(`${origin}/api/v2`);
    expect(lines).toContain('demo / demo-1234');
    expect(lines).toContain(`${origin}/__lab/state`);
  });
});

test('a restart after an edit keeps worlds, sessions, faults and clock, and ends event streams', async () => {
  const printed: string[] = [];
  // The restarted server listens on the port that the first one was given.
  const { server, origin, close } = await develop(folder.path, {
    customLogger: loggerInto(printed),
    plugins: [mockBackend()],
  });
  const lab = (verb: string, body: unknown, world = 'default') =>
    fetch(`${origin}/__lab/${verb}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Lab-World': world },
      body: JSON.stringify(body),
    });
  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(origin + path, { headers })).json() as Promise<Record<string, unknown>>;

  const { world } = (await (await lab('worlds', { name: 'qa', scenario: 'deposit-open' })).json()) as {
    readonly world: { readonly id: string };
  };
  const ofWorld = { 'X-Lab-World': world.id };
  await lab('rates', { currency: 'LAK', buy: '1', sell: '777' });
  await lab('clock', { now: '2030-01-01T00:00:00.000Z', frozen: true });
  await lab('faults', { match: { path: '/api/v2/games' }, fault: 'status', status: 503 }, world.id);
  const session = await lab('session', { username: 'demo' });
  const cookie = session.headers.getSetCookie().map((line) => line.split(';')[0]);
  const followed = await fetch(`${origin}/__lab/events`);
  const ended = followed.text().then(
    () => 'ended',
    () => 'ended',
  );

  const seen = async () => ({
    rates: await read('/api/v2/currencies/rates'),
    player: await read('/api/v2/players/info', { Cookie: cookie.join('; ') }),
    worlds: (await read('/__lab/worlds'))['worlds'],
    deposits: await read('/__lab/db/deposits', ofWorld),
    faults: await read('/__lab/faults', ofWorld),
    // Its offset from the real clock grows while it is frozen.
    clock: { ...((await read('/__lab/state'))['clock'] as object), offsetMs: 0 },
  });
  const before = await seen();
  if ('restart' in server) await server.restart();
  const after = await seen();
  await close();

  expect(after).toEqual({ ...before, worlds: expect.arrayContaining([expect.objectContaining(world)]) });
  expect(JSON.stringify(before)).toMatch(/777.*"username":"demo".*"qa".*D000001.*503.*2030/);
  expect(await ended).toBe('ended');
  expect(printed.filter((line) => line.includes('Mock:'))).toEqual([]);
});

describe('two servers of the same process, neither of them a restart of the other', () => {
  const kept = temporaryFolder();
  const ratesAt = async (origin: string) => (await fetch(`${origin}/api/v2/currencies/rates`)).text();

  async function begun(): Promise<PageServer> {
    return develop(folder.path, { plugins: [mockBackend()] });
  }

  async function setRate({ origin }: PageServer): Promise<void> {
    const body = JSON.stringify({ currency: 'LAK', buy: '1', sell: '777' });
    await fetch(`${origin}/__lab/rates`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
  }

  test('have worlds of their own', async () => {
    const [first, second] = [await begun(), await begun()];
    await setRate(first);
    expect(await ratesAt(first.origin)).toContain('777');
    expect(await ratesAt(second.origin)).not.toContain('777');
    for (const { close } of [first, second]) await close();
  });

  test('have the same worlds one after the other with PERSIST=FILE', async () => {
    vi.stubEnv('PERSIST', kept.in('mock.local'));
    const first = await begun();
    await setRate(first);
    await first.close();
    const second = await begun();
    expect(await ratesAt(second.origin)).toContain('777');
    await second.close();
  });
});

function loggerInto(lines: string[]): Logger {
  const nothing = () => {};
  return {
    info: (line) => void lines.push(line),
    warn: nothing,
    warnOnce: nothing,
    error: nothing,
    clearScreen: nothing,
    hasErrorLogged: () => false,
    hasWarned: false,
  };
}
