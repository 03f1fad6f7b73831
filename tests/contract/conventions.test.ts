/** Contract §1: what holds for every call, and the order in which a request is checked. */
import { describe, expect, test } from 'vitest';
import { type Call, endpointOf, endpoints, isUnsafe, pathOf } from '../../contract/endpoints.ts';
import { BODY_LIMIT_BYTES } from '../../contract/limits.ts';
import { codeIn, partOf } from './client.ts';
import { DEPOSIT } from './requests.ts';
import { siteForFile } from './site.ts';

const here = siteForFile();
const calls = Object.keys(endpoints) as Call[];
const writes = calls.filter((call) => isUnsafe(endpointOf(call)));
const forPlayers = calls.filter((call) => endpointOf(call).access === 'player');
/** Fits every call's path. */
const parameters = { code: 'D000001', provider: 'alphabet', id: 'U000001' };

describe('every answer', () => {
  test('carries Cache-Control, X-Request-Id and the Date of the lab clock', async () => {
    const visitor = await here.site.visitor();
    await visitor.lab('clock', { now: '2026-07-01T00:00:00Z' });
    const { headers } = await visitor.call('banks');
    expect(headers.get('date')).toBe('Wed, 01 Jul 2026 00:00:00 GMT');
    const other = await visitor.call('banks');
    expect(other.headers.get('x-request-id')).not.toBe(headers.get('x-request-id'));
  });

  test('an unknown path below /api is a 404 envelope, never a page', async () => {
    const visitor = await here.site.visitor();
    for (const path of [
      '/api',
      '/api/',
      '/api/v2',
      '/api/v1/banks',
      '/api/v2/nothing',
      '/api/v2/deposits/%E0%A4%A',
    ]) {
      const answer = await visitor.send(path);
      expect([path, answer.status, codeIn(answer)]).toEqual([path, 404, 'NOT_FOUND']);
    }
  });

  test('another method of a known path is 405 and says which there are', async () => {
    const visitor = await here.site.visitor();
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const answer = await visitor.send('/api/v2/deposits', { method });
      expect([answer.status, codeIn(answer)]).toEqual([405, 'METHOD_NOT_ALLOWED']);
      expect(answer.headers.get('allow')).toBe('GET, POST');
    }
    const post = await visitor.send('/api/v2/banks', { method: 'POST' });
    expect(codeIn(post)).toBe('METHOD_NOT_ALLOWED');
  });
});

