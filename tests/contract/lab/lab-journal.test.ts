/** Contract §6, over HTTP: the journal explains failed requests, and never contains a secret. */
import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '../../../mock-server/lab/journal.ts';
import type { Client } from '../client.ts';
import { about, DEPOSIT, openDeposit } from '../requests.ts';
import { siteForFile } from '../site.ts';

const here = siteForFile();

/** The entry of the last request. */
async function lastOf(client: Client): Promise<JournalEntry> {
  const { journal } = (await client.lab('state')) as { journal: readonly JournalEntry[] };
  const last = journal.at(-1);
  if (!last) throw new Error('the journal is empty');
  return last;
}

const json = { 'Content-Type': 'application/json' };

describe('a request that was answered', () => {
  test('its entry names the call and has no explanation', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    expect(await lastOf(demo)).toMatchObject({
      call: 'depositCreate',
      explanation: null,
      nearMiss: null,
      missedFaults: [],
    });
    await demo.call('depositQr', about(order));
    expect(await lastOf(demo)).toMatchObject({ call: 'depositQr', explanation: null, nearMiss: null });
  });

  test('a rejection by a business rule has a code and no explanation', async () => {
    const demo = await here.site.player('demo');
    await openDeposit(demo);
    await demo.call('depositCreate', { body: DEPOSIT });
    expect(await lastOf(demo)).toMatchObject({ code: 'OPEN_ORDER', explanation: null, nearMiss: null });
  });

  test('a path that the mock accepts but a stricter server may reject has a near miss', async () => {
    const { lab } = here.site;
    expect((await lab.send('/api/v2/Banks/')).status).toBe(200);
    expect(await lastOf(lab)).toMatchObject({
      call: 'banks',
      status: 200,
      nearMiss: {
        call: 'GET /api/v2/banks',
        because: '“Banks” instead of “banks”; a slash too many at the end',
      },
    });
  });
});

describe('a request without a row', () => {
  test.each([
    ['GET', '/api/banks', 404, 'No call has this path.', 'GET /api/v2/banks'],
    ['GET', '/api/v2/bank', 404, 'No call has this path.', 'GET /api/v2/banks'],
    ['DELETE', '/api/v2/banks', 405, 'The path exists, but not with this method.', 'GET /api/v2/banks'],
    ['GET', '/api/v2/banks/%', 404, 'No call has this path.', 'GET /api/v2/banks'],
  ])('%s %s: %i, and which one it almost was', async (method, path, status, explanation, call) => {
    const { lab } = here.site;
    await lab.send(path, { method });
    expect(await lastOf(lab)).toMatchObject({
      call: null,
      status,
      explanation,
      nearMiss: { call, because: expect.any(String) },
    });
  });

  test('a request similar to no row has an entry that says so', async () => {
    const { lab } = here.site;
    await lab.send('/api/v2/weather');
    expect(await lastOf(lab)).toMatchObject({ explanation: 'No call has this path.', nearMiss: null });
  });
});

