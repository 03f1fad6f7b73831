/** Contract §6: the verbs of the lab, except for faults (faults.test.ts). */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { codeIn, errorDetail } from '../client.ts';
import { about, creditWith, ledgerOf, openDeposit } from '../requests.ts';
import { siteForFile, START } from '../site.ts';

const here = siteForFile();

describe('GET /__lab/state', () => {
  test('shows clock, bank, faults, counts, journal and ledger, and with full=true also the store', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    const state = await demo.lab('state');
    expect(state).not.toHaveProperty('store');
    expect(await demo.lab('state?full=true')).toMatchObject({ store: { deposits: [{ code: order.code }] } });
    expect(state).toMatchObject({
      clock: { now: START, offsetMs: 0, frozen: false },
      bank: { mode: 'up' },
      faults: [],
      journal: [
        { method: 'POST', path: '/api/v2/deposits', status: 201, code: null, replayed: false, fault: null },
      ],
      ledger: [
        { player: 'demo', provider: 'alphabet', order: order.code, kind: 'deposit.opened', currency: 'LAK' },
      ],
      counts: { requests: 1, deposits: 1, ledger: 1, players: 2 },
    });
  });

  test('contains only the last 20 requests and ledger entries, and with full=true the last 200 requests', async () => {
    const { lab } = here.site;
    await lab.lab('reset', { scenario: 'every-status' });
    for (let count = 0; count < 205; count += 1) await lab.call('banks');
    const { journal, ledger } = (await lab.lab('state')) as Record<'journal' | 'ledger', readonly object[]>;
    const whole = (await lab.lab('ledger')) as { readonly ledger: readonly object[] };
    expect(journal).toHaveLength(20);
    expect(ledger).toEqual(whole.ledger.slice(-20));
    expect(whole.ledger.length).toBeGreaterThan(20);
    expect(((await lab.lab('state?full=true')) as { journal: unknown[] }).journal).toHaveLength(200);
  });

  test('masks hashes, session ids and tokens', async () => {
    const demo = await here.site.player('demo');
    await openDeposit(demo);
    const seen = JSON.stringify([
      await demo.lab('state?full=true'),
      (await demo.send('/__lab/db/sessions')).body,
    ]);
    expect(seen).not.toContain(demo.cookies.get('sid'));
    expect(seen).not.toContain(demo.cookies.get('XSRF-TOKEN'));
    expect(seen).not.toContain('pbkdf2');
  });
});

describe('GET /__lab/ledger', () => {
  test('returns all entries, or those of a player, of an order, or of both', async () => {
    const { lab } = here.site;
    await lab.lab('reset', { scenario: 'every-status' });
    const lines = async (query: string) =>
      ((await lab.lab(`ledger${query}`)) as { ledger: readonly { player: string; order: string }[] }).ledger;
    const all = await lines('');
    const ofOrder = all.filter(({ order }) => order === 'D000001');
    expect(ofOrder).not.toEqual([]);
    expect(await lines('?order=D000001')).toEqual(ofOrder);
    expect(await lines('?player=demo&order=D000001')).toEqual(ofOrder);
    expect(await lines('?player=demo')).toEqual(all.filter(({ player }) => player === 'demo'));
    expect(await lines('?player=newcomer')).toEqual([]);
  });

  test.each([
    ['player=demmo', 'player', 'demo'],
    ['order=D00001', 'order', 'D000001'],
  ])('%s is 422 and names the nearest value', async (query, field, nearest) => {
    const demo = await here.site.player('demo');
    await openDeposit(demo);
    const rejected = await demo.tryLab(`ledger?${query}`);
    expect([rejected.status, errorDetail(rejected, 'fields')]).toEqual([422, { [field]: 'UNKNOWN' }]);
    expect(rejected.text).toContain(`did you mean ${nearest}?`);
  });
});

