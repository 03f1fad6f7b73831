import { describe, expect, test } from 'vitest';
import type { Deposit } from '../../../contract/deposit.ts';
import { ORDER_STATUSES } from '../../../contract/order.ts';
import {
  DEPOSIT_ACTIONS,
  DEPOSIT_TRANSITIONS,
  isFinal,
  mayLaterBe,
} from '../../../contract/rules/deposit.ts';
import { depositOf, LATER_STATUS } from '../../../tools/fixtures/cashier/deposits.ts';
import { MINUTE, NETWORK, SECOND } from '../harness/facts.ts';
import { followOrder, shownOrder } from '../harness/order.ts';

const PAIRS = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => ({ from, to })));

describe('the status of an order (specification §4, contract §3)', () => {
  test.each(ORDER_STATUSES)(
    'an order that is %s at a load is shown with this status, without a report, and may be left as the rules say',
    (status) => {
      const order = followOrder({ status });
      expect(order.status()).toBe(status.toLowerCase());
      expect(order.emitted).toEqual([]);
      order.send({ type: 'order.leave' });
      const isLeft = DEPOSIT_ACTIONS[status].includes('startAnother');
      expect(order.snapshot().status).toBe(isLeft ? 'done' : 'active');
    },
  );

  test.each([
    ...DEPOSIT_TRANSITIONS,
    // The statuses between these were not read.
    { from: 'OPEN', to: 'SUCCESS' },
    { from: 'OPEN', to: 'FAILED' },
    { from: 'OPEN', to: 'REJECTED' },
    { from: 'CANCELED', to: 'SUCCESS' },
  ] as const)('$from → $to is shown, and reported once', ({ from, to }) => {
    const order = followOrder({ status: from });
    order.observe({ status: to });
    order.observe({ status: to });
    order.observe({ code: 'D-2', status: from });
    expect(order.status()).toBe(to.toLowerCase());
    expect(order.emitted).toEqual([{ type: 'domain.order.moved', code: 'D-1', status: to }]);
  });

  test.each(PAIRS.filter(({ from, to }) => !mayLaterBe(from, to)))(
    'an outdated $to that arrives after $from is ignored',
    ({ from, to }) => {
      const order = followOrder({ status: from });
      order.observe({ status: to });
      expect(order.status()).toBe(from.toLowerCase());
      expect(order.emitted).toEqual([]);
    },
  );

  test.each(ORDER_STATUSES)(
    'a status that the site does not know is shown as unknown after %s, unless that is final',
    (status) => {
      const order = followOrder({ status });
      order.observe({ status: LATER_STATUS });
      expect(order.status()).toBe(isFinal(status) ? status.toLowerCase() : 'unknown');
      if (isFinal(status)) expect(order.emitted).toEqual([]);
      else order.observe({ status: 'SUCCESS' });
      expect(order.status()).toBe(isFinal(status) ? status.toLowerCase() : 'success');
    },
  );

  test.each(ORDER_STATUSES)(
    'after a status that the site does not know, %s is shown and reported',
    (status) => {
      const order = followOrder({ status: LATER_STATUS });
      order.observe({ status });
      expect(order.status()).toBe(status.toLowerCase());
      expect(order.emitted).toEqual([{ type: 'domain.order.moved', code: 'D-1', status }]);
    },
  );

  test.each(['news.page.returned', 'news.network.restored'] as const)(
    'an order whose status the site does not know can be left, and is read on %s, without asking the bank',
    async (type) => {
      const order = followOrder({ status: LATER_STATUS });
      expect(order.status()).toBe('unknown');
      order.send({ type });
      expect(order.checkDeposit.calls).toHaveLength(0);
      await order.loadDeposit.answer(depositOf({ status: 'SUCCESS' }));
      expect(order.status()).toBe('success');
      const left = followOrder({ status: LATER_STATUS });
      left.send({ type: 'order.leave' });
      expect(left.snapshot().status).toBe('done');
    },
  );

  test('an order that was already open has the notice ALREADY_OPEN', () => {
    expect(followOrder({}, true).context().notice).toBe('ALREADY_OPEN');
    expect(followOrder({}, false).context().notice).toBeNull();
  });
});

