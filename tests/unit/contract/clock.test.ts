/** Moments as the wire writes them, and days as Vientiane counts them: contract §1. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  instantOf,
  millisecondsOf,
  UNSET_INSTANT,
  vientianeDay,
  vientianeDayStart,
  vientianeMonthStart,
  vientianeWeekStart,
  waitUntil,
} from '../../../contract/clock.ts';

const MOMENT = Date.UTC(2025, 0, 31, 17, 0, 0);

test('an instant is ISO 8601 UTC and reads back as the same moment', () => {
  expect(instantOf(MOMENT)).toBe('2025-01-31T17:00:00.000Z');
  expect(millisecondsOf(instantOf(MOMENT))).toBe(MOMENT);
});

test('a wait ends at its moment, and is never longer than a timer can count', () => {
  const clock = { now: () => MOMENT };
  expect(waitUntil(MOMENT + 5_000, clock)).toBe(5_000);
  expect(waitUntil(MOMENT - 1, clock)).toBe(0);
  expect(waitUntil(MOMENT + 2 ** 31 - 1, clock)).toBe(2 ** 31 - 1);
  expect(waitUntil(MOMENT + 2 ** 31, clock)).toBe(2 ** 31 - 1);
});

test('an unset moment is no moment (specification §9: shown as N/A)', () => {
  expect(millisecondsOf(UNSET_INSTANT)).toBeNull();
  expect(millisecondsOf('0001-01-01T00:00:00.000Z')).toBeNull();
});

test('a day begins at midnight in Vientiane, which is 17:00 UTC', () => {
  expect(vientianeDay(MOMENT - 1)).toBe('2025-01-31');
  expect(vientianeDay(MOMENT)).toBe('2025-02-01');
});

describe('periods begin in Vientiane', () => {
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
