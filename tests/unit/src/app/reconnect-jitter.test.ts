/**
 * After an outage a page waits a random delay before it refetches, unless the player presses something:
 * docs/decisions/0025.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SPREADS, startReconnectJitter, waitWithin } from '../../../../src/app/query/reconnect-jitter.ts';
import { handBrowser, handLine } from '../browser.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const SECOND = 1_000;

/** A page whose network the test controls; `turns` counts its reconnect events. */
function onALine({ drawn = 0.5, isOnline = true, random = () => drawn } = {}) {
  const line = handLine(isOnline);
  const browser = handBrowser({ random, ...line });
  const reconnect = startReconnectJitter(browser);
  let turns = 0;
  reconnect.onReconnect(() => void (turns += 1));
  const pass = (milliseconds: number) => {
    browser.clock.milliseconds += milliseconds;
    vi.advanceTimersByTime(milliseconds);
  };
  return { ...line, reconnect, pass, turns: () => turns };
}

test('a random delay has a limit, and is zero if the clock was set back', () => {
  expect(waitWithin(SPREADS.focus, 10 * 60_000, () => 1)).toBe(SPREADS.focus.atMostMs);
  expect(waitWithin(SPREADS.focus, -10_000, () => 1)).toBe(0);
});

describe('the reconnect event', () => {
  test('is dispatched after two minutes at the latest, however long the outage was', () => {
    const { pass, cut, mend, turns } = onALine({ drawn: 0.999 });
    cut();
    pass(24 * 3600 * SECOND);
    mend();
    pass(120 * SECOND);
    expect(turns()).toBe(1);
  });

  test('is cancelled by a new outage, whose duration includes the first', () => {
    const { pass, cut, mend, turns } = onALine();
    cut();
    pass(30 * SECOND);
    mend();
    cut();
    pass(30 * SECOND);
    expect(turns()).toBe(0);
    mend();
    pass(12 * SECOND);
    expect(turns()).toBe(1);
  });

  test('is delayed by the larger of two random numbers', () => {
    const draws = [0.9, 0.1];
    const { pass, cut, mend, turns } = onALine({ random: () => draws.pop() ?? 0 });
    cut();
    pass(100 * SECOND);
    mend();
    pass(36 * SECOND - 1);
    expect(turns()).toBe(0);
    pass(1);
    expect(turns()).toBe(1);
  });

  test('counts the outage from the page load if the page was loaded offline', () => {
    const { pass, mend, turns } = onALine({ isOnline: false });
    pass(30 * SECOND);
    mend();
    pass(10 * SECOND);
    expect(turns()).toBe(1);
  });

  test('a press during the outage does not dispatch it', () => {
    const { reconnect, cut, turns } = onALine();
    cut();
    reconnect.flush();
    expect(turns()).toBe(0);
  });
});
