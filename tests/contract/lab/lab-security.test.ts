/** Contract §6: the lab rejects a foreign Origin, and a foreign Host without the token of the server. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { LabAccess } from '../../../mock-server/security/lab-access.ts';
import { type Server, serve } from '../../mock-process.ts';
import { siteForFile } from '../site.ts';

const here = siteForFile();

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** Sends with `node:http`, because `fetch` cannot set a foreign Host, as DNS rebinding would. */
function send(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(origin);
    const outgoing = request({ host, port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

async function statusWith(path: string, headers: Record<string, string>, method?: string): Promise<number> {
  return (await send(here.site.origin, path, headers, method)).status;
}

test.each([
  '/api/../__lab/state',
  '/x/%2e%2E/__lab/state',
  '/./__lab/state',
  '/x\\..\\__lab/state',
  '/api/..;/../__lab/state',
])('the path %s cannot bypass the check of the Host: 400', async (path) => {
  expect(await statusWith(path, { Host: 'evil.example' })).toBe(400);
});

describe.each(['/__lab/state', '/__lab/db/players', '/__lab/reset'])('%s', (path) => {
  test.each([
    ...[
      'evil.example',
      'evil.example:80',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      'localhost@evil.example',
      '192.168.1.10',
    ].map((Host) => ({ Host })),
    ...[
      'http://evil.example',
      'https://localhost.evil.example',
      'http://localhost:1',
      'null',
      'file://',
      'http://127.0.0.1',
    ].map((Origin) => ({ Origin })),
    { 'Sec-Fetch-Site': 'cross-site' },
  ])('with %j is 403', async (headers) => {
    for (const method of ['GET', 'POST']) {
      expect(await statusWith(path, headers as Record<string, string>, method)).toBe(403);
    }
  });
});

describe('allowed callers', () => {
  test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])(
    'this machine as %s may use the lab, without an Origin or with its own',
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

describe('with LAB_TOKEN', () => {
  const TOKEN = 'a-token;for=the,lab';
  const BEARER = { Authorization: `Bearer ${TOKEN}` };
  let server: Server;
  beforeAll(async () => {
    server = await serve(null, { access: new LabAccess(TOKEN) });
  });
  afterAll(() => server.close());

  const from = (
    host: string,
    headers: Readonly<Record<string, string>>,
    path = '/__lab/clock',
    method = 'POST',
  ) => send(server.origin, path, { Host: host, ...headers }, method);
  const state = (headers: Readonly<Record<string, string>>, host = 'lab.test') =>
    from(host, headers, '/__lab/state', 'GET');

  test('a request with the token may use the lab under any Host, and this machine needs no token', async () => {
    for (const host of ['lab.test', '192.168.1.10:5173'])
      expect((await state(BEARER, host)).status).toBe(200);
    expect((await state({}, 'localhost')).status).toBe(200);
    expect((await from('lab.test', BEARER, '/__lab/db/players', 'GET')).status).toBe(200);
  });

  test('the link sets a cookie that admits the browser, for the lab only', async () => {
    const link = `/__lab/enter?token=${encodeURIComponent(TOKEN)}&to=%2Flogin%2F%3Fa%3D1`;
    // Followed from a chat, the link comes from another site.
    const entered = await from('lab.test', { 'Sec-Fetch-Site': 'cross-site' }, link, 'GET');
    expect([entered.status, entered.headers.location]).toEqual([302, '/login/?a=1']);
    const [cookie = ''] = entered.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/; Path=\/__lab; HttpOnly; SameSite=Strict$/);
    expect((await state({ Cookie: `other=1; ${cookie.replace(/;.*/, '')}` })).status).toBe(200);
  });

  test.each([
    ['no token', {}],
    ['a wrong token', { Authorization: 'Bearer wrong' }],
    ['a prefix of the token', { Authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
    ['the token and a suffix', { Authorization: `Bearer ${TOKEN}x` }],
    ['the token in another scheme', { Authorization: `Basic ${TOKEN}` }],
    ['a wrong cookie', { Cookie: 'lab-token=%E0%A4%A' }],
    ['the token and a foreign Origin', { ...BEARER, Origin: 'http://evil.example' }],
    ['the token from another site', { ...BEARER, 'Sec-Fetch-Site': 'cross-site' }],
  ])('a request with %s is 403', async (_, headers) => {
    expect((await state(headers)).status).toBe(403);
  });

  test.each([
    ['a wrong token', '/__lab/enter?token=wrong', 403, { code: 'FOREIGN', fields: { token: 'MISMATCH' } }],
    ['no token', '/__lab/enter', 422, { code: 'VALIDATION_FAILED', fields: { token: 'REQUIRED' } }],
    ['a misspelled field', '/__lab/enter?tokn=x', 422, { fields: { tokn: 'UNKNOWN' } }],
    ['another host', `/__lab/enter?token=${TOKEN}&to=//evil.example`, 422, { fields: { to: 'FORMAT' } }],
  ])('a link with %s sets no cookie', async (_, link, status, body) => {
    const answer = await from('lab.test', {}, link.replaceAll(';', '%3B'), 'GET');
    expect([answer.status, answer.headers['set-cookie']]).toEqual([status, undefined]);
    expect(JSON.parse(answer.body)).toMatchObject(body);
  });

  test('with the token, a request to a world that does not exist is 404', async () => {
    const guess = { ...BEARER, 'X-Lab-World': '0123456789abcdef' };
    expect((await state(guess)).status).toBe(404);
  });

  test('after ten wrong tokens of an address, each further attempt waits a second after the one before', async () => {
    const waits: (() => void)[] = [];
    const access = new LabAccess(TOKEN, () => new Promise((resolve) => void waits.push(resolve)));
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await access.isToken('wrong', 'phone')).toBe(false);
    expect(waits).toHaveLength(0);
    expect(await access.isToken(TOKEN, 'tablet')).toBe(true);

    const answers: boolean[] = [];
    const both = [access.isToken('wrong', 'phone'), access.isToken(TOKEN, 'phone')].map(async (attempt) => {
      answers.push(await attempt);
    });
    await eventually(() => expect(waits).toHaveLength(1));
    expect(answers).toEqual([]);
    waits[0]?.();
    await eventually(() => expect(waits).toHaveLength(2));
    expect(answers).toEqual([false]);
    waits[1]?.();
    await Promise.all(both);
    expect(answers).toEqual([false, true]);
    expect(await access.isToken(TOKEN, 'phone')).toBe(true);
    expect(waits).toHaveLength(2);
  });

  test('a LAB_TOKEN that a header cannot contain throws at the start', () => {
    expect(() => new LabAccess('two words')).toThrow(/LAB_TOKEN/);
  });
});

test.each([
  ['/__lab/state', {}, 200],
  ['/__lab/worlds', {}, 200],
  ['/__lab/db/deposits', {}, 200],
  ['/__lab/db/nothing', {}, 404],
  ['/__lab/db/deposits?_limit=x', {}, 422],
  ['/__lab/nothing', {}, 404],
  ['/__lab/state', { 'X-Lab-World': '0123456789abcdef' }, 404],
  ['/__lab/db/deposits', { 'X-Lab-World': '0123456789abcdef' }, 404],
  ['/__lab/state', { Host: 'evil.example' }, 403],
] as const)('the response to %s with %j has an X-Request-Id', async (path, headers, status) => {
  const answer = await send(here.site.origin, path, headers);
  expect([answer.status, answer.headers['x-request-id']]).toEqual([
    status,
    expect.stringMatching(/^(req|lab)-/),
  ]);
});

test('a server without LAB_TOKEN rejects every token, and the message names LAB_TOKEN', async () => {
  const answers = await Promise.all([
    send(here.site.origin, '/__lab/state', { Host: 'lab.test', Authorization: 'Bearer ' }),
    send(here.site.origin, '/__lab/enter?token=x', { Host: 'lab.test' }),
  ]);
  for (const { status, body } of answers) {
    expect(status).toBe(403);
    expect(body).toContain('LAB_TOKEN');
  }
});
