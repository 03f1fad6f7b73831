import { describe, expect, test } from 'vitest';
import { depositOf } from '../../../tools/fixtures/cashier/deposits.ts';
import { MINUTE, NETWORK, NO_USABLE_ANSWER, rejection, SECOND, TIMEOUT } from '../harness/facts.ts';
import { type FollowedOrder, followOrder, shownOrder } from '../harness/order.ts';

const WHISPERS = ['qr.lapsed', 'page.returned', 'network.restored'] as const;

async function checked() {
  const order = await shownOrder();
  order.send({ type: 'order.check' });
  return order;
}

describe('a check (specification §4, contract §2)', () => {
  test('it is asked once, however often it is pressed', async () => {
    const order = await checked();
    for (let press = 0; press < 19; press += 1) order.send({ type: 'order.check' });
    expect(order.has('checking')).toBe(true);
    expect(order.checkDeposit.calls.map((call) => call.input)).toEqual([{ code: 'D-1' }]);
  });

  test('still unpaid: the player is told so', async () => {
    const order = await checked();
    await order.bankSays({ status: 'OPEN' });
    expect(order.status()).toBe('open');
    expect(order.context().notice).toBe('UNPAID');
  });

  test('the next one waits as long as the answer said', async () => {
    const order = await checked();
    await order.bankSays({ status: 'OPEN' }, 7);
    order.send({ type: 'order.check' });
    await order.pass(7 * SECOND - 1);
    expect(order.has('coolingDown')).toBe(true);
    expect(order.checkDeposit.calls).toHaveLength(1);
    await order.pass(1);
    expect(order.has('coolingDown')).toBe(false);
    order.send({ type: 'order.check' });
    expect(order.checkDeposit.calls).toHaveLength(2);
    expect(order.context().notice).toBeNull();
  });

  test('paid: the order moves, and what was said before is gone', async () => {
    const order = await checked();
    await order.bankSays({ status: 'PAID' });
    expect(order.status()).toBe('paid');
    expect(order.context()).toMatchObject({ notice: null, failure: null });
    expect(order.emitted).toEqual([{ type: 'order.moved', code: 'D-1', status: 'PAID' }]);
  });

  test('asked too soon: told so, and the wait is the one that the server names', async () => {
    const order = await checked();
    await order.checkDeposit.reject(rejection('RATE_LIMITED', { retryAfterSeconds: 9 }));
    expect(order.context().notice).toBe('TOO_SOON');
    await order.pass(9 * SECOND - 1);
    expect(order.has('coolingDown')).toBe(true);
    await order.pass(1);
    expect(order.isReady()).toBe(true);
  });

  test('a check of a paid order within the cooldown: the notice stays until the next response of the bank', async () => {
    const order = followOrder({ status: 'PAID' });
    order.send({ type: 'order.check' });
    await order.checkDeposit.reject(rejection('RATE_LIMITED'));
    expect(order.context().notice).toBe('TOO_SOON');
    await order.pass(3 * SECOND);
    order.send({ type: 'page.returned' });
    await order.bankSays({ status: 'PAID' });
    expect(order.context().notice).toBeNull();
  });

  test('a response about another order is ignored', async () => {
    const order = await checked();
    await order.bankSays({ code: 'D-2', status: 'PAID' });
    expect(order.status()).toBe('open');
  });

  test('asked too soon, and the server names no wait: a few seconds', async () => {
    const order = await checked();
    await order.checkDeposit.reject(rejection('RATE_LIMITED'));
    await order.pass(3 * SECOND);
    expect(order.isReady()).toBe(true);
  });

  test('the bank does not answer: nothing has changed, and the reason is told', async () => {
    const order = await checked();
    await order.checkDeposit.reject(rejection('BANK_UNAVAILABLE'));
    expect(order.has('coolingDown')).toBe(true);
    expect(order.status()).toBe('open');
    expect(order.context().failure).toEqual(rejection('BANK_UNAVAILABLE'));
  });

  test.each(NO_USABLE_ANSWER)(
    'no usable answer (%s): the order is fetched, and the money that was found is shown',
    async (_, failure) => {
      const order = await checked();
      await order.checkDeposit.reject(failure);
      expect(order.has('checking')).toBe(true);
      expect(order.loadDeposit.open.input).toEqual({ code: 'D-1' });
      await order.loadDeposit.answer(depositOf({ status: 'PAID' }));
      expect(order.status()).toBe('paid');
      expect(order.context().failure).toBeNull();
    },
  );

  test('no usable answer, and the order is as before: the reason stays, for it is not known what the bank says', async () => {
    const order = await checked();
    await order.checkDeposit.reject(TIMEOUT);
    await order.loadDeposit.answer(depositOf());
    expect(order.isReady()).toBe(true);
    expect(order.context()).toMatchObject({ notice: null, failure: TIMEOUT });
  });

  test('no usable answer, and the line stays down: the reason stays, and it may be asked again', async () => {
    const order = await checked();
    await order.checkDeposit.reject(NETWORK);
    await order.loadDeposit.reject(NETWORK);
    expect(order.context().failure).toEqual(NETWORK);
    order.send({ type: 'order.check' });
    expect(order.checkDeposit.calls).toHaveLength(2);
  });
});

