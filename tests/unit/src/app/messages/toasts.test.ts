import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Toast, Toasts } from '../../../../../src/app/messages/toasts.ts';

const FIRST: Toast = { tone: 'plain', title: { id: 'toast.error' } };
const SECOND: Toast = { tone: 'success', title: { id: 'pager.page', values: { page: '2' } } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

test('the timer of a toast stops while the toast is held, and restarts afterwards', () => {
  const toasts = new Toasts();
  toasts.show(FIRST);
  pass(4_999);
  toasts.hold();
  pass(10_000_000);
  expect(toasts.getSnapshot().isShown).toBe(true);
  toasts.release();
  pass(4_999);
  expect(toasts.getSnapshot().isShown).toBe(true);
  pass(1);
  expect(toasts.getSnapshot().isShown).toBe(false);
});

test('a toast that replaces another has its own timer, even if the other was held', () => {
  for (const isHeld of [false, true]) {
    const toasts = new Toasts();
    toasts.show(FIRST);
    pass(4_999);
    if (isHeld) toasts.hold();
    toasts.show(SECOND);
    pass(4_999);
    expect(toasts.getSnapshot().isShown).toBe(true);
    pass(1);
    expect(toasts.getSnapshot().isShown).toBe(false);
  }
});

test('at most one toast is shown: a new one replaces the last (specification §9)', () => {
  const toasts = new Toasts();
  toasts.show(FIRST);
  toasts.show(SECOND);
  expect(toasts.getSnapshot()).toEqual({ toast: SECOND, isShown: true, number: 2 });
  // A repeated message is a toast of its own.
  toasts.show(SECOND);
  expect(toasts.getSnapshot().number).toBe(3);
});

test('a dismissed toast is removed after 1,000,000 ms, and not before (specification §9)', () => {
  const toasts = new Toasts();
  toasts.show(FIRST);
  toasts.dismiss();
  expect(toasts.getSnapshot()).toMatchObject({ isShown: false, toast: FIRST });
  pass(999_999);
  expect(toasts.getSnapshot().toast).toEqual(FIRST);
  pass(1);
  expect(toasts.getSnapshot().toast).toBeNull();
});

test('the removal of a dismissed toast does not remove the next one', () => {
  const toasts = new Toasts();
  toasts.show(FIRST);
  toasts.dismiss();
  pass(999_999);
  toasts.show(SECOND);
  toasts.hold();
  pass(1_000_000);
  expect(toasts.getSnapshot()).toMatchObject({ isShown: true, toast: SECOND });
});

test('a second dismissal does not postpone the removal', () => {
  const toasts = new Toasts();
  toasts.show(FIRST);
  toasts.dismiss();
  pass(500_000);
  toasts.dismiss();
  pass(500_000);
  expect(toasts.getSnapshot().toast).toBeNull();
});