describe('POST /__lab/session', () => {
  test('signs the player in for the caller, whose XSRF token is then valid; 404 for one that does not exist', async () => {
    const visitor = await here.site.visitor();
    await visitor.lab('session', { username: 'newcomer' });
    expect((await visitor.call('playerInfo')).body.player.username).toBe('newcomer');
    expect((await visitor.call('logout')).status).toBe(204);
    expect((await visitor.tryLab('session', { username: 'nobody' })).status).toBe(404);
  });
});

describe('POST /__lab/reset', () => {
  test('restores a fresh store, the real time and a responding bank, and removes faults and sessions', async () => {
    const demo = await here.site.player('demo');
    await openDeposit(demo);
    const fresh = { clock: { now: START }, bank: { mode: 'up' }, faults: [], journal: [], ledger: [] };
    await demo.lab('bank/mode', { mode: 'silent' });
    await demo.lab('clock', { advanceSeconds: 60, frozen: true });
    await demo.lab('faults', { match: {}, fault: 'drop' });
    await demo.lab('reset', { scenario: 'default', seed: 7 });
    expect(await demo.lab('state')).toMatchObject({ ...fresh, counts: { deposits: 0, sessions: 0 } });
    expect(await demo.codeOf('playerInfo')).toBe('UNAUTHENTICATED');
  });

  test('restores exactly the same state each time', async () => {
    const { lab } = here.site;
    const first = await lab.lab('state?full=true');
    await lab.lab('reset', {});
    expect(await lab.lab('state?full=true')).toEqual(first);
  });

  test('422 for a scenario that does not exist; GET /__lab/scenarios explains those that do', async () => {
    const { lab } = here.site;
    const rejected = await lab.tryLab('reset', { scenario: 'nowhere' });
    expect([rejected.status, errorDetail(rejected, 'fields')]).toEqual([422, { scenario: 'UNKNOWN' }]);
    expect(await lab.lab('scenarios')).toEqual({
      scenarios: expect.arrayContaining([
        { name: 'default', group: 'start', player: null, explanation: expect.stringContaining('demo') },
      ]),
    });
  });
});

describe('POST /__lab/clock', () => {
  test('sets, advances, freezes and unfreezes the clock', async () => {
    const { lab } = here.site;
    const set = async (change: object) => ((await lab.lab('clock', change)) as { clock: object }).clock;
    expect(await set({ now: '2026-12-31T16:59:59Z' })).toMatchObject({ now: '2026-12-31T16:59:59.000Z' });
    expect(await set({ advanceSeconds: 1 })).toMatchObject({ now: '2026-12-31T17:00:00.000Z' });
    expect(await set({ frozen: true })).toMatchObject({ frozen: true });
    expect(await set({ advanceSeconds: -60 })).toMatchObject({
      now: '2026-12-31T16:59:00.000Z',
      frozen: true,
    });
    expect(await set({ frozen: false })).toMatchObject({ now: '2026-12-31T16:59:00.000Z', frozen: false });
  });

  test.each([
    { now: '1999-12-31T00:00:00Z' },
    { now: '2026-02-30T00:00:00Z' },
    { advanceSeconds: 3_155_760_000 },
    { now: 'tomorrow' },
  ])('%j is 422, and does not move the clock', async (change) => {
    const { lab } = here.site;
    expect((await lab.tryLab('clock', change)).status).toBe(422);
    expect(await lab.lab('state')).toMatchObject({ clock: { now: START } });
  });
});