describe('a slow bank', () => {
  test('it is said within ten seconds, and a player who stops waiting reads the order instead', async () => {
    const order = await checked();
    order.send({ type: 'order.stopWaiting' });
    expect([order.has('slowCheck'), order.loadDeposit.calls.length]).toEqual([false, 0]);
    await order.pass(10 * SECOND);
    expect([order.has('slowCheck'), order.has('checking')]).toEqual([true, true]);
    order.send({ type: 'order.stopWaiting' });
    await order.loadDeposit.answer(depositOf());
    expect([order.has('slowCheck'), order.isReady()]).toEqual([false, true]);
    expect(order.context().failure).toEqual(TIMEOUT);
  });
});

describe('a quiet check', () => {
  test.each(WHISPERS)('%s starts a quiet check, whose unpaid result sets no notice', async (type) => {
    const order = await shownOrder();
    order.send({ type });
    await order.bankSays({ status: 'OPEN' });
    expect(order.context().notice).toBeNull();
  });

  test('a failed or rate-limited quiet check sets no notice', async () => {
    const order = await shownOrder();
    order.send({ type: 'page.returned' });
    await order.checkDeposit.reject(rejection('RATE_LIMITED'));
    expect(order.context()).toMatchObject({ notice: null, failure: null });
    await order.pass(3 * SECOND);
    order.send({ type: 'page.returned' });
    await order.checkDeposit.reject(NETWORK);
    await order.loadDeposit.reject(NETWORK);
    expect(order.context()).toMatchObject({ notice: null, failure: null });
  });

  test('what the player was told by a check of their own stays', async () => {
    const order = await checked();
    await order.bankSays({ status: 'OPEN' });
    await order.pass(3 * SECOND);
    order.send({ type: 'page.returned' });
    await order.bankSays({ status: 'OPEN' });
    expect(order.context().notice).toBe('UNPAID');
  });

  test('it runs and the player asks as well: there is one check, and its answer is told', async () => {
    const order = await shownOrder();
    order.send({ type: 'page.returned' });
    order.send({ type: 'order.check' });
    expect(order.checkDeposit.calls).toHaveLength(1);
    await order.bankSays({ status: 'OPEN' });
    expect(order.context().notice).toBe('UNPAID');
  });

  test.each(WHISPERS)(
    '%s while cooling down is not lost: the bank is asked as soon as allowed',
    async (type) => {
      const order = await checked();
      await order.bankSays({ status: 'OPEN' });
      order.send({ type });
      expect(order.checkDeposit.calls).toHaveLength(1);
      await order.pass(3 * SECOND);
      expect(order.checkDeposit.calls).toHaveLength(2);
      expect(order.context().notice).toBe('UNPAID');
    },
  );

  test.each(WHISPERS)(
    '%s while a check runs is not lost: its answer may be older than the payment',
    async (type) => {
      const order = await checked();
      order.send({ type });
      order.send({ type: 'order.check' });
      await order.bankSays({ status: 'OPEN' });
      await order.pass(3 * SECOND);
      await order.bankSays({ status: 'PAID' });
      expect(order.status()).toBe('paid');
    },
  );

  test.each(WHISPERS)(
    '%s during the lookup after a failed check starts another quiet check',
    async (type) => {
      const order = await checked();
      await order.checkDeposit.reject(NETWORK);
      order.send({ type });
      await order.loadDeposit.answer(depositOf());
      expect(order.checkDeposit.calls).toHaveLength(2);
      expect(order.has('checkRequested')).toBe(false);
    },
  );

  test('the player asks while the order is read: the bank is asked at once, and the answer is shown', async () => {
    const order = followOrder({ status: 'PAID' });
    await order.pass(5 * SECOND);
    expect(order.loadDeposit.openCalls).toHaveLength(1);
    order.send({ type: 'order.check' });
    expect(order.checkDeposit.openCalls).toHaveLength(1);
    expect(order.has('checkRequested')).toBe(true);
  });

  test('a check of the player during a read takes the place of an automatic one that waits for the end of the read', async () => {
    const order = followOrder({ status: 'PAID' });
    await order.pass(5 * SECOND);
    order.send({ type: 'page.returned' });
    order.send({ type: 'order.check' });
    await order.bankSays({ status: 'PAID' });
    await order.pass(4 * SECOND);
    expect(order.checkDeposit.calls).toHaveLength(1);
  });

  test('an order that is read leaves the next check free, and fails silently', async () => {
    const order = followOrder({ status: 'PAID' });
    await order.pass(5 * SECOND);
    await order.loadDeposit.reject(NETWORK);
    expect(order.isReady()).toBe(true);
    expect(order.context()).toMatchObject({ notice: null, failure: null });
  });

  test.each(WHISPERS)('%s does not ask about an order that cannot change any more', (type) => {
    for (const status of ['SUCCESS', 'REJECTED'] as const) {
      const order = followOrder({ status });
      order.send({ type });
      expect(order.checkDeposit.calls).toHaveLength(0);
    }
  });

  test('a pending check is dropped once the order is final', async () => {
    const order = await checked();
    order.send({ type: 'page.returned' });
    await order.bankSays({ status: 'SUCCESS' });
    await order.pass(MINUTE);
    expect(order.checkDeposit.calls).toHaveLength(1);
  });
});