describe('size and type', () => {
  test.each(writes)('%s: a body over 64 KB is 413, before anything else is looked at', async (call) => {
    const stranger = (await here.site.visitor()).another();
    const body = { padding: 'x'.repeat(BODY_LIMIT_BYTES) };
    const answer = await stranger.call(call, { parameters, body, xsrf: null } as object);
    expect(codeIn(answer)).toBe('PAYLOAD_TOO_LARGE');
  });

  test('a body of exactly 64 KB is read', async () => {
    const visitor = await here.site.visitor();
    const username = 'somphone';
    const padding = 'x'.repeat(BODY_LIMIT_BYTES - JSON.stringify({ username, padding: '' }).length);
    const answer = await visitor.call('usernameValidate', { body: { username, padding } });
    expect(answer.body).toEqual({ available: true });
  });

  test('a client that sends 1 MB reads its 413', async () => {
    const visitor = await here.site.visitor();
    const answer = await visitor.call('usernameValidate', { body: { username: 'x'.repeat(1_000_000) } });
    expect(answer.status).toBe(413);
  });

  test('a body without a declared length is measured as well', async () => {
    const visitor = await here.site.visitor();
    const stream = new Blob(['x'.repeat(BODY_LIMIT_BYTES + 1)]).stream();
    const answer = await visitor.send('/api/v2/players/login', {
      method: 'POST',
      body: stream,
      headers: { 'Content-Type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  test('a body that is not declared as JSON is 415, whatever it holds', async () => {
    const visitor = await here.site.visitor();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
      const answer = await visitor.call('login', {
        body: { username: 'demo', password: 'demo-1234' },
        headers: { 'Content-Type': type },
      });
      expect(codeIn(answer)).toBe('UNSUPPORTED_MEDIA_TYPE');
    }
    const charset = await visitor.call('usernameValidate', {
      body: { username: 'somphone' },
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    });
    expect(charset.status).toBe(200);
  });

  test('what is declared as JSON and is none is 400', async () => {
    const visitor = await here.site.visitor();
    const bodies = [
      '',
      '{',
      "{'a':1}",
      'undefined',
      '{"username":"demo"}}',
      new Uint8Array([0x22, 0xff, 0x22]),
    ];
    for (const body of bodies) {
      const answer = await visitor.send('/api/v2/players/login', {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      });
      expect(codeIn(answer)).toBe('BAD_REQUEST');
    }
  });

  test('JSON that is no object is 422 with the field body', async () => {
    const visitor = await here.site.visitor();
    for (const body of [[], 'text', 7, null]) {
      const answer = await visitor.call('login', { body });
      expect(codeIn(answer)).toBe('VALIDATION_FAILED');
      expect(partOf(answer, 'fields')).toHaveProperty('body');
    }
  });

  test('calls without a body accept none, or an object', async () => {
    const demo = await here.site.player('demo');
    expect((await demo.call('logout', { body: {} })).status).toBe(204);
    expect((await demo.call('logout')).status).toBe(204);
    expect(partOf(await demo.call('logout', { body: [1] }), 'fields')).toEqual({ body: 'FORMAT' });
  });
});

describe('access', () => {
  test.each(forPlayers)('%s: 401 without a session, before XSRF and shape', async (call) => {
    const visitor = await here.site.visitor();
    const options = { parameters, xsrf: null } as object;
    expect(await visitor.codeOf(call, { ...options, ...(call in bodies ? { body: {} } : {}) })).toBe(
      'UNAUTHENTICATED',
    );
  });

  test.each(writes)('%s: 403 without the XSRF header, before the shape', async (call) => {
    const demo = await here.site.player('demo');
    const options = { parameters, ...(call in bodies ? { body: {} } : {}) } as object;
    for (const xsrf of [null, 'x'.repeat(32)]) {
      expect(await demo.codeOf(call, { ...options, xsrf })).toBe('XSRF_INVALID');
    }
  });

  test('a dead session is 401, never 403', async () => {
    const demo = await here.site.player('demo');
    demo.cookies.set('sid', 'x'.repeat(32));
    expect(await demo.codeOf('depositCheck', { parameters, xsrf: null })).toBe('UNAUTHENTICATED');
  });
});

/** The calls that take a body. */
const bodies = Object.fromEntries(
  calls.filter((call) => endpointOf(call).request).map((call) => [call, true]),
);

describe('the order of checks', () => {
  test('each check comes before the next: 413, 415, 400, 401, 403, 422, 409', async () => {
    const stranger = (await here.site.visitor()).another();
    const newcomer = await here.site.player('newcomer');
    const path = pathOf('depositCreate', {});
    const json = { 'Content-Type': 'application/json' };
    const post = async (client: typeof stranger, body: string, headers: Record<string, string>) =>
      codeIn(await client.send(path, { method: 'POST', body, headers }));
    const token = { 'X-XSRF-TOKEN': newcomer.cookies.get('XSRF-TOKEN') ?? '' };

    expect(await post(stranger, 'x'.repeat(BODY_LIMIT_BYTES + 1), {})).toBe('PAYLOAD_TOO_LARGE');
    expect(await post(stranger, 'x', {})).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(await post(stranger, 'x', json)).toBe('BAD_REQUEST');
    expect(await post(stranger, '{}', json)).toBe('UNAUTHENTICATED');
    expect(await post(newcomer, '{}', json)).toBe('XSRF_INVALID');
    expect(await post(newcomer, '{}', { ...json, ...token })).toBe('VALIDATION_FAILED');
    const right = { ...json, ...token, 'Idempotency-Key': crypto.randomUUID() };
    expect(await post(newcomer, JSON.stringify({ ...DEPOSIT, mid: 'NOSUCH', amount: '1' }), right)).toBe(
      'BANK_REQUIRED',
    );
  });

  test('the shape and the key are refused together', async () => {
    const demo = await here.site.player('demo');
    const answer = await demo.call('depositCreate', {
      body: { provider: 'casino', amount: '1,5' },
      key: null,
    });
    expect(partOf(answer, 'fields')).toEqual({
      provider: 'UNKNOWN',
      mid: 'REQUIRED',
      amount: 'FORMAT',
      'Idempotency-Key': 'REQUIRED',
    });
  });

  test('a key that is no UUID is refused where none is required, too', async () => {
    const demo = await here.site.player('demo');
    const answer = await demo.call('logout', { key: 'again' });
    expect(partOf(answer, 'fields')).toEqual({ 'Idempotency-Key': 'FORMAT' });
  });
});
