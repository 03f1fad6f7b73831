/** Values that the lab's panel computes: times and amounts. */
import { describe, expect, test } from 'vitest';
import { money, percentOf } from '../../../mock-server/lab/panel/amounts.ts';
import { isMeant } from '../../../mock-server/lab/panel/panel-context.ts';
import {
  fieldOfInstant,
  instantOfField,
  midnightAfter,
  timeOfDay,
  wallClock,
} from '../../../mock-server/lab/panel/vientiane.ts';

describe('times are in Vientiane’s time zone', () => {
  test('an instant is shown seven hours ahead of UTC, and an unset one as a dash', () => {
    expect(wallClock('2026-03-01T17:30:05.250Z')).toBe('2026-03-02 00:30:05');
    expect(timeOfDay('2026-03-01T11:05:09Z')).toBe('18:05:09');
    expect(wallClock('0001-01-01T00:00:00Z')).toBe('–');
  });

  test.each([
    ['2026-03-01T16:59:59.999Z', '2026-03-01T17:00:00.000Z'],
    ['2026-03-01T17:00:00.000Z', '2026-03-02T17:00:00.000Z'],
    ['2026-12-31T20:00:00.000Z', '2027-01-01T17:00:00.000Z'],
  ])('the midnight after %s is %s', (now, midnight) => {
    expect(midnightAfter(now)).toBe(midnight);
  });

  test('a field shows an instant as the same text that sets it', () => {
    expect(fieldOfInstant('2026-03-01T17:30:05Z')).toBe('2026-03-02T00:30:05');
    expect(instantOfField('2026-03-02T00:30:05')).toBe('2026-03-01T17:30:05.000Z');
    expect(instantOfField('2026-03-02T00:30')).toBe('2026-03-01T17:30:00.000Z');
  });

  test.each(['', 'soon', '2026-03-02', '2026-13-02T00:30'])('“%s” is not a valid time', (text) => {
    expect(instantOfField(text)).toBeNull();
  });
});

describe('amounts that the panel suggests', () => {
  test.each([
    ['100001', 'LAK', 50, '50000'],
    ['100001', 'LAK', 150, '150001'],
    ['7.77', 'USD', 50, '3.88'],
    ['999999999999.99', 'THB', 100, '999999999999.99'],
  ] as const)(
    'of %s %s, %d percent is exactly %s, rounded down to a payable amount',
    (amount, currency, percent, part) => {
      expect(percentOf(amount, currency, percent)).toBe(part);
    },
  );

  test.each([
    ['100', '100\u00a0LAK'],
    ['1000000', '1\u202f000\u202f000\u00a0LAK'],
    ['1234.5678', '1\u202f234.5678\u00a0LAK'],
  ])('%s is written %s', (amount, written) => {
    expect(money(amount, 'LAK')).toBe(written);
  });
});

test('a filter matches texts that contain each of its words, in any case and order', () => {
  expect(isMeant('PAID dep', 'D000001 deposit', 'paid')).toBe(true);
  expect(isMeant('', 'anything')).toBe(true);
  expect(isMeant('paid late', 'deposit', null, undefined, 'PAID')).toBe(false);
});
