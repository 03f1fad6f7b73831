import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../../contract/order.ts';
import { withdrawTransitions } from '../../contract/rules/withdraw.ts';
import type { Withdraw } from '../../contract/withdraw.ts';
import { withdrawOrderMachine } from '../../machines/withdrawOrder.machine.ts';
import { LATER_STATUS } from '../../tools/fixtures/cashier/deposits.ts';
import { withdrawOf } from '../../tools/fixtures/cashier/withdrawals.ts';
import { start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

/** Starts to follow a withdrawal with this status. */
function followWithdraw(status: Withdraw['status'] = 'OPEN', wasOpenAlready = false) {
  const order = start(
    withdrawOrderMachine,
    {},
    { input: () => ({ order: { code: 'W-1', status }, wasOpenAlready }) },
  );
  return {
    ...order,
    observe: (news: Partial<Withdraw>) => order.send({ type: 'order.observed', withdraw: withdrawOf(news) }),
  };
}

describe('a withdrawal that is followed (specification §4, contract §3)', () => {
  test.each(ORDER_STATUSES)(
    'is shown with its status %s at a page load, and nothing is emitted',
    (status) => {
      const order = followWithdraw(status);
      expect(order.state()).toEqual({ followed: status.toLowerCase() });
      expect(order.emitted).toEqual([]);
    },
  );

  test('from approval to payout: each status is emitted once, and SUCCESS is final', () => {
    const order = followWithdraw();
    order.observe({ status: 'PAID' });
    order.observe({ status: 'PAID' });
    expect(order.has('ended')).toBe(false);
    order.observe({ status: 'SUCCESS' });
    expect(order.has('ended')).toBe(true);
    expect(order.emitted).toEqual([
      { type: 'domain.withdraw.moved', code: 'W-1', status: 'PAID' },
      { type: 'domain.withdraw.moved', code: 'W-1', status: 'SUCCESS' },
    ]);
  });

  test.each(ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => ({ from, to }))))(
    'an update from $from to $to is accepted only if contract §3 has a path to it',
    ({ from, to }) => {
      const order = followWithdraw(from);
      order.observe({ status: to });
      const isBelieved = withdrawTransitions.mayLaterBe(from, to);
      expect(order.state()).toEqual({ followed: (isBelieved ? to : from).toLowerCase() });
      expect(order.emitted).toHaveLength(isBelieved && from !== to ? 1 : 0);
    },
  );

  test.each(ORDER_STATUSES)(
    'a status that the site does not know is shown as unknown after %s, unless that is final, and %s after it',
    (status) => {
      const order = followWithdraw(status);
      order.observe({ status: LATER_STATUS });
      const isFinal = withdrawTransitions.isFinal(status);
      expect(order.state()).toEqual({ followed: isFinal ? status.toLowerCase() : 'unknown' });
      const unknown = followWithdraw();
      unknown.observe({ status: LATER_STATUS });
      unknown.observe({ status });
      expect(unknown.state()).toEqual({ followed: status.toLowerCase() });
    },
  );

  test('an update of another order changes nothing', () => {
    const order = followWithdraw();
    order.observe({ code: 'W-2', status: 'SUCCESS' });
    expect(order.state()).toEqual({ followed: 'open' });
    expect(order.emitted).toEqual([]);
  });

  test('the notice that it was already in progress stays until its status changes', () => {
    const order = followWithdraw('OPEN', true);
    order.observe({ status: 'OPEN' });
    expect(order.context().notice).toBe('ALREADY_OPEN');
    order.observe({ status: 'PAID' });
    expect(order.context().notice).toBeNull();
  });

  test.each([...ORDER_STATUSES, LATER_STATUS])('%s: it can be left unless it is open or paid', (status) => {
    const order = followWithdraw(status);
    const isUnderWay = status === 'OPEN' || status === 'PAID';
    expect(order.has('ended')).toBe(!isUnderWay);
    order.send({ type: 'order.leave' });
    expect(order.state()).toEqual(isUnderWay ? { followed: status.toLowerCase() } : 'left');
  });
});

expectEveryTransitionTaken(withdrawOrderMachine);
