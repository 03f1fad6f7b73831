import { describe, expect, test } from 'vitest';
import type { DepositStatus } from '../../../contract/deposit.ts';
import { depositOf } from '../../../tools/fixtures/cashier/deposits.ts';
import { NETWORK, NO_USABLE_ANSWER, rejection, SECOND, TIMEOUT } from '../harness/facts.ts';
import { followOrder, shownOrder } from '../harness/order.ts';

const CANCELED = depositOf({ status: 'CANCELED', cancelReason: 'PLAYER' });

async function canceling() {
  const order = await shownOrder();
  order.send({ type: 'order.cancel' });
  order.send({ type: 'order.confirmCancel' });
  return order;
}

describe('cancelling (specification §4, contract §2 and §3)', () => {
  test('requires a confirmation, and sends nothing before it', async () => {
    const order = await shownOrder();
    order.send({ type: 'order.cancel' });
    expect(order.has('askingToCancel')).toBe(true);
    expect(order.cancelDeposit.calls).toHaveLength(0);
  });

  test('kept after all: nothing was sent', async () => {
    const order = await shownOrder();
    order.send({ type: 'order.cancel' });
    order.send({ type: 'order.keep' });
    expect(order.has('askingToCancel')).toBe(false);
    expect(order.cancelDeposit.calls).toHaveLength(0);
    expect(order.has('qrShown')).toBe(true);
  });

  test('sure: it is sent once, and the order is canceled as the server says', async () => {
    const order = await canceling();
    order.send({ type: 'order.confirmCancel' });
    expect(order.has('canceling')).toBe(true);
    expect(order.cancelDeposit.calls.map((call) => call.input)).toEqual([{ code: 'D-1' }]);
    await order.cancelDeposit.answer(CANCELED);
    expect(order.status()).toBe('canceled');
    expect(order.emitted).toEqual([{ type: 'order.moved', code: 'D-1', status: 'CANCELED' }]);
  });

  test.each(['PAID', 'SUCCESS', 'FAILED', 'REJECTED', 'CANCELED'] as const)(
    'an order that is %s cannot be cancelled',
    (status: DepositStatus) => {
      const order = followOrder({ status });
      order.send({ type: 'order.cancel' });
      order.send({ type: 'order.confirmCancel' });
      expect(order.cancelDeposit.calls).toHaveLength(0);
    },
  );

  test('the money is there: the player is told, and still told once the order shows as paid', async () => {
    const order = await canceling();
    await order.cancelDeposit.reject(rejection('ORDER_ALREADY_PAID'));
    expect(order.context().notice).toBe('ALREADY_PAID');
    await order.bankSays({ status: 'PAID' });
    expect(order.status()).toBe('paid');
    expect(order.context().notice).toBe('ALREADY_PAID');
  });

  test('why it was not cancelled is forgotten once the credit has arrived', async () => {
    const order = await canceling();
    await order.cancelDeposit.reject(rejection('ORDER_ALREADY_PAID'));
    await order.bankSays({ status: 'PAID' });
    order.observe({ status: 'SUCCESS' });
    expect(order.status()).toBe('success');
    expect(order.context().notice).toBeNull();
  });

  test('the money came while a check ran that had not seen it: the bank is asked again', async () => {
    const order = await shownOrder();
    order.send({ type: 'order.check' });
    order.send({ type: 'order.cancel' });
    order.send({ type: 'order.confirmCancel' });
    await order.cancelDeposit.reject(rejection('ORDER_ALREADY_PAID'));
    await order.bankSays({ status: 'OPEN' });
    expect(order.status()).toBe('open');
    await order.pass(3 * SECOND);
    await order.bankSays({ status: 'PAID' });
    expect(order.status()).toBe('paid');
  });

  test('rejected otherwise: the order stays open, with the reason', async () => {
    const order = await canceling();
    await order.cancelDeposit.reject(rejection('BANK_UNAVAILABLE'));
    expect(order.has('canceling')).toBe(false);
    expect(order.status()).toBe('open');
    expect(order.context().failure).toEqual(rejection('BANK_UNAVAILABLE'));
  });

  test.each(NO_USABLE_ANSWER)(
    'no answer (%s): the order tells whether it was cancelled (contract §1)',
    async (_, failure) => {
      const order = await canceling();
      await order.cancelDeposit.reject(failure);
      expect(order.has('canceling')).toBe(true);
      expect(order.loadDeposit.open.input).toEqual({ code: 'D-1' });
      await order.loadDeposit.answer(CANCELED);
      expect(order.status()).toBe('canceled');
      expect(order.context()).toMatchObject({ notice: null, failure: null });
    },
  );

  test('slow: shown within ten seconds; if the player stops waiting, the order is read', async () => {
    const order = await canceling();
    order.send({ type: 'order.stopWaiting' });
    expect([order.has('slowCancel'), order.loadDeposit.calls.length]).toEqual([false, 0]);
    await order.pass(10 * SECOND);
    expect([order.has('slowCancel'), order.has('canceling')]).toEqual([true, true]);
    order.send({ type: 'order.stopWaiting' });
    await order.loadDeposit.answer(CANCELED);
    expect([order.has('slowCancel'), order.status()]).toEqual([false, 'canceled']);
  });

  test('no answer, and the order is still open: the player is told that it was not cancelled', async () => {
    const order = await canceling();
    await order.cancelDeposit.reject(TIMEOUT);
    await order.loadDeposit.answer(depositOf());
    expect(order.status()).toBe('open');
    // The outcome is known now, so the earlier network failure is cleared.
    expect(order.context()).toMatchObject({ notice: 'NOT_CANCELED', failure: null });
    order.send({ type: 'order.cancel' });
    expect(order.context().notice).toBeNull();
  });

  test('no answer, and the line stays down: the reason stays, and it may be tried again', async () => {
    const order = await canceling();
    await order.cancelDeposit.reject(NETWORK);
    await order.loadDeposit.reject(NETWORK);
    expect(order.has('canceling')).toBe(false);
    expect(order.context()).toMatchObject({ notice: null, failure: NETWORK });
    order.send({ type: 'order.cancel' });
    expect(order.has('askingToCancel')).toBe(true);
  });

  test('the money is found while the player is asked: there is nothing to cancel any more', async () => {
    const order = await shownOrder();
    order.send({ type: 'order.cancel' });
    order.observe({ status: 'PAID' });
    expect(order.has('askingToCancel')).toBe(false);
    order.send({ type: 'order.confirmCancel' });
    expect(order.cancelDeposit.calls).toHaveLength(0);
  });

  test('the money is found while the cancellation is sent: its late answer changes nothing', async () => {
    const order = await canceling();
    const call = order.cancelDeposit.open;
    order.observe({ status: 'PAID' });
    expect(call.signal.aborted).toBe(true);
    await call.answer(CANCELED);
    expect(order.status()).toBe('paid');
  });
});