describe('a request that a check rejected', () => {
  async function explanationAfter(client: Client, ask: (client: Client) => Promise<unknown>) {
    await ask(client);
    return (await lastOf(client)).explanation;
  }

  test('415, 400 and 413: the problem of the body', async () => {
    const { lab } = here.site;
    const login = (body: string, headers: Record<string, string>) =>
      explanationAfter(lab, (client) =>
        client.send('/api/v2/players/login', { method: 'POST', body, headers }),
      );
    expect(await login('{}', { 'Content-Type': 'text/plain; charset=utf-8' })).toBe(
      'Content-Type is text/plain; application/json is expected.',
    );
    expect(await login('{', json)).toBe('The body is not JSON in UTF-8.');
    expect(await login('x'.repeat(70_000), json)).toBe('The body is larger than 65536 bytes.');
  });

  test('401: whether the session cookie is missing or its session has ended', async () => {
    const visitor = await here.site.visitor();
    const info = (client: Client) => client.call('playerInfo');
    expect(await explanationAfter(visitor, info)).toMatch(/^The session cookie is missing/);
    const demo = await here.site.player('demo');
    await demo.lab('reset', {});
    expect(await explanationAfter(demo, info)).toMatch(/^The session of the cookie has ended/);
  });

  test('403: whether the XSRF header or cookie is missing or they differ', async () => {
    const logout = (xsrf: string | null) => (client: Client) => client.call('logout', { xsrf });
    const visitor = await here.site.visitor();
    expect(await explanationAfter(visitor.another(), logout(null))).toMatch(/and so is the cookie/);
    expect(await explanationAfter(visitor, logout(null))).toBe(
      'X-XSRF-TOKEN is missing; it must equal the cookie XSRF-TOKEN.',
    );
    expect(await explanationAfter(visitor, logout('x'.repeat(40)))).toBe(
      'X-XSRF-TOKEN differs from the cookie XSRF-TOKEN.',
    );
    expect(await explanationAfter(visitor.another(), logout('x'.repeat(40)))).toMatch(
      /the cookie XSRF-TOKEN is missing/,
    );
    const demo = await here.site.player('demo');
    demo.cookies.set('XSRF-TOKEN', 'x'.repeat(40));
    expect(await explanationAfter(demo, logout('x'.repeat(40)))).toMatch(/is not that of this session/);
  });

  test('422: each field, and what it should have been', async () => {
    const demo = await here.site.player('demo');
    const create = (client: Client) =>
      client.call('depositCreate', { body: { ...DEPOSIT, provider: 'nobody', amount: '1,5' }, key: null });
    const explanation = await explanationAfter(demo, create);
    expect(explanation).toMatch(
      /field provider: UNKNOWN, expected one of alphabet, .*; field amount: FORMAT/,
    );
    expect(explanation).toContain('field amount: FORMAT, expected text like ^\\d{1,12}');
    expect(explanation).toContain('field Idempotency-Key: REQUIRED, expected text like ^[0-9a-fA-F]{8}-');
    const list = (client: Client) => client.call('depositList', { query: { page: '0' } });
    expect(await explanationAfter(demo, list)).toBe('field page: FORMAT, expected a whole number from 1.');
  });

  test('404 of an order: the call exists, the order does not', async () => {
    const demo = await here.site.player('demo');
    const show = (client: Client) => client.call('deposit', about({ code: 'D999999' }));
    expect(await explanationAfter(demo, show)).toMatch(
      /^The call exists, but the object in its path does not/,
    );
    expect(await lastOf(demo)).toMatchObject({ call: 'deposit', nearMiss: null });
  });
});

describe('faults', () => {
  test('an unmatched fault is listed by requests with a similar method or path', async () => {
    const { lab } = here.site;
    await lab.lab('faults', { match: { method: 'POST', path: '/api/v2/banks' }, fault: 'drop' });
    await lab.lab('faults', { match: { path: '/api/v2/bank' }, fault: 'drop' });
    await lab.lab('faults', { match: { path: '*/logout' }, fault: 'drop' });
    const { faults } = (await lab.lab('faults')) as { readonly faults: readonly { readonly id: string }[] };
    await lab.call('banks');
    expect((await lastOf(lab)).missedFaults).toEqual([
      { id: faults[0]?.id, because: 'it matches POST, but the request was GET' },
      { id: faults[1]?.id, because: 'it matches /api/v2/bank: “banks” instead of “bank”' },
    ]);
  });

  test('the entry of a matching request names the fault and the call, and no missed fault', async () => {
    const { lab } = here.site;
    await lab.lab('faults', { match: { path: '/api/v2/banks' }, fault: 'status', status: 503 });
    await lab.send('/api/v2/banks');
    expect(await lastOf(lab)).toMatchObject({ call: 'banks', fault: 'status', missedFaults: [] });
  });
});

test('no password, token, session id or value of a field is ever in the journal', async () => {
  const demo = await here.site.player('demo');
  const secret = 'Sup3r-Secret-Value-1234567890-abcdef';
  const unsafe = { method: 'POST', headers: { ...json, 'X-XSRF-TOKEN': secret } };
  const body = JSON.stringify({ username: secret, password: secret, amount: secret, mid: secret });
  for (const path of ['players/login', 'players/register', 'deposits', 'nowhere']) {
    await demo.send(`/api/v2/${path}`, { ...unsafe, body });
    const headers = {
      ...json,
      'X-XSRF-TOKEN': demo.cookies.get('XSRF-TOKEN') ?? '',
      'Idempotency-Key': secret,
    };
    await demo.send(`/api/v2/${path}?token=${secret}`, { method: 'POST', body, headers });
    await demo.send(`/api/v2/${path}`, { method: 'POST', body, headers: { 'Content-Type': secret } });
  }
  const seen = JSON.stringify(((await demo.lab('state')) as { journal: unknown }).journal);
  expect(seen).toContain('XSRF_INVALID');
  expect(seen).toContain('VALIDATION_FAILED');
  expect(seen).not.toContain(secret);
  expect(seen).not.toContain(demo.cookies.get('sid'));
  expect(seen).not.toContain(demo.cookies.get('XSRF-TOKEN'));
});
