import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../../../contract/order.ts';
import { withdrawTransitions } from '../../../contract/rules/withdraw.ts';
import { EMPTY_WITHDRAW_DRAFT } from '../../../contract/rules/withdraw-draft.ts';
import { LATER_STATUS } from '../../../tools/fixtures/cashier/deposits.ts';
import { NOTHING, openWithdrawPage, underWay, withdrawOf } from './page.ts';

describe('a withdrawal that is followed (specification §4, contract §3)', () => {
  test('from approval to payout: each status is emitted once, and SUCCESS is final', async () => {
    const page = await underWay();
    page.observe({ status: 'PAID' });
    page.observe({ status: 'PAID' });
    expect(page.has('ended')).toBe(false);
    page.observe({ status: 'SUCCESS' });
    expect(page.has('ended')).toBe(true);
    expect(page.emitted.filter(({ type }) => type === 'withdraw.moved')).toEqual([
      { type: 'withdraw.moved', code: 'W-1', status: 'PAID' },
      { type: 'withdraw.moved', code: 'W-1', status: 'SUCCESS' },
    ]);
  });

  test.each(ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => ({ from, to }))))(
    'news of $to while it is $from: believed only where contract §3 has a way there',
    async ({ from, to }) => {
      const page = openWithdrawPage();
      await page.restore.answer({ ...NOTHING, order: withdrawOf({ status: from }) });
      page.observe({ status: to });
      const isBelieved = withdrawTransitions.mayLaterBe(from, to);
      expect(page.context().order?.status).toBe(isBelieved ? to : from);
      expect(page.emitted.some(({ type }) => type === 'withdraw.moved')).toBe(isBelieved && from !== to);
    },
  );

  test.each(ORDER_STATUSES)(
    'a status that the site does not know is shown as unknown after %s, unless that is final',
    async (status) => {
      const page = openWithdrawPage();
      await page.restore.answer({ ...NOTHING, order: withdrawOf({ status }) });
      const before = page.snapshot().value;
      page.observe({ status: LATER_STATUS });
      const isFinal = withdrawTransitions.isFinal(status);
      expect(page.snapshot().value).toEqual(isFinal ? before : { following: { ended: 'unknown' } });
      page.observe({ status: 'SUCCESS' });
      expect(page.snapshot().value).toEqual(isFinal ? before : { following: { ended: 'success' } });
    },
  );

  test('a withdrawal whose status the site does not know at a load can be left', async () => {
    const page = openWithdrawPage();
    await page.restore.answer({ ...NOTHING, order: withdrawOf({ status: LATER_STATUS }) });
    expect(page.has('ended')).toBe(true);
    page.send({ type: 'withdraw.leave' });
    expect(page.has('form')).toBe(true);
  });

  test('news of another order move nothing', async () => {
    const page = await underWay();
    page.observe({ code: 'W-2', status: 'SUCCESS' });
    expect(page.context().order).toEqual({ code: 'W-1', status: 'OPEN' });
  });

  test('it is not left while it is under way', async () => {
    const page = await underWay();
    page.send({ type: 'withdraw.leave' });
    expect(page.has('following')).toBe(true);
  });

  test('it is left once it has ended: an empty form and a new key', async () => {
    const page = await underWay();
    const { key } = page.context();
    page.observe({ status: 'REJECTED' });
    page.send({ type: 'withdraw.leave' });
    expect(page.has('form')).toBe(true);
    expect(page.context()).toMatchObject({ order: null, draft: EMPTY_WITHDRAW_DRAFT, notice: null });
    expect(page.sentKeys()).not.toContain(key);
    expect(page.emitted.at(-1)).toEqual({ type: 'withdraw.left' });
  });

  test('coming back to it does not withdraw again', async () => {
    const page = await underWay();
    page.confirm();
    page.quote();
    expect(page.createWithdraw.calls).toHaveLength(1);
    expect(page.requestQuote.calls).toHaveLength(1);
  });
});
