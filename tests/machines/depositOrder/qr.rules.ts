import { describe, expect, test } from 'vitest';
import { instantOf } from '../../../contract/time/clock.ts';
import { depositOf, QR_HOLDS } from '../../../tools/fixtures/cashier/deposits.ts';
import { MINUTE, NETWORK, ORDER_HOLDS, rejection, SECOND, START, TIMEOUT } from '../harness/facts.ts';
import { expiredOrder, followOrder, shownOrder } from '../harness/order.ts';

describe('the QR of an open order (specification §4, contract §2)', () => {
  test('it is fetched, then shown until the deadline that the server gave', async () => {
    const order = followOrder();
    expect(order.has('qrLoading')).toBe(true);
    expect(order.loadQr.open.input).toEqual({ code: 'D-1' });
    await order.loadQr.answer({ expiresAt: START + QR_HOLDS });
    expect(order.has('qrShown')).toBe(true);
    await order.pass(QR_HOLDS - 1);
    expect(order.has('qrShown')).toBe(true);
    expect(order.checkDeposit.calls).toHaveLength(0);
  });

  test('at its deadline the bank is checked before the QR counts as expired', async () => {
    const order = await shownOrder();
    await order.pass(QR_HOLDS);
    expect(order.has('qrAsking')).toBe(true);
    expect(order.has('qrExpired')).toBe(false);
    expect(order.checkDeposit.openCalls).toHaveLength(1);
    await order.bankSays({ status: 'OPEN' });
    expect(order.has('qrExpired')).toBe(true);
    expect(order.context().notice).toBeNull();
  });

  test('its time is up and the money came in the last second: the order is paid, not expired', async () => {
    const order = await shownOrder();
    await order.pass(QR_HOLDS);
    await order.bankSays({ status: 'PAID' });
    expect(order.status()).toBe('paid');
  });

  test('no response of the bank at the deadline: retried every few seconds, not in a tight loop', async () => {
    const order = await shownOrder();
    await order.pass(QR_HOLDS);
    for (let round = 1; round <= 5; round += 1) {
      expect(order.checkDeposit.calls).toHaveLength(round);
      await order.checkDeposit.reject(rejection('BANK_UNAVAILABLE'));
      expect(order.has('qrAsking')).toBe(true);
      await order.pass(5 * SECOND);
    }
    expect(order.context().failure).toBeNull();
  });

  test('the check that ran at the deadline was asked before it: the bank is asked once more', async () => {
    const order = await shownOrder();
    await order.pass(QR_HOLDS - 1);
    order.send({ type: 'order.check' });
    await order.pass(1);
    expect(order.has('qrAsking')).toBe(true);
    await order.bankSays({ status: 'OPEN' });
    await order.pass(3 * SECOND);
    expect(order.checkDeposit.openCalls).toHaveLength(1);
    expect(order.has('checkRequested')).toBe(false);
    expect(order.context().notice).toBe('UNPAID');
  });

  test.each(['QR_EXPIRED', 'ORDER_NOT_OPEN'] as const)(
    'a QR that the server rejects with %s: the bank is asked',
    async (code) => {
      const order = followOrder();
      await order.loadQr.reject(rejection(code));
      expect(order.has('qrAsking')).toBe(true);
      expect(order.checkDeposit.openCalls).toHaveLength(1);
    },
  );

  test.each(['order.retryQr', 'network.restored', 'page.returned'] as const)(
    'a QR that cannot be fetched does not touch the order; %s tries again',
    async (type) => {
      const order = followOrder();
      await order.loadQr.reject(NETWORK);
      expect(order.has('qrUnavailable')).toBe(true);
      expect(order.status()).toBe('open');
      expect(order.context().failure).toEqual(NETWORK);
      order.send({ type });
      expect(order.has('qrLoading')).toBe(true);
      expect(order.context().failure).toBeNull();
      expect(order.loadQr.calls).toHaveLength(2);
    },
  );

  test('the reason why a check failed stays when the QR arrives', async () => {
    const order = followOrder();
    order.send({ type: 'order.check' });
    await order.checkDeposit.reject(rejection('BANK_UNAVAILABLE'));
    await order.loadQr.answer({ expiresAt: START + QR_HOLDS });
    expect(order.context().failure).toEqual(rejection('BANK_UNAVAILABLE'));
  });

  test('an order whose QR cannot be fetched may end meanwhile: it is read after 5, 10, 20 … seconds', async () => {
    const order = followOrder();
    await order.loadQr.reject(NETWORK);
    for (const seconds of [5, 10, 20, 40, 60]) {
      await order.pass(seconds * SECOND);
      await order.loadDeposit.answer(depositOf());
      expect(order.has('qrUnavailable')).toBe(true);
    }
    order.send({ type: 'page.returned' });
    await order.bankSays({ status: 'OPEN' }, 0);
    await order.loadQr.reject(NETWORK);
    await order.pass(5 * SECOND);
    await order.loadDeposit.answer(depositOf({ status: 'CANCELED', cancelReason: 'EXPIRED' }));
    expect(order.status()).toBe('canceled');
  });

  test('a clock that was behind: the deadline is counted anew', async () => {
    const order = await shownOrder();
    order.correct(QR_HOLDS);
    await order.pass(0);
    expect(order.has('qrAsking')).toBe(true);
  });

  test('a clock that was ahead: the QR lives as long as the server said', async () => {
    const order = await shownOrder();
    order.correct(-MINUTE);
    await order.pass(QR_HOLDS);
    expect(order.has('qrShown')).toBe(true);
    await order.pass(MINUTE);
    expect(order.has('qrAsking')).toBe(true);
  });

  test('a clock that turns out to be ahead while the bank is asked: the QR is not over', async () => {
    const order = await shownOrder();
    await order.pass(QR_HOLDS);
    order.correct(-MINUTE);
    expect(order.has('qrShown')).toBe(true);
    await order.bankSays({ status: 'OPEN' });
    expect(order.has('qrShown')).toBe(true);
    await order.pass(MINUTE);
    expect(order.has('qrAsking')).toBe(true);
  });

  test('at the very deadline its time is up: a clock that is found to be right does not show it again', async () => {
    const order = await shownOrder();
    await order.pass(QR_HOLDS);
    order.correct(0);
    expect([order.has('qrShown'), order.has('qrAsking')]).toEqual([false, true]);
  });

  test('timers sleep with the phone: on return the deadline is counted anew', async () => {
    const order = await shownOrder();
    order.clock.correction += QR_HOLDS;
    await order.pass(1);
    expect(order.has('qrShown')).toBe(true);
    order.send({ type: 'page.returned' });
    await order.pass(0);
    expect(order.has('qrAsking')).toBe(true);
  });
});

