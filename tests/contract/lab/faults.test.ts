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
  test.each(['after-head', 'before-head'])('drop, %s: nothing is carried out', async (cut) => {
    const demo = await demoWith({ fault: 'drop', cut });
    await expect(create(demo)).rejects.toThrow();
    expect(await ordersOf(demo)).toBe(0);
  });

  test.each(['after-head', 'before-head'])('lost-reply, %s: it is carried out, once', async (cut) => {
    const demo = await demoWith({ fault: 'lost-reply', cut });
    const options = { body: DEPOSIT, key: crypto.randomUUID() };
    await expect(demo.call('depositCreate', options)).rejects.toThrow();
    expect(await ordersOf(demo)).toBe(1);
    const again = await demo.call('depositCreate', options);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const { items } = (await demo.call('depositList')).body;
    expect(items).toEqual([again.body.deposit]);
  });

  test('by default after the headers: the status arrives, the body does not', async () => {
    const demo = await demoWith({ fault: 'lost-reply', match: { path: '/api/v2/banks' } });
    const response = await fetch(`${here.site.origin}/api/v2/banks`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    expect((await demo.call('banks')).status).toBe(200);
  });

  test('an answer without a body can be lost as well', async () => {
    const demo = await demoWith({ fault: 'lost-reply', match: { path: '*/logout' } });
    await expect(demo.call('logout')).rejects.toThrow();
    expect(await demo.codeOf('playerInfo')).toBe('UNAUTHENTICATED');
  });

  test('truncated: half of the body arrives', async () => {
    await demoWith({ fault: 'truncated', match: { path: '/api/v2/banks' } });
    const response = await fetch(`${here.site.origin}/api/v2/banks`);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
    await expect(response.text()).rejects.toThrow();
  });
});

describe('time', () => {
  test('timeout: no answer, and nothing is carried out', async () => {
    const demo = await demoWith({ fault: 'timeout' });
    const patience = AbortSignal.timeout(50);
    await expect(demo.send('/api/v2/deposits', { method: 'POST', signal: patience })).rejects.toThrow(
      /abort|timeout/i,
    );
    expect(await ordersOf(demo)).toBe(0);
  });

  test('delay: carried out at once', async () => {
    // The order exists long before the delayed response.
    const demo = await demoWith({ fault: 'delay', delayMs: 60_000 });
    const other = await here.site.player('demo');
    const patience = new AbortController();
    const answer = create(demo, patience.signal);
    while ((await ordersOf(other)) === 0);
    patience.abort();
    await expect(answer).rejects.toThrow(/abort/i);
  });

  test('delay: the unchanged response arrives later', async () => {
    const delayMs = 40;
    const demo = await demoWith({ fault: 'delay', delayMs });
    const asked = performance.now();
    expect((await create(demo)).status).toBe(201);
    // A timer may fire up to one millisecond early.
    expect(performance.now() - asked).toBeGreaterThanOrEqual(delayMs - 1);
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
  ])('status %j: %i %s, and nothing is carried out', async (fault, status, code) => {
    const demo = await demoWith({ fault: 'status', ...fault });
    const answer = await create(demo);
    expect([answer.status, codeIn(answer)]).toEqual([status, code]);
    expect(answer.headers.get('retry-after')).toBe(status === 429 ? '1' : null);
    expect(await ordersOf(demo)).toBe(0);
  });

  test('a requested error contains the requested meta and fields', async () => {
    const meta = { min: '33750', max: '20250000', currency: 'LAK' };
    const demo = await demoWith({ fault: 'status', code: 'AMOUNT_OUT_OF_RANGE', meta });
    const answer = await demo.call('depositCreate', { body: DEPOSIT });
    expect([codeIn(answer), errorDetail(answer, 'meta')]).toEqual(['AMOUNT_OUT_OF_RANGE', meta]);
  });

  test.each(['malformed-json', 'wrong-shape', 'wrong-content-type'])(
    '%s: carried out, with an invalid response',
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

  test('duplicate: a keyed request that arrives twice happens once', async () => {
    const demo = await demoWith({ fault: 'duplicate' });
    const answer = await create(demo);
    expect([answer.status, answer.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(await ordersOf(demo)).toBe(1);
  });

  test('duplicate: without a key, a business rule rejects the second request', async () => {
    const newcomer = await here.site.player('newcomer');
    await newcomer.lab('faults', { match: { path: '*/cancel' }, fault: 'duplicate' });
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    expect((await demo.call('depositCancel', about(order))).body.deposit.status).toBe('CANCELED');
  });
});

describe('what a fault matches', () => {
  test('its method, and a path with * for any run and :name for one segment', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    const check = () => demo.call('depositCheck', about(order));
    for (const path of ['/api/v2/deposits/*/check', '*/check', '/api/v2/deposits/:code/check']) {
      await demo.lab('faults', { match: { method: 'POST', path }, fault: 'status', status: 503, times: 1 });
      expect((await demo.call('deposit', about(order))).status).toBe(200);
      expect(codeIn(await check())).toBe('SERVICE_UNAVAILABLE');
    }
    for (const match of [
      { method: 'GET', path: '*/check' },
      { path: '/api/v2/deposits/:code' },
      { path: '/check' },
    ]) {
      await demo.lab('faults', { match, fault: 'status', status: 503 });
    }
    expect((await check()).status).toBe(200);
  });

  test('`times` requests; without `times`, all until the faults are cleared', async () => {
    const demo = await here.site.player('demo');
    const match = { path: '/api/v2/banks' };
    await demo.lab('faults', { match, fault: 'status', status: 503, times: 2 });
    const statuses = async (count: number) => {
      const seen: number[] = [];
      for (let index = 0; index < count; index += 1) seen.push((await demo.call('banks')).status);
      return seen;
    };
    expect(await statuses(3)).toEqual([503, 503, 200]);
    await demo.lab('faults', { match, fault: 'status', status: 503 });
    expect(await statuses(4)).toEqual([503, 503, 503, 503]);
    expect(await demo.lab('faults')).toMatchObject({ faults: [{ remaining: null }] });
    await demo.send('/__lab/faults', { method: 'DELETE' });
    expect(await statuses(1)).toEqual([200]);
  });

  test('never the lab itself', async () => {
    const demo = await here.site.player('demo');
    await demo.lab('faults', { match: { path: '*' }, fault: 'status', status: 500 });
    expect((await demo.tryLab('state')).status).toBe(200);
  });

  test('is written into the journal', async () => {
    const demo = await demoWith({ fault: 'drop' });
    await expect(create(demo)).rejects.toThrow();
    const { journal } = (await demo.lab('state')) as { journal: object[] };
    expect(journal.at(-1)).toMatchObject({ path: CREATE.path, fault: 'drop', status: null });
  });
});
