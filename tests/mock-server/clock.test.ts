/** The lab's clock over a base clock that a test moves. */
import { describe, expect, test } from 'vitest';
import { LabClock } from '../../mock-server/lab/clock.ts';

const START = Date.UTC(2026, 0, 1);

function clocks() {
  const base = { at: START };
  return { base, clock: new LabClock({ now: () => base.at }) };
}

describe('the lab clock', () => {
  test('runs with the real one, at its offset', () => {
    const { base, clock } = clocks();
    clock.moveTo(START + 1_000);
    base.at += 500;
    expect(clock.now()).toBe(START + 1_500);
    expect(clock.reading()).toMatchObject({ offsetMs: 1_000, frozen: false });
  });

  test('stops when frozen, can be moved, and continues from there', () => {
    const { base, clock } = clocks();
    clock.freeze();
    base.at += 10_000;
    expect(clock.now()).toBe(START);
    clock.moveTo(START + 60_000);
    base.at += 10_000;
    expect(clock.now()).toBe(START + 60_000);
    clock.thaw();
    base.at += 1;
    expect(clock.now()).toBe(START + 60_001);
  });

  test('stays within 2000 to 2100, where every instant of the contract can be written', () => {
    const { clock } = clocks();
    for (const moment of [Date.UTC(1999, 11, 31), Date.UTC(2100, 0, 1), Number.NaN, Infinity]) {
      expect(clock.moveTo(moment)).toBe(false);
    }
    expect(clock.now()).toBe(START);
  });

  test('goes back to the real time at a reset', () => {
    const { clock } = clocks();
    clock.moveTo(START + 5);
    clock.freeze();
    clock.reset();
    expect(clock.reading()).toMatchObject({ offsetMs: 0, frozen: false });
  });
});
