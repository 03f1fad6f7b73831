// @module-tag deep
/** `npm run mock -- --persist FILE` under `kill -9`: answered changes are persisted, and the file always loads. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LedgerRow } from '../../../mock-server/store/rows.ts';
import { cases, SEED } from '../../suites/depth.ts';
import { ownScript } from '../../suites/child.ts';

/** Concurrent callers: at most this number of changes is in flight when the process dies. */
const CALLERS = 4;

let folder = '';
let server: ChildProcess | null = null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kill-'));
});

afterEach(async () => {
  await kill();
  await rm(folder, { recursive: true, force: true });
});

// A server takes seconds to start on a busy machine, and the test starts one many times.
const timeout = cases(180_000, 1_200_000);

test('after a kill at any moment, all answered changes are persisted completely, and none that was not requested', {
  timeout,
}, async () => {
  const moments = fc.sample(fc.integer({ min: 1, max: 120 }), { seed: SEED, numRuns: cases(3, 16) });
  let answered = 0;
  let sent = 0;
  for (const moment of moments) {
    const origin = await start();
    answered = sent = await expectWhole(origin, answered, sent);
    const killAt = answered + moment;
    const call = async (): Promise<void> => {
      while (answered < killAt) {
        sent += 1;
        const response = await post(origin, 'credit', { username: 'demo', provider: 'gclub', amount: '1' });
        if (response?.status !== 200) return;
        answered += 1;
      }
      // The first caller to get here kills the process, while changes of the others are in flight.
      server?.kill('SIGKILL');
    };
    await Promise.all(Array.from({ length: CALLERS }, call));
    await kill();
  }
  await expectWhole(await start(), answered, sent);
});

/** Returns the number of persisted changes. Requests without a response may have been processed all the same. */
async function expectWhole(origin: string, answered: number, sent: number): Promise<number> {
  const { ledger, credits } = await stateOf(origin);
  expect(ledger.length).toBeGreaterThanOrEqual(answered);
  expect(ledger.length).toBeLessThanOrEqual(sent);
  // A change is persisted completely or not at all: ledger and credit agree.
  expect(credits).toEqual(
    ledger.length === 0 ? [] : [expect.objectContaining({ amount: `${ledger.length}` })],
  );
  expect(new Set(ledger.map(({ id }) => id)).size).toBe(ledger.length);
  return ledger.length;
}

async function start(): Promise<string> {
  const child = spawn(
    process.execPath,
    [...ownScript('mock-server/main.ts'), '--persist', join(folder, 'mock.local')],
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
async function post(origin: string, verb: string, body: object): Promise<Response | null> {
  const headers = { 'Content-Type': 'application/json' };
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

async function stateOf(origin: string) {
  const { ledger, store } = (await (await fetch(`${origin}/__lab/state`)).json()) as {
    readonly ledger: readonly LedgerRow[];
    readonly store: { readonly credits: readonly { readonly amount: string }[] };
  };
  return { ledger, credits: store.credits };
}
