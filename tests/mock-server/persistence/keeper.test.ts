/** A persisted world is restored as it was, whatever happened to the process or to the end of the log. */
import { describe, expect, test } from 'vitest';
import { type Backend, createBackend } from '../../../mock-server/backend.ts';
import { Keeper, UnreadableLog, type Log } from '../../../mock-server/persistence/keeper.ts';
import { type Snapshot, takeSnapshot } from '../../../mock-server/persistence/snapshot.ts';
import { createWorld, type World } from '../../../mock-server/world.ts';
import { codeIn } from '../../contract/client.ts';
import { signedIn } from '../../contract/in-process.ts';
import { DEPOSIT, openDeposit } from '../../contract/requests.ts';
import { START } from '../../contract/site.ts';

/** A log in memory, with lines of text like a file. */
class MemoryLog implements Log {
  lines: string[] = [];
  broken = false;

  read = async () => this.lines.map((line) => JSON.parse(line) as unknown);
  append = async (entry: unknown) => {
    // Asynchronous like a disk, so that a caller that does not await `append` continues too early.
    await new Promise((resolve) => setImmediate(resolve));
    if (this.broken) throw new Error('no space left');
    this.lines.push(JSON.stringify(entry));
  };
  replace = async (entry: unknown) => {
    this.lines = [JSON.stringify(entry)];
  };
}

const options = { clock: { now: () => Date.parse(START) } };

async function openOn(log: Log): Promise<{ backend: Backend; world: World }> {
  const world = createWorld(options);
  const keeper = await Keeper.open(world, log);
  return { world, backend: createBackend({ world, flush: () => keeper.flush() }) };
}

/** The snapshot of the world in the log, as another process would read it. */
async function heldIn(log: MemoryLog): Promise<Snapshot> {
  const copy = new MemoryLog();
  copy.lines = [...log.lines];
  return takeSnapshot((await openOn(copy)).world);
}

describe('restoring a persisted world', () => {
  test('rows, idempotency keys, counters, clock, faults and the next request number are restored', async () => {
    const log = new MemoryLog();
    const { backend, world } = await openOn(log);
    const demo = await signedIn(backend, 'demo');
    const order = await openDeposit(demo);
    await demo.lab('bank/pay', { code: order.code });
    await demo.call('depositCheck', { parameters: { code: order.code } });
    await demo.lab('clock', { advanceSeconds: 90, frozen: true });
    await demo.lab('faults', { match: { path: '/api/v2/banks' }, fault: 'delay', delay: 0, times: 3 });
    await demo.call('banks');
    expect(await heldIn(log)).toEqual({
      ...takeSnapshot(world),
      dependencies: expect.objectContaining({
        clock: { offsetMs: 90_000, frozenAt: '2026-03-02T03:01:30.000Z' },
        faults: [expect.objectContaining({ id: 'F1', matched: 1, fired: 1, remaining: 2 })],
      }),
    });
  });

  test('a session stays valid, and a repeated request is carried out once', async () => {
    const log = new MemoryLog();
    const first = await openOn(log);
    const before = await signedIn(first.backend, 'demo');
    const key = '7d8a3a3e-6a4c-4f5e-9d6c-0f5d5f0f7a11';
    const body = { provider: 'alphabet', mid: 'MOCKLAK0001', amount: '675000' };
    const made = await before.call('depositCreate', { body, key });

    const { backend } = await openOn(log);
    const after = await signedIn(backend, 'newcomer');
    for (const [name, value] of before.cookies) after.cookies.set(name, value);
    const again = await after.call('depositCreate', { body, key });
    expect([again.headers.get('idempotency-replayed'), again.text]).toEqual(['true', made.text]);
    expect(backend.world.store.deposits.getAll()).toHaveLength(1);
  });

  test('a log that uses the former collection name “protections” is restored as responsiblePlay', async () => {
    const log = new MemoryLog();
    const { backend } = await openOn(log);
    const demo = await signedIn(backend, 'demo');
    await demo.call('selfExclude', { body: { days: 7 } });
    const { selfExcludedUntil } = (await heldIn(log)).store.responsiblePlay[0] ?? {};
    expect(selfExcludedUntil).toBeDefined();
    log.lines = log.lines.map((line) => line.replaceAll('"responsiblePlay"', '"protections"'));
    expect(log.lines.join('')).toContain('["protections",');
    expect((await heldIn(log)).store.responsiblePlay).toEqual([
      expect.objectContaining({ selfExcludedUntil }),
    ]);
  });

  test('a reset or an import also replaces the earlier state in the log', async () => {
    const log = new MemoryLog();
    const { backend, world } = await openOn(log);
    const demo = await signedIn(backend, 'demo');
    await openDeposit(demo);
    const exported = await demo.lab('export');
    await demo.lab('reset', {});
    expect((await heldIn(log)).store).toEqual(takeSnapshot(world).store);
    expect((await heldIn(log)).store.deposits).toEqual([]);
    await demo.lab('import', exported);
    expect((await heldIn(log)).store).toEqual(takeSnapshot(world).store);
    expect((await heldIn(log)).store.deposits).toHaveLength(1);
  });
});

