import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../../../contract/order.ts';
import { EMPTY_DRAFT } from '../../../contract/rules/deposit-draft.ts';
import type { DepositIntent } from '../../../machines/deposit.machine.ts';
import { depositOf, DRAFT, REQUEST } from '../../../tools/fixtures/cashier/deposits.ts';
import { MINUTE, NETWORK, rejection, START } from '../harness/facts.ts';
import { type DepositPage, NOTHING, openDepositPage } from '../harness/making.ts';

const INTENT: DepositIntent = { key: 'key-of-old', request: REQUEST, draft: DRAFT, at: START - MINUTE };

describe('a load of the page (contract §1): the server and the journal determine the state', () => {
  test('no order can be created before the state is restored; without an order, an intent and a draft, the form is empty', async () => {
    const page = openDepositPage();
    expect(page.has('loading')).toBe(true);
    page.submit();
    expect(page.createDeposit.calls).toHaveLength(0);
    await page.restore.answer(NOTHING);
    expect(page.has('form')).toBe(true);
    expect(page.context()).toMatchObject({ draft: EMPTY_DRAFT, failure: null, wasNotCreated: false });
  });

  test('the form keeps its draft across a reload', async () => {
    const page = openDepositPage();
    await page.restore.answer({ ...NOTHING, draft: DRAFT });
    expect(page.context().draft).toEqual(DRAFT);
  });

  test.each(ORDER_STATUSES)('an order that is %s is shown as the server has it', async (status) => {
    const page = openDepositPage();
    await page.restore.answer({ ...NOTHING, order: depositOf({ status }) });
    expect(page.has('following')).toBe(true);
    expect(page.emitted).toEqual([{ type: 'domain.deposit.followed', code: 'D-1' }]);
    expect(page.order().getSnapshot().hasTag(status)).toBe(true);
    expect(page.order().getSnapshot().context.notice).toBeNull();
  });

  test('events of the page, the network and the clock are forwarded to the order that is followed', async () => {
    const page = openDepositPage();
    await page.restore.answer({ ...NOTHING, order: depositOf({ status: 'CANCELED' }) });
    for (const type of ['news.network.restored', 'news.page.returned', 'news.clock.corrected'] as const)
      page.send({ type });
    expect(page.ofOrder.checkDeposit.calls).toHaveLength(1);
  });

  test('an order takes precedence over an intent: nothing is sent again', async () => {
    const page = openDepositPage();
    await page.restore.answer({ draft: null, intent: INTENT, order: depositOf() });
    expect(page.has('following')).toBe(true);
    expect(page.createDeposit.calls).toHaveLength(0);
  });

  test('an intent without a response before the reload is sent again with the same key and body', async () => {
    const page = openDepositPage();
    await page.restore.answer({ ...NOTHING, intent: INTENT });
    expect(page.submissionHas('findingOut')).toBe(true);
    expect(page.createDeposit.open.input).toEqual(INTENT);
    await page.createDeposit.answer(depositOf({ idempotencyKey: 'key-of-old' }));
    expect(page.order().getSnapshot().context.notice).toBeNull();
  });

  test('for an intent of an hour ago, a notice says that no order was created; the form has its draft and a new key', async () => {
    const page = openDepositPage();
    await page.restore.answer({ ...NOTHING, intent: { ...INTENT, at: START - 60 * MINUTE } });
    expect(page.has('form')).toBe(true);
    expect(page.context()).toMatchObject({ wasNotCreated: true, draft: DRAFT, key: 'key-1' });
    expect(page.kept).toEqual([DRAFT]);
    page.submit();
    expect(page.context().wasNotCreated).toBe(false);
    expect(page.sentKeys()).toEqual(['key-1']);
  });

  test.each<[what: string, go: (page: DepositPage) => void]>([
    ['something else is typed', (page) => page.send({ type: 'deposit.edit', changes: { entry: '9' } })],
    [
      'an order is opened in another tab',
      (page) => page.send({ type: 'news.deposit.observed', deposit: depositOf() }),
    ],
  ])('the notice that no order was created is shown until %s', async (_, go) => {
    const page = openDepositPage();
    await page.restore.answer({ ...NOTHING, intent: { ...INTENT, at: START - 60 * MINUTE } });
    go(page);
    expect(page.context().wasNotCreated).toBe(false);
  });

  test.each([
    ['deposit.retry', NETWORK],
    ['news.network.restored', rejection('INTERNAL')],
    ['news.page.returned', rejection('SERVICE_UNAVAILABLE')],
  ] as const)(
    'if the load fails, no order can be created until %s starts another one',
    async (type, failure) => {
      const page = openDepositPage();
      await page.restore.reject(failure);
      expect(page.has('unreachable')).toBe(true);
      expect(page.context().failure).toEqual(failure);
      page.submit();
      expect(page.createDeposit.calls).toHaveLength(0);
      page.send({ type });
      expect(page.has('loading')).toBe(true);
      expect(page.context().failure).toBeNull();
      await page.restore.answer(NOTHING);
      expect(page.has('form')).toBe(true);
    },
  );

  test('after a failed load, an open order that another read finds is looked up and followed', async () => {
    const page = openDepositPage();
    await page.restore.reject(NETWORK);
    page.send({ type: 'news.deposit.observed', deposit: depositOf({ status: 'SUCCESS' }) });
    expect(page.has('unreachable')).toBe(true);
    page.send({ type: 'news.deposit.observed', deposit: depositOf() });
    await page.restore.answer({ ...NOTHING, order: depositOf() });
    expect(page.has('following')).toBe(true);
  });
});
