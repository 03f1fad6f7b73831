import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { realBrowser } from '../../../../src/platform/browser.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const isOutOfSight = () => document.documentElement.hasAttribute('data-out-of-sight');

function happens(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}

test('a page that comes back from the back/forward cache is out of sight until it has been heard of', () => {
  const seen: boolean[] = [];
  const stop = realBrowser().onRestore(() => seen.push(isOutOfSight()));
  happens('pagehide', true);
  expect(isOutOfSight()).toBe(true);
  happens('pageshow', true);
  expect(seen).toEqual([true]);
  vi.runAllTimers();
  expect(isOutOfSight()).toBe(false);
  stop();
});

test('a page that goes for good, or comes for the first time, is no such page', () => {
  const listener = vi.fn();
  const stop = realBrowser().onRestore(listener);
  happens('pagehide', false);
  happens('pageshow', false);
  expect(isOutOfSight()).toBe(false);
  expect(listener).not.toHaveBeenCalled();
  stop();
});