describe('responses and the log', () => {
  test('a response is sent only after its change is in the log; a read writes nothing', async () => {
    const log = new MemoryLog();
    const { backend } = await openOn(log);
    const demo = await signedIn(backend, 'demo');
    const order = await openDeposit(demo);
    expect(log.lines.at(-1)).toContain(order.code);
    const lines = log.lines.length;
    await demo.call('depositOpen');
    expect(log.lines).toHaveLength(lines);
  });

  test('while the log cannot be written, writes are 500 and reads go on; later all entries are written in order', async () => {
    const log = new MemoryLog();
    const { backend, world } = await openOn(log);
    const demo = await signedIn(backend, 'demo');
    log.broken = true;
    const rejected = await demo.call('depositCreate', { body: DEPOSIT });
    expect([rejected.status, codeIn(rejected)]).toEqual([500, 'INTERNAL']);
    const result = { username: 'demo', provider: 'gclub', amount: '5' };
    expect((await demo.tryLab('credit', result)).status).toBe(500);
    expect((await demo.call('depositOpen')).status).toBe(200);
    expect(JSON.stringify(await demo.lab('journal'))).toContain('no space left');
    log.broken = false;
    await demo.call('banks');
    expect((await heldIn(log)).store).toEqual(takeSnapshot(world).store);
    expect((await heldIn(log)).store.deposits).toHaveLength(1);
  });

  test('each start rewrites the log as one entry', async () => {
    const log = new MemoryLog();
    const demo = await signedIn((await openOn(log)).backend, 'demo');
    await openDeposit(demo);
    expect(log.lines.length).toBeGreaterThan(1);
    const held = await heldIn(log);
    await openOn(log);
    expect(log.lines.map((line) => JSON.parse(line) as unknown)).toEqual([held]);
  });
});

describe('an invalid log is rejected, and is not changed', () => {
  const snapshot = () => takeSnapshot(createWorld(options));
  const batch = (writes: unknown) => ({ dependencies: snapshot().dependencies, isFresh: false, writes });
  const rejected: [string, readonly unknown[], string][] = [
    ['another format', [{ hello: 'world' }], 'format REQUIRED'],
    ['another version', [{ ...snapshot(), version: 2 }], 'version UNKNOWN'],
    ['a missing collection', [without('rates')], 'store.rates REQUIRED'],
    ['an invalid row', [snapshot(), batch([['rates', 'LAK', { currency: 'LAK' }]])], 'entry 2'],
    ['a write to an unknown collection', [snapshot(), batch([['shops', 'S1', {}]])], 'no write to shops'],
    ['an entry that is not a batch', [snapshot(), batch([]), 7], 'entry 3: no batch'],
    ['a clock out of bounds', [withClock('1999-12-31T23:59:59Z')], '2000 to 2100'],
  ];

  test.each(rejected)('%s', async (_, entries, text) => {
    const log = new MemoryLog();
    log.lines = entries.map((entry) => JSON.stringify(entry));
    const lines = [...log.lines];
    const world = createWorld(options);
    const before = takeSnapshot(world);
    const opening = Keeper.open(world, log);
    await expect(opening).rejects.toThrow(UnreadableLog);
    await expect(opening).rejects.toThrow(text);
    expect([log.lines, takeSnapshot(world)]).toEqual([lines, before]);
  });

  function without(name: string): unknown {
    const { store, ...rest } = snapshot();
    return { ...rest, store: Object.fromEntries(Object.entries(store).filter(([key]) => key !== name)) };
  }

  function withClock(frozenAt: string): unknown {
    const { dependencies, ...rest } = snapshot();
    return { ...rest, dependencies: { ...dependencies, clock: { offsetMs: 0, frozenAt } } };
  }
});
