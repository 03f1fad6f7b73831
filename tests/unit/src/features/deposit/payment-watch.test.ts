import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { paymentWatch } from '../../../../../src/features/deposit/payment-watch.ts';
import { handBrowser, memoryStore } from '../../browser.ts';

const SECOND = 1_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Tabs of one browser, which share storage and clock. Each watches an order and notes when a check is due, in seconds. */
function openTabs() {
  const device = memoryStore();
  const clock = { now: () => Date.now() };
  const start = Date.now();
  let keys = 0;
  return (code = 'D1') => {
    const page = { isLookedAt: true, isOnline: true };
    const browser = {
      ...handBrowser({
        device,
        newKey: () => `tab-${(keys += 1)}`,
        isLookedAt: () => page.isLookedAt,
        isOnline: () => page.isOnline,
      }),
      clock,
    };
    const due: number[] = [];
    const order = setup({
      actors: { watch: paymentWatch({ browser }) },
      actions: { collect: () => void due.push((Date.now() - start) / SECOND) },
    }).createMachine({
      invoke: { id: 'watch', src: 'watch', input: { code } },
      on: { 'payment.due': { actions: 'collect' }, restart: { target: '.', reenter: true } },
    });
    const actor = createActor(order).start();
    return { page, due, restart: () => actor.send({ type: 'restart' }), close: () => actor.stop() };
  };
}

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * SECOND);

test('a check is due every 15 seconds while the page is visible and online', () => {
  const { page, due } = openTabs()();
  pass(31);
  page.isLookedAt = false;
  pass(30);
  page.isLookedAt = true;
  page.isOnline = false;
  pass(30);
  page.isOnline = true;
  pass(15);
  expect(due).toEqual([15, 30, 105]);
});

test('of several tabs with the same order one watches it, until it is closed or hidden', () => {
  const open = openTabs();
  const first = open();
  pass(7);
  const second = open();
  pass(60);
  expect([first.due, second.due]).toEqual([[15, 30, 45, 60], []]);
  first.page.isLookedAt = false;
  pass(30);
  expect([first.due.length, second.due]).toEqual([4, [82, 97]]);
  first.page.isLookedAt = true;
  second.close();
  pass(30);
  expect(first.due.slice(4)).toEqual([120]);
  const ofAnotherOrder = open('D2');
  pass(15);
  expect(ofAnotherOrder.due).toHaveLength(1);
});

test('a watch that starts again continues in the same tab, and a clock that is set back does not prevent it', () => {
  const open = openTabs();
  const first = open();
  pass(15);
  first.restart();
  pass(15);
  expect(first.due).toEqual([15, 30]);
  const second = open();
  first.close();
  vi.setSystemTime(Date.now() - 3_600 * SECOND);
  pass(15);
  expect(second.due).toHaveLength(1);
});
