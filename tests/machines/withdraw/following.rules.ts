import { describe, expect, test } from 'vitest';
import { EMPTY_WITHDRAW_DRAFT } from '../../../contract/rules/withdraw-draft.ts';
import { underWay, withdrawOf } from './page.ts';

describe('a withdrawal that exists is followed by withdrawOrder (specification §4)', () => {
  test('it can be left once it has ended, and the form is then empty', async () => {
    const page = await underWay();
    page.order().send({ type: 'order.leave' });
    expect(page.has('following')).toBe(true);
    page.order().send({ type: 'order.observed', withdraw: withdrawOf({ status: 'REJECTED' }) });
    page.order().send({ type: 'order.leave' });
    expect(page.has('form')).toBe(true);
    expect(page.context()).toMatchObject({ order: null, draft: EMPTY_WITHDRAW_DRAFT, notice: null });
    expect(page.emitted.at(-1)).toEqual({ type: 'domain.withdraw.left' });
  });

  test('another press requests no quote and no second withdrawal', async () => {
    const page = await underWay();
    page.confirm();
    page.quote();
    expect(page.createWithdraw.calls).toHaveLength(1);
    expect(page.requestQuote.calls).toHaveLength(1);
  });
});
