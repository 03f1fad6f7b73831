/** Contract §6: the lab rejects a foreign Origin or Host. */
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { siteForFile } from '../site.ts';

const here = siteForFile();

/** Sends with `node:http`, because `fetch` cannot set a foreign Host, as DNS rebinding would. */
function statusWith(path: string, headers: Record<string, string>, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port: here.site.port, path, method, headers },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

test.each([
  '/api/../__lab/state',
  '/x/%2e%2E/__lab/state',
  '/./__lab/state',
  '/x\\..\\__lab/state',
  '/api/..;/../__lab/state',
])('%s is no way around: 400', async (path) => {
  expect(await statusWith(path, { Host: 'evil.example' })).toBe(400);
});

describe.each(['/__lab/state', '/__lab/db/players', '/__lab/reset'])('%s', (path) => {
  test.each([
    ['evil.example'],
    ['evil.example:80'],
    ['localhost.evil.example'],
    ['127.0.0.1.evil.example'],
    ['localhost@evil.example'],
    ['192.168.1.10'],
  ])('Host %s: 403', async (host) => {
    expect(await statusWith(path, { Host: host })).toBe(403);
  });

  test.each([
    'http://evil.example',
    'https://localhost.evil.example',
    'http://localhost:1',
    'null',
    'file://',
    'http://127.0.0.1',
  ])('Origin %s: 403', async (origin) => {
    expect(await statusWith(path, { Origin: origin }, 'POST')).toBe(403);
  });

  test('Sec-Fetch-Site: cross-site is 403', async () => {
    expect(await statusWith(path, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  });
});

describe('allowed callers', () => {
  test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])(
    'this machine as %s, with its own Origin',
    async (name) => {
      const host = `${name}:${here.site.port}`;
      expect(await statusWith('/__lab/state', { Host: host })).toBe(200);
      expect(
        await statusWith('/__lab/state', {
          Host: host,
          Origin: `http://${name.toLowerCase()}:${here.site.port}`,
        }),
      ).toBe(200);
    },
  );

  test('a foreign Host still reaches the API: only the lab rejects it', async () => {
    expect(await statusWith('/api/v2/banks', { Host: 'demo.example' })).toBe(200);
  });
});
