import { describe, expect, test } from 'vitest';
import { depositOf } from '../../../tools/fixtures/cashier/deposits.ts';
import { MINUTE, NETWORK, NO_USABLE_ANSWER, rejection, SECOND, TIMEOUT } from '../harness/facts.ts';
import { type FollowedOrder, followOrder, shownOrder } from '../harness/order.ts';

const WHISPERS = ['qr.lapsed', 'news.page.returned', 'news.network.restored'] as const;

async function checked() {
  const order = await shownOrder();
  order.send({ type: 'order.check' });
  return order;
}

describe('a check (specification §4, contract §2)', () => {
  test('is sent once, however often the button is pressed', async () => {
    const order = await checked();
    for (let press = 0; press < 19; press += 1) order.send({ type: 'order.check' });
    expect(order.has('checking')).toBe(true);
    expect(order.checkDeposit.calls.map((call) => call.input)).toEqual([{ code: 'D-1' }]);
  });

  test('that finds no payment sets the notice UNPAID, and cannot be repeated before the wait in its response is over', async () => {
    const order = await checked();
    await order.bankSays({ status: 'OPEN' }, 7);
    expect(order.status()).toBe('open');
    order.send({ type: 'order.check' });
    await order.pass(7 * SECOND - 1);
    expect([order.has('coolingDown'), order.context().notice]).toEqual([true, 'UNPAID']);
    expect(order.checkDeposit.calls).toHaveLength(1);
    await order.pass(1);
    expect(order.has('coolingDown')).toBe(false);
    order.send({ type: 'order.check' });
    expect(order.checkDeposit.calls).toHaveLength(2);
    expect(order.context().notice).toBeNull();
    await order.bankSays({ status: 'PAID' });
    expect(order.status()).toBe('paid');
    expect(order.context()).toMatchObject({ notice: null, failure: null });
    expect(order.emitted.at(-1)).toEqual({ type: 'domain.order.moved', code: 'D-1', status: 'PAID' });
  });

  test.each([
    ['that the server names', 9],
    ['of three seconds', undefined],
  ])(
    'that comes too soon sets the notice TOO_SOON, and can be repeated after a wait %s',
    async (_, retryAfterSeconds) => {
      const order = await checked();
      await order.checkDeposit.reject(
        rejection('RATE_LIMITED', retryAfterSeconds ? { retryAfterSeconds } : {}),
      );
      expect(order.context().notice).toBe('TOO_SOON');
      await order.pass((retryAfterSeconds ?? 3) * SECOND - 1);
      expect(order.has('coolingDown')).toBe(true);
      await order.pass(1);
      expect(order.isReady()).toBe(true);
    },
  );

  test('of a paid order that comes too soon sets a notice, which stays until the next response of the bank', async () => {
    const order = followOrder({ status: 'PAID' });
    order.send({ type: 'order.check' });
    await order.checkDeposit.reject(rejection('RATE_LIMITED'));
    expect(order.context().notice).toBe('TOO_SOON');
    await order.pass(3 * SECOND);
    order.send({ type: 'news.page.returned' });
    await order.bankSays({ status: 'PAID' });
    expect(order.context().notice).toBeNull();
  });

  test('ignores a response about another order', async () => {
    const order = await checked();
    await order.bankSays({ code: 'D-2', status: 'PAID' });
    expect(order.status()).toBe('open');
  });

  test('does not change the order if the bank is unavailable, and the reason is shown', async () => {
    const order = await checked();
    await order.checkDeposit.reject(rejection('BANK_UNAVAILABLE'));
    expect(order.has('coolingDown')).toBe(true);
    expect(order.status()).toBe('open');
    expect(order.context().failure).toEqual(rejection('BANK_UNAVAILABLE'));
  });

  test.each(NO_USABLE_ANSWER)(
    'without a usable response (%s) is followed by a read of the order, which shows the payment',
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

  test('without a usable response keeps its failure shown if the order has not changed or cannot be read, and can be repeated', async () => {
    const order = await checked();
    await order.checkDeposit.reject(TIMEOUT);
    await order.loadDeposit.answer(depositOf());
    expect(order.isReady()).toBe(true);
    expect(order.context()).toMatchObject({ notice: null, failure: TIMEOUT });
    order.send({ type: 'order.check' });
    await order.checkDeposit.reject(NETWORK);
    await order.loadDeposit.reject(NETWORK);
    expect(order.context().failure).toEqual(NETWORK);
    order.send({ type: 'order.check' });
    expect(order.checkDeposit.calls).toHaveLength(3);
  });
});

describe('a slow bank', () => {
  test('is reported after five seconds; if the player stops waiting, the order is read instead', async () => {
    const order = await checked();
    order.send({ type: 'check.stopWaiting' });
    expect([order.has('slowCheck'), order.loadDeposit.calls.length]).toEqual([false, 0]);
    await order.pass(4_999);
    expect(order.has('slowCheck')).toBe(false);
    await order.pass(1);
    expect([order.has('slowCheck'), order.has('checking')]).toEqual([true, true]);
    order.send({ type: 'check.stopWaiting' });
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
    order.send({ type: 'news.page.returned' });
    await order.checkDeposit.reject(rejection('RATE_LIMITED'));
    expect(order.context()).toMatchObject({ notice: null, failure: null });
    await order.pass(3 * SECOND);
    order.send({ type: 'news.page.returned' });
    await order.checkDeposit.reject(NETWORK);
    await order.loadDeposit.reject(NETWORK);
    expect(order.context()).toMatchObject({ notice: null, failure: null });
  });

  test('the notice of the player’s own check stays after a quiet check', async () => {
    const order = await checked();
    await order.bankSays({ status: 'OPEN' });
    await order.pass(3 * SECOND);
    order.send({ type: 'news.page.returned' });
    await order.bankSays({ status: 'OPEN' });
    expect(order.context().notice).toBe('UNPAID');
  });

  test.each(WHISPERS)(
    '%s during the cooldown is not lost: a check starts as soon as it is allowed',
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
    '%s during a check starts another one, because the response may be older than the payment',
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
    '%s during the look-up after a failed check starts another quiet check',
    async (type) => {
      const order = await checked();
      await order.checkDeposit.reject(NETWORK);
      order.send({ type });
      await order.loadDeposit.answer(depositOf());
      expect(order.checkDeposit.calls).toHaveLength(2);
      expect(order.has('checkRequested')).toBe(false);
    },
  );

  test('a check of the player during a read is sent at once, shown as requested, and replaces an automatic one that waits', async () => {
    const order = followOrder({ status: 'PAID' });
    await order.pass(5 * SECOND);
    expect(order.loadDeposit.openCalls).toHaveLength(1);
    order.send({ type: 'news.page.returned' });
    order.send({ type: 'order.check' });
    expect([order.has('checkRequested'), order.checkDeposit.openCalls.length]).toEqual([true, 1]);
    await order.bankSays({ status: 'PAID' });
    await order.pass(4 * SECOND);
    expect(order.checkDeposit.calls).toHaveLength(1);
  });

  test.each([
    ['an automatic one', 1],
    ['an automatic one after which another is due', 2],
  ])(
    'a check of the player during %s is not answered by it, but by one that starts after the press',
    async (_, reasons) => {
      const order = await shownOrder();
      for (let reason = 0; reason < reasons; reason += 1) order.send({ type: 'news.page.returned' });
      order.send({ type: 'order.check' });
      expect(order.has('checkRequested')).toBe(true);
      await order.bankSays({ status: 'OPEN' }, 7);
      expect(order.context().notice).toBeNull();
      expect(order.has('checkRequested')).toBe(true);
      await order.pass(7 * SECOND);
      expect(order.checkDeposit.calls).toHaveLength(2);
      await order.bankSays({ status: 'OPEN' });
      expect(order.context().notice).toBe('UNPAID');
      expect(order.has('checkRequested')).toBe(false);
      await order.pass(MINUTE);
      expect(order.checkDeposit.calls).toHaveLength(2);
    },
  );

  test.each([
    ['the player', ['news.page.returned', 'order.check']],
    ['the page', ['order.check', 'news.page.returned']],
  ] as const)('a pending check of %s is dropped once the order is final', async (_, types) => {
    const order = await shownOrder();
    for (const type of types) order.send({ type });
    await order.bankSays({ status: 'SUCCESS' });
    await order.pass(MINUTE);
    expect(order.checkDeposit.calls).toHaveLength(1);
  });

  test('a failed read of the order sets no notice and does not delay the next check', async () => {
    const order = followOrder({ status: 'PAID' });
    await order.pass(5 * SECOND);
    await order.loadDeposit.reject(NETWORK);
    expect(order.isReady()).toBe(true);
    expect(order.context()).toMatchObject({ notice: null, failure: null });
  });

  test.each(WHISPERS)('%s starts no check of an order that cannot change any more', (type) => {
    for (const status of ['SUCCESS', 'REJECTED'] as const) {
      const order = followOrder({ status });
      order.send({ type });
      expect(order.checkDeposit.calls).toHaveLength(0);
    }
  });
});

describe('the wait between checks after a correction of the clock', () => {
  test('is over if the clock is corrected forward past its end', async () => {
    const order = await checked();
    await order.bankSays({ status: 'OPEN' }, 30);
    order.correct(MINUTE);
    await order.pass(0);
    expect(order.isReady()).toBe(true);
  });

  test('is not longer than the server said if the clock is corrected back', async () => {
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

  test('emits `order.checked` at once if no check is in progress, also during the cooldown after one', async () => {
    const order = followOrder(CANCELED);
    order.send({ type: 'order.hidden' });
    expect(order.emitted).toEqual([OVER]);
    order.send({ type: 'order.check' });
    await order.bankSays(CANCELED);
    order.send({ type: 'order.hidden' });
    expect(order.emitted).toEqual([OVER, OVER]);
  });

  test('emits `order.checked` after the result of the check, which reports the payment first', async () => {
    const order = closedDuringCheck();
    expect(order.emitted).toEqual([]);
    await order.bankSays({ status: 'SUCCESS' });
    expect(order.emitted).toEqual([{ type: 'domain.order.moved', code: 'D-1', status: 'SUCCESS' }, OVER]);
  });

  test('emits `order.checked` after the read that follows a check without a response', async () => {
    const order = closedDuringCheck();
    await order.checkDeposit.reject(TIMEOUT);
    expect(overs(order)).toEqual([]);
    await order.loadDeposit.answer(depositOf({ status: 'SUCCESS' }));
    expect(order.emitted).toEqual([{ type: 'domain.order.moved', code: 'D-1', status: 'SUCCESS' }, OVER]);
  });

  test.each([rejection('BANK_UNAVAILABLE'), rejection('RATE_LIMITED')])(
    'emits `order.checked` after a check that is rejected: %o',
    async (failure) => {
      const order = closedDuringCheck();
      await order.checkDeposit.reject(failure);
      expect(order.emitted).toEqual([OVER]);
    },
  );

  test('emits `order.checked` after the automatic check that was due', async () => {
    const order = closedDuringCheck();
    order.send({ type: 'news.page.returned' });
    await order.bankSays(CANCELED);
    expect(overs(order)).toEqual([]);
    await order.pass(3 * SECOND);
    expect(overs(order)).toEqual([]);
    await order.bankSays({ status: 'SUCCESS' });
    expect(order.emitted.at(-1)).toEqual(OVER);
  });

  test('emits `order.checked` after two minutes at the latest', async () => {
    const order = closedDuringCheck();
    await order.pass(2 * MINUTE - 1);
    expect(overs(order)).toEqual([]);
    await order.pass(1);
    expect(order.emitted).toEqual([OVER]);
  });

  test('emits `order.checked` once for each time that it is closed', async () => {
    const order = closedDuringCheck();
    order.send({ type: 'order.hidden' });
    await order.bankSays(CANCELED);
    await order.pass(3 * MINUTE);
    expect(overs(order)).toHaveLength(1);
    order.send({ type: 'order.hidden' });
    expect(overs(order)).toHaveLength(2);
  });
});
