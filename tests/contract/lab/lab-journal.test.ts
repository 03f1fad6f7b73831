/** Contract §6, over HTTP: the journal explains failed requests, and never contains a secret. */
import { describe, expect, test } from 'vitest';
import type { JournalEntry, RecordedEntry } from '../../../mock-server/lab/journal.ts';
import { type Client, errorDetail } from '../client.ts';
import { about, DEPOSIT, openDeposit, registration } from '../requests.ts';
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

describe('a request that a call handled', () => {
  test('its entry names the call, and has no explanation, also of a rejection by a business rule', async () => {
    const demo = await here.site.player('demo');
    const plain = { explanation: null, nearMiss: null, missedFaults: [] };
    const order = await openDeposit(demo);
    expect(await lastOf(demo)).toMatchObject({ call: 'depositCreate', code: null, ...plain });
    await demo.call('depositQr', about(order));
    expect(await lastOf(demo)).toMatchObject({ call: 'depositQr', code: null, ...plain });
    await demo.call('depositCreate', { body: DEPOSIT });
    expect(await lastOf(demo)).toMatchObject({ call: 'depositCreate', code: 'OPEN_ORDER', ...plain });
  });

  test('a path that the mock accepts but a stricter server may reject has a near miss', async () => {
    const { lab } = here.site;
    expect((await lab.send('/api/v2/Banks/')).status).toBe(200);
    expect(await lastOf(lab)).toMatchObject({
      call: 'banks',
      status: 200,
      nearMiss: {
        call: 'GET /api/v2/banks',
        because: '“/api/v2/Banks/” instead of “/api/v2/banks”',
      },
    });
  });
});

describe('a request that matches no call', () => {
  test.each([
    ['GET', '/api/banks', 404, 'No call has this path.', 'GET /api/v2/banks'],
    ['GET', '/api/v2/bank', 404, 'No call has this path.', 'GET /api/v2/banks'],
    ['DELETE', '/api/v2/banks', 405, 'The path exists, but not with this method.', 'GET /api/v2/banks'],
    ['GET', '/api/v2/banks/%', 404, 'No call has this path.', 'GET /api/v2/banks'],
  ])('%s %s is %i, and its entry names the nearest call', async (method, path, status, explanation, call) => {
    const { lab } = here.site;
    await lab.send(path, { method });
    expect(await lastOf(lab)).toMatchObject({
      call: null,
      status,
      explanation,
      nearMiss: { call, because: expect.any(String) },
    });
  });

  test('the entry of a request that is similar to no call has no near miss', async () => {
    const { lab } = here.site;
    await lab.send('/api/v2/weather');
    expect(await lastOf(lab)).toMatchObject({ explanation: 'No call has this path.', nearMiss: null });
  });
});

