/** `PERSIST=FILE npm start`: Vite's servers persist the store across restarts as well. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServer } from 'vite';
import { mockBackend } from '../../../mock-server/hosts/vite-plugin.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vite-persist-'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

test('changes before a restart are restored after it', async () => {
  vi.stubEnv('PERSIST', join(root, 'mock.local'));
  await serve(async (origin) => {
    const body = JSON.stringify({ currency: 'LAK', buy: '1', sell: '777' });
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${origin}/__lab/rates`, { method: 'POST', headers, body });
  });
  await serve(async (origin) => {
    expect(await (await fetch(`${origin}/api/v2/currencies/rates`)).text()).toContain('777');
  });
});

async function serve(work: (origin: string) => Promise<void>): Promise<void> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [mockBackend()],
    server: { host: '127.0.0.1', port: 0 },
  });
  try {
    await server.listen();
    await work(new URL(server.resolvedUrls?.local[0] ?? '').origin);
  } finally {
    await server.close();
  }
}
