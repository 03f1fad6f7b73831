import { describe, expect, test } from 'vitest';
import type { Deposit, DepositStatus } from '../../../contract/deposit.ts';
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
    'an order that is %s at a load is shown with this status, and no change is reported',
    (status) => {
      const order = followOrder({ status });
      expect(order.status()).toBe(status.toLowerCase());
      expect(order.emitted).toEqual([]);
    },
  );

  test.each(DEPOSIT_TRANSITIONS)('$from → $to is shown, and reported once', ({ from, to }) => {
    const order = followOrder({ status: from });
    order.observe({ status: to });
    order.observe({ status: to });
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

  test.each(ORDER_STATUSES.filter((status) => !isFinal(status)))(
    'a status that the site does not know is shown as unknown after %s',
    (status) => {
      const order = followOrder({ status });
      order.observe({ status: LATER_STATUS });
      expect(order.status()).toBe('unknown');
      order.observe({ status: 'SUCCESS' });
      expect(order.status()).toBe('success');
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

  test.each(ORDER_STATUSES.filter(isFinal))(
    'a status that the site does not know is ignored after %s, which is final',
    (status) => {
      const order = followOrder({ status });
      order.observe({ status: LATER_STATUS });
      expect(order.status()).toBe(status.toLowerCase());
      expect(order.emitted).toEqual([]);
    },
  );

  test.each(['news.page.returned', 'news.network.restored'] as const)(
    'an order whose status the site does not know is read on %s, without asking the bank',
    async (type) => {
      const order = followOrder({ status: LATER_STATUS });
      order.send({ type });
      expect(order.checkDeposit.calls).toHaveLength(0);
      await order.loadDeposit.answer(depositOf({ status: 'SUCCESS' }));
      expect(order.status()).toBe('success');
    },
  );

  test('an order whose status the site does not know at a load can be left', () => {
    const order = followOrder({ status: LATER_STATUS });
    expect(order.status()).toBe('unknown');
    order.send({ type: 'order.leave' });
    expect(order.snapshot().status).toBe('done');
  });

  test.each([
    ['OPEN', 'SUCCESS'],
    ['OPEN', 'FAILED'],
    ['OPEN', 'REJECTED'],
    ['CANCELED', 'SUCCESS'],
  ] as const)(
    'if the statuses between %s and %s were not read, the last one is shown and reported once',
    (from, to) => {
      const order = followOrder({ status: from });
      order.observe({ status: to });
      expect(order.status()).toBe(to.toLowerCase());
      expect(order.emitted).toEqual([{ type: 'domain.order.moved', code: 'D-1', status: to }]);
    },
  );

  test('an update of another order is ignored', () => {
    const order = followOrder();
    order.observe({ code: 'D-2', status: 'PAID' });
    expect(order.status()).toBe('open');
  });

  test('an order that was already open has the notice ALREADY_OPEN', () => {
    expect(followOrder({}, true).context().notice).toBe('ALREADY_OPEN');
    expect(followOrder({}, false).context().notice).toBeNull();
  });

  test.each(ORDER_STATUSES)('an order that is %s may be left as the rules say', (status: DepositStatus) => {
    const order = followOrder({ status });
    order.send({ type: 'order.leave' });
    expect(order.snapshot().status).toBe(
      DEPOSIT_ACTIONS[status].includes('startAnother') ? 'done' : 'active',
    );
  });
});

describe('an order that is paid (contract §3)', () => {
  test('is read again until the credit has arrived, without a check at the bank', async () => {
    const order = followOrder({ status: 'PAID' });
    for (const seconds of [5, 10, 20]) {
      await order.pass(seconds * SECOND);
      await order.loadDeposit.answer(depositOf({ status: 'PAID' }));
    }
    await order.pass(40 * SECOND);
    await order.loadDeposit.answer(depositOf({ status: 'SUCCESS' }));
    expect(order.status()).toBe('success');
    await order.pass(60 * MINUTE);
    expect([order.loadDeposit.calls.length, order.checkDeposit.calls.length]).toEqual([4, 0]);
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

  test.each(
    (['news.page.returned', 'news.network.restored'] as const).flatMap((type) =>
      (['PAID', 'FAILED'] as const).map((status) => ({ type, status })),
    ),
  )('$type resets the read interval of an order that is $status to 5 seconds', async ({ type, status }) => {
    const order = followOrder({ status });
    for (const seconds of [5, 10, 20]) {
      await order.pass(seconds * SECOND);
      await order.loadDeposit.reject(NETWORK);
    }
    order.send({ type });
    await order.bankSays({ status }, 0);
    await order.pass(5 * SECOND);
    expect(order.loadDeposit.openCalls).toHaveLength(1);
  });

  test('a change of the status resets the read interval to 5 seconds', async () => {
    const order = followOrder({ status: 'PAID' });
    for (const seconds of [5, 10]) {
      await order.pass(seconds * SECOND);
      await order.loadDeposit.answer(depositOf({ status: 'PAID' }));
    }
    order.observe({ status: 'FAILED' });
    await order.pass(5 * SECOND);
    expect(order.loadDeposit.openCalls).toHaveLength(1);
  });

  test('after a failed transfer, the order is still read, and a later SUCCESS is shown', async () => {
    const order = followOrder({ status: 'PAID' });
    await order.pass(5 * SECOND);
    await order.loadDeposit.answer(depositOf({ status: 'FAILED' }));
    expect(order.status()).toBe('failed');
    await order.pass(5 * SECOND);
    await order.loadDeposit.answer(depositOf({ status: 'SUCCESS' }));
    expect(order.status()).toBe('success');
    expect(order.emitted).toMatchObject([{ status: 'FAILED' }, { status: 'SUCCESS' }]);
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
