import { describe, expect, test } from 'vitest';
import { EMPTY_WITHDRAW_DRAFT } from '../../../contract/rules/withdraw-draft.ts';
import { underWay, withdrawOf } from './page.ts';

describe('a withdrawal that exists is followed by withdrawOrder (specification §4)', () => {
  test('it is left once it has ended: an empty form', async () => {
    const page = await underWay();
    page.order().send({ type: 'order.leave' });
    expect(page.has('following')).toBe(true);
    page.order().send({ type: 'order.observed', withdraw: withdrawOf({ status: 'REJECTED' }) });
    page.order().send({ type: 'order.leave' });
    expect(page.has('form')).toBe(true);
    expect(page.context()).toMatchObject({ order: null, draft: EMPTY_WITHDRAW_DRAFT, notice: null });
    expect(page.emitted.at(-1)).toEqual({ type: 'withdraw.left' });
  });

  test('a read of any view reaches it', async () => {
    const page = await underWay();
    page.send({ type: 'withdraw.observed', withdraw: withdrawOf({ status: 'REJECTED' }) });
    expect(page.order().getSnapshot().hasTag('ended')).toBe(true);
  });

  test('coming back to it does not withdraw again', async () => {
    const page = await underWay();
    page.confirm();
    page.quote();
    expect(page.createWithdraw.calls).toHaveLength(1);
    expect(page.requestQuote.calls).toHaveLength(1);
  });
});
