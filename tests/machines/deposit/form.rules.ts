import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../../../contract/order.ts';
import { type DepositDraft, type DepositTerms, EMPTY_DRAFT } from '../../../contract/rules/deposit-draft.ts';
import { instantOf } from '../../../contract/time/clock.ts';
import { depositOf, DRAFT, REQUEST, TERMS } from '../../../tools/fixtures/cashier/deposits.ts';
import { MINUTE, rejection, START } from '../harness/facts.ts';
import { form, NOTHING, openDepositPage } from '../harness/making.ts';

describe('the form (specification §5 and §9, contract §1)', () => {
  test('an edit is kept, also in the journal, gets a new key, and removes the last rejection', async () => {
    const page = await form();
    expect(page.context().key).toBe('key-1');
    page.send({ type: 'deposit.edit', changes: { provider: 'gclub' } });
    page.send({ type: 'deposit.edit', changes: { entry: '500' } });
    const draft = { ...EMPTY_DRAFT, provider: 'gclub', entry: '500' };
    expect(page.context().draft).toEqual(draft);
    expect(page.kept.at(-1)).toEqual(draft);
    expect(page.context().key).toBe('key-3');
    page.submit();
    await page.createDeposit.reject(rejection('QUOTE_CHANGED'));
    expect(page.context().failure).not.toBeNull();
    page.send({ type: 'deposit.edit', changes: { entry: '600' } });
    expect(page.context().failure).toBeNull();
  });

  test('twenty presses send one order, under the key that was made with the form', async () => {
    const page = await form();
    const { key } = page.context();
    for (let press = 0; press < 20; press += 1) page.submit();
    expect(page.has('pending')).toBe(true);
    expect(page.createDeposit.calls.map((call) => call.input)).toEqual([
      { key, request: REQUEST, draft: DRAFT, at: START },
    ]);
  });

  test.each([
    ['without an amount', { entry: '' }, {}],
    ['with an amount above the maximum', { entry: '30001' }, {}],
    ['with a merchant that is no longer offered', { mid: 'GONE' }, {}],
    ['without a bank account', {}, { hasBankAccount: false }],
    ['during a break from play', {}, { selfExcludedUntil: instantOf(START + MINUTE) }],
    ['with credit above the threshold', {}, { credits: { gclub: '10' } }],
  ] satisfies [string, Partial<DepositDraft>, Partial<DepositTerms>][])(
    'a form %s is not sent, and stays',
    async (_, changes, terms) => {
      const page = await form();
      page.submit(changes, { ...TERMS, ...terms });
      expect(page.state()).toBe('composing');
      expect(page.createDeposit.calls).toEqual([]);
      page.submit();
      expect(page.createDeposit.calls).toHaveLength(1);
    },
  );

  test('a break from play that ends while the form is open no longer prevents the deposit', async () => {
    const page = await form();
    const terms = { ...TERMS, selfExcludedUntil: instantOf(START + MINUTE) };
    await page.pass(MINUTE);
    page.submit({}, terms);
    expect(page.has('pending')).toBe(true);
  });

  test('an order that is opened in another tab replaces the form, because at most one is open; one that has ended does not', async () => {
    for (const status of ORDER_STATUSES) {
      const page = await form();
      page.send({
        type: 'news.deposit.observed',
        deposit: depositOf({ status, idempotencyKey: 'key-of-other-tab' }),
      });
      expect([status, page.has('following'), page.has('form')]).toEqual([
        status,
        status === 'OPEN',
        status !== 'OPEN',
      ]);
      if (status === 'OPEN') expect(page.order().getSnapshot().context.notice).toBeNull();
    }
  });
});

describe('an order that is followed', () => {
  test('clears the draft and replaces the key, so that another press creates no second order', async () => {
    const page = await form();
    page.send({ type: 'deposit.edit', changes: { entry: '500' } });
    const { key } = page.context();
    page.submit();
    await page.createDeposit.answer(depositOf({ idempotencyKey: key }));
    expect([key, page.context()]).toMatchObject([
      'key-2',
      { draft: EMPTY_DRAFT, intent: null, key: 'key-3' },
    ]);
    page.submit();
    expect(page.createDeposit.calls).toHaveLength(1);
  });

  test('can be left once it has ended, and not while it can still be paid; the form is then empty', async () => {
    const open = openDepositPage();
    await open.restore.answer({ ...NOTHING, order: depositOf() });
    open.order().send({ type: 'order.leave' });
    expect(open.has('following')).toBe(true);
    const page = openDepositPage();
    await page.restore.answer({ ...NOTHING, order: depositOf({ status: 'SUCCESS' }) });
    page.order().send({ type: 'order.leave' });
    expect(page.has('form')).toBe(true);
    expect(page.context()).toMatchObject({ order: null, draft: EMPTY_DRAFT, wasOpenAlready: false });
    expect(page.emitted.at(-1)).toEqual({ type: 'domain.deposit.left' });
  });

  test('once it has ended, another order that is opened is looked up and followed', async () => {
    const page = openDepositPage();
    await page.restore.answer({ ...NOTHING, order: depositOf({ status: 'CANCELED' }) });
    const another = depositOf({ code: 'D-2' });
    page.send({ type: 'news.deposit.observed', deposit: another });
    expect(page.has('loading')).toBe(true);
    await page.restore.answer({ ...NOTHING, order: another });
    expect(page.order().getSnapshot().context).toMatchObject({ code: 'D-2', notice: null });
  });

  test.each([
    ['the same order', depositOf()],
    ['another order that has ended', depositOf({ code: 'D-2', status: 'CANCELED' })],
  ])('stays on the page when an update reports %s', async (_, deposit) => {
    const page = openDepositPage();
    await page.restore.answer({ ...NOTHING, order: depositOf() });
    const order = page.order();
    page.send({ type: 'news.deposit.observed', deposit });
    expect(page.order()).toBe(order);
  });
});
