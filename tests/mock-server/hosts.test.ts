/** The three hosts of the mock answer the same, also to request lines that no browser sends. */
import { once } from 'node:events';
import { createServer as createHttpServer, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createMockApp } from '../../mock-server/app.ts';
import { type Backend, createBackend } from '../../mock-server/backend.ts';
import { mockBackend } from '../../mock-server/hosts/vite-plugin.ts';
import { listening } from '../mock-process.ts';
import { develop, folderWithPage, previewed } from './page-servers.ts';

const START = Date.parse('2026-03-02T03:00:00.000Z');
const DATE = new Date(START).toUTCString();

interface Host {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const folder = folderWithPage();

const hosts: readonly (readonly [string, (backend: Backend) => Promise<Host>])[] = [
  ['npm start', (backend) => develop(folder.path, { plugins: [mockBackend({ backend })] })],
  ['npm run preview', (backend) => previewed(folder.path, { plugins: [mockBackend({ backend })] })],
  ['npm run mock', (backend) => listening(createHttpServer(createMockApp(backend)))],
];

/** Answers of the contract: method, target, status, code, and the methods of Allow. */
const CONTRACT = [
  ['OPTIONS', '/api/v2/banks', 405, 'METHOD_NOT_ALLOWED', 'GET'],
  ['OPTIONS', '/api/v2/deposits', 405, 'METHOD_NOT_ALLOWED', 'GET, POST'],
  ['OPTIONS', '/api/v2/nothing', 404, 'NOT_FOUND', undefined],
  ['HEAD', '/api/v2/banks', 405, undefined, 'GET'],
  ['HEAD', '/api/v2/nothing', 404, undefined, undefined],
  ['PROPFIND', '/api/v2/banks', 405, 'METHOD_NOT_ALLOWED', 'GET'],
  ['TRACE', '/api/v2/banks', 400, 'BAD_REQUEST', undefined],
  ['GET', '/api/v2/banks/', 200, undefined, undefined],
  ['GET', '/API/v2/banks', 200, undefined, undefined],
  ['GET', '/API/V2/Banks/', 200, undefined, undefined],
  ['GET', '/API', 404, 'NOT_FOUND', undefined],
  ['GET', '/api/', 404, 'NOT_FOUND', undefined],
  ['GET', '/api//v2/banks', 404, 'NOT_FOUND', undefined],
  ['GET', '/api?', 404, 'NOT_FOUND', undefined],
  ['GET', 'http://elsewhere.test/api/v2/banks', 200, undefined, undefined],
  ['GET', 'HTTPS://elsewhere.test:8443/api/v2/banks?x=1', 200, undefined, undefined],
  ['OPTIONS', 'http://elsewhere.test/api/v2/banks', 405, 'METHOD_NOT_ALLOWED', 'GET'],
  ['GET', 'http://elsewhere.test/api/v2/nothing', 404, 'NOT_FOUND', undefined],
  ['GET', '/api/v2/%', 404, 'NOT_FOUND', undefined],
  ['GET', '/api/v2/deposits/%E0%A4', 404, 'NOT_FOUND', undefined],
  ['GET', '/api/v2/../v2/banks', 400, 'BAD_REQUEST', undefined],
  ['GET', '/anywhere/%2e%2e/api/v2/banks', 400, 'BAD_REQUEST', undefined],
  ['GET', '/api/../anywhere', 400, 'BAD_REQUEST', undefined],
  ['GET', '/api\\v2\\banks', 400, 'BAD_REQUEST', undefined],
] as const;

/** Answers of the lab. */
const LAB = [
  ['OPTIONS', '/__lab/state', 404, 'NOT_FOUND', undefined],
  ['HEAD', '/__lab/state', 404, undefined, undefined],
  ['OPTIONS', '/__lab/db/deposits', 405, 'METHOD_NOT_ALLOWED', 'GET'],
  ['GET', '/__lab/', 200, undefined, undefined],
  ['GET', '/__LAB/state/', 200, undefined, undefined],
  ['GET', 'http://elsewhere.test/__lab/state', 200, undefined, undefined],
  ['GET', 'http://elsewhere.test/__lab/db/banks', 200, undefined, undefined],
  ['GET', '/__lab/%', 404, 'NOT_FOUND', undefined],
  ['GET', '/__lab/db/%', 404, 'NOT_FOUND', undefined],
  ['GET', '/__lab/db/deposits/%E0%A4', 404, 'NOT_FOUND', undefined],
  ['GET', '/__lab\\state', 400, 'BAD_REQUEST', undefined],
  ['GET', '/__lab/../__lab/state', 400, 'BAD_REQUEST', undefined],
] as const;

describe.each(hosts)('%s', (_, start) => {
  const backend = createBackend({ clock: { now: () => START } });
  let host: Host | null = null;

  beforeAll(async () => {
    host = await start(backend);
  });

  afterAll(() => host?.close());

  /** Sends a target as it is: fetch would normalize it. */
  const send = async (method: string, path: string) => {
    const { hostname, port } = new URL(host?.origin ?? '');
    const sent = request({ hostname, port, method, path, headers: { Accept: 'text/html' } });
    sent.end();
    const [response] = await once(sent, 'response');
    let text = '';
    for await (const chunk of response) text += String(chunk);
    const type = String(response.headers['content-type']).split(';')[0];
    const code = text === '' ? undefined : (JSON.parse(text) as { readonly code?: string }).code;
    return { status: response.statusCode, headers: response.headers, type, code };
  };

  test.each(CONTRACT)('%s %s is %i %s', async (method, target, status, code, allow) => {
    const { headers, ...answer } = await send(method, target);
    expect(answer).toEqual({ status, type: 'application/json', code });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^req-\d{6}$/),
      date: DATE,
    });
    expect(headers['allow']).toBe(allow);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test.each(LAB)('%s %s is %i %s', async (method, target, status, code, allow) => {
    const { headers, ...answer } = await send(method, target);
    expect(answer).toEqual({ status, type: 'application/json', code });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['allow']).toBe(allow);
  });

  test('a failure of the mock itself is 500 INTERNAL, and the terminal shows its stack', async () => {
    const failure = new Error('a bug of the mock');
    const deliver = vi.spyOn(backend, 'deliver').mockRejectedValueOnce(failure);
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { headers, ...answer } = await send('GET', '/api/v2/banks');
    expect(answer).toEqual({ status: 500, type: 'application/json', code: 'INTERNAL' });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', date: DATE });
    expect(printed).toHaveBeenCalledWith(failure);
    deliver.mockRestore();
    printed.mockRestore();
  });
});
