/** POST /fingerprint: the data that the mock stores about a device (specification §3 and §7). */
import { expect, test } from 'vitest';
import { VISITOR_ID, wait } from '../requests.ts';
import { siteForFile, START } from '../site.ts';

const here = siteForFile();

const SIGNALS = { screen: '360x740', webGL: { vendor: 'V', renderer: null }, audio: 124.04, fonts: null };
const report = (changes = {}) => ({
  body: { fingerprint: { fingerprint: VISITOR_ID, ...SIGNALS, ...changes } },
});

const devices = () =>
  here.site.backend.world.store.devices
    .getAll()
    .map(({ visitorId, playerId, reports }) => [visitorId, playerId, reports]);

test('a visitor reports a device, which is stored with its signals', async () => {
  const visitor = await here.site.visitor();
  expect((await visitor.call('fingerprint', report())).body).toEqual({ received: true });
  const [device] = here.site.backend.world.store.devices.getAll();
  expect(device).toMatchObject({ visitorId: VISITOR_ID, playerId: null, firstSeenAt: START, reports: 1 });
  expect(JSON.parse(device?.signals ?? '')).toEqual(SIGNALS);
});

test('a repeated report of a device increases its count and replaces its signals', async () => {
  const visitor = await here.site.visitor();
  await visitor.call('fingerprint', report());
  await wait(visitor, 86_400);
  await visitor.call('fingerprint', report({ screen: '740x360' }));
  const [device, ...others] = here.site.backend.world.store.devices.getAll();
  expect(others).toEqual([]);
  expect(device).toMatchObject({ firstSeenAt: START, lastSeenAt: '2026-03-03T03:00:00.000Z', reports: 2 });
  expect(device?.signals).toContain('740x360');
});

test('the reports of a device are counted separately for each player and for visitors', async () => {
  const demo = await here.site.player('demo');
  const newcomer = await here.site.player('newcomer');
  const visitor = await here.site.visitor();
  for (const client of [demo, newcomer, demo, visitor]) await client.call('fingerprint', report());
  expect(devices()).toEqual([
    [VISITOR_ID, 'PL000001', 2],
    [VISITOR_ID, 'PL000002', 1],
    [VISITOR_ID, null, 1],
  ]);
});

test('fields that are not signals are not stored', async () => {
  const visitor = await here.site.visitor();
  await visitor.call('fingerprint', report({ isStaff: true }));
  expect(here.site.backend.world.store.devices.getAll()[0]?.signals).not.toContain('isStaff');
});
