/** The mock inside Vite: the same answers on the page's own origin, and never index.html in their place. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { createBackend } from '../../mock-server/backend.ts';
import { mockBackend } from '../../mock-server/vite-plugin.ts';

const backend = createBackend();
const printed: string[] = [];
let server: ViteDevServer | undefined;
let root = '';
let origin = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mock-backend-'));
  await writeFile(join(root, 'index.html'), '<!doctype html><title>The page</title>');
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'info',
    customLogger: {
      info: (line) => void printed.push(line),
      warn: () => {},
      warnOnce: () => {},
      error: () => {},
      clearScreen: () => {},
      hasErrorLogged: () => false,
      hasWarned: false,
    },
    server: { host: '127.0.0.1', port: 0 },
    plugins: [mockBackend({ backend })],
  });
  await server.listen();
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
});

afterAll(async () => {
  await server?.close();
  await rm(root, { recursive: true, force: true });
});

const get = async (path: string) => {
  const response = await fetch(origin + path, { headers: { Accept: 'text/html' } });
  return [response.status, response.headers.get('content-type'), await response.text()] as const;
};

describe('the plugin', () => {
  test('answers /api from the backend that it was given', async () => {
    expect(await get('/api/v2/banks')).toEqual([200, 'application/json', expect.stringContaining('bcel')]);
    expect(backend.world.journal.entries()).toHaveLength(1);
  });

  test('an unknown call is a 404 envelope, although the browser asks for a page', async () => {
    for (const path of ['/api', '/api/v2/nothing', '/__lab/nothing']) {
      expect(await get(path)).toEqual([404, 'application/json', expect.stringContaining('NOT_FOUND')]);
    }
  });

  test('leaves all else to Vite', async () => {
    for (const path of ['/', '/player/deposit/', '/apiary']) {
      expect(await get(path)).toEqual([
        200,
        expect.stringContaining('text/html'),
        expect.stringContaining('The page'),
      ]);
    }
  });

  test('says the address, the demo player and the lab after Vite’s own lines', () => {
    server?.printUrls();
    const lines = printed.join('\n');
    expect(lines).toContain(`${origin}/api/v2`);
    expect(lines).toContain('demo / demo-1234');
    expect(lines).toContain(`${origin}/__lab/state`);
  });
});
