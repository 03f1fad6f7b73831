import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { vientianeDay } from '../../contract/time/day.ts';
import type { Fingerprint } from '../../contract/fingerprint.ts';
import type { SentFingerprint } from '../../contract/rules/fingerprint.ts';
import {
  type DeviceReading,
  type FingerprintReport,
  fingerprintMachine,
} from '../../machines/fingerprint.machine.ts';
import { MINUTE, named, NETWORK, rejection, SECOND } from './harness/facts.ts';
import { ControlledActor } from './harness/actors.ts';
import { expectEveryTransitionTaken, noteTaken } from './harness/transitions.ts';
import { startClock } from '../../tools/fixtures/machine-fixtures.ts';

/** One second before midnight in Vientiane. */
const EVENING = Date.UTC(2026, 7, 15, 16, 59, 59);
const HOUR = 60 * MINUTE;
const AGENCY = 'agency-1';
const DEVICE: Fingerprint = { fingerprint: 'visitor-1', screen: '360x740', audio: 124.04, fonts: null };

function startSync(now = EVENING) {
  const timers = new SimulatedClock();
  /** The offset of the server's clock from that of the timers. */
  let correction = 0;
  const clock = { now: () => now + timers.now() + correction };
  const actors = {
    waitUntilIdle: new ControlledActor<void>(),
    readDevice: new ControlledActor<DeviceReading, { readonly agencyId: string }>(),
    send: new ControlledActor<void, FingerprintReport>(),
  };
  const actor = createActor(
    fingerprintMachine.provide({
      actors: {
        waitUntilIdle: actors.waitUntilIdle.logic,
        readDevice: actors.readDevice.logic,
        send: actors.send.logic,
      },
    }),
    { clock: timers, inspect: noteTaken, input: { clock: startClock(clock), agencyId: AGENCY } },
  ).start();
  let last: SentFingerprint | null = null;
  const sync = {
    ...actors,
    sent: () => actors.send.calls.map((call) => call.input),
    state: () => actor.getSnapshot().value,
    pass: (milliseconds: number) => timers.increment(milliseconds),
    /** The clock is corrected, or the device has slept and wakes. */
    correct(
      milliseconds: number,
      type: 'news.clock.corrected' | 'news.page.returned' = 'news.clock.corrected',
    ) {
      correction += milliseconds;
      actor.send({ type });
    },
    restoreLine: () => actor.send({ type: 'news.network.reconnected' }),
    /** The page comes to rest, and the reading of the device succeeds. */
    async read(fingerprint: Fingerprint = DEVICE) {
      await actors.waitUntilIdle.answer();
      await actors.readDevice.answer({ fingerprint, last });
    },
    /** The server accepts the report, and the device stores it as the last one. */
    async succeed() {
      const { fingerprint } = actors.send.open.input;
      last = { fingerprint, day: vientianeDay(clock.now()) };
      await actors.send.answer();
    },
  };
  return sync;
}

/** A page that has reported its fingerprint today. */
async function reported(now = EVENING) {
  const sync = startSync(now);
  await sync.read();
  await sync.succeed();
  expect(sync.state()).toBe('resting');
  return sync;
}

describe('the fingerprint (specification §4 and §9)', () => {
  test('is read once the page is idle, and sent with the agency’s id, again after midnight in Vientiane, not a second earlier', async () => {
    const sync = startSync();
    expect(sync.readDevice.calls).toEqual([]);
    await sync.read();
    expect(sync.sent()).toEqual([{ agencyId: AGENCY, fingerprint: DEVICE }]);
    await sync.succeed();
    sync.pass(SECOND - 1);
    expect(sync.state()).toBe('resting');
    sync.pass(1);
    await sync.read();
    expect(sync.sent()).toHaveLength(2);
    await sync.succeed();
    sync.pass(24 * HOUR - 1);
    expect(sync.state()).toBe('resting');
    sync.pass(1);
    expect(sync.state()).toBe('settling');
  });

  test('is not sent if it was reported today already', async () => {
    const sync = startSync();
    await sync.waitUntilIdle.answer();
    await sync.readDevice.answer({
      fingerprint: DEVICE,
      last: { fingerprint: DEVICE, day: vientianeDay(EVENING) },
    });
    expect(sync.state()).toBe('resting');
    expect(sync.sent()).toEqual([]);
    sync.restoreLine();
    expect(sync.state()).toBe('resting');
  });

  test.each(['news.clock.corrected', 'news.page.returned'] as const)(
    '%s within the day only reschedules the midnight report; after it, a phone that slept reports at once',
    async (type) => {
      const sync = await reported(EVENING - HOUR);
      sync.correct(-10 * MINUTE, type);
      sync.pass(HOUR + SECOND);
      expect(sync.state()).toBe('resting');
      sync.pass(10 * MINUTE);
      expect(sync.state()).toBe('settling');
      const asleep = await reported();
      asleep.correct(8 * HOUR, type);
      await asleep.read();
      expect(asleep.sent()).toHaveLength(2);
    },
  );

  test.each(named(NETWORK, rejection('INTERNAL'), rejection('XSRF_INVALID'), rejection('RATE_LIMITED')))(
    'that could not be sent (%s) is sent once more when the network is back, and then not before midnight',
    async (_, failure) => {
      const sync = startSync(EVENING - HOUR);
      await sync.read();
      await sync.send.reject(failure);
      expect(sync.state()).toBe('resting');
      sync.restoreLine();
      await sync.read();
      await sync.send.reject(failure);
      sync.restoreLine();
      expect(sync.state()).toBe('resting');
      expect(sync.sent()).toHaveLength(2);

      sync.pass(HOUR + SECOND);
      await sync.read();
      await sync.send.reject(failure);
      sync.restoreLine();
      expect(sync.state()).toBe('settling');
    },
  );

  test('of a device that could not be read is not sent until the network is back', async () => {
    const sync = startSync();
    await sync.waitUntilIdle.answer();
    await sync.readDevice.reject(NETWORK);
    expect(sync.state()).toBe('resting');
    sync.restoreLine();
    await sync.read();
    await sync.succeed();
    expect(sync.sent()).toHaveLength(1);
  });
});

expectEveryTransitionTaken(fingerprintMachine);