describe('an order that is paid (contract §3)', () => {
  test('is read again until the credit has arrived, also after a failed transfer, without a check at the bank', async () => {
    const order = followOrder({ status: 'PAID' });
    for (const seconds of [5, 10, 20]) {
      await order.pass(seconds * SECOND);
      await order.loadDeposit.answer(depositOf({ status: 'PAID' }));
    }
    await order.pass(40 * SECOND);
    await order.loadDeposit.answer(depositOf({ status: 'FAILED' }));
    expect(order.status()).toBe('failed');
    await order.pass(5 * SECOND);
    await order.loadDeposit.answer(depositOf({ status: 'SUCCESS' }));
    expect(order.status()).toBe('success');
    expect(order.emitted).toMatchObject([{ status: 'FAILED' }, { status: 'SUCCESS' }]);
    await order.pass(60 * MINUTE);
    expect([order.loadDeposit.calls.length, order.checkDeposit.calls.length]).toEqual([5, 0]);
  });

  test.each<[what: string, news: Partial<Deposit>]>([
    ['a transfer that takes long', { status: 'PAID' }],
    ['money that waits for staff', { status: 'PAID', attention: 'PARTIAL' }],
    ['a transfer that failed', { status: 'FAILED' }],
  ])('%s is read after 5, 10, 20 and 40 seconds, then each minute', async (_, news) => {
    const order = followOrder(news);
    for (const seconds of [5, 10, 20, 40, 60, 60, 60]) {
      const before = order.loadDeposit.calls.length;
      await order.pass(seconds * SECOND - 1);
      expect(order.loadDeposit.calls).toHaveLength(before);
      await order.pass(1);
      expect(order.loadDeposit.openCalls).toHaveLength(1);
      await order.loadDeposit.answer(depositOf(news));
    }
  });

  test.each([
    ['news.page.returned', 'PAID'],
    ['news.page.returned', 'FAILED'],
    ['news.network.restored', 'PAID'],
    ['news.network.restored', 'FAILED'],
    ['a change of the status', 'PAID'],
  ] as const)('%s resets the read interval of an order that is %s to 5 seconds', async (type, status) => {
    const order = followOrder({ status });
    for (const seconds of [5, 10, 20]) {
      await order.pass(seconds * SECOND);
      await order.loadDeposit.reject(NETWORK);
    }
    if (type === 'a change of the status') order.observe({ status: 'FAILED' });
    else {
      order.send({ type });
      await order.bankSays({ status }, 0);
    }
    await order.pass(5 * SECOND);
    expect(order.loadDeposit.openCalls).toHaveLength(1);
  });

  test.each(['PARTIAL', 'TOO_LATE', 'PROMOTION_IN_FORCE'] as const)(
    'a payment that turns out not to match (%s) waits for staff, and their decision is shown',
    async (attention) => {
      const order = followOrder({ status: 'PAID' });
      order.observe({ status: 'PAID', attention });
      expect(order.awaitsStaff()).toBe(true);
      expect(followOrder({ status: 'PAID', attention }).awaitsStaff()).toBe(true);
      await order.pass(5 * SECOND);
      await order.loadDeposit.answer(depositOf({ status: 'REJECTED' }));
      expect(order.status()).toBe('rejected');
    },
  );

  test.each(['OVER', 'TWICE'] as const)('an excess payment (%s) does not delay the credit', (attention) => {
    expect(followOrder({ status: 'PAID', attention }).awaitsStaff()).toBe(false);
  });

  test('a late unpaid response sets no notice on a paid order', async () => {
    for (const overtaken of ['OPEN', 'CANCELED'] as const) {
      const order = await shownOrder();
      order.send({ type: 'order.check' });
      order.observe({ status: 'PAID' });
      await order.bankSays({ status: overtaken });
      expect(order.status()).toBe('paid');
      expect(order.context().notice).toBeNull();
    }
  });
});

describe('a late payment (contract §3)', () => {
  test('for an order that ended unpaid, a check is still possible, and finds a payment that is never lost', async () => {
    const order = followOrder({ status: 'CANCELED', cancelReason: 'EXPIRED' });
    order.send({ type: 'order.check' });
    await order.bankSays({ status: 'CANCELED' });
    expect([order.status(), order.context().notice]).toEqual(['canceled', 'UNPAID']);
    order.send({ type: 'news.page.returned' });
    await order.pass(3 * SECOND);
    await order.bankSays({ status: 'PAID', late: true, attention: 'TOO_LATE' });
    expect([order.status(), order.awaitsStaff()]).toEqual(['paid', true]);
    expect(order.emitted).toEqual([{ type: 'domain.order.moved', code: 'D-1', status: 'PAID' }]);
  });
});
