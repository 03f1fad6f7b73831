/** Contract §2 and §3: cancelling, running out, and money that comes after either. */
import { describe, expect, test } from 'vitest';
import { about, creditWith, ledgerOf, openDeposit, wait } from '../requests.ts';
import { siteForFile, START } from '../site.ts';

const here = siteForFile();
const HOURS = 3_600;

async function demoWithOrder() {
  const demo = await here.site.player('demo');
  const order = await openDeposit(demo);
  const read = async () => (await demo.call('deposit', about(order))).body.deposit;
  return { demo, order, read };
}

describe('POST /deposits/{code}/cancel', () => {
  test('OPEN → CANCELED by the player; repeating it is 200', async () => {
    const { demo, order } = await demoWithOrder();
    const { body } = await demo.call('depositCancel', about(order));
    expect(body.deposit).toEqual({
      ...order,
      status: 'CANCELED',
      cancelReason: 'PLAYER',
      finishedAt: START,
    });
    expect((await demo.call('depositCancel', about(order))).body).toEqual(body);
  });

  test('asks the bank first: money that is in wins, and is credited', async () => {
    const { demo, order, read } = await demoWithOrder();
    await demo.lab('bank/pay', { code: order.code });
    expect(await demo.codeOf('depositCancel', about(order))).toBe('ORDER_ALREADY_PAID');
    expect((await read()).status).toBe('SUCCESS');
    expect(await creditWith(demo)).toBe('1000');
  });

  test.each([
    ['PAID', ['pay 1000', 'check']],
    ['FAILED', ['fail', 'pay', 'check']],
    ['SUCCESS', ['pay', 'check']],
    ['REJECTED', ['pay 1000', 'check', 'reject']],
  ])('a %s order is ORDER_ALREADY_PAID, and stays', async (status, steps) => {
    const { demo, order, read } = await demoWithOrder();
    for (const step of steps) {
      const [verb, amount] = step.split(' ');
      if (verb === 'pay') await demo.lab('bank/pay', { code: order.code, ...(amount ? { amount } : {}) });
      else if (verb === 'check') await demo.call('depositCheck', about(order));
      else await demo.lab(`staff/deposits/${order.code}`, { action: verb });
    }
    expect(await demo.codeOf('depositCancel', about(order))).toBe('ORDER_ALREADY_PAID');
    expect((await read()).status).toBe(status);
  });

  test('503 while the bank is silent, and the order stays open', async () => {
    const { demo, order, read } = await demoWithOrder();
    await demo.lab('bank/mode', { mode: 'silent' });
    expect(await demo.codeOf('depositCancel', about(order))).toBe('BANK_UNAVAILABLE');
    expect(await read()).toEqual(order);
  });

  test('of a cancel and a check of a paid order at the same moment, the money wins', async () => {
    const { demo, order, read } = await demoWithOrder();
    await demo.lab('bank/pay', { code: order.code });
    await Promise.all([demo.call('depositCancel', about(order)), demo.call('depositCheck', about(order))]);
    expect((await read()).status).toBe('SUCCESS');
    expect(await creditWith(demo)).toBe('1000');
  });
});

describe('running out', () => {
  test('after 30 minutes the timer cancels an unpaid order', async () => {
    const { demo, order, read } = await demoWithOrder();
    await wait(demo, 1799);
    expect((await read()).status).toBe('OPEN');
    await wait(demo, 1);
    expect(await read()).toEqual({
      ...order,
      status: 'CANCELED',
      cancelReason: 'EXPIRED',
      finishedAt: order.expiresAt,
    });
  });

  test('asks the bank first: an order that was paid in time is credited, not cancelled', async () => {
    const { demo, order, read } = await demoWithOrder();
    await demo.lab('bank/pay', { code: order.code });
    await wait(demo, 1800);
    expect(await read()).toMatchObject({ status: 'SUCCESS', late: false });
  });

  test('a silent bank keeps it open; when the bank answers again the timer fires', async () => {
    const { demo, read } = await demoWithOrder();
    await demo.lab('bank/mode', { mode: 'silent' });
    await wait(demo, 2 * HOURS);
    expect((await read()).status).toBe('OPEN');
    await demo.lab('bank/mode', { mode: 'up' });
    expect(await read()).toMatchObject({
      status: 'CANCELED',
      cancelReason: 'EXPIRED',
      finishedAt: '2026-03-02T05:00:00.000Z',
    });
  });

  test('money that comes while the bank is silent is not late', async () => {
    const { demo, order, read } = await demoWithOrder();
    await demo.lab('bank/mode', { mode: 'silent' });
    await wait(demo, 2 * HOURS);
    await demo.lab('bank/pay', { code: order.code });
    await demo.lab('bank/mode', { mode: 'up' });
    expect(await read()).toMatchObject({ status: 'SUCCESS', late: false });
  });

  test('happens at the deadline, however late it is noticed', async () => {
    const { demo, order, read } = await demoWithOrder();
    await wait(demo, 100 * HOURS);
    expect((await read()).finishedAt).toBe(order.expiresAt);
  });
});

