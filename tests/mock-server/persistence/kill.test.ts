// @module-tag deep
/** `npm run mock -- --persist FILE` under `kill -9`: answered changes are persisted in every world, and each file always loads. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { LedgerRow } from '../../../mock-server/store/rows.ts';
import { cases, SEED } from '../../suites/depth.ts';
import { ownScript } from '../../suites/child.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** Concurrent callers of each world: at most this number of its changes is in flight when the process dies. */
const CALLERS = 2;

const folder = temporaryFolder();
let server: ChildProcess | null = null;
afterEach(kill);

// A server takes seconds to start on a busy machine, and the test starts one many times.
const timeout = cases(180_000, 1_200_000);

/** A world of the test, with the numbers of its changes. */
interface Counted {
  readonly id: string;
  answered: number;
  sent: number;
}

test('after a kill at any moment, each world has every acknowledged change in full, and none that was not requested', {
  timeout,
}, async () => {
  const moments = fc.sample(fc.integer({ min: 1, max: 120 }), { seed: SEED, numRuns: cases(3, 8) });
  const worlds: Counted[] = [{ id: 'default', answered: 0, sent: 0 }];
  for (const moment of moments) {
    const origin = await start();
    for (const world of worlds) await expectWhole(origin, world);
    if (worlds.length < 3) worlds.push({ id: await createdIn(origin), answered: 0, sent: 0 });
    const total = () => worlds.reduce((sum, { answered }) => sum + answered, 0);
    const killAt = total() + moment;
    const call = async (world: Counted): Promise<void> => {
      while (total() < killAt) {
        world.sent += 1;
        const credit = { username: 'demo', provider: 'gclub', amount: '1' };
        const response = await post(origin, 'credit', credit, world.id);
        if (response?.status !== 200) return;
        world.answered += 1;
      }
      // The first caller to get here kills the process, while changes of the others are in flight.
      server?.kill('SIGKILL');
    };
    await Promise.all(worlds.flatMap((world) => Array.from({ length: CALLERS }, () => call(world))));
    await kill();
  }
  const origin = await start();
  for (const world of worlds) await expectWhole(origin, world);
});

test('after a kill at any moment, a deleted world stays deleted and a created world exists', {
  timeout,
}, async () => {
  const kept: string[] = [];
  for (let round = 0; round < cases(2, 3); round += 1) {
    const origin = await start();
    expect(await idsAt(origin)).toEqual(['default', ...kept]);
    const [short, long] = [await createdIn(origin), await createdIn(origin)];
    kept.push(long);
    expect((await fetch(`${origin}/__lab/worlds/${short}`, { method: 'DELETE' })).status).toBe(200);
    // The world of an unanswered request may exist or not, but no file is half a world.
    void post(origin, 'worlds', { name: 'unanswered' });
    await kill();
    const after = await idsAt(await start());
    expect(after).toEqual(expect.arrayContaining(['default', ...kept]));
    expect(after).not.toContain(short);
    for (const id of after.filter((each) => each !== 'default' && !kept.includes(each))) kept.push(id);
    kept.sort();
    await kill();
  }
});

/** Checks a world, and notes how many changes are persisted. Requests without a response may have been processed all the same. */
async function expectWhole(origin: string, world: Counted): Promise<void> {
  const { ledger, credits } = await stateOf(origin, world.id);
  expect(ledger.length).toBeGreaterThanOrEqual(world.answered);
  expect(ledger.length).toBeLessThanOrEqual(world.sent);
  // A change is persisted completely or not at all: ledger and credit agree.
  expect(credits).toEqual(
    ledger.length === 0 ? [] : [expect.objectContaining({ amount: `${ledger.length}` })],
  );
  expect(new Set(ledger.map(({ id }) => id)).size).toBe(ledger.length);
  world.answered = world.sent = ledger.length;
}

async function createdIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/__lab/worlds`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  return ((await response.json()) as { readonly world: { readonly id: string } }).world.id;
}

/** The ids of all worlds; `default` first. */
async function idsAt(origin: string): Promise<string[]> {
  const { worlds } = (await (await fetch(`${origin}/__lab/worlds`)).json()) as {
    readonly worlds: readonly { readonly id: string }[];
  };
  const [first = '', ...others] = worlds.map(({ id }) => id);
  return [first, ...others.toSorted()];
}

async function start(): Promise<string> {
  const child = spawn(
    process.execPath,
    [...ownScript('mock-server/main.ts'), '--persist', folder.in('mock.local')],
    { env: { ...process.env, PORT: '0', HOST: '127.0.0.1' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  server = child;
  for await (const line of createInterface(child.stdout)) {
    const [, port] = /localhost:(\d+)\/api/.exec(line) ?? [];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error('the mock ended before it listened');
}

async function kill(): Promise<void> {
  const child = server;
  server = null;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Null if the connection was cut. */
async function post(origin: string, verb: string, body: object, world = 'default'): Promise<Response | null> {
  const headers = { 'Content-Type': 'application/json', 'X-Lab-World': world };
  try {
    const response = await fetch(`${origin}/__lab/${verb}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    await response.text();
    return response;
  } catch {
    return null;
  }
}

async function stateOf(origin: string, world: string) {
  const headers = { 'X-Lab-World': world };
  const { ledger, store } = (await (await fetch(`${origin}/__lab/state?full=true`, { headers })).json()) as {
    readonly ledger: readonly LedgerRow[];
    readonly store: { readonly credits: readonly { readonly amount: string }[] };
  };
  return { ledger, credits: store.credits };
}
