import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type Toast, toastMachine } from '../../machines/toast.machine.ts';
import { expectEveryTransitionTaken, noteTaken } from './harness/transitions.ts';

const FIRST: Toast = { tone: 'plain', title: { id: 'first' } };
const SECOND: Toast = { tone: 'success', title: { id: 'second', values: { count: '2' } } };

function startToasts() {
  const clock = new SimulatedClock();
  const actor = createActor(toastMachine, { clock, inspect: noteTaken }).start();
  return {
    clock,
    show: (toast: Toast) => actor.send({ type: 'toast.shown', toast }),
    dismiss: () => actor.send({ type: 'toast.dismissed' }),
    hold: () => actor.send({ type: 'toast.held' }),
    release: () => actor.send({ type: 'toast.released' }),
    isShown: () => actor.getSnapshot().hasTag('shown'),
    context: () => actor.getSnapshot().context,
  };
}

test('a toast is hidden after 5000 ms, and not before (specification §9)', () => {
  const toasts = startToasts();
  expect(toasts.context().toast).toBeNull();
  toasts.show(FIRST);
  toasts.clock.increment(4_999);
  expect([toasts.isShown(), toasts.context().toast]).toEqual([true, FIRST]);
  toasts.clock.increment(1);
  expect([toasts.isShown(), toasts.context().toast]).toEqual([false, FIRST]);
});

test('the timer of a toast stops while the toast is held, and restarts afterwards', () => {
  const toasts = startToasts();
  toasts.show(FIRST);
  toasts.clock.increment(4_999);
  toasts.hold();
  toasts.clock.increment(10_000_000);
  expect(toasts.isShown()).toBe(true);
  toasts.release();
  toasts.clock.increment(4_999);
  expect(toasts.isShown()).toBe(true);
  toasts.clock.increment(1);
  expect(toasts.isShown()).toBe(false);
});

test('a toast that replaces another has its own timer, even if the other was held', () => {
  for (const isHeld of [false, true]) {
    const toasts = startToasts();
    toasts.show(FIRST);
    toasts.clock.increment(4_999);
    if (isHeld) toasts.hold();
    toasts.show(SECOND);
    toasts.clock.increment(4_999);
    expect(toasts.isShown()).toBe(true);
    toasts.clock.increment(1);
    expect(toasts.isShown()).toBe(false);
  }
});

test('at most one toast is shown: a new one replaces the last (specification §9)', () => {
  const toasts = startToasts();
  toasts.show(FIRST);
  toasts.show(SECOND);
  expect(toasts.context()).toEqual({ toast: SECOND, number: 2 });
});

test('a repeated message is shown as a separate toast', () => {
  const toasts = startToasts();
  toasts.show(FIRST);
  toasts.show(FIRST);
  expect(toasts.context().number).toBe(2);
});

test('a dismissed toast is removed after 1,000,000 ms, and not before (specification §9)', () => {
  const toasts = startToasts();
  toasts.show(FIRST);
  toasts.dismiss();
  expect([toasts.isShown(), toasts.context().toast]).toEqual([false, FIRST]);
  toasts.clock.increment(999_999);
  expect(toasts.context().toast).toEqual(FIRST);
  toasts.clock.increment(1);
  expect(toasts.context().toast).toBeNull();
});

test('the removal of a dismissed toast does not remove the next one', () => {
  const toasts = startToasts();
  toasts.show(FIRST);
  toasts.dismiss();
  toasts.clock.increment(999_999);
  toasts.show(SECOND);
  toasts.hold();
  toasts.clock.increment(1_000_000);
  expect([toasts.isShown(), toasts.context().toast]).toEqual([true, SECOND]);
});

test('a second dismissal does not postpone the removal', () => {
  const toasts = startToasts();
  toasts.show(FIRST);
  toasts.dismiss();
  toasts.clock.increment(500_000);
  toasts.dismiss();
  toasts.clock.increment(500_000);
  expect(toasts.context().toast).toBeNull();
});

expectEveryTransitionTaken(toastMachine);
