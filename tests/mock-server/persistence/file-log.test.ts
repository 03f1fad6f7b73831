/** The file of `--persist`: whenever a process is killed, the next one reads all complete entries. */
import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBackend } from '../../../mock-server/backend.ts';
import { FileLog } from '../../../mock-server/persistence/file-log.ts';
import { Keeper } from '../../../mock-server/persistence/keeper.ts';
import { type PersistedWorld, worldKeptIn } from '../../../mock-server/persistence/kept-world.ts';
import { takeSnapshot } from '../../../mock-server/persistence/snapshot.ts';
import { createWorld } from '../../../mock-server/world.ts';
import { signedIn } from '../../contract/in-process.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const folder = temporaryFolder();
let path = '';
beforeEach(() => {
  path = folder.in('mock.local');
});

const opened: PersistedWorld[] = [];

afterEach(async () => {
  for (const kept of opened.splice(0)) await kept.close();
});

/** Opens the file as a new process does, after the previous one was killed without closing it. */
async function openKept(): Promise<PersistedWorld> {
  const kept = await worldKeptIn(path);
  opened.push(kept);
  return kept;
}

test('a file that is truncated at any byte of its tail yields all complete entries', async () => {
  const log = new FileLog(path);
  await log.replace({ entry: 0 });
  for (let entry = 1; entry <= 3; entry += 1) await log.append({ entry, name: 'ຈໍາປາ \n 花' });
  await log.close();
  const bytes = await readFile(path);
  const ends = [...bytes.entries()].filter(([, byte]) => byte === 10).map(([index]) => index + 1);
  expect(ends).toHaveLength(4);
  for (let length = ends[0] ?? 0; length <= bytes.length; length += 1) {
    await writeFile(path, bytes.subarray(0, length));
    const whole = ends.filter((end) => end <= length).length;
    const entries = await new FileLog(path).read();
    expect(entries, `${length} bytes`).toMatchObject(
      Array.from({ length: whole }, (_, entry) => ({ entry })),
    );
  }
});

test('a partial entry of a killed process is ignored and overwritten', async () => {
  const kept = await openKept();
  const demo = await signedIn(createBackend(kept), 'demo');
  await demo.lab('credit', { username: 'demo', provider: 'gclub', amount: '5' });
  await writeFile(path, (await readFile(path, 'utf8')) + '{"dependencies":{"requests":99');
  await writeFile(`${path}.new`, '{"format":"dok-ch');
  const next = await openKept();
  expect(takeSnapshot(next.world).store).toEqual(takeSnapshot(kept.world).store);
  await signedIn(createBackend(next), 'newcomer');
  const last = await openKept();
  expect(takeSnapshot(last.world).store).toEqual(takeSnapshot(next.world).store);
});

test('a write that failed half-way is overwritten by the next write', async () => {
  const log = new FileLog(path);
  await log.replace({ entry: 0 });
  // As after a full disk: the file ends with half a line, and the log only knows that the write failed.
  await writeFile(path, '{"entry":0}\n{"entry":1,"na', { flag: 'r+' });
  await log.append({ entry: 1 });
  await log.close();
  expect((await new FileLog(path).read())[1]).toEqual({ entry: 1 });
});

test('after a second server opens the file, the first one rejects changes', async () => {
  const first = await openKept();
  const early = await signedIn(createBackend(first), 'demo');
  const second = await openKept();
  expect((await early.tryLab('bank/mode', { mode: 'silent' })).status).toBe(500);
  expect(JSON.stringify(await early.lab('journal'))).toContain('another server keeps its state');
  await signedIn(createBackend(second), 'newcomer');
  expect(takeSnapshot((await openKept()).world).store).toEqual(takeSnapshot(second.world).store);
});

test.each([
  ['a file of another format', 'all work and no play\n'],
  ['a file without a complete line', 'dear diary'],
  ['a file with a damaged line', '{"format":\n{}\n'],
])('%s is rejected with its path, and is not changed', async (_, text) => {
  await writeFile(path, text);
  await expect(worldKeptIn(path)).rejects.toThrow(`cannot keep the store in ${path}`);
  expect(await readFile(path, 'utf8')).toBe(text);
});

test('an empty or missing file starts a fresh store', async () => {
  await writeFile(path, '');
  const { world } = await openKept();
  expect(takeSnapshot(world).store).toEqual(takeSnapshot(createWorld()).store);
  expect(await new FileLog(path).read()).toHaveLength(1);
});

test('with 10,000 orders a change costs a few milliseconds, and a start a few seconds', async () => {
  const world = createWorld();
  world.store.change((change) => {
    for (let index = 0; index < 10_000; index += 1) {
      change.ledger.create({
        id: `L${index}`,
        at: '2026-03-02T03:00:00.000Z',
        player: 'demo',
        provider: 'gclub',
        order: `D${index}`,
        kind: 'deposit.opened',
        amount: '100000',
        currency: 'LAK',
        requestId: `req-${index}`,
      });
    }
  });
  const log = new FileLog(path);
  await Keeper.open(world, log);
  await log.close();

  const beforeStart = performance.now();
  const kept = await openKept();
  expect(performance.now() - beforeStart).toBeLessThan(10_000);
  const demo = await signedIn(createBackend(kept), 'demo');
  const beforeChanges = performance.now();
  for (let count = 0; count < 50; count += 1) {
    await demo.lab('credit', { username: 'demo', provider: 'gclub', amount: '1' });
  }
  expect((performance.now() - beforeChanges) / 50).toBeLessThan(100);
});
