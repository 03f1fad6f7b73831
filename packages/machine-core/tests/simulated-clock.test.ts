import { describe, expect, test } from 'vitest';
import { SimulatedClock } from '../index.ts';

const START = 1_000_000;

describe('SimulatedClock', () => {
  test('does not advance by itself', () => {
    const clock = new SimulatedClock(START);
    expect(clock.now()).toBe(START);
    clock.advance(500);
    expect(clock.now()).toBe(START + 500);
  });

  test('fires timers in order, each at its due time', () => {
    const clock = new SimulatedClock(START);
    const rung: (readonly [string, number])[] = [];
    const ring = (name: string) => () => rung.push([name, clock.now() - START]);
    clock.setTimeout(ring('late'), 300);
    clock.setTimeout(() => {
      ring('early')();
      clock.setTimeout(ring('set on the way'), 50);
    }, 100);
    clock.clearTimeout(clock.setTimeout(ring('never'), 200));
    clock.advance(300);
    expect(rung).toEqual([
      ['early', 100],
      ['set on the way', 150],
      ['late', 300],
    ]);
    expect(clock.untilNext()).toBeNull();
  });

  test('fires timers by due time, then in the order in which they were set', () => {
    const clock = new SimulatedClock(START);
    const rung: string[] = [];
    for (const [name, delay] of [
      ['one', 10],
      ['first', 5],
      ['two', 10],
      ['too late', 11],
    ] as const) {
      clock.setTimeout(() => rung.push(name), delay);
    }
    clock.advance(10);
    expect(rung).toEqual(['first', 'one', 'two']);
  });

  test('untilNext is the time to the nearest timer, never negative', () => {
    const clock = new SimulatedClock(START);
    expect(clock.untilNext()).toBeNull();
    clock.setTimeout(() => undefined, 30);
    clock.setTimeout(() => undefined, 10);
    expect(clock.untilNext()).toBe(10);
    clock.advance(4);
    expect(clock.untilNext()).toBe(6);
    clock.setTimeout(() => undefined, -5);
    expect(clock.untilNext()).toBe(0);
  });

  test('throws for a timer that resets itself to 0 ms without end', () => {
    const clock = new SimulatedClock(START);
    const again = () => clock.setTimeout(again, 0);
    again();
    expect(() => clock.advance(1)).toThrow('time does not go on');
  });

  test.each([+700, -700])(
    'a correction of the server’s time by %i ms does not affect timers',
    (correction) => {
      const clock = new SimulatedClock(START);
      clock.setTimeout(() => undefined, 300);
      clock.correct(correction);
      expect(clock.now()).toBe(START + correction);
      expect(clock.untilNext()).toBe(300);
      clock.advance(300);
      expect(clock.now()).toBe(START + correction + 300);
      expect(clock.untilNext()).toBeNull();
    },
  );
});
