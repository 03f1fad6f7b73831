import { describe, expect, test } from 'vitest';
import type { DepositStatus } from '../../../contract/deposit.ts';
import { depositOf } from '../../../tools/fixtures/cashier/deposits.ts';
import { MINUTE, NETWORK, NO_USABLE_ANSWER, rejection, SECOND, TIMEOUT } from '../harness/facts.ts';
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
    expect(order.cancelDeposit.calls.map((call) => call.input)).toEqual([
      { code: 'D-1', key: 'key-1', at: expect.any(Number) },
    ]);
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
    'without a usable response (%s), it is sent again under the same key (contract §1)',
    async (_, failure) => {
      const order = await canceling();
      await order.cancelDeposit.reject(failure);
      expect(order.submissionHas('findingOut')).toBe(true);
      await order.cancelDeposit.answer(CANCELED);
      expect(order.cancelDeposit.calls.map(({ input }) => input.key)).toEqual(['key-1', 'key-1']);
      expect(order.status()).toBe('canceled');
      expect(order.context()).toMatchObject({ notice: null, failure: null });
    },
  );

  test('slow: shown within ten seconds; after the player stops waiting, the outcome is found out', async () => {
    const order = await canceling();
    order.send({ type: 'order.retryCancel' });
    expect([order.submissionHas('slow'), order.cancelDeposit.calls.length]).toEqual([false, 1]);
    await order.pass(10 * SECOND);
    expect([order.submissionHas('slow'), order.has('canceling')]).toEqual([true, true]);
    order.send({ type: 'order.retryCancel' });
    expect(order.submissionHas('findingOut')).toBe(true);
    await order.cancelDeposit.reject(TIMEOUT);
    await order.findCanceled.answer(CANCELED);
    expect(order.status()).toBe('canceled');
  });

  test('while its outcome is found out, the player can check the order', async () => {
    const order = await canceling();
    await order.cancelDeposit.reject(TIMEOUT);
    order.send({ type: 'order.check' });
    await order.bankSays({ status: 'OPEN' });
    expect(order.context().notice).toBe('UNPAID');
    expect(order.has('canceling')).toBe(true);
    await order.cancelDeposit.answer(CANCELED);
    expect(order.status()).toBe('canceled');
  });

  test.each([['PAID'], ['SUCCESS']] as const)(
    'rejected after a lost response, and the look-up finds the order %s: the player reads that it was paid',
    async (status) => {
      const order = await canceling();
      await order.cancelDeposit.reject(TIMEOUT);
      await order.cancelDeposit.reject(rejection('ORDER_ALREADY_PAID'));
      await order.findCanceled.answer(depositOf({ status }));
      await order.bankSays({ status });
      expect(order.status()).toBe(status.toLowerCase());
      expect(order.context().notice).toBe('ALREADY_PAID');
    },
  );

  test('rejected after a lost response, and the look-up finds the order open: the rejection is true', async () => {
    const order = await canceling();
    await order.cancelDeposit.reject(TIMEOUT);
    await order.cancelDeposit.reject(rejection('ORDER_ALREADY_PAID'));
    await order.findCanceled.answer(null);
    expect(order.context().notice).toBe('ALREADY_PAID');
    await order.bankSays({ status: 'PAID' });
    expect(order.status()).toBe('paid');
  });

  test.each(['order.retryCancel', 'network.restored', 'time'] as const)(
    'the network stays down: %s starts the next attempt',
    async (what) => {
      const order = await canceling();
      await order.cancelDeposit.reject(NETWORK);
      await order.cancelDeposit.reject(NETWORK);
      await order.findCanceled.reject(NETWORK);
      expect(order.submissionHas('waiting')).toBe(true);
      if (what === 'time') await order.pass(2 * SECOND);
      else order.send({ type: what });
      await order.cancelDeposit.answer(CANCELED);
      expect(order.status()).toBe('canceled');
    },
  );

  test('five minutes later, and the order is still open: the player is told that it was not cancelled', async () => {
    const order = await canceling();
    await order.pass(5 * MINUTE);
    await order.cancelDeposit.reject(TIMEOUT);
    await order.findCanceled.answer(null);
    expect(order.status()).toBe('open');
    expect(order.context()).toMatchObject({ notice: 'NOT_CANCELED', failure: null });
    order.send({ type: 'order.cancel' });
    expect(order.context().notice).toBeNull();
    order.send({ type: 'order.confirmCancel' });
    expect(order.cancelDeposit.open.input.key).toBe('key-2');
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
