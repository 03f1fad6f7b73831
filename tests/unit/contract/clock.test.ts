/** Instants in wire format: contract §1. */
import { expect, test } from 'vitest';
import { instantOf, millisecondsOf, waitUntil } from '../../../contract/time/clock.ts';

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

test('an unset instant is read as null (specification §9: shown as N/A)', () => {
  expect(millisecondsOf('0001-01-01T00:00:00Z')).toBeNull();
  expect(millisecondsOf('0001-01-01T00:00:00.000Z')).toBeNull();
});
