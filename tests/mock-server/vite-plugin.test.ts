/** The mock inside Vite: the same responses on the page's own origin, and never index.html instead of one. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createServer,
  type InlineConfig,
  type Logger,
  preview,
  type PreviewServer,
  type ViteDevServer,
} from 'vite';
import { createBackend } from '../../mock-server/backend.ts';
import { mockBackend } from '../../mock-server/hosts/vite-plugin.ts';

let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mock-backend-'));
  const page = '<!doctype html><title>The page</title>';
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'index.html'), page);
  await writeFile(join(root, 'dist/index.html'), page);
});

afterAll(() => rm(root, { recursive: true, force: true }));

const address = { host: '127.0.0.1', port: 0 };

async function develop(config: InlineConfig): Promise<ViteDevServer> {
  const server = await createServer({ ...config, server: address });
  return server.listen();
}

describe.each([
  ['dev', develop],
  ['preview', (config: InlineConfig) => preview({ ...config, preview: address })],
] as const)('in the %s server', (_, start) => {
  const backend = createBackend();
  const printed: string[] = [];
  let server: ViteDevServer | PreviewServer | undefined;
  let origin = '';

  beforeAll(async () => {
    const plugins = [mockBackend({ backend })];
    server = await start({ root, configFile: false, customLogger: loggerInto(printed), plugins });
    origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
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
  const server = await develop({
    root,
    configFile: false,
    customLogger: loggerInto(printed),
    plugins: [mockBackend()],
  });
  // The restarted server listens on the port that the first one was given.
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
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
  await server.restart();
  const after = await seen();
  await server.close();

  expect(after).toEqual({ ...before, worlds: expect.arrayContaining([expect.objectContaining(world)]) });
  expect(JSON.stringify(before)).toMatch(/777.*"username":"demo".*"qa".*D000001.*503.*2030/);
  expect(await ended).toBe('ended');
  expect(printed.filter((line) => line.includes('Mock:'))).toEqual([]);
});

test('a server of the same process that is no restart begins with worlds of its own', async () => {
  const servers = [];
  for (let count = 0; count < 2; count += 1) {
    servers.push(
      await develop({ root, configFile: false, customLogger: loggerInto([]), plugins: [mockBackend()] }),
    );
  }
  const [first = '', second = ''] = servers.map(
    (server) => new URL(server.resolvedUrls?.local[0] ?? '').origin,
  );
  const rate = { currency: 'LAK', buy: '1', sell: '777' };
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${first}/__lab/rates`, { method: 'POST', headers, body: JSON.stringify(rate) });
  const rates = async (origin: string) => (await fetch(`${origin}/api/v2/currencies/rates`)).text();
  expect([await rates(first), await rates(second)]).toEqual([
    expect.stringContaining('777'),
    expect.not.stringContaining('777'),
  ]);
  for (const server of servers) await server.close();
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
