import { describe, expect, test } from 'vitest';
import { plain, readable } from '../index.ts';

describe('a context for readers', () => {
  const data = {
    at: Date.UTC(2026, 0, 5, 3),
    count: 3,
    ref: { xstate$$type: 1, id: 'kid' },
    rows: [{ at: 1.5, cost: '1000' }],
  };

  test('has times instead of milliseconds', () => {
    expect(readable(data)).toEqual({ ...data, at: '2026-01-05 03:00:00 UTC', ref: 'actor kid' });
  });

  test('has the format of an adapter, which may leave a value out', () => {
    const format = (name: string, value: unknown) =>
      name === 'at' ? undefined : name === 'cost' ? `${String(value)} LAK` : value;
    expect(readable(data, format)).toEqual({ count: 3, ref: 'actor kid', rows: [{ cost: '1000 LAK' }] });
  });

  test('is plain data, whatever it contains', () => {
    const round: Record<string, unknown> = {
      big: 1n,
      none: Number.NaN,
      map: new Map([['a', new Set([1])]]),
      error: new TypeError('no'),
    };
    round['self'] = round;
    round['run'] = () => undefined;
    expect(plain(round)).toEqual({
      big: '1',
      none: 'NaN',
      map: { a: [1] },
      error: 'TypeError: no',
      self: '…',
    });
  });
});
