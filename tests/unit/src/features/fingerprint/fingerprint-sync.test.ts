// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { Client } from '../../../../../src/api/client.ts';
import { fingerprintOnDevice } from '../../../../../src/features/fingerprint/fingerprint-actors.ts';
import { createQueryClient } from '../../../../../src/app/query/query-policy.ts';
import { startReconnectJitter } from '../../../../../src/app/query/reconnect-jitter.ts';
import type { TextStore } from '../../../../../src/platform/storage.ts';
import { handBrowser, memoryStore } from '../../browser.ts';
import { startClock } from '../../../../../tools/fixtures/machine-fixtures.ts';

vi.mock('../../../../../src/platform/fingerprint/device.ts', () => ({
  readFingerprint: () => Promise.resolve({ fingerprint: 'visitor-1', screen: '360x740' }),
}));

const MIDNIGHT = Date.UTC(2026, 7, 15, 17, 0, 0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Circumstances {
  /** The server's time in milliseconds since 1970. */
  readonly now: number;
  readonly device: TextStore;
  readonly agencyId?: string;
  readonly status?: number;
  readonly isOnline?: boolean;
  /** The player scrolls every second. */
  readonly isTouched?: boolean;
}

/** Loads a page and returns what it sends within 40 seconds. */
async function load(circumstances: Circumstances) {
  const { now, device, agencyId = 'A1', status = 200, isOnline = true, isTouched = false } = circumstances;
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(
      new Response(JSON.stringify({ received: true }), {
        status,
        headers: { Date: new Date(now).toUTCString() },
      }),
    ),
  );
  vi.stubGlobal('fetch', fetch);
  const browser = handBrowser({ device, isOnline: () => isOnline });
  browser.clock.milliseconds = now;
  const client = new Client(browser);
  const reconnect = startReconnectJitter(browser);
  const queries = createQueryClient(browser, reconnect);
  const actor = createActor(fingerprintOnDevice({ browser, client, queries }), {
    input: { clock: startClock(client.clock), agencyId },
  }).start();
  for (let second = 0; second < 40; second++) {
    if (isTouched) document.dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  actor.stop();
  return fetch.mock.calls.map(([path]) => path);
}

const SENT = ['/api/v2/fingerprint'];

describe('the fingerprint is sent when a page is loaded (specification §4)', () => {
  test('once per day in Vientiane, however often the page is reloaded', async () => {
    const device = memoryStore();
    expect(await load({ now: MIDNIGHT - 60_000, device })).toEqual(SENT);
    expect(await load({ now: MIDNIGHT - 1_000, device })).toEqual([]);
    expect(await load({ now: MIDNIGHT, device })).toEqual(SENT);
    expect(await load({ now: MIDNIGHT + 60_000, device })).toEqual([]);
  });

  test('although the player never leaves the page untouched', async () => {
    expect(await load({ now: MIDNIGHT, device: memoryStore(), isTouched: true })).toEqual(SENT);
  });

  test('to each agency, and is stored under the agency’s id (specification §3)', async () => {
    const device = memoryStore();
    expect(await load({ now: MIDNIGHT, device, agencyId: 'A1' })).toEqual(SENT);
    expect(await load({ now: MIDNIGHT, device, agencyId: 'A2' })).toEqual(SENT);
    expect(JSON.parse(device.read('fingerprint A1') ?? '')).toEqual({
      version: 1,
      value: { day: '2026-08-16', fingerprint: { fingerprint: 'visitor-1', screen: '360x740' } },
    });
  });

  test('again after it was rejected, or while the network was down', async () => {
    const device = memoryStore();
    expect(await load({ now: MIDNIGHT, device, status: 500 })).toEqual(SENT);
    expect(await load({ now: MIDNIGHT, device, isOnline: false })).toEqual([]);
    expect(await load({ now: MIDNIGHT, device })).toEqual(SENT);
  });
});
