/** `--persist FILE`: each world other than `default` has a file in the folder FILE.worlds. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Backend, createBackend } from '../../../mock-server/backend.ts';
import { type PersistedWorlds, worldsKeptIn } from '../../../mock-server/persistence/kept-worlds.ts';
import { clientOf, createdWorld, signedIn } from '../../contract/in-process.ts';
import { openDeposit } from '../../contract/requests.ts';
import { START } from '../../contract/site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const folder = temporaryFolder();
let path = '';
let now = 0;

beforeEach(() => {
  path = folder.in('mock.local');
  now = Date.parse(START);
});

const opened: PersistedWorlds[] = [];

afterEach(async () => {
  for (const kept of opened.splice(0)) await kept.close();
});

/** Opens the files as a new process does, after the previous one was killed. */
async function restarted(): Promise<Backend> {
  const kept = await worldsKeptIn(path, { clock: { now: () => now } });
  opened.push(kept);
  return createBackend(kept);
}

const files = async () => (await readdir(`${path}.worlds`).catch(() => [])).toSorted();

test('a restart restores each world with its id, name, sessions and orders', async () => {
  const before = await restarted();
  const { id } = await createdWorld(clientOf(before), { name: 'ການຝາກ', scenario: 'with-credit', seed: 4 });
  const other = await createdWorld(clientOf(before));
  const demo = await signedIn(before, 'demo', id);
  await openDeposit(demo);
  await demo.lab('clock', { advanceSeconds: 60, frozen: true });
  const [state, list] = [await demo.lab('export'), await demo.lab('worlds')];
  expect(await files()).toEqual([id, other.id].toSorted());

  const after = await restarted();
  const again = clientOf(after, id);
  for (const [name, value] of demo.cookies) again.cookies.set(name, value);
  expect((await again.call('playerInfo')).body.player.username).toBe('demo');
  const withoutCount = (exported: unknown) => ({ ...(exported as object), dependencies: null });
  expect(withoutCount(await again.lab('export'))).toEqual(withoutCount(state));
  expect(await again.lab('state')).toMatchObject({ clock: { frozen: true } });
  const { worlds } = list as { readonly worlds: readonly object[] };
  expect((await again.lab('worlds')) as object).toMatchObject({
    worlds: expect.arrayContaining([...worlds]),
  });
  expect((await clientOf(after, other.id).call('banks')).status).toBe(200);
});

test('a restart continues the draws of faults, and the journal names the world', async () => {
  const fault = { match: { path: '/api/v2/banks' }, fault: 'status', status: 503, probability: 0.5 };
  const statuses = async (backend: Backend, id: string, count: number) => {
    const client = clientOf(backend, id);
    const seen = [];
    for (let sent = 0; sent < count; sent += 1) seen.push((await client.send('/api/v2/banks')).status);
    return seen;
  };
  const before = await restarted();
  const [one, other] = [
    await createdWorld(clientOf(before), { seed: 4 }),
    await createdWorld(clientOf(before), { seed: 4 }),
  ];
  for (const { id } of [one, other]) await clientOf(before, id).lab('faults', fault);
  const uninterrupted = await statuses(before, one.id, 20);
  expect(new Set(uninterrupted)).toEqual(new Set([200, 503]));
  const first = await statuses(before, other.id, 7);

  const after = await restarted();
  expect([...first, ...(await statuses(after, other.id, 13))]).toEqual(uninterrupted);
  const { journal } = (await clientOf(after, other.id).lab('journal')) as { journal: { world: string }[] };
  expect(new Set(journal.map(({ world }) => world))).toEqual(new Set([other.id]));
});

test('the file of a deleted world is removed at once, that of a dropped world before the next response', async () => {
  const backend = await restarted();
  const lab = clientOf(backend);
  const [short, long] = [await createdWorld(lab), await createdWorld(lab)];
  await lab.send(`/__lab/worlds/${short.id}`, { method: 'DELETE' });
  expect(await files()).toEqual([long.id]);
  expect((await clientOf(await restarted(), short.id).send('/api/v2/banks')).status).toBe(404);
  now += 60 * 60_000;
  await lab.call('banks');
  expect(await files()).not.toContain(long.id);
});

test('only the owner may read the files, which contain sessions', async () => {
  const { id } = await createdWorld(clientOf(await restarted()));
  expect((await stat(`${path}.worlds`)).mode & 0o077).toBe(0);
  expect((await stat(join(`${path}.worlds`, id))).mode & 0o077).toBe(0);
});

test('a file that a killed process did not write completely is removed', async () => {
  const { id } = await createdWorld(clientOf(await restarted()));
  await writeFile(join(`${path}.worlds`, `${id}.new`), '{"format":"dok-ch');
  await writeFile(join(`${path}.worlds`, '0123456789abcdef.new'), '{"form');
  const backend = await restarted();
  expect(await files()).toEqual([id]);
  expect((await clientOf(backend, id).call('banks')).status).toBe(200);
});

test('a file that is not a world is rejected with its path, and is not changed', async () => {
  const { id } = await createdWorld(clientOf(await restarted()));
  const file = join(`${path}.worlds`, id);
  await writeFile(file, '{"format":"dok-champa-mock"}\n');
  await expect(worldsKeptIn(path)).rejects.toThrow(`cannot keep a world in ${file}`);
  expect(await readFile(file, 'utf8')).toBe('{"format":"dok-champa-mock"}\n');
});

test('without worlds besides default, no folder is created', async () => {
  await clientOf(await restarted()).call('banks');
  expect(await readdir(folder.path)).toEqual(['mock.local']);
});
