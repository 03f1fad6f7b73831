/** The lab's export and import: moving one server's state to another, and rejecting an invalid file. */
import { describe, expect, test } from 'vitest';
import { errorDetail } from '../client.ts';
import { about, openDeposit } from '../requests.ts';
import { openSite, siteForFile } from '../site.ts';

const here = siteForFile();

interface Exported {
  readonly dependencies: object;
  readonly store: Readonly<Record<string, readonly Record<string, unknown>[]>>;
}

const exported = async () => (await here.site.lab.lab('export')) as Exported;
const stateHere = async () => {
  const { clock, faults, store } = (await here.site.lab.lab('state?full=true')) as Record<string, object>;
  return { clock, faults, store };
};

describe('GET /__lab/export, POST /__lab/import', () => {
  test('an import continues the exported state on another server', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    await demo.lab('bank/pay', { code: order.code });
    await demo.lab('clock', { advanceSeconds: 60, frozen: true });
    await demo.lab('faults', { match: { path: '/api/v2/banks' }, fault: 'drop', times: 2 });

    const there = await openSite();
    try {
      await there.lab.lab('import', await exported());
      const player = await there.player('demo');
      const { body } = await player.call('depositCheck', about(order));
      expect(body.deposit).toMatchObject({ code: order.code, status: 'SUCCESS' });
      expect(await there.lab.lab('state')).toMatchObject({
        clock: { now: '2026-03-02T03:01:00.000Z', frozen: true },
        faults: [{ id: 'F1', remaining: 2 }],
      });
      expect((await openDeposit(player, { provider: 'gclub' })).code).toBe('D000002');
    } finally {
      await there.close();
    }
  });

  test('an exported state that is imported into the same server is unchanged', async () => {
    const demo = await here.site.player('demo');
    await openDeposit(demo);
    const before = await exported();
    await here.site.lab.lab('reset', {});
    await here.site.lab.lab('import', before);
    expect({ ...(await exported()), dependencies: {} }).toEqual({ ...before, dependencies: {} });
  });

  test('an exported file contains no password, session or launch token', async () => {
    const visitor = await here.site.visitor();
    const key = '7d8a3a3e-6a4c-4f5e-9d6c-0f5d5f0f7a11';
    await visitor.call('login', { body: { username: 'demo', password: 'demo-1234' }, key });
    await openDeposit(visitor);
    await visitor.lab('credit', { username: 'demo', provider: 'gclub', amount: '50' });
    const launch = { provider: 'gclub', language: 'lo', device: 'mobile', returnUrl: '/' };
    const { body } = await visitor.call('gameLaunch', { body: launch, key: crypto.randomUUID() });
    const link = new URL(body.launch.url, here.site.origin).searchParams.get('launch');
    expect(link).toMatch(/^[\w-]{20,}$/);

    const file = await exported();
    const text = JSON.stringify(file);
    for (const secret of [visitor.cookies.get('sid'), visitor.cookies.get('XSRF-TOKEN'), link, 'demo-1234']) {
      expect(text).not.toContain(secret);
    }
    expect(file.store).toMatchObject({ sessions: [], idempotency: [{ path: '/api/v2/deposits' }] });
    await here.site.lab.lab('import', file);
    expect(await visitor.codeOf('playerInfo')).toBe('UNAUTHENTICATED');
    const again = await here.site.visitor();
    const login = await again.call('login', { body: { username: 'demo', password: 'demo-1234' } });
    expect(login.status).toBe(200);
  });

  test('an invalid file is 422 with the invalid place, and changes nothing', async () => {
    const demo = await here.site.player('demo');
    await openDeposit(demo);
    const file = await exported();
    const { store, dependencies } = file;
    const [order = {}] = store['deposits'] ?? [];
    const tomorrow = { offsetMs: 86_400_000, frozenAt: null };
    const withDeposits = (...deposits: readonly object[]) => ({ ...file, store: { ...store, deposits } });
    const rejected: readonly [unknown, string][] = [
      [withDeposits(order, { ...order, code: 'D9', amount: '-1' }), 'store.deposits.1.amount'],
      [withDeposits(order, order), 'store.deposits.1.code'],
      [{ ...file, version: 2 }, 'version'],
      [{ ...file, store: undefined }, 'store'],
      [{ ...file, dependencies: { ...dependencies, faults: [{ id: 'x' }] } }, 'dependencies.faults.0.id'],
      [
        { ...file, dependencies: { ...dependencies, clock: { offsetMs: 3e12, frozenAt: null } } },
        'dependencies.clock',
      ],
      // Every row is valid, but the order that is due cannot be closed without the bank's row.
      [
        { ...file, dependencies: { ...dependencies, clock: tomorrow }, store: { ...store, bankLines: [] } },
        'store',
      ],
      [[], 'body'],
    ];
    const before = await stateHere();
    for (const [body, path] of rejected) {
      const answer = await here.site.lab.tryLab('import', body);
      expect([answer.status, errorDetail(answer, 'fields')]).toEqual([
        422,
        expect.objectContaining({ [path]: expect.any(String) }),
      ]);
    }
    expect(await stateHere()).toEqual(before);
    expect((await demo.call('depositOpen')).body.items).toHaveLength(1);
  });

  test('an import may have several megabytes; the limit of other calls is 64 KB', async () => {
    const file = await exported();
    const [line] = file.store['rateLimits'] ?? [];
    expect(line).toBeUndefined();
    const rateLimits = Array.from({ length: 20_000 }, (_, index) => ({
      id: `row-${index}-${'x'.repeat(100)}`,
      hits: [1, 2, 3],
    }));
    const large = { ...file, store: { ...file.store, rateLimits } };
    expect(JSON.stringify(large).length).toBeGreaterThan(2_000_000);
    expect((await here.site.lab.tryLab('import', large)).status).toBe(200);
    expect(here.site.backend.world.store.rateLimits.getAll()).toHaveLength(20_000);
    expect((await here.site.lab.tryLab('session', large)).status).toBe(413);
    const visitor = await here.site.visitor();
    const login = { username: 'demo', password: 'demo-1234', padding: 'x'.repeat(70_000) };
    expect(await visitor.codeOf('login', { body: login })).toBe('PAYLOAD_TOO_LARGE');
  });
});