describe('money', () => {
  test('POST /__lab/bank/pay pays the exact amount or another one, once or several times', async () => {
    const demo = await here.site.player('demo');
    const { code } = await openDeposit(demo);
    const pay = async (body: object) =>
      ((await demo.lab('bank/pay', { code, ...body })) as { payments: { amount: string }[] }).payments.map(
        (payment) => payment.amount,
      );
    expect(await pay({})).toEqual(['675000']);
    expect(await pay({ amount: '5' })).toEqual(['5']);
    expect(await pay({ amount: '7', times: 3 })).toEqual(['7', '7', '7']);
  });

  test.each([
    ['the amount 0', 422, { amount: '0' }],
    ['an amount with decimals, which kip have not', 422, { amount: '1.5' }],
    ['a negative amount', 422, { amount: '-1' }],
    ['no payment', 422, { times: 0 }],
    ['eleven payments', 422, { times: 11 }],
    ['an order that does not exist', 404, { code: 'D9' }],
  ])('bank/pay of %s is %i', async (_, status, body) => {
    const demo = await here.site.player('demo');
    const { code } = await openDeposit(demo);
    expect((await demo.tryLab('bank/pay', { code, ...body })).status).toBe(status);
  });

  test('POST /__lab/credit adds a signed amount, and rejects one that would make the credit negative', async () => {
    const demo = await here.site.player('demo');
    const add = (amount: string) => demo.tryLab('credit', { username: 'demo', provider: 'alphabet', amount });
    expect((await add('10.5')).status).toBe(200);
    expect((await add('-0.25')).body).toEqual({ credit: { amount: '10.25', currency: 'THB' } });
    expect((await add('-10.26')).status).toBe(409);
    expect(await creditWith(demo)).toBe('10.25');
    expect(await ledgerOf(demo, null)).toEqual(['credit.adjusted 10.5', 'credit.adjusted -0.25']);
  });

  test('POST /__lab/rates sets a rate, and rejects a rate of THB or of zero', async () => {
    const { lab } = here.site;
    await lab.lab('rates', { currency: 'LAK', buy: '700', sell: '720.5' });
    const { rates, updatedAt } = (await lab.call('currencyRates')).body;
    expect(rates).toContainEqual({ currency: 'LAK', buy: '700', sell: '720.5' });
    expect(updatedAt).toBe(START);
    const rejected = await lab.tryLab('rates', { currency: 'THB', buy: '0', sell: '0.0' });
    expect(errorDetail(rejected, 'fields')).toEqual({ currency: 'UNKNOWN', buy: 'FORMAT', sell: 'FORMAT' });
  });

  test('POST /__lab/staff/deposits rejects an action that the status does not allow, and changes nothing', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    for (const action of ['retry', 'credit', 'reject', 'refund']) {
      expect(codeIn(await demo.tryLab(`staff/deposits/${order.code}`, { action }))).toBe('NOT_ALLOWED');
    }
    expect((await demo.tryLab(`staff/deposits/${order.code}`, { action: 'steal' })).status).toBe(422);
    expect((await demo.tryLab('staff/deposits/D9', { action: 'fail' })).status).toBe(404);
    expect((await demo.call('deposit', about(order))).body.deposit).toEqual(order);
  });
});

