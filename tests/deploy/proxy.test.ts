// @module-tag deep
/** The API behind nginx: responses arrive unchanged, and callers cannot forge the headers that nginx adds to requests. */
import { createServer, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNTRUSTED_REQUEST_HEADERS } from '../../deploy/headers.ts';
import { writeVerdict } from '../../contract/errors.ts';
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../../contract/limits.ts';
import { failureOfResponse } from '../../src/api/response.ts';
import { listening } from '../mock-process.ts';
import { textOf } from '../repository/files.ts';
import { type Deployment, deploy } from './deployment.ts';
import { ask } from './wire.ts';

describe('with the mock', () => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await deploy();
  });
  afterAll(() => deployment?.stop());

  test('cookies have the same attributes as the backend sets', async () => {
    const [ours, theirs] = await Promise.all(
      [deployment.origin, deployment.backend.origin].map((origin) => ask(origin, '/api/v2/agency/info')),
    );
    const shape = (cookies: readonly string[] = []) =>
      cookies.map((cookie) => cookie.replace(/=[^;]+/, '=…'));
    expect(ours?.cookies.length).toBeGreaterThan(0);
    expect(shape(ours?.cookies)).toEqual(shape(theirs?.cookies));
  });

  test.each([
    ['/api/v2/games?category=slot&page=1&pageSize=50', 'gzip'],
    ['/api/v2/promotions/current', 'gzip'],
    ['/api/v2/promotions/current/anything', undefined],
    ['/api/v2/agency/info', undefined],
    ['/api/v2/players/info', undefined],
  ])('%s comes in the encoding %s', async (path, encoding) => {
    const accepting = { headers: { 'Accept-Encoding': 'gzip, br' } };
    const [packed, plain] = await Promise.all([
      ask(deployment.origin, path, accepting),
      ask(deployment.backend.origin, path),
    ]);
    expect(packed.headers['content-encoding']).toBe(encoding);
    const body = (encoding ? gunzipSync(packed.body) : packed.body).toString();
    expect(Object.keys(JSON.parse(body))).toEqual(Object.keys(JSON.parse(plain.body.toString())));
    expect(packed.headers).toMatchObject({ 'cache-control': 'no-store', date: expect.any(String) });
  });

  test('a response has one request id, that of the backend', async () => {
    const { headers } = await ask(deployment.origin, '/api/v2/banks');
    expect(headers['x-request-id']).toMatch(/^req-\d+$/);
  });

  test('a body of 64 KB reaches the backend', async () => {
    const { status, body } = await ask(deployment.origin, '/api/v2/players/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: 'x'.repeat(65_536),
    });
    // The body is no JSON: the 400 shows that the backend has read it.
    expect([status, JSON.parse(body.toString()).code]).toEqual([400, 'BAD_REQUEST']);
  });

  test('the log has an id for each request, and no query', async () => {
    await ask(deployment.origin, '/player/deposit/history?code=D-SECRET');
    const log = await deployment.log();
    const entry = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .find(({ path }) => path === '/player/deposit/history');
    expect(entry).toMatchObject({ method: 'GET', status: 200, id: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(log).not.toContain('D-SECRET');
  });
});