describe('the wait between checks and a clock that is corrected', () => {
  test('forward: the wait is over, as the server sees it', async () => {
    const order = await checked();
    await order.bankSays({ status: 'OPEN' }, 30);
    order.correct(MINUTE);
    await order.pass(0);
    expect(order.isReady()).toBe(true);
  });

  test('back: the wait is never longer than the server said', async () => {
    const order = await checked();
    await order.bankSays({ status: 'OPEN' }, 30);
    order.correct(-60 * MINUTE);
    expect(order.checkContext().checkAllowedAt - order.clock.now()).toBe(30 * SECOND);
    await order.pass(30 * SECOND);
    expect(order.isReady()).toBe(true);
  });
});

describe('an order of the history that the player has closed (specification §4)', () => {
  const OVER = { type: 'order.checked', code: 'D-1' };
  const CANCELED = { status: 'CANCELED' } as const;
  const overs = ({ emitted }: FollowedOrder) => emitted.filter(({ type }) => type === 'order.checked');

  /** An order whose check is in progress when the player closes it. */
  function closedDuringCheck() {
    const order = followOrder(CANCELED);
    order.send({ type: 'order.check' });
    order.send({ type: 'order.hidden' });
    return order;
  }

  test('without a check in progress, it is over at once', () => {
    const order = followOrder(CANCELED);
    order.send({ type: 'order.hidden' });
    expect(order.emitted).toEqual([OVER]);
  });

  test('after the result of a check, it is over at once, also during the cooldown', async () => {
    const order = followOrder(CANCELED);
    order.send({ type: 'order.check' });
    await order.bankSays(CANCELED);
    order.send({ type: 'order.hidden' });
    expect(order.emitted).toEqual([OVER]);
  });

  test('is over after the result of the check, which reports the money first', async () => {
    const order = closedDuringCheck();
    expect(order.emitted).toEqual([]);
    await order.bankSays({ status: 'SUCCESS' });
    expect(order.emitted).toEqual([{ type: 'order.moved', code: 'D-1', status: 'SUCCESS' }, OVER]);
  });

  test('is over after the read that follows a check without a response', async () => {
    const order = closedDuringCheck();
    await order.checkDeposit.reject(TIMEOUT);
    expect(overs(order)).toEqual([]);
    await order.loadDeposit.answer(depositOf({ status: 'SUCCESS' }));
    expect(order.emitted).toEqual([{ type: 'order.moved', code: 'D-1', status: 'SUCCESS' }, OVER]);
  });

  test.each([rejection('BANK_UNAVAILABLE'), rejection('RATE_LIMITED')])(
    'is over after a check that is rejected: %o',
    async (failure) => {
      const order = closedDuringCheck();
      await order.checkDeposit.reject(failure);
      expect(order.emitted).toEqual([OVER]);
    },
  );

  test('is over after the automatic check that was due', async () => {
    const order = closedDuringCheck();
    order.send({ type: 'page.returned' });
    await order.bankSays(CANCELED);
    expect(overs(order)).toEqual([]);
    await order.pass(3 * SECOND);
    expect(overs(order)).toEqual([]);
    await order.bankSays({ status: 'SUCCESS' });
    expect(order.emitted.at(-1)).toEqual(OVER);
  });

  test('is over after two minutes, whatever happens', async () => {
    const order = closedDuringCheck();
    await order.pass(2 * MINUTE - 1);
    expect(overs(order)).toEqual([]);
    await order.pass(1);
    expect(order.emitted).toEqual([OVER]);
  });

  test('is over once, and again each time that it is closed', async () => {
    const order = closedDuringCheck();
    order.send({ type: 'order.hidden' });
    await order.bankSays(CANCELED);
    await order.pass(3 * MINUTE);
    expect(overs(order)).toHaveLength(1);
    order.send({ type: 'order.hidden' });
    expect(overs(order)).toHaveLength(2);
  });
});
