/** Contract §6, Worlds: the verbs over HTTP, and which world a request belongs to. */
import { describe, expect, test, vi } from 'vitest';
import { WORLD_HEADER } from '../../../mock-server/paths.ts';
import { Client, codeIn, errorDetail } from '../client.ts';
import { createdWorld } from '../in-process.ts';
import { openDeposit } from '../requests.ts';
import { siteForFile, START } from '../site.ts';

const here = siteForFile();

/** A client whose requests name a world by the header, the cookie or both. */
function clientIn({ header, cookie }: { readonly header?: string; readonly cookie?: string }): Client {
  const client = new Client(here.site.origin, (request) => {
    if (header !== undefined) request.headers.set(WORLD_HEADER, header);
    return fetch(request);
  });
  if (cookie !== undefined) client.cookies.set('lab-world', cookie);
  return client;
}

const listed = async (client = here.site.lab) =>
  (await client.lab('worlds')) as { worlds: readonly Record<string, unknown>[]; current: string | null };

/** Without following redirects. */
const enter = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${here.site.origin}/__lab/worlds/${path}`, { redirect: 'manual', headers });

const remove = (id: string) => here.site.lab.send(`/__lab/worlds/${id}`, { method: 'DELETE' });

describe('POST /__lab/worlds', () => {
  test('201 with the world, which is listed and starts in its scenario; without fields, with a fresh store', async () => {
    const world = await createdWorld(here.site.lab, { name: 'ການຝາກ', scenario: 'deposit-open', seed: 7 });
    expect(world).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      name: 'ການຝາກ',
      scenario: 'deposit-open',
      seed: 7,
      createdAt: START,
    });
    expect((await listed()).worlds).toContainEqual(world);
    expect(await clientIn({ header: world.id }).lab('state?full=true')).toMatchObject({
      scenario: 'deposit-open',
      seed: 7,
      store: { deposits: [{ status: 'OPEN' }] },
    });
    expect(await here.site.lab.lab('state')).toMatchObject({ scenario: 'default', counts: { deposits: 0 } });
    const plain = await createdWorld(here.site.lab);
    expect(plain).toMatchObject({ name: plain.id, scenario: 'default', seed: 1 });
  });

  test('a world has the same state and fault draws as a reset to the same scenario and seed', async () => {
    const drawn = async (client: Client) => {
      await client.lab('faults', {
        match: { path: '/api/v2/banks' },
        fault: 'status',
        status: 503,
        probability: 0.5,
      });
      const statuses = [];
      for (let count = 0; count < 20; count += 1) statuses.push((await client.send('/api/v2/banks')).status);
      const { scenario, seed } = (await client.lab('state')) as Record<'scenario' | 'seed', unknown>;
      return { scenario, seed, statuses, rows: (await client.send('/__lab/db/deposits')).body };
    };
    const beginning = { scenario: 'long-history', seed: 7 };
    const { id } = await createdWorld(here.site.lab, beginning);
    await here.site.lab.lab('reset', beginning);
    const inDefault = await drawn(here.site.lab);
    expect(new Set(inDefault.statuses)).toEqual(new Set([200, 503]));
    expect(await drawn(clientIn({ header: id }))).toEqual(inDefault);
  });

  test.each([
    [{ name: '' }, { name: 'REQUIRED' }, 'name is missing'],
    [{ name: 'x'.repeat(81) }, { name: 'TOO_LONG' }, 'name takes text'],
    [{ name: 'red\u001B[31m' }, { name: 'FORMAT' }, 'name takes text'],
    [{ seed: 1.5 }, { seed: 'FORMAT' }, 'seed takes a whole number'],
    [{ seed: 'one' }, { seed: 'FORMAT' }, 'seed takes a whole number'],
    [{ scenario: 'deposit-opne' }, { scenario: 'UNKNOWN' }, 'did you mean deposit-open?'],
    [{ senario: 'default' }, { senario: 'UNKNOWN' }, 'did you mean scenario?'],
  ])(
    '%j is 422, names the field and suggests a value; no world is created',
    async (body, fields, message) => {
      const before = await listed();
      const answer = await here.site.lab.tryLab('worlds', body);
      expect([answer.status, codeIn(answer), errorDetail(answer, 'fields')]).toEqual([
        422,
        'VALIDATION_FAILED',
        fields,
      ]);
      expect(answer.text).toContain(message);
      expect(await listed()).toEqual(before);
    },
  );
});

describe('GET /__lab/worlds', () => {
  test('default is listed first; `current` is the world of the caller, or null if it does not exist', async () => {
    const { id } = await createdWorld(here.site.lab);
    const inDefault = await listed();
    expect([inDefault.worlds[0], inDefault.current]).toEqual([
      { id: 'default', name: 'default', scenario: 'default', seed: 1, createdAt: START },
      'default',
    ]);
    expect((await listed(clientIn({ header: id }))).current).toBe(id);
    expect((await listed(clientIn({ header: 'lost' }))).current).toBeNull();
  });

  test('a query parameter is 422', async () => {
    const answer = await here.site.lab.send('/__lab/worlds?page=2');
    expect([answer.status, errorDetail(answer, 'fields')]).toEqual([422, { page: 'UNKNOWN' }]);
  });
});

describe('the world of a request', () => {
  const nameOf = async (client: Client) => {
    const { scenario } = (await client.lab('state')) as { readonly scenario: string };
    return scenario;
  };

  test('is that of the header, else that of the cookie, else default', async () => {
    const [one, other] = [
      await createdWorld(here.site.lab, { scenario: 'deposit-open' }),
      await createdWorld(here.site.lab, { scenario: 'withdraw-open' }),
    ];
    expect(await nameOf(clientIn({ header: one.id, cookie: other.id }))).toBe('deposit-open');
    expect(await nameOf(clientIn({ cookie: other.id }))).toBe('withdraw-open');
    expect(await nameOf(clientIn({ header: '', cookie: other.id }))).toBe('withdraw-open');
    expect(await nameOf(clientIn({ header: 'default', cookie: other.id }))).toBe('default');
    expect(await nameOf(clientIn({}))).toBe('default');
  });

  test('is the world whose raw rows are returned', async () => {
    const { id } = await createdWorld(here.site.lab, { scenario: 'deposit-open' });
    expect((await clientIn({ cookie: id }).send('/__lab/db/deposits')).body).toHaveLength(1);
    expect((await here.site.lab.send('/__lab/db/deposits')).body).toEqual([]);
  });
});

describe('a large state is made in slices: other requests are answered meanwhile', () => {
  test.each([
    ['a new world', () => createdWorld(here.site.lab, { scenario: 'long-history' })],
    ['a reset', () => here.site.lab.lab('reset', { scenario: 'long-history' })],
    [
      'an import',
      async () => {
        const client = clientIn({
          header: (await createdWorld(here.site.lab, { scenario: 'long-history' })).id,
        });
        return here.site.lab.lab('import', (await client.lab('export')) as object);
      },
    ],
  ] as const)('%s', async (_, make) => {
    const other = clientIn({ header: (await createdWorld(here.site.lab)).id });
    const progress = { isOver: false };
    const making = make().finally(() => {
      progress.isOver = true;
    });
    let answered = 0;
    while (!progress.isOver) {
      expect((await other.call('banks')).status).toBe(200);
      answered += 1;
    }
    await making;
    // One or two are answered before the request arrives and after its response.
    expect(answered).toBeGreaterThan(5);
  });

  test('until a reset is complete, its world keeps the state before it', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    const { store } = here.site.backend.world;
    const progress = { isOver: false };
    const reset = here.site.lab.lab('reset', { scenario: 'long-history' }).finally(() => {
      progress.isOver = true;
    });
    const counts = new Set<number>();
    while (!progress.isOver) {
      counts.add(store.deposits.count());
      await demo.call('banks');
    }
    await reset;
    counts.add(store.deposits.count());
    expect([...counts]).toEqual([1, 120]);
    expect(store.deposits.findFirst({ where: { code: { equals: order.code } } })?.status).not.toBe('OPEN');
  });
});

describe('an unknown world', () => {
  test.each([
    ['GET', '/api/v2/banks'],
    ['POST', '/api/v2/deposits'],
    ['GET', '/api/v2/nothing'],
    ['GET', '/__lab/state'],
    ['GET', '/__lab/db/deposits'],
    ['POST', '/__lab/reset'],
    ['POST', '/__provider/open'],
    ['DELETE', '/__lab/worlds/default-2'],
    ['GET', '/__lab/worlds/default-2/enter'],
  ])('%s %s: 404 WORLD_NOT_FOUND, and nothing changes', async (method, path) => {
    await openDeposit(await here.site.player('demo'));
    const before = [await listed(), await here.site.lab.lab('state')];
    for (const client of [clientIn({ header: 'default-2' }), clientIn({ cookie: 'default-2' })]) {
      const answer = await client.send(path, { method });
      expect([answer.status, codeIn(answer)]).toEqual([404, 'WORLD_NOT_FOUND']);
      expect(answer.text).toContain('/__lab/worlds/default/enter');
    }
    expect([await listed(), await here.site.lab.lab('state')]).toEqual(before);
  });

  test('a rejection by the API has the error envelope of the contract', async () => {
    const { body, headers } = await clientIn({ header: '<b>' }).send('/api/v2/banks');
    expect(body).toEqual({
      code: 'WORLD_NOT_FOUND',
      message: expect.stringContaining('there is no world <b>'),
      requestId: expect.any(String),
    });
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'application/json',
      'no-store',
    ]);
  });

  test('ids are random: the successor of an id is not a world', async () => {
    const { id } = await createdWorld(here.site.lab);
    const other = (BigInt(`0x${id}`) + 1n).toString(16).padStart(16, '0');
    expect((await clientIn({ header: other }).send('/api/v2/banks')).status).toBe(404);
  });
});

describe('DELETE /__lab/worlds/{id}', () => {
  test('deletes the world with everything in it, and no other world', async () => {
    const { id } = await createdWorld(here.site.lab, { name: 'short' });
    const client = clientIn({ header: id });
    await client.lab('session', { username: 'demo' });
    const answer = await remove(id);
    expect([answer.status, answer.body]).toEqual([
      200,
      { world: expect.objectContaining({ id, name: 'short' }) },
    ]);
    expect((await client.send('/api/v2/players/info')).status).toBe(404);
    expect((await listed()).worlds.map((world) => world['id'])).not.toContain(id);
    expect((await remove(id)).status).toBe(404);
    expect((await here.site.lab.send('/api/v2/banks')).status).toBe(200);
  });

  test('the world default cannot be deleted: 409', async () => {
    const answer = await remove('default');
    expect([answer.status, codeIn(answer)]).toEqual([409, 'NOT_ALLOWED']);
    expect((await here.site.lab.send('/api/v2/banks')).status).toBe(200);
  });
});

describe('GET /__lab/worlds/{id}/enter', () => {
  test('sets the cookie, and redirects to the page', async () => {
    const { id } = await createdWorld(here.site.lab, { scenario: 'deposit-open' });
    const answer = await enter(`${id}/enter?to=${encodeURIComponent('/player/deposit/?tab=a&b=ກ#top')}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/player/deposit/?tab=a&b=%E0%BA%81#top',
    ]);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toBe(`lab-world=${id}; Path=/; HttpOnly; SameSite=Lax`);
    expect((await enter(`${id}/enter`)).headers.get('location')).toBe('/');
  });

  test.each([
    ['a browser whose cookie names an unknown world can enter default', { Cookie: 'lab-world=lost' }, /Lax$/],
    ['over HTTPS the cookie is Secure', { 'X-Forwarded-Proto': 'https' }, /; Secure$/],
  ])('%s', async (_, headers, attributes) => {
    const answer = await enter('default/enter', headers);
    const [cookie] = answer.headers.getSetCookie();
    expect([answer.status, cookie]).toEqual([302, expect.stringContaining('lab-world=default;')]);
    expect(cookie).toMatch(attributes);
  });

  test.each([
    ...[
      'https://evil.example/',
      '//evil.example/',
      '///evil.example/',
      '/\\evil.example/',
      '\\\\evil.example/',
      '/\t/evil.example/',
      '/\n/evil.example/',
      '/.//evil.example/',
      '/a/..//evil.example/',
      '/%2e//evil.example/',
      'evil.example',
      'javascript:alert(1)',
      ' /',
    ].map((to) => [`to=${encodeURIComponent(to)}`, { to: 'FORMAT' }] as const),
    ['to=', { to: 'REQUIRED' }],
    ['too=/', { too: 'UNKNOWN' }],
  ] as const)('%s is 422, sets no cookie and does not redirect', async (query, fields) => {
    const answer = await enter(`default/enter?${query}`);
    expect([answer.status, answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual([
      422,
      null,
      [],
    ]);
    expect(await answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields });
  });

  test.each(['default-2/enter?to=/', '%E0%A4/enter'])(
    '%s names no world: 404, without a cookie',
    async (path) => {
      const answer = await enter(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.getSetCookie().join()).not.toContain('lab-world');
    },
  );
});

test.each([
  ['in a call', 'games', '/api/v2/games'],
  ['in a verb of the lab', 'ledger', '/__lab/ledger'],
] as const)(
  'an exception %s is a 500 and a journal entry in its world; other worlds are not affected',
  async (_, name, path) => {
    const { id } = await createdWorld(here.site.lab);
    const broken = here.site.backend.worlds.use(id);
    if (!broken) throw new Error('the world is lost');
    vi.spyOn(broken.store[name], 'findMany').mockImplementationOnce(() => {
      throw new Error('the disk is on fire');
    });
    const client = clientIn({ header: id });
    const answer = await client.send(path);
    expect([answer.status, codeIn(answer)]).toEqual([500, 'INTERNAL']);
    const entry = {
      path,
      status: 500,
      code: 'INTERNAL',
      problem: expect.stringContaining('the disk is on fire'),
    };
    expect(await client.lab('state')).toMatchObject({ journal: [entry] });
    expect((await here.site.lab.send(path)).status).toBe(200);
    expect(await here.site.lab.lab('journal')).not.toMatchObject({ journal: [{ status: 500 }] });
    expect((await client.send('/api/v2/currencies/rates')).status).toBe(200);
  },
);