describe('the explanation of a rejected request', () => {
  async function explanationAfter(client: Client, ask: (client: Client) => Promise<unknown>) {
    await ask(client);
    return (await lastOf(client)).explanation;
  }

  test('415, 400 and 413: the explanation names the problem of the body', async () => {
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

  test('401: the explanation states whether the session cookie is missing or its session has ended', async () => {
    const visitor = await here.site.visitor();
    const info = (client: Client) => client.call('playerInfo');
    expect(await explanationAfter(visitor, info)).toMatch(/^The session cookie is missing/);
    const demo = await here.site.player('demo');
    await demo.lab('reset', {});
    expect(await explanationAfter(demo, info)).toMatch(/^The session of the cookie has ended/);
  });

  test('403: the explanation states whether the XSRF header or cookie is missing, or which value differs', async () => {
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

  test('422: the explanation lists each invalid field with the expected value', async () => {
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

  test('404 of an order: the explanation states that the call exists, but the order does not', async () => {
    const demo = await here.site.player('demo');
    const show = (client: Client) => client.call('deposit', about({ code: 'D999999' }));
    expect(await explanationAfter(demo, show)).toMatch(
      /^The call exists, but the object in its path does not/,
    );
    expect(await lastOf(demo)).toMatchObject({ call: 'deposit', nearMiss: null });
  });
});

describe('faults', () => {
  test('the entry of a request names the fault that applied, or else those from which it differs in one part', async () => {
    const demo = await here.site.player('demo');
    const path = '/api/v2/deposits';
    const faults = [
      { match: { path: '/api/v2/banks' } },
      { match: { method: 'GET', path } },
      { match: { path: '/api/v2/players/logout' } },
    ];
    for (const fault of faults) await demo.lab('faults', { ...fault, fault: 'status', status: 503 });
    await openDeposit(demo);
    expect(await lastOf(demo)).toMatchObject({
      fault: null,
      faultId: null,
      missedFaults: [{ id: 'F2', because: 'it matches GET, but the request was POST' }],
    });
    await demo.send('/api/v2/banks');
    expect(await lastOf(demo)).toMatchObject({
      call: 'banks',
      fault: 'status',
      faultId: 'F1',
      status: null,
      missedFaults: [],
    });
  });
});

describe('GET /__lab/journal', () => {
  const listed = async (query = '') => {
    const { journal } = (await here.site.lab.lab(`journal${query}`)) as { journal: readonly RecordedEntry[] };
    return journal;
  };

  test('lists requests with player, query, headers and body, newest first', async () => {
    const demo = await here.site.player('demo');
    const key = crypto.randomUUID();
    await demo.call('depositList', { query: { page: '1', pageSize: '5' } });
    await demo.call('depositCreate', { body: DEPOSIT, key });
    expect(await listed()).toMatchObject([
      {
        call: 'depositCreate',
        player: 'demo',
        status: 201,
        request: { query: {}, headers: { 'idempotency-key': key }, body: DEPOSIT },
      },
      { call: 'depositList', request: { query: { page: '1', pageSize: '5' }, body: null } },
    ]);
  });

  test('filters by method, path, player and time, and limits the number of entries', async () => {
    const demo = await here.site.player('demo');
    const visitor = await here.site.visitor();
    await demo.lab('reset', {});
    const signedIn = await here.site.player('demo');
    await visitor.call('banks');
    await openDeposit(signedIn);
    await demo.lab('clock', { advanceSeconds: 60 });
    await signedIn.call('deposit', about({ code: 'D000001' }));
    await signedIn.call('banks');
    const calls = async (query: string) => (await listed(query)).map(({ call }) => call);
    expect(await calls('')).toEqual(['banks', 'deposit', 'depositCreate', 'banks']);
    expect(await calls('?method=POST')).toEqual(['depositCreate']);
    expect(await calls('?path=/api/v2/banks')).toEqual(['banks', 'banks']);
    expect(await calls('?path=/api/v2/deposits/:code')).toEqual(['deposit']);
    expect(await calls('?path=/api/v2/deposits/D000001')).toEqual(['deposit']);
    expect(await calls('?player=demo&path=/api/v2/banks')).toEqual(['banks']);
    expect(await calls('?since=2026-03-02T03:01:00.000Z')).toEqual(['banks', 'deposit']);
    expect(await calls('?limit=2')).toEqual(['banks', 'deposit']);
  });

  test.each([
    ['?method=PATCH', 'method'],
    ['?path=/api/v2/bank', 'path'],
    ['?player=demmo', 'player'],
    ['?since=yesterday', 'since'],
    ['?limit=0', 'limit'],
    ['?limit=many', 'limit'],
  ])('%s is 422', async (query, field) => {
    const answer = await here.site.lab.tryLab(`journal${query}`);
    expect([answer.status, Object.keys(errorDetail(answer, 'fields') as object)]).toEqual([422, [field]]);
  });
});

describe('POST /__lab/journal/count', () => {
  const count = async (match: object) =>
    ((await here.site.lab.lab('journal/count', { match })) as { count: number }).count;
  const CREATE = { method: 'POST', path: '/api/v2/deposits' };

  test('counts the matching requests', async () => {
    const demo = await here.site.player('demo');
    expect(await count(CREATE)).toBe(0);
    await openDeposit(demo);
    await demo.call('depositCreate', { body: { ...DEPOSIT, provider: 'gclub' } });
    await demo.call('depositList');
    expect(await here.site.lab.lab('journal/count', { match: CREATE })).toEqual({ count: 2 });
    expect(await count({ ...CREATE, body: { provider: 'gclub' } })).toBe(1);
    expect(await count({ ...CREATE, body: { amount: { matches: '^675' } } })).toBe(2);
    expect(await count({ path: '/api/v2/deposits' })).toBe(3);
    expect(await count({ player: 'demo' })).toBe(3);
    expect(await count({ player: 'newcomer' })).toBe(0);
    expect(await count({})).toBe(3);
  });

  test.each(['drop', 'lost-reply', 'duplicate', 'truncated', 'malformed-json', 'delay'])(
    'a request under the fault %s counts once, and its retry once more',
    async (fault) => {
      const demo = await here.site.player('demo');
      const delay = fault === 'delay' ? { delay: 0 } : {};
      await demo.lab('faults', { match: CREATE, fault, times: 1, ...delay });
      const options = { body: DEPOSIT, key: crypto.randomUUID() };
      await demo.call('depositCreate', options).catch(() => null);
      expect(await count(CREATE)).toBe(1);
      await demo.call('depositCreate', options);
      expect(await count(CREATE)).toBe(2);
      expect(await count({ ...CREATE, headers: { 'Idempotency-Key': options.key } })).toBe(2);
    },
  );

  test.each([
    [{ path: '/api/v2/players/login', body: { password: 'demo-1234' } }, 'match.body.password', 'is masked'],
    [{ path: '/api/v2/deposit' }, 'match.path', 'GET /api/v2/deposits'],
  ])('a match that can meet no entry is 422: %j', async (match, field, message) => {
    const answer = await here.site.lab.tryLab('journal/count', { match });
    expect([answer.status, errorDetail(answer, 'fields')]).toEqual([422, { [field]: 'UNKNOWN' }]);
    expect(answer.text).toContain(message);
  });
});

describe('secrets', () => {
  const PASSWORD = 'Sup3r-Secret-Value-1234567890-abcdef';

  test('no password, token or session id is in the journal', async () => {
    const visitor = await here.site.visitor();
    const { body, headers } = registration('somebody', { password: PASSWORD, confirmPassword: PASSWORD });
    await visitor.call('register', { body, headers });
    await visitor.call('login', { body: { username: 'somebody', password: PASSWORD } });
    const changed = {
      currentPassword: PASSWORD,
      newPassword: `${PASSWORD}2`,
      confirmNewPassword: `${PASSWORD}2`,
    };
    await visitor.call('passwordChange', { body: changed });
    const again = await here.site.player('somebody');
    const secrets = [again.cookies.get('sid') ?? '', again.cookies.get('XSRF-TOKEN') ?? ''];
    for (const path of ['players/login', 'deposits', 'nowhere']) {
      for (const text of [
        `{"password":"${PASSWORD}"`,
        JSON.stringify({ nested: [{ password: PASSWORD }] }),
      ]) {
        await again.send(`/api/v2/${path}?token=${PASSWORD}`, {
          method: 'POST',
          body: text,
          headers: { ...json, Authorization: `Bearer ${PASSWORD}`, 'X-XSRF-TOKEN': secrets[1] ?? '' },
        });
      }
    }
    // A client that puts the session into another field.
    await again.send('/api/v2/banks', { headers: { 'X-Debug': `sid=${secrets[0]}` } });
    const seen = JSON.stringify([await again.lab('state'), await again.lab('journal?limit=1000')]);
    expect(seen).toContain('somebody');
    expect(seen).toContain('VALIDATION_FAILED');
    for (const secret of [PASSWORD, ...secrets]) expect(seen).not.toContain(secret);
  });

  test('the state contains no body and no header', async () => {
    const demo = await here.site.player('demo');
    await openDeposit(demo);
    expect(await lastOf(demo)).not.toHaveProperty('request');
  });
});
