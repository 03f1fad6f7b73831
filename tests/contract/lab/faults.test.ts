/** Contract §6: each failure that the lab can make, as a client sees it. */
import { describe, expect, test } from 'vitest';
import { codeIn, type Client, errorDetail } from '../client.ts';
import { about, DEPOSIT, openDeposit } from '../requests.ts';
import { siteForFile } from '../site.ts';

const here = siteForFile();
const CREATE = { method: 'POST', path: '/api/v2/deposits' };

async function demoWith(fault: object): Promise<Client> {
  const demo = await here.site.player('demo');
  await demo.lab('faults', { match: CREATE, times: 1, ...fault });
  return demo;
}

const create = (client: Client, signal: AbortSignal | null = null) =>
  client.send('/api/v2/deposits', {
    method: 'POST',
    signal,
    body: JSON.stringify(DEPOSIT),
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      'X-XSRF-TOKEN': client.cookies.get('XSRF-TOKEN') ?? '',
    },
  });

const ordersOf = async (client: Client) => (await client.call('depositList')).body.total;

describe('a cut connection', () => {
  test.each(['after-head', 'before-head'])('drop, %s: the request is not carried out', async (cut) => {
    const demo = await demoWith({ fault: 'drop', cut });
    await expect(create(demo)).rejects.toThrow();
    expect(await ordersOf(demo)).toBe(0);
  });

  test.each(['after-head', 'before-head'])('lost-reply, %s: the request is carried out once', async (cut) => {
    const demo = await demoWith({ fault: 'lost-reply', cut });
    const options = { body: DEPOSIT, key: crypto.randomUUID() };
    await expect(demo.call('depositCreate', options)).rejects.toThrow();
    expect(await ordersOf(demo)).toBe(1);
    const again = await demo.call('depositCreate', options);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const { items } = (await demo.call('depositList')).body;
    expect(items).toEqual([again.body.deposit]);
  });

  test('a connection is cut after the headers by default: the status arrives, the body does not', async () => {
    const demo = await demoWith({ fault: 'lost-reply', match: { path: '/api/v2/banks' } });
    const response = await fetch(`${here.site.origin}/api/v2/banks`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    expect((await demo.call('banks')).status).toBe(200);
  });

  test.each([
    ['lost', { fault: 'lost-reply' }, null],
    ['slow', { fault: 'slow-body', bytesPerSecond: 1 }, 204],
  ])(
    'a response without a body can be %s as well, and its request is carried out',
    async (_, fault, status) => {
      const demo = await demoWith({ ...fault, match: { path: '/api/v2/players/logout' } });
      expect(
        await demo.call('logout').then(
          (answer) => answer.status,
          () => null,
        ),
      ).toBe(status);
      expect(await demo.codeOf('playerInfo')).toBe('UNAUTHENTICATED');
    },
  );

  test('truncated: the headers arrive, and the body ends before its declared length', async () => {
    await demoWith({ fault: 'truncated', match: { path: '/api/v2/banks' } });
    const response = await fetch(`${here.site.origin}/api/v2/banks`);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
    await expect(response.text()).rejects.toThrow();
  });
});

describe('time', () => {
  test('timeout: no response arrives, and the request is not carried out', async () => {
    const demo = await demoWith({ fault: 'timeout' });
    const patience = AbortSignal.timeout(50);
    await expect(demo.send('/api/v2/deposits', { method: 'POST', signal: patience })).rejects.toThrow(
      /abort|timeout/i,
    );
    expect(await ordersOf(demo)).toBe(0);
  });

  test('delay: the request is carried out at once', async () => {
    // The order exists long before the delayed response.
    const demo = await demoWith({ fault: 'delay', delay: 60_000 });
    const other = await here.site.player('demo');
    const patience = new AbortController();
    const answer = create(demo, patience.signal);
    while ((await ordersOf(other)) === 0);
    patience.abort();
    await expect(answer).rejects.toThrow(/abort/i);
  });

  test.each([
    ['the unchanged response', { fault: 'delay' }, 201],
    ['the response of another fault', { fault: 'status', status: 503 }, 503],
    ['the cut of the connection', { fault: 'drop' }, null],
  ])('delay: %s arrives later', async (_, fault, status) => {
    const demo = await demoWith({ ...fault, delay: 40 });
    const asked = performance.now();
    expect(
      await create(demo).then(
        (answer) => answer.status,
        () => null,
      ),
    ).toBe(status);
    // A timer may fire up to one millisecond early.
    expect(performance.now() - asked).toBeGreaterThanOrEqual(39);
  });
});

describe('slow-body', () => {
  test('the head arrives at once, the body at the requested rate, and the request is carried out', async () => {
    const { lab } = here.site;
    const { text } = await lab.call('banks');
    const bytesPerSecond = text.length * 5;
    await demoWith({ fault: 'slow-body', bytesPerSecond, match: { path: '/api/v2/banks' } });
    const asked = performance.now();
    const response = await fetch(`${here.site.origin}/api/v2/banks`);
    expect(response.headers.get('content-length')).toBe(String(text.length));
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body ?? []) chunks.push(chunk as Uint8Array);
    expect(chunks.length).toBeGreaterThan(1);
    expect(Buffer.concat(chunks).toString()).toBe(text);
    // A fifth of a second; each timer may fire up to one millisecond early.
    expect(performance.now() - asked).toBeGreaterThanOrEqual(200 - chunks.length);
  });
});

