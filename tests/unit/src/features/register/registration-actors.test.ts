/** When the fingerprint that a registration sends is read (specification §3, docs/decisions/0020). */
import { beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../../eventually.ts';
import { createActor } from 'xstate';
import { registrationWithActors } from '../../../../../src/features/register/registration-actors.ts';
import type { FingerprintReading } from '../../../../../src/platform/fingerprint/device.ts';
import { settled } from '../../../../machines/harness/actors.ts';
import { handBrowser } from '../../browser.ts';
import { startClock, startKeys } from '../../../../../tools/fixtures/machine-fixtures.ts';
import { NO_NAVIGATION, NO_PLAYER, NO_SESSION, siteOf } from '../../site-of.ts';

const readings = vi.hoisted(() => [] as { pause: unknown; answer: (id: string) => void }[]);

vi.mock('../../../../../src/platform/fingerprint/device.ts', () => ({
  readFingerprint: (_: unknown, { pause }: FingerprintReading) =>
    new Promise((resolve) => {
      readings.push({ pause, answer: (id) => resolve({ fingerprint: id }) });
    }),
}));

const REGISTRATION = { username: 'somphone', password: 'secret-88', confirmPassword: 'secret-88' };
const BEGIN = { type: 'registration.begin' } as const;
const SUBMIT = { type: 'registration.submit', registration: REGISTRATION } as const;

beforeEach(() => readings.splice(0));

function startRegistration() {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('fingerprint') ?? '');
    return new Promise(() => undefined);
  });
  const browser = handBrowser();
  const site = siteOf(browser, { actors: { ...NO_SESSION, ...NO_NAVIGATION }, actions: NO_PLAYER });
  const { client } = site;
  const actor = createActor(registrationWithActors(site), {
    input: { clock: startClock(client.clock), keys: startKeys(browser.newKey) },
  }).start();
  return { actor, sent };
}

async function reading(index: number) {
  await eventually(() => expect(readings.length).toBeGreaterThan(index));
  return readings[index];
}

test('the fingerprint is read once, from the first focus on, with pauses, and the registration contains it', async () => {
  const { actor, sent } = startRegistration();
  actor.send(BEGIN);
  actor.send(BEGIN);
  const first = await reading(0);
  expect(first?.pause).toBeInstanceOf(Function);
  first?.answer('visitor-early');
  await settled();
  actor.send(BEGIN);
  actor.send(SUBMIT);
  await eventually(() => expect(sent).toEqual(['visitor-early']));
  expect(readings).toHaveLength(1);
});

test('if the form is submitted before, the fingerprint is read without pauses, and the request waits for it', async () => {
  const { actor, sent } = startRegistration();
  actor.send(BEGIN);
  await reading(0);
  actor.send(SUBMIT);
  const second = await reading(1);
  expect(second?.pause).toBeNull();
  expect(actor.getSnapshot().hasTag('pending')).toBe(true);
  expect(sent).toEqual([]);
  second?.answer('visitor-at-once');
  await eventually(() => expect(sent).toEqual(['visitor-at-once']));
});
