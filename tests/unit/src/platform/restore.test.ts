// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { realBrowser } from '../../../../src/platform/browser.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const isOutOfSight = () => document.documentElement.hasAttribute('data-out-of-sight');

function happens(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}

test('a page restored from the back/forward cache is hidden until the listeners have run', () => {
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

test('pagehide and pageshow without persisted do not count as a restore', () => {
  const listener = vi.fn();
  const stop = realBrowser().onRestore(listener);
  happens('pagehide', false);
  happens('pageshow', false);
  expect(isOutOfSight()).toBe(false);
  expect(listener).not.toHaveBeenCalled();
  stop();
});