describe('money after the end', () => {
  test.each(['cancel', 'expiry'])(
    'within 24 hours of the %s: CANCELED → PAID → SUCCESS, late',
    async (end) => {
      const { demo, order, read } = await demoWithOrder();
      if (end === 'cancel') await demo.call('depositCancel', about(order));
      else await wait(demo, 1800);
      await wait(demo, 24 * HOURS - 1);
      await demo.lab('bank/pay', { code: order.code });
      const { body } = await demo.call('depositCheck', about(order));
      expect(body.deposit).toMatchObject({ status: 'SUCCESS', late: true });
      expect(body.deposit).not.toHaveProperty('cancelReason');
      expect(await creditWith(demo)).toBe('1000');
      expect(await read()).toEqual(body.deposit);
    },
  );

  test('late money that nobody checks for is found by reconciliation', async () => {
    const { demo, order, read } = await demoWithOrder();
    await demo.call('depositCancel', about(order));
    await demo.lab('bank/pay', { code: order.code });
    await wait(demo, 1800);
    expect(await read()).toMatchObject({ status: 'SUCCESS', late: true });
  });

  test('over 24 hours: a check no longer asks; reconciliation does, and the money waits for staff', async () => {
    const { demo, order, read } = await demoWithOrder();
    await demo.call('depositCancel', about(order));
    await wait(demo, 24 * HOURS + 1);
    await demo.lab('bank/pay', { code: order.code });
    expect((await demo.call('depositCheck', about(order))).body).toMatchObject({
      paid: false,
      deposit: { status: 'CANCELED' },
    });
    await wait(demo, 1800);
    expect(await read()).toMatchObject({ status: 'PAID', late: true, attention: 'TOO_LATE' });
    expect(await creditWith(demo)).toBe('0');
    await demo.lab(`staff/deposits/${order.code}`, { action: 'credit' });
    expect(await read()).toMatchObject({ status: 'SUCCESS', totalCredit: '1000' });
    expect(await creditWith(demo)).toBe('1000');
  });

  test('over 24 hours and not the price: staff credit what was paid, not what was ordered', async () => {
    const { demo, order, read } = await demoWithOrder();
    await demo.call('depositCancel', about(order));
    await wait(demo, 24 * HOURS + 1);
    await demo.lab('bank/pay', { code: order.code, amount: '100000' });
    await wait(demo, 1800);
    expect(await read()).toMatchObject({ status: 'PAID', attention: 'TOO_LATE', paidAmount: '100000' });
    await demo.lab(`staff/deposits/${order.code}`, { action: 'credit' });
    expect(await read()).toMatchObject({ status: 'SUCCESS', totalCredit: '148.14' });
    expect(await creditWith(demo)).toBe('148.14');
  });

  test('late money settles although another order has been opened meanwhile', async () => {
    const { demo, order, read } = await demoWithOrder();
    await demo.call('depositCancel', about(order));
    const second = await openDeposit(demo);
    await demo.lab('bank/pay', { code: order.code });
    await demo.call('depositCheck', about(order));
    expect((await read()).status).toBe('SUCCESS');
    expect((await demo.call('depositOpen')).body.items).toEqual([second]);
  });
});

describe('staff', () => {
  test('give credit for a partial payment at the order’s rate', async () => {
    const { demo, order, read } = await demoWithOrder();
    await demo.lab('bank/pay', { code: order.code, amount: '100000' });
    await demo.call('depositCheck', about(order));
    await demo.lab('rates', { currency: 'LAK', buy: '1', sell: '1' });
    await demo.lab(`staff/deposits/${order.code}`, { action: 'credit' });
    expect(await read()).toMatchObject({ status: 'SUCCESS', credit: '148.14', totalCredit: '148.14' });
    expect(await read()).not.toHaveProperty('attention');
    expect(await creditWith(demo)).toBe('148.14');
  });

  test.each(['reject', 'refund'])('%s a partial payment: all of it goes back', async (action) => {
    const { demo, order, read } = await demoWithOrder();
    await demo.lab('bank/pay', { code: order.code, amount: '100000' });
    await demo.call('depositCheck', about(order));
    await demo.lab(`staff/deposits/${order.code}`, { action });
    expect((await read()).status).toBe('REJECTED');
    expect((await ledgerOf(demo, order.code)).slice(-2)).toEqual([
      'refund.owed 100000',
      'refund.paid 100000',
    ]);
    expect(await creditWith(demo)).toBe('0');
  });

  test('refund the excess of an order that was paid twice: it stays SUCCESS', async () => {
    const { demo, order, read } = await demoWithOrder();
    await demo.lab('bank/pay', { code: order.code, times: 2 });
    await demo.call('depositCheck', about(order));
    await demo.lab(`staff/deposits/${order.code}`, { action: 'refund' });
    expect((await read()).status).toBe('SUCCESS');
    expect(await read()).not.toHaveProperty('attention');
    expect((await ledgerOf(demo, order.code)).at(-1)).toBe('refund.paid 675000');
    expect((await demo.tryLab(`staff/deposits/${order.code}`, { action: 'refund' })).status).toBe(409);
  });

  test('cancel an open order, after the bank was asked', async () => {
    const { demo, order, read } = await demoWithOrder();
    await demo.lab('bank/mode', { mode: 'silent' });
    expect((await demo.tryLab(`staff/deposits/${order.code}`, { action: 'cancel' })).status).toBe(409);
    await demo.lab('bank/mode', { mode: 'up' });
    await demo.lab(`staff/deposits/${order.code}`, { action: 'cancel' });
    expect(await read()).toMatchObject({ status: 'CANCELED', cancelReason: 'STAFF' });
  });
});