describe('respond', () => {
  test.each([
    [{ status: 418, body: 'I am a teapot' }, 418, 'text/plain', 'I am a teapot'],
    [{ status: 200, body: { deposit: null } }, 200, 'application/json', '{"deposit":null}'],
    [
      { status: 502, headers: { 'Content-Type': 'text/html' }, body: '<h1>Bad Gateway</h1>' },
      502,
      'text/html',
      '<h1>Bad Gateway</h1>',
    ],
    [{ status: 304 }, 304, null, ''],
    [{}, 200, null, ''],
  ])('%j is the response, and the request is not carried out', async (respond, status, contentType, text) => {
    const demo = await demoWith({ fault: 'respond', respond });
    const answer = await create(demo);
    expect([answer.status, answer.headers.get('content-type'), answer.text]).toEqual([
      status,
      contentType,
      text,
    ]);
    expect(await ordersOf(demo)).toBe(0);
  });

  test('the headers of the fault are sent, and replace the standard ones', async () => {
    const headers = { 'Retry-After': '7', 'Cache-Control': 'max-age=60', 'X-Anything': 'yes' };
    const demo = await demoWith({ fault: 'respond', respond: { status: 503, headers } });
    const answer = await create(demo);
    for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value);
  });
});

describe('a different response', () => {
  test.each([
    [{ status: 503 }, 503, 'SERVICE_UNAVAILABLE'],
    [{ status: 500 }, 500, 'INTERNAL'],
    [{ status: 429 }, 429, 'RATE_LIMITED'],
    [{ status: 401 }, 401, 'UNAUTHENTICATED'],
    [{ code: 'BANK_UNAVAILABLE' }, 503, 'BANK_UNAVAILABLE'],
    [{ code: 'SELF_EXCLUDED' }, 409, 'SELF_EXCLUDED'],
    [{}, 500, 'INTERNAL'],
  ])('status %j: the response is %i %s, and the request is not carried out', async (fault, status, code) => {
    const demo = await demoWith({ fault: 'status', ...fault });
    const answer = await create(demo);
    expect([answer.status, codeIn(answer)]).toEqual([status, code]);
    expect(answer.headers.get('retry-after')).toBe(status === 429 ? '1' : null);
    expect(await ordersOf(demo)).toBe(0);
  });

  test('a requested error contains the requested meta', async () => {
    const meta = { min: '33750', max: '20250000', currency: 'LAK' };
    const demo = await demoWith({ fault: 'status', code: 'AMOUNT_OUT_OF_RANGE', meta });
    const answer = await demo.call('depositCreate', { body: DEPOSIT });
    expect([codeIn(answer), errorDetail(answer, 'meta')]).toEqual(['AMOUNT_OUT_OF_RANGE', meta]);
  });

  test.each(['malformed-json', 'wrong-shape', 'wrong-content-type'])(
    '%s: the request is carried out, and the response is invalid',
    async (fault) => {
      const demo = await demoWith({ fault });
      const answer = await create(demo);
      expect(answer.status).toBe(201);
      expect(answer.body ?? {}).not.toHaveProperty('deposit');
      expect(answer.headers.get('content-type')).toBe(
        fault === 'wrong-content-type' ? 'text/html' : 'application/json',
      );
      expect(await ordersOf(demo)).toBe(1);
    },
  );

  test('duplicate: a request with a key that arrives twice is carried out once', async () => {
    const demo = await demoWith({ fault: 'duplicate' });
    const answer = await create(demo);
    expect([answer.status, answer.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(await ordersOf(demo)).toBe(1);
  });

  test('duplicate: without a key, a business rule rejects the second request', async () => {
    const newcomer = await here.site.player('newcomer');
    await newcomer.lab('faults', { match: { path: '/api/v2/deposits/:code/cancel' }, fault: 'duplicate' });
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    expect((await demo.call('depositCancel', about(order))).body.deposit.status).toBe('CANCELED');
  });
});

test('unfiltered: a history is that of a backend without filters and totals, and the journal has what was asked', async () => {
  const demo = await here.site.player('demo');
  await openDeposit(demo);
  const query = { status: 'PAID', q: 'x', page: '1', pageSize: '5' };
  expect((await demo.call('depositList', { query })).body).toMatchObject({
    items: [],
    total: 0,
    filters: { status: 'PAID', q: 'x' },
    totals: [],
  });
  await demo.lab('faults', { match: { path: '/api/v2/deposits' }, fault: 'unfiltered' });
  const { body } = await demo.call('depositList', { query });
  expect(Object.keys(body)).toEqual(['items', 'page', 'pageSize', 'total']);
  expect(body).toMatchObject({ pageSize: 5, total: 1 });
  expect(await demo.lab('journal/count', { match: { path: '/api/v2/deposits', query } })).toMatchObject({
    count: 2,
  });
});

describe('how often a fault applies', () => {
  test('the list shows how often each fault matched and applied, and how often it still will', async () => {
    const demo = await here.site.player('demo');
    const banks = { path: '/api/v2/banks' };
    await demo.lab('faults', { match: banks, fault: 'status', status: 503, after: 1, times: 3 });
    await demo.lab('faults', { match: {}, fault: 'delay', delay: 0, times: 2 });
    await demo.lab('faults', { match: { path: '/api/v2/games' }, fault: 'drop' });
    for (let count = 0; count < 3; count += 1) await demo.call('banks');
    await demo.call('agencyInfo');
    expect(await demo.lab('faults')).toMatchObject({
      faults: [
        { id: 'F1', match: banks, matched: 3, fired: 2, remaining: 1 },
        { id: 'F3', matched: 0, fired: 0, remaining: null },
      ],
      // The first request passed F1 and met F2, the second and third met F1 only.
      ended: [{ id: 'F2', matched: 2, fired: 2, remaining: 0 }],
    });
    await demo.lab('reset', {});
    expect(await demo.lab('faults')).toEqual({ faults: [], ended: [] });
  });

  test('a fault is removed by its id; the 404 of an unknown id lists the existing ids', async () => {
    const { lab } = here.site;
    for (const fault of ['drop', 'timeout', 'truncated']) {
      await lab.lab('faults', { match: { path: '/api/v2/games' }, fault });
    }
    const remove = (id: string) => lab.send(`/__lab/faults/${id}`, { method: 'DELETE' });
    expect(await remove('F2')).toMatchObject({ status: 200, body: { faults: [{ id: 'F1' }, { id: 'F3' }] } });
    const unknown = await remove('F2');
    expect([unknown.status, codeIn(unknown)]).toEqual([404, 'NOT_FOUND']);
    expect(unknown.text).toContain('F1, F3');
    expect(await lab.lab('faults')).toMatchObject({ faults: [{ id: 'F1' }, { id: 'F3' }] });
  });

  test('a fault never applies to the lab itself', async () => {
    const demo = await here.site.player('demo');
    await demo.lab('faults', { match: {}, fault: 'status', status: 500 });
    expect((await demo.tryLab('state')).status).toBe(200);
  });
});
