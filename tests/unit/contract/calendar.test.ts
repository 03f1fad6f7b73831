/** Days, weeks and months in the time zone of Vientiane: contract §1. */
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inVientiane, vientianeMonthStart, vientianeWeekStart } from '../../../contract/time/calendar.ts';
import { instantOf } from '../../../contract/time/clock.ts';
import {
  addDays,
  nextVientianeDayStart,
  vientianeDay,
  vientianeDayStart,
} from '../../../contract/time/day.ts';

const MOMENT = Date.UTC(2025, 0, 31, 17, 0, 0);

test('a day begins at midnight in Vientiane, which is 17:00 UTC', () => {
  expect(vientianeDay(MOMENT - 1)).toBe('2025-01-31');
  expect(vientianeDay(MOMENT)).toBe('2025-02-01');
});

describe('periods begin at midnight in Vientiane', () => {
  const STARTS = { day: vientianeDayStart, week: vientianeWeekStart, month: vientianeMonthStart };

  // 2 March 2026 is a Monday.
  test.each([
    ['day', '2026-03-02T03:00:00.000Z', '2026-03-01T17:00:00.000Z'],
    ['day', '2026-03-01T17:00:00.000Z', '2026-03-01T17:00:00.000Z'],
    ['day', '2026-03-01T16:59:59.999Z', '2026-02-28T17:00:00.000Z'],
    ['week', '2026-03-01T16:59:59.999Z', '2026-02-22T17:00:00.000Z'],
    ['week', '2026-03-01T17:00:00.000Z', '2026-03-01T17:00:00.000Z'],
    ['week', '2026-03-08T16:59:59.999Z', '2026-03-01T17:00:00.000Z'],
    ['week', '2026-01-01T00:00:00.000Z', '2025-12-28T17:00:00.000Z'],
    ['month', '2026-02-28T16:59:59.999Z', '2026-01-31T17:00:00.000Z'],
    ['month', '2026-02-28T17:00:00.000Z', '2026-02-28T17:00:00.000Z'],
    ['month', '2025-12-31T17:00:00.000Z', '2025-12-31T17:00:00.000Z'],
    ['month', '2024-03-31T00:00:00.000Z', '2024-02-29T17:00:00.000Z'],
  ] as const)('the %s of %s at %s', (period, moment, start) => {
    expect(instantOf(STARTS[period](Date.parse(moment)))).toBe(start);
  });

  test('a period begins at a midnight that is not after the moment, and in the period itself', () => {
    const moments = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });
    fc.assert(
      fc.property(moments, (moment) => {
        const starts = [vientianeDayStart, vientianeWeekStart, vientianeMonthStart].map((startOf) => {
          const start = startOf(moment);
          expect(startOf(start)).toBe(start);
          expect(instantOf(start)).toMatch(/T17:00:00\.000Z$/);
          return moment - start;
        });
        const longest = [1, 7, 31].map((days) => days * 86_400_000);
        starts.forEach((age, index) => {
          expect(age).toBeGreaterThanOrEqual(0);
          expect(age).toBeLessThan(longest[index] ?? 0);
        });
        expect(vientianeDay(vientianeDayStart(moment))).toBe(vientianeDay(moment));
      }),
    );
  });
});

test('the next day begins a day after the day began, across month and year', () => {
  expect(instantOf(nextVientianeDayStart(MOMENT))).toBe('2025-02-01T17:00:00.000Z');
  expect(instantOf(nextVientianeDayStart(MOMENT - 1))).toBe('2025-01-31T17:00:00.000Z');
  expect(instantOf(nextVientianeDayStart(Date.UTC(2025, 11, 31, 10)))).toBe('2025-12-31T17:00:00.000Z');
});

test('adding days keeps the time of day', () => {
  expect(instantOf(addDays(Date.UTC(2024, 1, 28, 12, 30), 7))).toBe('2024-03-06T12:30:00.000Z');
});

/** Time zones with daylight saving time, on both sides of UTC. */
describe.each(['Europe/Berlin', 'America/New_York', 'Australia/Sydney'])('on a phone in %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs());

  test('every hour of the year is shown as in Vientiane, also where the zone changes its clocks', () => {
    vi.stubEnv('TZ', zone);
    for (let moment = Date.UTC(2026, 0, 1); moment < Date.UTC(2027, 0, 1); moment += 3_600_000) {
      const shown = new Date(moment + 7 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
      expect(inVientiane(moment).format('YYYY-MM-DD HH:mm')).toBe(shown);
      expect(vientianeDay(moment)).toBe(shown.slice(0, 10));
      expect(instantOf(vientianeDayStart(moment))).toMatch(/T17:00:00\.000Z$/);
    }
  });
});
