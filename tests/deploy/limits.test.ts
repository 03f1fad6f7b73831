// @module-tag deep
/** The limits of one address: it can neither exhaust nginx nor slow down players at other addresses. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { BASE_PATH, endpoints } from '../../contract/endpoints.ts';
import { type Deployment, deploy, FEW_FILES } from './deployment.ts';
import { ask, sending } from './wire.ts';

const SLOW_CLIENTS = 300;
const HELD = 200;

const CALL = 'POST /api/v2/players/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

let deployment: Deployment | null = null;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await deployment?.stop();
  deployment = null;
});

/** Begins a body at one address. Resolves with the refusal; without one, it stays pending. */
async function slowBody(origin: string, from: string): Promise<string> {
  const socket = await sending(origin, `${CALL}Content-Length: 60000\r\n\r\n{`, from);
  sockets.push(socket);
  const [refusal] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return refusal.toString();
}

test('slow bodies from one address end at its limit; files and calls for another address continue', async () => {
  expect(HELD).toBeGreaterThan(FEW_FILES);
  // Attempts are not the limit here.
  deployment = await deploy({ ADDRESS_CONNECTIONS: String(HELD), ATTEMPTS_BURST: '1000' });
  const { origin } = deployment;
  const refusals: string[] = [];
  await new Promise<void>((resolve, reject) => {
    for (let client = 0; client < SLOW_CLIENTS; client += 1) {
      slowBody(origin, '127.0.0.2').then((refusal) => {
        refusals.push(refusal);
        if (refusals.length === SLOW_CLIENTS - HELD) resolve();
      }, reject);
    }
  });
  for (const refusal of refusals) expect(refusal).toMatch(/^HTTP\/1.1 429 [^]*"code":"RATE_LIMITED"/);
  const page = await ask(origin, '/', { from: '127.0.0.2' });
  expect(page.status).toBe(429);
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' });
  expect((await ask(origin, '/healthz', { from: '127.0.0.2' })).status).toBe(200);

  const others = Array.from({ length: HELD }, (_, index) => ask(origin, index % 2 ? '/' : '/api/v2/banks'));
  expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([200]));
  // Those below the limit are still served.
  expect(refusals).toHaveLength(SLOW_CLIENTS - HELD);
});

describe('attempts', () => {
  const LIMITED = [endpoints.login, endpoints.register, endpoints.fingerprint].map(
    ({ path }) => `${BASE_PATH}${path}`,
  );

  test.each(LIMITED)('%s: those of an address beyond the burst are refused', async (path) => {
    deployment = await deploy({ ATTEMPTS_PER_MINUTE: '1', ATTEMPTS_BURST: '1' });
    const { origin } = deployment;
    const attempt = async (from: string, spelling = path, method = 'POST') => {
      const { status, headers, body } = await ask(origin, spelling, { method, from, body: '{}' });
      return status === 429 ? [headers['retry-after'], JSON.parse(body.toString()).code] : 'passed';
    };
    expect([await attempt('127.0.0.2'), await attempt('127.0.0.2')]).toEqual(['passed', 'passed']);
    expect(await attempt('127.0.0.2')).toEqual(['60', 'RATE_LIMITED']);
    // Spellings that a backend may take for the same call.
    const encoded = path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`);
    for (const spelling of [
      `${path}/`,
      path.toUpperCase().replace('/API', '/api'),
      `/api/${path.slice(4)}`,
      encoded,
    ]) {
      expect(await attempt('127.0.0.2', spelling), spelling).toEqual(['60', 'RATE_LIMITED']);
    }
    expect(await attempt('127.0.0.2', path, 'PUT')).toBe('passed');
    expect(await attempt('127.0.0.2', '/api/v2/deposits')).toBe('passed');
    for (const other of LIMITED.filter((candidate) => candidate !== path)) {
      expect(await attempt('127.0.0.2', other)).toBe('passed');
    }
    expect(await attempt('127.0.0.3')).toBe('passed');
  });
});
