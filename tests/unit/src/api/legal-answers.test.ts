/** Responses of other backends that are legal, though the mock never sends them: contract §1, *Time*. */
import { describe, expect, test } from 'vitest';
import { readTolerantly } from '../../../../contract/schema/tolerant.ts';
import { read } from '../../../../contract/schema/struct.ts';
import { Instant } from '../../../../contract/values.ts';
import { ServerClock } from '../../../../src/api/server-clock.ts';
import { HandClock } from '../browser.ts';

describe('an instant', () => {
  test.each([
    ['microseconds', '2026-08-15T03:00:00.123456Z', '2026-08-15T03:00:00.123Z'],
    ['nanoseconds', '2026-08-15T03:00:00.123456789Z', '2026-08-15T03:00:00.123Z'],
    ['+00:00', '2026-08-15T03:00:00+00:00', '2026-08-15T03:00:00Z'],
    ['both', '2026-08-15T03:00:00.123456+00:00', '2026-08-15T03:00:00.123Z'],
    ['one decimal', '2026-08-15T03:00:00.5Z', '2026-08-15T03:00:00.5Z'],
    ['a date without a time, for an unset one', '0001-01-01', '0001-01-01T00:00:00Z'],
  ])('with %s is read', (_, written, value) => {
    expect(readTolerantly(Instant, written).reading).toEqual({ ok: true, value });
    expect(Number.isNaN(Date.parse(value))).toBe(false);
  });

  test.each(['2026-08-15T03:00:00+07:00', '2026-08-15T03:00:00', '2026-08-15', 'soon'])(
    'of another zone or form is not guessed at: %s',
    (written) => {
      expect(readTolerantly(Instant, written).reading.ok).toBe(false);
    },
  );

  test('in microseconds keeps the contract, also for the conformance kit', () => {
    expect(read(Instant, '2026-08-15T03:00:00.123456+00:00').ok).toBe(true);
  });
});

describe('a header `Date`', () => {
  const NOON = Date.UTC(2026, 7, 15, 12);

  test.each([
    'Sat, 12 Sep 275760 00:00:00 GMT',
    'Fri, 31 Dec 1999 23:59:59 GMT',
    'Sat, 01 Jan 2101 00:00:00 GMT',
    'yesterday',
    '',
  ])('that is absurd is ignored: %j', (header) => {
    const clock = new ServerClock(new HandClock(NOON));
    clock.observe(header, NOON, NOON);
    expect(clock.now()).toBe(NOON);
  });

  test.each(['Sat, 01 Jan 2000 00:00:00 GMT', 'Fri, 31 Dec 2100 23:59:59 GMT'])('of %s is used', (header) => {
    const clock = new ServerClock(new HandClock(NOON));
    clock.observe(header, NOON, NOON);
    expect(Math.abs(clock.now() - Date.parse(header))).toBeLessThanOrEqual(1_000);
  });
});
