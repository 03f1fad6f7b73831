/** Moments as the wire writes them, and days as Vientiane counts them: contract §1. */
import { expect, test } from 'vitest';
import { instantOf, millisecondsOf, UNSET_INSTANT, vientianeDay } from '../../../contract/clock.ts';

const MOMENT = Date.UTC(2025, 0, 31, 17, 0, 0);

test('an instant is ISO 8601 UTC and reads back as the same moment', () => {
  expect(instantOf(MOMENT)).toBe('2025-01-31T17:00:00.000Z');
  expect(millisecondsOf(instantOf(MOMENT))).toBe(MOMENT);
});

test('an unset moment is no moment (specification §9: shown as N/A)', () => {
  expect(millisecondsOf(UNSET_INSTANT)).toBeNull();
  expect(millisecondsOf('0001-01-01T00:00:00.000Z')).toBeNull();
});

test('a day begins at midnight in Vientiane, which is 17:00 UTC', () => {
  expect(vientianeDay(MOMENT - 1)).toBe('2025-01-31');
  expect(vientianeDay(MOMENT)).toBe('2025-02-01');
});
