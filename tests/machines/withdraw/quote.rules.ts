import { describe, expect, test } from 'vitest';
import type { WithdrawDraft, WithdrawTerms } from '../../../contract/rules/withdraw-draft.ts';
import { TERMS } from '../../../tools/fixtures/cashier/withdrawals.ts';
import { GARBAGE, named, NETWORK, rejection, START, TIMEOUT } from '../harness/facts.ts';
import {
  DRAFT,
  form,
  OPEN_WITHDRAW,
  QUOTE_HOLDS,
  quoted,
  quoteOf,
  sent,
  UNREAD,
  REQUEST,
  type WithdrawPage,
  withdrawOf,
} from './page.ts';

/** The quote has expired, and a new one is being requested. */
async function renewing(): Promise<WithdrawPage> {
  const page = await quoted();
  await page.pass(QUOTE_HOLDS);
  return page;
}

describe('requesting a quote (contract §2) withdraws nothing', () => {
  test('twenty presses send one request', async () => {
    const page = await form();
    for (let press = 0; press < 20; press += 1) page.quote();
    expect(page.requestQuote.calls.map(({ input }) => input)).toEqual([REQUEST]);
    await page.quotes();
    expect(page.quoted()?.hasTag('quoted')).toBe(true);
    expect(page.createWithdraw.calls).toHaveLength(0);
  });

  test.each([
    'CREDIT_NOT_ENOUGH',
    'PROMOTION_CREDIT_NOT_REACHED',
    'WITHDRAW_ALL_REQUIRED',
    'OPEN_WITHDRAW',
  ] as const)('after a rejection with %s, the form shows the reason and its draft', async (code) => {
    const page = await form();
    page.quote();
    await page.requestQuote.reject(rejection(code));
    expect(page.has('form')).toBe(true);
    expect(page.context()).toMatchObject({ failure: rejection(code), draft: DRAFT, quote: null });
    expect(page.emitted.at(-1)).toEqual({ type: 'domain.withdraw.rejected', code });
  });

  test.each(named(NETWORK, TIMEOUT, GARBAGE))(
    'no response (%s): back to the form, without `domain.withdraw.rejected`',
    async (_, failure) => {
      const page = await form();
      page.quote();
      await page.requestQuote.reject(failure);
      expect(page.has('form')).toBe(true);
      expect(page.context().failure).toEqual(failure);
      expect(page.emitted.map(({ type }) => type)).not.toContain('domain.withdraw.rejected');
    },
  );

  test.each([
    ['without an amount', { entry: '' }, {}],
    ['with an amount above the maximum', { entry: '50001' }, {}],
    ['without a provider', { provider: null }, {}],
    ['without a bank account', {}, { hasBankAccount: false }],
    ['with a withdrawal in progress', {}, { openWithdraw: { code: 'W-2' } }],
    ['with more than the credit', {}, { credits: { alphabet: '399.99' } }],
  ] satisfies [string, Partial<WithdrawDraft>, Partial<WithdrawTerms>][])(
    'a form %s requests no quote, and stays',
    async (_, changes, terms) => {
      const page = await form();
      page.quote(changes, { ...TERMS, ...terms });
      expect(page.state()).toBe('composing');
      expect(page.requestQuote.calls).toEqual([]);
      page.quote();
      expect(page.requestQuote.calls).toHaveLength(1);
    },
  );

  test('a player can go back without waiting, and the request is aborted', async () => {
    const page = await form();
    page.quote();
    page.send({ type: 'withdraw.back' });
    expect([page.has('form'), page.requestQuote.openCalls]).toEqual([true, []]);
    expect(page.context().draft).toEqual(DRAFT);
  });

  test('a withdrawal that is made in another tab meanwhile is followed, with the notice ALREADY_OPEN', async () => {
    const page = await form();
    page.quote();
    page.observe({ status: 'SUCCESS' });
    expect(page.state()).toBe('quoting');
    page.observe({ idempotencyKey: 'key-of-other-tab' });
    expect(page.has('following')).toBe(true);
    expect(page.order().getSnapshot().context.notice).toBe('ALREADY_OPEN');
  });

  test('an edit meanwhile: the quote for the previous input is ignored', async () => {
    const page = await form();
    page.quote();
    const [call] = page.requestQuote.calls;
    page.send({ type: 'withdraw.edit', changes: { entry: '500' } });
    await call?.answer(quoteOf(Date.UTC(2026, 0, 5)));
    expect(page.has('form')).toBe(true);
    expect(page.context()).toMatchObject({ quote: null, draft: { entry: '500' } });
  });
});

