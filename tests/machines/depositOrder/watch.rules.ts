import { describe, expect, test } from 'vitest';
import { MINUTE, NETWORK, rejection, SECOND } from '../harness/facts.ts';
import { followOrder, type FollowedOrder, shownOrder } from '../harness/order.ts';

const OPENED = { type: 'page.opened' } as const;
const CLOSED = { type: 'page.closed' } as const;

const isWatched = (order: FollowedOrder) => order.snapshot().children.watch !== undefined;

/** An open order whose page the player has opened. */
async function watched() {
  const order = await shownOrder();
  order.send(OPENED);
  return order;
}

/** The watch reports that an automatic check is due. */
const due = (order: FollowedOrder) => order.send({ type: 'payment.due' });

describe('the watch for the payment of an open order (specification §4)', () => {
  test('runs while the page of the order is open, and not for an order that is not', async () => {
    const order = await shownOrder();
    expect(isWatched(order)).toBe(false);
    order.send(OPENED);
    expect(isWatched(order)).toBe(true);
    order.send(CLOSED);
    expect(isWatched(order)).toBe(false);
    const canceled = followOrder({ status: 'CANCELED' });
    canceled.send(OPENED);
    canceled.send({ type: 'order.check' });
    expect(isWatched(canceled)).toBe(false);
  });

  test('asks the bank without a notice, and moves the order to PAID once the money is found', async () => {
    const order = await watched();
    due(order);
    expect([order.has('checking'), order.has('checkRequested')]).toEqual([true, false]);
    await order.bankSays({ status: 'OPEN' });
    expect(order.context()).toMatchObject({ notice: null, failure: null });
    await order.pass(15 * SECOND);
    due(order);
    await order.bankSays({ status: 'PAID' });
    expect([order.status(), isWatched(order)]).toEqual(['paid', false]);
  });

  test.each([NETWORK, rejection('BANK_UNAVAILABLE'), rejection('RATE_LIMITED')])(
    'does not show that its check fails: %o',
    async (failure) => {
      const order = await watched();
      due(order);
      await order.checkDeposit.reject(failure);
      expect(order.context()).toMatchObject({ notice: null, failure: null });
    },
  );

  test('starts no check during another check or its wait, nor afterwards', async () => {
    const order = await watched();
    order.send({ type: 'order.check' });
    due(order);
    await order.checkDeposit.reject(rejection('RATE_LIMITED', { retryAfterSeconds: 40 }));
    await order.pass(40 * SECOND - 1);
    due(order);
    await order.pass(MINUTE);
    expect(order.checkDeposit.calls).toHaveLength(1);
    due(order);
    expect(order.checkDeposit.calls).toHaveLength(2);
  });

  test('ends ten minutes after the page was opened or after a check of the player, and starts again with one', async () => {
    const order = await watched();
    await order.pass(10 * MINUTE - 1);
    expect(isWatched(order)).toBe(true);
    order.send({ type: 'order.check' });
    await order.bankSays({ status: 'OPEN' });
    await order.pass(10 * MINUTE - 1);
    expect(isWatched(order)).toBe(true);
    await order.pass(1);
    expect(isWatched(order)).toBe(false);
    order.send({ type: 'order.check' });
    await order.bankSays({ status: 'OPEN' });
    expect(isWatched(order)).toBe(true);
    await order.pass(10 * MINUTE);
    expect(isWatched(order)).toBe(false);
  });
});

describe('the wait after an automatic check', () => {
  test('of at most five seconds is hidden: a check of the player starts after it, and its result is shown', async () => {
    const order = await watched();
    due(order);
    await order.bankSays({ status: 'OPEN' }, 5);
    expect(order.checkContext().hidesWait).toBe(true);
    order.send({ type: 'order.check' });
    expect([order.has('checkRequested'), order.checkDeposit.calls.length]).toEqual([true, 1]);
    await order.pass(5 * SECOND);
    await order.bankSays({ status: 'OPEN' });
    expect(order.context().notice).toBe('UNPAID');
    expect(order.checkContext().hidesWait).toBe(false);
  });

  test('of more than five seconds is shown: a check must wait', async () => {
    const order = await watched();
    due(order);
    await order.checkDeposit.reject(rejection('RATE_LIMITED', { retryAfterSeconds: 6 }));
    expect(order.checkContext().hidesWait).toBe(false);
    order.send({ type: 'order.check' });
    await order.pass(6 * SECOND);
    expect(order.checkDeposit.calls).toHaveLength(1);
  });
});
