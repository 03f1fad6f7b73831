import { describe, expect, test } from 'vitest';
import type { DepositStatus } from '../../../contract/deposit.ts';
import { depositOf } from '../../../tools/fixtures/cashier/deposits.ts';
import { MINUTE, rejection, SECOND, TIMEOUT } from '../harness/facts.ts';
import { followOrder, shownOrder } from '../harness/order.ts';

const CANCELED = depositOf({ status: 'CANCELED', cancelReason: 'PLAYER' });

async function canceling() {
  const order = await shownOrder();
  order.send({ type: 'order.cancel' });
  order.send({ type: 'order.confirmCancel' });
  return order;
}

describe('the cancellation of an order (specification §4, contract §2 and §3)', () => {
  test('requires a confirmation, and sends nothing if the player keeps the order', async () => {
    const order = await shownOrder();
    order.send({ type: 'order.cancel' });
    expect(order.has('askingToCancel')).toBe(true);
    order.send({ type: 'order.keep' });
    expect(order.has('askingToCancel')).toBe(false);
    expect(order.cancelDeposit.calls).toHaveLength(0);
    expect(order.has('qrShown')).toBe(true);
  });

  test('is sent once after the confirmation, and its response moves the order to CANCELED', async () => {
    const order = await canceling();
    order.send({ type: 'order.confirmCancel' });
    expect(order.has('canceling')).toBe(true);
    expect(order.cancelDeposit.calls.map((call) => call.input)).toEqual([
      { code: 'D-1', key: 'key-1', at: expect.any(Number) },
    ]);
    await order.cancelDeposit.answer(CANCELED);
    expect(order.status()).toBe('canceled');
    expect(order.emitted).toEqual([{ type: 'domain.order.moved', code: 'D-1', status: 'CANCELED' }]);
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

  test('if the order was already paid, the notice ALREADY_PAID is shown until the credit has arrived', async () => {
    const order = await canceling();
    await order.cancelDeposit.reject(rejection('ORDER_ALREADY_PAID'));
    expect(order.context().notice).toBe('ALREADY_PAID');
    await order.bankSays({ status: 'PAID' });
    expect([order.status(), order.context().notice]).toEqual(['paid', 'ALREADY_PAID']);
    order.observe({ status: 'SUCCESS' });
    expect([order.status(), order.context().notice]).toEqual(['success', null]);
  });

  test('the notice ALREADY_PAID is removed if the check finds the credit at once', async () => {
    const order = await canceling();
    await order.cancelDeposit.reject(rejection('ORDER_ALREADY_PAID'));
    await order.bankSays({ status: 'SUCCESS' });
    expect(order.status()).toBe('success');
    expect(order.context().notice).toBeNull();
  });

  test('if ORDER_ALREADY_PAID arrives during a check that finds no payment, another check follows', async () => {
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

  test('after another rejection, the order stays open, with the reason', async () => {
    const order = await canceling();
    await order.cancelDeposit.reject(rejection('BANK_UNAVAILABLE'));
    expect(order.has('canceling')).toBe(false);
    expect(order.status()).toBe('open');
    expect(order.context().failure).toEqual(rejection('BANK_UNAVAILABLE'));
  });

  test('while the outcome is unknown, the player can check the order', async () => {
    const order = await canceling();
    await order.cancelDeposit.reject(TIMEOUT);
    order.send({ type: 'order.check' });
    await order.bankSays({ status: 'OPEN' });
    expect(order.context().notice).toBe('UNPAID');
    expect(order.has('canceling')).toBe(true);
    await order.cancelDeposit.answer(CANCELED);
    expect(order.status()).toBe('canceled');
  });

  test.each([
    ['no cancellation', null, 'PAID', 'ALREADY_PAID'],
    ['the order PAID', depositOf({ status: 'PAID' }), 'PAID', 'ALREADY_PAID'],
    ['the order SUCCESS', depositOf({ status: 'SUCCESS' }), 'SUCCESS', null],
  ] as const)(
    'rejected after a lost response, and the look-up finds %s: the notice follows the bank',
    async (_, found, status, notice) => {
      const order = await canceling();
      await order.cancelDeposit.reject(TIMEOUT);
      await order.cancelDeposit.reject(rejection('ORDER_ALREADY_PAID'));
      await order.findCanceled.answer(found);
      await order.bankSays({ status });
      expect(order.status()).toBe(status.toLowerCase());
      expect(order.context().notice).toBe(notice);
    },
  );

  test('if the order is still open after five minutes, NOT_CANCELED is shown, and the next attempt has a new key', async () => {
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

  test('if the payment is found before the confirmation, the dialog closes; during the request, that is aborted', async () => {
    const asked = await shownOrder();
    asked.send({ type: 'order.cancel' });
    asked.observe({ status: 'PAID' });
    expect(asked.has('askingToCancel')).toBe(false);
    asked.send({ type: 'order.confirmCancel' });
    expect(asked.cancelDeposit.calls).toHaveLength(0);
    const order = await canceling();
    const call = order.cancelDeposit.open;
    order.observe({ status: 'PAID' });
    expect(call.signal.aborted).toBe(true);
    await call.answer(CANCELED);
    expect(order.status()).toBe('paid');
  });
});
