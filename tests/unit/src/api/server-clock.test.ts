import { describe, expect, test } from 'vitest';
import { ServerClock } from '../../../../src/api/server-clock.ts';
import { HandClock } from '../browser.ts';

const NOON = Date.UTC(2026, 7, 15, 12, 0, 0);
const header = (milliseconds: number) => new Date(milliseconds).toUTCString();

describe('the time of the server (contract §1)', () => {
  test('is the time of the device until the first response', () => {
    const device = new HandClock(NOON);
    expect(new ServerClock(device).now()).toBe(NOON);
  });

  test('is right to within a second on a phone whose clock is ten minutes wrong', () => {
    const device = new HandClock(NOON + 600_000);
    const clock = new ServerClock(device);
    clock.observe(header(NOON), device.now(), device.now() + 100);
    expect(Math.abs(clock.now() - NOON)).toBeLessThanOrEqual(1_000);
  });

  test('becomes more precise with each response that is consistent with the earlier ones', () => {
    const device = new HandClock(NOON);
    const clock = new ServerClock(device);
    // The server is 250 ms ahead; the responses arrive at different fractions of its second, which the header omits.
    for (const at of [0, 130, 370, 610, 740, 760, 990]) {
      device.milliseconds = NOON + at;
      const server = NOON + at + 250;
      clock.observe(header(Math.floor(server / 1000) * 1000), device.now(), device.now());
    }
    expect(clock.now() - device.now()).toBeGreaterThan(200);
    expect(clock.now() - device.now()).toBeLessThan(300);
  });

  test('is determined again when a clock was set, and the correction is reported', () => {
    const device = new HandClock(NOON);
    const clock = new ServerClock(device);
    let corrections = 0;
    clock.onCorrection(() => (corrections += 1));
    clock.observe(header(NOON), NOON, NOON);
    expect(corrections).toBe(0);
    clock.observe(header(NOON + 1_800_000), NOON, NOON);
    expect(corrections).toBe(1);
    expect(clock.now() - NOON).toBeGreaterThanOrEqual(1_800_000);
    expect(clock.now() - NOON).toBeLessThan(1_801_000);
  });

  test.each([
    null,
    '',
    'yesterday',
    'Sat, 12 Sep 275760 00:00:00 GMT',
    'Fri, 31 Dec 1999 23:59:59 GMT',
    'Sat, 01 Jan 2101 00:00:00 GMT',
  ])('is not changed by a missing or absurd Date header: %j', (date) => {
    const clock = new ServerClock(new HandClock(NOON));
    clock.observe(date, NOON, NOON);
    expect(clock.now()).toBe(NOON);
  });

  test.each(['Sat, 01 Jan 2000 00:00:00 GMT', 'Fri, 31 Dec 2100 23:59:59 GMT'])('may be %s', (date) => {
    const clock = new ServerClock(new HandClock(NOON));
    clock.observe(date, NOON, NOON);
    expect(Math.abs(clock.now() - Date.parse(date))).toBeLessThanOrEqual(1_000);
  });

  test('reports no correction to a listener that was removed', () => {
    const clock = new ServerClock(new HandClock(NOON));
    let corrections = 0;
    clock.onCorrection(() => (corrections += 1))();
    clock.observe(header(NOON + 60_000), NOON, NOON);
    expect(corrections).toBe(0);
  });
});