describe('a quote that is shown', () => {
  test('can be confirmed once the player has had time to read it, and not while it is renewed', async () => {
    const page = await form();
    page.quote();
    await page.quotes();
    page.confirm();
    expect(page.has('pending')).toBe(false);
    await page.pass(UNREAD);
    await page.pass(QUOTE_HOLDS);
    page.confirm();
    expect(page.has('pending')).toBe(false);
    await page.quotes({ quoteId: 'Q-2' });
    page.confirm();
    expect(page.has('pending')).toBe(true);
    expect(page.createWithdraw.open.input.request).toMatchObject({ quoteId: 'Q-2' });
  });

  test('stays on the page while the withdrawal is sent', async () => {
    const page = await sent();
    expect([page.context().quote, page.quoted()]).toEqual([quoteOf(START), undefined]);
  });

  test('expired, and the renewal is rejected: the form shows the reason', async () => {
    const page = await renewing();
    await page.requestQuote.reject(rejection('CREDIT_NOT_ENOUGH'));
    expect(page.has('form')).toBe(true);
    expect(page.emitted.at(-1)).toEqual({ type: 'domain.withdraw.rejected', code: 'CREDIT_NOT_ENOUGH' });
  });

  test('expired, and the renewal is rejected with OPEN_WITHDRAW: the withdrawal of the other tab is followed', async () => {
    const page = await renewing();
    await page.requestQuote.reject(OPEN_WITHDRAW);
    await page.loadWithdraw.answer(withdrawOf({ idempotencyKey: 'key-of-other-tab' }));
    expect(page.order().getSnapshot().context.notice).toBe('ALREADY_OPEN');
  });

  test('a withdrawal of another tab replaces the quote, with the notice ALREADY_OPEN', async () => {
    const page = await quoted();
    page.observe({ idempotencyKey: 'key-of-other-tab' });
    expect(page.has('following')).toBe(true);
    expect(page.order().getSnapshot().context.notice).toBe('ALREADY_OPEN');
  });

  test.each([
    ['“back”', { type: 'withdraw.back' }, DRAFT],
    [
      'an edit, which the form keeps',
      { type: 'withdraw.edit', changes: { entry: '500' } },
      { ...DRAFT, entry: '500' },
    ],
  ] as const)('is discarded by %s, and cannot be confirmed any more', async (_, event, draft) => {
    const page = await quoted();
    page.send(event);
    expect(page.has('form')).toBe(true);
    expect(page.context()).toMatchObject({
      draft,
      quote: null,
      intent: null,
      failure: null,
      quoteRequest: null,
    });
    expect(page.quoted()).toBeUndefined();
    page.confirm();
    expect(page.createWithdraw.calls).toHaveLength(0);
  });
});

describe('QUOTE_CHANGED: the order would differ from the shown quote', () => {
  test.each([
    ['QUOTE_CHANGED', { payAmount: '200000' }],
    ['QUOTE_RENEWED', {}],
  ] as const)(
    'the new quote is shown with the notice %s, and needs another press, with a new key',
    async (notice, changes) => {
      const page = await sent();
      await page.createWithdraw.reject(rejection('QUOTE_CHANGED'));
      expect(page.emitted.at(-1)).toEqual({ type: 'domain.withdraw.rejected', code: 'QUOTE_CHANGED' });
      await page.quotes({ quoteId: 'Q-2', ...changes });
      expect(page.quoted()?.context).toMatchObject({ notice, quote: { quoteId: 'Q-2', ...changes } });
      expect(page.createWithdraw.calls).toHaveLength(1);
      await page.pass(UNREAD);
      page.confirm();
      expect(new Set(page.sentKeys()).size).toBe(2);
    },
  );

  test('after “back” from the new quote, the form does not show the rejection', async () => {
    const page = await sent();
    await page.createWithdraw.reject(rejection('QUOTE_CHANGED'));
    page.send({ type: 'withdraw.back' });
    expect(page.context()).toMatchObject({ failure: null, notice: null, quote: null });
  });
});