describe('a QR that has expired (contract §2)', () => {
  test('a new one is issued for the same order', async () => {
    const order = await expiredOrder();
    order.send({ type: 'order.issueQr' });
    order.send({ type: 'order.issueQr' });
    expect(order.has('qrIssuing')).toBe(true);
    expect(order.issueQr.calls.map((call) => call.input)).toEqual([{ code: 'D-1' }]);
    await order.issueQr.answer({ expiresAt: START + 2 * QR_HOLDS });
    expect(order.has('qrShown')).toBe(true);
    await order.pass(QR_HOLDS);
    expect(order.has('qrAsking')).toBe(true);
  });

  test('no answer to the issue: it may have been made, so whatever QR there is, is fetched', async () => {
    const order = await expiredOrder();
    order.send({ type: 'order.issueQr' });
    await order.issueQr.reject(TIMEOUT);
    expect(order.has('qrLoading')).toBe(true);
    expect(order.issueQr.calls).toHaveLength(1);
    await order.loadQr.answer({ expiresAt: START + 2 * QR_HOLDS });
    expect(order.has('qrShown')).toBe(true);
  });

  test('no response to the issue, and none was issued: expired again, after a check at the bank', async () => {
    const order = await expiredOrder();
    order.send({ type: 'order.issueQr' });
    await order.issueQr.reject(TIMEOUT);
    await order.loadQr.reject(rejection('QR_EXPIRED'));
    await order.bankSays({ status: 'OPEN' });
    expect(order.has('qrExpired')).toBe(true);
  });

  test('the order has ended meanwhile: the bank is asked, and what it says is shown', async () => {
    const order = await expiredOrder();
    order.send({ type: 'order.issueQr' });
    await order.issueQr.reject(rejection('ORDER_NOT_OPEN'));
    expect(order.has('qrAsking')).toBe(true);
    await order.bankSays({ status: 'CANCELED' });
    expect(order.status()).toBe('canceled');
  });

  test('a QR that the server has ended is not shown again, however much time a clock still sees', async () => {
    const order = await expiredOrder();
    order.send({ type: 'order.issueQr' });
    await order.issueQr.reject(rejection('ORDER_NOT_OPEN'));
    order.correct(-5 * MINUTE);
    expect(order.has('qrShown')).toBe(false);
  });

  test('rejected otherwise: expired as before, with the reason', async () => {
    const order = await expiredOrder();
    order.send({ type: 'order.issueQr' });
    await order.issueQr.reject(rejection('RATE_LIMITED'));
    expect(order.has('qrExpired')).toBe(true);
    expect(order.context().failure).toEqual(rejection('RATE_LIMITED'));
  });

  test('the order itself ends: the bank is asked once more', async () => {
    const order = await expiredOrder();
    await order.pass(ORDER_HOLDS - QR_HOLDS);
    expect(order.has('qrAsking')).toBe(true);
    await order.bankSays({ status: 'CANCELED' });
    expect(order.status()).toBe('canceled');
    expect(order.emitted).toEqual([{ type: 'order.moved', code: 'D-1', status: 'CANCELED' }]);
  });

  test.each([
    { when: 'after its end', expiresAt: instantOf(START - MINUTE) },
    { when: 'at its very end', expiresAt: instantOf(START) },
  ])(
    'a server that keeps an order open $when is retried with a delay, not in a tight loop',
    async ({ expiresAt }) => {
      const order = followOrder({ expiresAt });
      await order.loadQr.reject(rejection('QR_EXPIRED'));
      await order.bankSays({ status: 'OPEN', expiresAt });
      await order.pass(14 * SECOND);
      expect(order.checkDeposit.calls).toHaveLength(1);
      await order.pass(SECOND);
      expect(order.checkDeposit.calls).toHaveLength(2);
    },
  );

  test('a clock that turns out to be behind: the end of the order is counted anew', async () => {
    const order = await expiredOrder();
    order.correct(ORDER_HOLDS - QR_HOLDS - 5 * SECOND);
    expect(order.has('qrExpired')).toBe(true);
    await order.pass(2 * SECOND);
    expect(order.has('qrAsking')).toBe(true);
  });

  test('timers sleep with the phone: on return the deadline of the order is recalculated', async () => {
    const order = await expiredOrder();
    order.clock.correction += 60 * MINUTE;
    await order.pass(15 * SECOND);
    expect(order.has('qrExpired')).toBe(true);
    order.send({ type: 'page.returned' });
    await order.pass(15 * SECOND);
    expect(order.has('qrAsking')).toBe(true);
  });

  test('a clock that turns out to be ahead: the QR is shown for the time that it still has', async () => {
    const order = await expiredOrder();
    order.correct(-MINUTE);
    expect(order.has('qrShown')).toBe(true);
    await order.pass(MINUTE);
    expect(order.has('qrAsking')).toBe(true);
  });

  test('timers sleep with the phone: on return the end of the order is counted anew', async () => {
    const order = await expiredOrder();
    order.clock.correction += ORDER_HOLDS - QR_HOLDS - 4 * SECOND;
    order.send({ type: 'page.returned' });
    await order.pass(SECOND);
    expect(order.has('qrAsking')).toBe(true);
  });
});
