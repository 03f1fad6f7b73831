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

  test.each([
    ['OPEN', true],
    ['PAID', false],
  ] as const)(
    'at its deadline the bank is checked, and the QR of an order that is still %s is expired: %s',
    async (status, isExpired) => {
      const order = await shownOrder();
      await order.pass(QR_HOLDS);
      expect([order.has('qrAsking'), order.has('qrExpired')]).toEqual([true, false]);
      expect(order.checkDeposit.openCalls).toHaveLength(1);
      await order.bankSays({ status });
      expect([order.status(), order.has('qrExpired')]).toEqual([status.toLowerCase(), isExpired]);
      expect(order.context().notice).toBeNull();
    },
  );

  test('if the bank is unavailable at the deadline, the check is retried every few seconds, not in a tight loop', async () => {
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

  test('a check that was sent before the deadline does not end the QR; another one after it does', async () => {
    const order = await shownOrder();
    await order.pass(QR_HOLDS - 1);
    order.send({ type: 'order.check' });
    await order.pass(1);
    expect(order.has('qrAsking')).toBe(true);
    await order.bankSays({ status: 'OPEN' });
    expect([order.has('qrAsking'), order.has('qrExpired')]).toEqual([true, false]);
    await order.pass(3 * SECOND);
    expect(order.checkDeposit.openCalls).toHaveLength(1);
    expect(order.has('checkRequested')).toBe(false);
    expect(order.context().notice).toBe('UNPAID');
    await order.bankSays({ status: 'OPEN' });
    expect(order.has('qrExpired')).toBe(true);
  });

  test('a check that was sent before the server reports the QR as over does not end it', async () => {
    const order = followOrder();
    order.send({ type: 'order.check' });
    await order.pass(1);
    await order.loadQr.reject(rejection('QR_EXPIRED'));
    await order.bankSays({ status: 'OPEN' });
    expect([order.has('qrAsking'), order.has('qrExpired')]).toEqual([true, false]);
  });

  test('a check that was sent before the deadline of the order does not end its QR once more', async () => {
    const order = await expiredOrder();
    await order.pass(ORDER_HOLDS - QR_HOLDS - 3 * SECOND - 1);
    order.send({ type: 'order.check' });
    await order.pass(1);
    await order.bankSays({ status: 'OPEN' });
    expect([order.has('qrAsking'), order.has('qrExpired')]).toEqual([true, false]);
  });

  test('a bank that is slower than the retries of the site does not keep the QR from its expiry', async () => {
    const order = await shownOrder();
    for (const wait of [QR_HOLDS, 5 * SECOND, 3 * SECOND]) await order.pass(wait);
    await order.bankSays({ status: 'OPEN' });
    expect(order.has('qrExpired')).toBe(true);
  });

  test.each(['QR_EXPIRED', 'ORDER_NOT_OPEN'] as const)(
    'if the server rejects the QR with %s, a check at the bank starts',
    async (code) => {
      const order = followOrder();
      await order.loadQr.reject(rejection(code));
      expect(order.has('qrAsking')).toBe(true);
      expect(order.checkDeposit.openCalls).toHaveLength(1);
    },
  );

  test.each(['qr.retry', 'news.network.restored', 'news.page.returned'] as const)(
    'a QR that cannot be fetched does not change the order, and %s fetches it again',
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

  test('an order whose QR cannot be fetched is read after 5, 10, 20 … seconds, because it may end meanwhile', async () => {
    const order = followOrder();
    await order.loadQr.reject(NETWORK);
    for (const seconds of [5, 10, 20, 40, 60]) {
      await order.pass(seconds * SECOND);
      await order.loadDeposit.answer(depositOf());
      expect(order.has('qrUnavailable')).toBe(true);
    }
    order.send({ type: 'news.page.returned' });
    await order.bankSays({ status: 'OPEN' }, 0);
    await order.loadQr.reject(NETWORK);
    await order.pass(5 * SECOND);
    await order.loadDeposit.answer(depositOf({ status: 'CANCELED', cancelReason: 'EXPIRED' }));
    expect(order.status()).toBe('canceled');
  });

  test.each([
    ['is corrected forward', 0],
    ['was exactly at it: a correction of 0 does not show the QR again', QR_HOLDS],
  ])('the bank is checked at the deadline when the clock %s', async (_, passed) => {
    const order = await shownOrder();
    await order.pass(passed);
    order.correct(QR_HOLDS - passed);
    await order.pass(0);
    expect([order.has('qrShown'), order.has('qrAsking')]).toEqual([false, true]);
  });

  test('the QR is shown until the deadline of the server if the clock was ahead, also during the check at the deadline', async () => {
    const order = await shownOrder();
    order.correct(-MINUTE);
    await order.pass(QR_HOLDS);
    expect(order.has('qrShown')).toBe(true);
    await order.pass(MINUTE);
    expect(order.has('qrAsking')).toBe(true);
    order.correct(-MINUTE);
    expect(order.has('qrShown')).toBe(true);
    await order.bankSays({ status: 'OPEN' });
    expect(order.has('qrShown')).toBe(true);
    await order.pass(MINUTE);
    expect(order.has('qrAsking')).toBe(true);
  });

  test('after the phone has slept, the deadline of the QR is recalculated when the player returns', async () => {
    const order = await shownOrder();
    order.clock.correction += QR_HOLDS;
    await order.pass(1);
    expect(order.has('qrShown')).toBe(true);
    order.send({ type: 'news.page.returned' });
    await order.pass(0);
    expect(order.has('qrAsking')).toBe(true);
  });
});

describe('a QR that has expired (contract §2)', () => {
  test('is replaced by one new QR for the same order, however often it is requested', async () => {
    const order = await expiredOrder();
    order.send({ type: 'qr.renew' });
    order.send({ type: 'qr.renew' });
    expect(order.has('qrIssuing')).toBe(true);
    expect(order.issueQr.calls.map((call) => call.input)).toEqual([{ code: 'D-1' }]);
    await order.issueQr.answer({ expiresAt: START + 2 * QR_HOLDS });
    expect(order.has('qrShown')).toBe(true);
    await order.pass(QR_HOLDS);
    expect(order.has('qrAsking')).toBe(true);
  });

  test.each([true, false])(
    'if the response to the issue is lost, the QR is fetched, which was issued: %s',
    async (wasIssued) => {
      const order = await expiredOrder();
      order.send({ type: 'qr.renew' });
      await order.issueQr.reject(TIMEOUT);
      expect(order.has('qrLoading')).toBe(true);
      expect(order.issueQr.calls).toHaveLength(1);
      if (wasIssued) await order.loadQr.answer({ expiresAt: START + 2 * QR_HOLDS });
      else {
        await order.loadQr.reject(rejection('QR_EXPIRED'));
        await order.bankSays({ status: 'OPEN' });
      }
      expect([order.has('qrShown'), order.has('qrExpired')]).toEqual([wasIssued, !wasIssued]);
    },
  );

  test('if the order has ended meanwhile, a check at the bank finds its status, and no correction shows the QR again', async () => {
    const order = await expiredOrder();
    order.send({ type: 'qr.renew' });
    await order.issueQr.reject(rejection('ORDER_NOT_OPEN'));
    order.correct(-5 * MINUTE);
    expect([order.has('qrAsking'), order.has('qrShown')]).toEqual([true, false]);
    await order.bankSays({ status: 'CANCELED' });
    expect(order.status()).toBe('canceled');
  });

  test('after another rejection of the issue, the QR stays expired, with the reason', async () => {
    const order = await expiredOrder();
    order.send({ type: 'qr.renew' });
    await order.issueQr.reject(rejection('RATE_LIMITED'));
    expect(order.has('qrExpired')).toBe(true);
    expect(order.context().failure).toEqual(rejection('RATE_LIMITED'));
  });

  test('at the deadline of the order, the bank is checked once more', async () => {
    const order = await expiredOrder();
    await order.pass(ORDER_HOLDS - QR_HOLDS);
    expect(order.has('qrAsking')).toBe(true);
    await order.bankSays({ status: 'CANCELED' });
    expect(order.status()).toBe('canceled');
    expect(order.emitted).toEqual([{ type: 'domain.order.moved', code: 'D-1', status: 'CANCELED' }]);
  });

  test.each([
    { when: 'after its end', expiresAt: instantOf(START - MINUTE) },
    { when: 'exactly at its end', expiresAt: instantOf(START) },
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

  test('the deadline of the order is recalculated if the clock turns out to be behind', async () => {
    const order = await expiredOrder();
    order.correct(ORDER_HOLDS - QR_HOLDS - 5 * SECOND);
    expect(order.has('qrExpired')).toBe(true);
    await order.pass(2 * SECOND);
    expect(order.has('qrAsking')).toBe(true);
  });

  test.each([
    ['past', 60 * MINUTE],
    ['up to', ORDER_HOLDS - QR_HOLDS - 19 * SECOND],
  ])(
    'after the phone has slept %s the deadline of the order, it is recalculated when the player returns',
    async (_, slept) => {
      const order = await expiredOrder();
      order.clock.correction += slept;
      await order.pass(15 * SECOND);
      expect(order.has('qrExpired')).toBe(true);
      order.send({ type: 'news.page.returned' });
      await order.pass(15 * SECOND);
      expect(order.has('qrAsking')).toBe(true);
    },
  );

  test('the QR is shown for its remaining time if the clock turns out to be ahead', async () => {
    const order = await expiredOrder();
    order.correct(-MINUTE);
    expect(order.has('qrShown')).toBe(true);
    await order.pass(MINUTE);
    expect(order.has('qrAsking')).toBe(true);
  });
});