describe('requests to the backend', () => {
  let backend: Awaited<ReturnType<typeof listening>>;
  let requests: IncomingMessage[];
  let deployment: Deployment | null = null;

  beforeEach(async () => {
    requests = [];
    backend = await listening(
      createServer((request, response) => {
        requests.push(request);
        request.resume();
        response.writeHead(200, {
          Date: 'Sat, 01 Jan 2000 00:00:00 GMT',
          'Set-Cookie': [
            'sid=a; Path=/; HttpOnly; Secure; SameSite=Lax',
            'XSRF-TOKEN=b; Path=/; SameSite=Lax',
          ],
          'Cache-Control': 'public, max-age=60',
          'X-Powered-By': 'something',
          'Retry-After': '7',
        });
        response.end('{}');
      }),
    );
  });
  afterEach(async () => {
    await deployment?.stop();
    deployment = null;
    await backend.close();
  });

  test('Date, Set-Cookie and other headers reach the page; nothing is cached', async () => {
    deployment = await deploy({ BACKEND_URL: backend.origin });
    const { headers, cookies } = await ask(deployment.origin, '/api/v2/banks');
    expect(cookies).toEqual([
      'sid=a; Path=/; HttpOnly; Secure; SameSite=Lax',
      'XSRF-TOKEN=b; Path=/; SameSite=Lax',
    ]);
    expect(headers).toMatchObject({
      date: 'Sat, 01 Jan 2000 00:00:00 GMT',
      'retry-after': '7',
      'cache-control': 'no-store',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('the host, the tokens and the path are passed on unchanged; forwarding headers are replaced', async () => {
    deployment = await deploy({ BACKEND_URL: `${backend.origin}/` });
    await ask(deployment.origin, '/api/v2/games?tab=pp.txt&x=%2F', {
      headers: {
        Host: 'Play.example:8443',
        Cookie: 'sid=a; XSRF-TOKEN=b; lab-world=c',
        'X-Lab-World': 'c',
        'X-XSRF-TOKEN': 'b',
        'Idempotency-Key': 'k',
        'X-Forwarded-For': '9.9.9.9',
        'X-Forwarded-Proto': 'https',
        'X-Real-IP': '9.9.9.9',
        ...Object.fromEntries(UNTRUSTED_REQUEST_HEADERS.map((name) => [name, '9.9.9.9'])),
      },
    });
    const [request] = requests;
    expect(request?.url).toBe('/api/v2/games?tab=pp.txt&x=%2F');
    expect(request?.headers).toMatchObject({
      host: 'play.example:8443',
      cookie: 'sid=a; XSRF-TOKEN=b; lab-world=c',
      'x-lab-world': 'c',
      'x-xsrf-token': 'b',
      'idempotency-key': 'k',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'play.example:8443',
      'x-forwarded-proto': 'http',
      'x-real-ip': '127.0.0.1',
    });
    expect(JSON.stringify(request?.headers)).not.toContain('9.9.9.9');
  });

  test('X-Forwarded headers of a trusted proxy are adopted', async () => {
    deployment = await deploy({ BACKEND_URL: backend.origin, TRUSTED_PROXIES: '127.0.0.1 10.0.0.0/8' });
    await ask(deployment.origin, '/api/v2/banks', {
      headers: { 'X-Forwarded-For': '6.6.6.6, 9.9.9.9, 10.1.2.3', 'X-Forwarded-Proto': 'https' },
    });
    expect(requests[0]?.headers).toMatchObject({
      // The last address that is not a trusted proxy's: those before it may be forged by the caller.
      'x-forwarded-for': '9.9.9.9',
      'x-forwarded-proto': 'https',
    });
  });

  test('a path with dot segments or a semicolon does not reach the backend', async () => {
    deployment = await deploy({ BACKEND_URL: backend.origin });
    for (const path of [
      '/api/../api/v2/banks',
      '/x/../api/v2/banks',
      '/api/%2e%2e/secret',
      '/api/..%2fsecret',
      '/api/..;/secret',
      '/api/.;a=b/%2e%2e%3Bc/secret',
      '/api/v2/players;a/login',
    ]) {
      expect((await ask(deployment.origin, path)).status, path).toBe(400);
    }
    expect(requests).toEqual([]);
  });
});

describe('a backend that fails', () => {
  test('a cut connection is a 502 that leaves the outcome unknown, and the request is sent once', async () => {
    let calls = 0;
    const backend = await listening(
      createServer((request) => {
        calls += 1;
        request.socket.destroy();
      }),
    );
    const deployment = await deploy({ BACKEND_URL: backend.origin });
    for (const method of ['POST', 'GET', 'PUT']) {
      calls = 0;
      const { status, body, headers } = await ask(deployment.origin, '/api/v2/deposits', { method });
      expect(status).toBe(502);
      const answered = {
        status,
        headers: new Headers(headers),
        _data: JSON.parse(body.toString()) as unknown,
      };
      expect(writeVerdict(failureOfResponse(answered))).toBe('unknown');
      expect(headers['cache-control']).toBe('no-store');
      // The page shows this id to the player as the code for support.
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      expect(calls).toBe(1);
    }
    await deployment.stop();
    await backend.close();
  });

  test('an unreachable backend: the site’s files are still served', async () => {
    const { origin, close } = await listening(createServer());
    await close();
    const deployment = await deploy({ BACKEND_URL: origin });
    expect((await ask(deployment.origin, '/api/v2/banks')).status).toBe(502);
    expect((await ask(deployment.origin, '/')).status).toBe(200);
    await deployment.stop();
  });

  test('the timeout of nginx is longer than that of the client', () => {
    const configuration = textOf('deploy/nginx/nginx.conf');
    const seconds = Number(/proxy_read_timeout (\d+)s;/.exec(configuration)?.[1]);
    expect(seconds * 1_000).toBeGreaterThan(Math.max(READ_TIMEOUT_MS, WRITE_TIMEOUT_MS));
  });
});