describe('GET /__lab/db', () => {
  test('returns raw rows, with json-server’s filters, sorting and pages', async () => {
    const { lab } = here.site;
    const rows = async (path: string) => (await lab.send(`/__lab/db/${path}`)).body;
    expect(await rows('players?username=demo')).toMatchObject([
      { username: 'demo', displayName: 'Demo Player' },
    ]);
    expect(await rows('banks?_sort=code&_order=desc&_limit=1')).toMatchObject([{ code: 'lvb' }]);
    expect(await rows('rates/LAK')).toMatchObject({ sell: '675' });
    expect(await rows('')).toMatchObject({ collections: expect.arrayContaining(['deposits', 'ledger']) });
  });

  describe('each query of docs/lab.md returns the rows that the page describes', () => {
    type Rows = readonly Readonly<Record<string, unknown>>[];
    const valuesOf = (rows: Rows, field: string) => rows.map((row) => String(row[field]));
    const ordered = (values: readonly string[]) => values.toSorted((one, other) => (one < other ? -1 : 1));

    /** Queries, and whether the returned rows match them. No list is empty. */
    const EXAMPLES: Readonly<Record<string, (rows: Rows) => boolean>> = {
      'deposits/D000001': ([row]) => row?.['code'] === 'D000001',
      'deposits?status=OPEN&status=FAILED': (rows) =>
        ordered([...new Set(valuesOf(rows, 'status'))]).join() === 'FAILED,OPEN',
      'deposits?status_ne=SUCCESS': (rows) => !valuesOf(rows, 'status').includes('SUCCESS'),
      'deposits?createdAt_gte=2026-01-01&createdAt_lte=2099-01-01': (rows) =>
        valuesOf(rows, 'createdAt').every((at) => at >= '2026-01-01' && at <= '2099-01-01'),
      'players?displayName_like=^demo': (rows) => valuesOf(rows, 'username').join() === 'demo',
      'ledger?q=refund': (rows) => valuesOf(rows, 'kind').every((kind) => kind.startsWith('refund.')),
      'deposits?_sort=amount,createdAt&_order=asc,desc': (rows) => {
        const amounts = valuesOf(rows, 'amount');
        return amounts.join() === ordered(amounts).join() && new Set(amounts).size > 1;
      },
      'ledger?_page=2&_limit=5': (rows) => valuesOf(rows, 'id')[0] === 'L000006' && rows.length === 5,
      'players?username=demo&_embed=withdraws': ([demo]) =>
        Array.isArray(demo?.['withdraws']) && demo['withdraws'].length >= 4,
      'withdraws?_expand=player': (rows) =>
        rows.every(({ player }) => (player as { username?: string }).username === 'demo'),
    };

    test('docs/lab.md lists exactly these queries', async () => {
      const page = await readFile(new URL('../../../docs/lab.md', import.meta.url), 'utf8');
      const [, section = ''] = page.split('## Raw rows');
      const [table = ''] = section.split('\n## ');
      const named = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, query]) => query);
      expect(named).toEqual(Object.keys(EXAMPLES));
    });

    test.each(Object.entries(EXAMPLES))('%s', async (query, holds) => {
      const { lab } = here.site;
      await lab.lab('reset', { scenario: 'every-status' });
      const { status, body } = await lab.send(`/__lab/db/${query}`);
      expect(status).toBe(200);
      const rows = (Array.isArray(body) ? body : [body]) as Rows;
      expect(rows).not.toHaveLength(0);
      expect(holds(rows), JSON.stringify(rows)).toBe(true);
    });
  });

  test('is read-only', async () => {
    const { lab } = here.site;
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await lab.send('/__lab/db/players', { method })).status).toBe(405);
    }
    const override = await lab.send('/__lab/db/players/PL000001', {
      headers: { 'X-HTTP-Method-Override': 'DELETE' },
    });
    expect(override.status).toBe(200);
    expect(here.site.backend.world.store.players.getAll()).toHaveLength(2);
  });

  test.each(['nothing', 'players/PL999999', 'players/%zz', 'players/PL000001/withdraws'])(
    'GET /__lab/db/%s is 404 with a message',
    async (path) => {
      const answer = await here.site.lab.send(`/__lab/db/${path}`);
      expect([answer.status, codeIn(answer)]).toEqual([404, 'NOT_FOUND']);
    },
  );
});

describe('input', () => {
  test('the lab rejects any invalid input with 4xx and JSON', async () => {
    const { lab } = here.site;
    const json = { 'Content-Type': 'application/json' };
    const statuses = [
      await lab.send('/__lab/nothing'),
      await lab.send('/__lab/reset'),
      await lab.send('/__lab/session', { method: 'POST', body: '{', headers: json }),
      await lab.send('/__lab/session', {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': 'text/plain' },
      }),
      await lab.send('/__lab/session', { method: 'POST', body: '[]', headers: json }),
      await lab.send('/__lab/session', { method: 'POST', body: `"${'x'.repeat(70_000)}"`, headers: json }),
    ].map((answer) => [answer.status, typeof codeIn(answer)]);
    expect(statuses).toEqual([
      [404, 'string'],
      [404, 'string'],
      [400, 'string'],
      [415, 'string'],
      [422, 'string'],
      [413, 'string'],
    ]);
  });
});
