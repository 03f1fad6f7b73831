/** Contract §2 and §3, POST /deposits/{code}/check: how the site learns of money, and what becomes of it. */
import { describe, expect, test } from 'vitest';
import { codeIn } from '../client.ts';
import { about, creditWith, ledgerOf, openDeposit, wait } from '../requests.ts';
import { siteForFile, START } from '../site.ts';

const here = siteForFile();

/** An order with money at the bank that the site does not know of. */
async function paidOrder(payment: { amount?: string; times?: number } = {}) {
  const demo = await here.site.player('demo');
  const order = await openDeposit(demo);
  await demo.lab('bank/pay', { code: order.code, ...payment });
  return { demo, order };
}

describe('a check', () => {
  test('of an unpaid order is 200 and changes nothing', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    const { status, body } = await demo.call('depositCheck', about(order));
    expect([status, body]).toEqual([200, { deposit: order, paid: false, retryAfterSeconds: 3 }]);
  });

  test('of a paid order credits it: OPEN → PAID → SUCCESS', async () => {
    const { demo, order } = await paidOrder();
    expect((await demo.call('deposit', about(order))).body.deposit.status).toBe('OPEN');
    const { body } = await demo.call('depositCheck', about(order));
    expect(body.paid).toBe(true);
    expect(body.deposit).toEqual({
      ...order,
      status: 'SUCCESS',
      paidAmount: '675000',
      paidAt: START,
      finishedAt: START,
    });
    expect(await creditWith(demo)).toBe('1000');
    expect(await ledgerOf(demo, order.code)).toEqual([
      'deposit.opened 675000',
      'payment.received 675000',
      'credit.deposited 1000',
    ]);
  });

  test('is refused within checkSeconds of the last, and says how long', async () => {
    const { demo, order } = await paidOrder();
    await demo.call('depositCheck', about(order));
    const early = await demo.call('depositCheck', about(order));
    expect([codeIn(early), early.headers.get('retry-after')]).toEqual(['RATE_LIMITED', '3']);
    await wait(demo, 2);
    expect((await demo.call('depositCheck', about(order))).headers.get('retry-after')).toBe('1');
    await wait(demo, 1);
    expect((await demo.call('depositCheck', about(order))).body.paid).toBe(true);
  });

  test('credits once, however many ask at the same moment', async () => {
    const { demo, order } = await paidOrder();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => demo.call('depositCheck', about(order))),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    await wait(demo, 3);
    await demo.call('depositCheck', about(order));
    expect(await creditWith(demo)).toBe('1000');
  });

  test('is answered in every status', async () => {
    const { demo, order } = await paidOrder({ amount: '1000' });
    const seen: [string, boolean][] = [];
    const check = async () => {
      await wait(demo, 3);
      const { deposit, paid } = (await demo.call('depositCheck', about(order))).body;
      seen.push([deposit.status, paid]);
    };
    await check();
    await demo.lab(`staff/deposits/${order.code}`, { action: 'fail' });
    await check();
    await demo.lab(`staff/deposits/${order.code}`, { action: 'reject' });
    await check();
    const other = await openDeposit(demo);
    await demo.call('depositCancel', about(other));
    const canceled = (await demo.call('depositCheck', about(other))).body;
    seen.push([canceled.deposit.status, canceled.paid]);
    expect(seen).toEqual([
      ['PAID', true],
      ['FAILED', true],
      ['REJECTED', true],
      ['CANCELED', false],
    ]);
  });
});

describe('a silent bank', () => {
  test('503, and nothing changes: not even when the next check may come', async () => {
    const { demo, order } = await paidOrder();
    await demo.lab('bank/mode', { mode: 'silent' });
    expect(await demo.codeOf('depositCheck', about(order))).toBe('BANK_UNAVAILABLE');
    expect(await demo.codeOf('depositCheck', about(order))).toBe('BANK_UNAVAILABLE');
    expect((await demo.call('deposit', about(order))).body.deposit).toEqual(order);
    await demo.lab('bank/mode', { mode: 'up' });
    expect((await demo.call('depositCheck', about(order))).body.deposit.status).toBe('SUCCESS');
  });

  test('is not asked of what is settled', async () => {
    const { demo, order } = await paidOrder();
    await demo.call('depositCheck', about(order));
    await demo.lab('bank/mode', { mode: 'silent' });
    await wait(demo, 3);
    expect((await demo.call('depositCheck', about(order))).body.paid).toBe(true);
  });
});

describe('money that does not fit', () => {
  test('partial: stays PAID with attention, and nothing is credited', async () => {
    const { demo, order } = await paidOrder({ amount: '300000' });
    const { body } = await demo.call('depositCheck', about(order));
    expect(body.deposit).toMatchObject({ status: 'PAID', attention: 'PARTIAL', paidAmount: '300000' });
    expect(await creditWith(demo)).toBe('0');
  });

  test('two parts that make the whole are the whole', async () => {
    const { demo, order } = await paidOrder({ amount: '337500', times: 2 });
    const { deposit } = (await demo.call('depositCheck', about(order))).body;
    expect(deposit).toMatchObject({ status: 'SUCCESS', paidAmount: '675000' });
    expect(deposit).not.toHaveProperty('attention');
  });

  test('over: credited once, and the excess is owed back', async () => {
    const { demo, order } = await paidOrder({ amount: '700000' });
    const { body } = await demo.call('depositCheck', about(order));
    expect(body.deposit).toMatchObject({ status: 'SUCCESS', attention: 'OVER', totalCredit: '1000' });
    expect(await creditWith(demo)).toBe('1000');
    expect(await ledgerOf(demo, order.code)).toContain('refund.owed 25000');
  });

  test('twice: credited once, and the second payment is owed back', async () => {
    const { demo, order } = await paidOrder({ times: 2 });
    const { body } = await demo.call('depositCheck', about(order));
    expect(body.deposit).toMatchObject({ status: 'SUCCESS', attention: 'TWICE', paidAmount: '1350000' });
    expect(await creditWith(demo)).toBe('1000');
    expect(await ledgerOf(demo, order.code)).toContain('refund.owed 675000');
  });

  test('twice, the second after the first was credited: reconciliation finds it half an hour later', async () => {
    const { demo, order } = await paidOrder();
    await demo.call('depositCheck', about(order));
    await demo.lab('bank/pay', { code: order.code });
    await wait(demo, 1799);
    expect((await demo.call('deposit', about(order))).body.deposit).not.toHaveProperty('attention');
    await wait(demo, 1);
    const { deposit } = (await demo.call('deposit', about(order))).body;
    expect(deposit).toMatchObject({ status: 'SUCCESS', attention: 'TWICE', paidAmount: '1350000' });
    expect(await ledgerOf(demo, order.code)).toContain('refund.owed 675000');
    expect(await creditWith(demo)).toBe('1000');
  });
});

describe('a transfer that fails', () => {
  test('PAID → FAILED, credits nothing; a retry by staff credits once', async () => {
    const { demo, order } = await paidOrder();
    await demo.lab(`staff/deposits/${order.code}`, { action: 'fail' });
    const { body } = await demo.call('depositCheck', about(order));
    expect(body).toMatchObject({ paid: true, deposit: { status: 'FAILED' } });
    expect(await creditWith(demo)).toBe('0');
    await demo.lab(`staff/deposits/${order.code}`, { action: 'retry' });
    expect(await creditWith(demo)).toBe('1000');
    expect((await demo.tryLab(`staff/deposits/${order.code}`, { action: 'retry' })).status).toBe(409);
    expect(await creditWith(demo)).toBe('1000');
  });
});
