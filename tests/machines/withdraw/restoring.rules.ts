import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../../../contract/order.ts';
import { EMPTY_WITHDRAW_DRAFT } from '../../../contract/rules/withdraw-draft.ts';
import type { WithdrawIntent } from '../../../machines/withdraw.machine.ts';
import { MINUTE, NETWORK, rejection, SECOND, START } from '../harness/facts.ts';
import { DRAFT, form, NOTHING, OPEN_WITHDRAW, openWithdrawPage, REQUEST, withdrawOf } from './page.ts';

const INTENT: WithdrawIntent = {
  key: 'key-of-old',
  request: { ...REQUEST, bankAccountId: 'BA-1', quoteId: 'Q-1' },
  draft: DRAFT,
  at: START - MINUTE,
};

describe('a load of the page (contract §1): the server and the journal determine the state', () => {
  test('no quote can be requested before the state is restored; without a withdrawal, an intent and a draft, the form is empty', async () => {
    const page = openWithdrawPage();
    expect(page.has('loading')).toBe(true);
    page.quote();
    expect(page.requestQuote.calls).toHaveLength(0);
    await page.restore.answer(NOTHING);
    expect(page.has('form')).toBe(true);
    expect(page.context()).toMatchObject({ draft: EMPTY_WITHDRAW_DRAFT, failure: null, notice: null });
  });

  test('the form keeps its draft across a reload', async () => {
    const page = openWithdrawPage();
    await page.restore.answer({ ...NOTHING, draft: DRAFT });
    expect(page.context().draft).toEqual(DRAFT);
  });

  test.each(ORDER_STATUSES)('an order that is %s is shown as the server has it', async (status) => {
    const page = openWithdrawPage();
    await page.restore.answer({ ...NOTHING, order: withdrawOf({ status }) });
    expect(page.has('following')).toBe(true);
    expect(page.order().getSnapshot().hasTag('ended')).toBe(status !== 'OPEN' && status !== 'PAID');
    expect(page.emitted).toEqual([{ type: 'domain.withdraw.followed', code: 'W-1' }]);
    expect(page.context()).toMatchObject({ order: { code: 'W-1', status }, notice: null });
  });

  test('an intent without a response before the reload is sent again with the same key and body', async () => {
    const page = openWithdrawPage();
    await page.restore.answer({ ...NOTHING, intent: INTENT });
    expect(page.submissionHas('findingOut')).toBe(true);
    expect(page.createWithdraw.open.input).toEqual(INTENT);
    expect(page.context().intent).toEqual(INTENT);
    // A request for a quote has no account and no earlier quote (contract §2).
    expect(page.context().quoteRequest).toEqual(REQUEST);
    await page.createWithdraw.answer(withdrawOf({ idempotencyKey: 'key-of-old' }));
    expect(page.order().getSnapshot().context.notice).toBeNull();
  });

  test('if another withdrawal is under way when the intent is sent again, it is followed with ALREADY_OPEN', async () => {
    const page = openWithdrawPage();
    await page.restore.answer({ ...NOTHING, intent: INTENT });
    await page.createWithdraw.reject(OPEN_WITHDRAW);
    await page.findWithdraw.answer(null);
    await page.loadWithdraw.answer(withdrawOf({ idempotencyKey: 'key-of-other-tab' }));
    expect(page.order().getSnapshot().context).toMatchObject({ code: 'W-1', notice: 'ALREADY_OPEN' });
  });

  test('if the server is busy when the intent is sent again, the outcome stays unknown, and no quote is shown', async () => {
    const page = openWithdrawPage();
    await page.restore.answer({ ...NOTHING, intent: INTENT });
    await page.createWithdraw.reject(rejection('SERVICE_UNAVAILABLE'));
    await page.findWithdraw.answer(null);
    expect([page.submissionHas('waiting'), page.quoted()]).toEqual([true, undefined]);
    await page.pass(2 * SECOND);
    expect(page.sentKeys()).toEqual([INTENT.key, INTENT.key]);
    expect(page.requestQuote.calls).toHaveLength(0);
  });

  test('for an intent of an hour ago, the notice NOT_CREATED is shown, and the form has its draft', async () => {
    const page = openWithdrawPage();
    await page.restore.answer({ ...NOTHING, intent: { ...INTENT, at: START - 60 * MINUTE } });
    expect(page.has('form')).toBe(true);
    expect(page.context()).toMatchObject({ notice: 'NOT_CREATED', draft: DRAFT, intent: null });
    expect(page.kept).toEqual([DRAFT]);
  });

  test.each([
    ['withdraw.retry', NETWORK],
    ['news.network.restored', rejection('INTERNAL')],
    ['news.page.returned', NETWORK],
  ] as const)(
    'if the load fails, no quote can be requested until %s starts another one',
    async (type, failure) => {
      const page = openWithdrawPage();
      await page.restore.reject(failure);
      expect(page.has('unreachable')).toBe(true);
      expect(page.context().failure).toEqual(failure);
      page.quote();
      expect(page.requestQuote.calls).toHaveLength(0);
      page.send({ type });
      expect(page.has('loading')).toBe(true);
      expect(page.context().failure).toBeNull();
      await page.restore.answer(NOTHING);
      expect(page.has('form')).toBe(true);
    },
  );
});

test('after a failed load, a withdrawal that another read finds is looked up and followed', async () => {
  const page = openWithdrawPage();
  await page.restore.reject(NETWORK);
  page.observe({ status: 'SUCCESS' });
  expect(page.has('unreachable')).toBe(true);
  page.observe({ status: 'OPEN' });
  expect(page.has('loading')).toBe(true);
  await page.restore.answer({ ...NOTHING, order: withdrawOf() });
  expect(page.has('following')).toBe(true);
});

describe('the form (specification §5)', () => {
  test('an edit is kept, also in the journal', async () => {
    const page = await form();
    page.send({ type: 'withdraw.edit', changes: { entry: '500' } });
    expect(page.context().draft).toEqual({ ...DRAFT, entry: '500' });
    expect(page.kept.at(-1)).toEqual({ ...DRAFT, entry: '500' });
  });

  test('a withdrawal that is made in another tab replaces the form, because at most one is under way; one that has ended does not', async () => {
    for (const status of ORDER_STATUSES) {
      const page = await form();
      page.observe({ status, idempotencyKey: 'key-of-other-tab' });
      const isUnderWay = status === 'OPEN' || status === 'PAID';
      expect([status, page.has('following'), page.has('form')]).toEqual([status, isUnderWay, !isUnderWay]);
      if (isUnderWay) expect(page.order().getSnapshot().context.notice).toBeNull();
    }
  });
});
