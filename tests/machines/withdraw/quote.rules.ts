import { describe, expect, test } from 'vitest';
import { SLOW_MS } from '../../../contract/limits.ts';
import type { WithdrawDraft, WithdrawTerms } from '../../../contract/rules/withdraw-draft.ts';
import { TERMS } from '../../../tools/fixtures/cashier/withdrawals.ts';
import { GARBAGE, MINUTE, named, NETWORK, rejection, SECOND, TIMEOUT } from '../harness/facts.ts';
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
  test('twenty presses ask once', async () => {
    const page = await form();
    for (let press = 0; press < 20; press += 1) page.quote();
    expect(page.has('quoting')).toBe(true);
    expect(page.requestQuote.calls.map(({ input }) => input)).toEqual([REQUEST]);
    await page.quotes();
    expect(page.has('quoted')).toBe(true);
    expect(page.createWithdraw.calls).toHaveLength(0);
  });

  test.each([
    'CREDIT_NOT_ENOUGH',
    'PROMOTION_CREDIT_NOT_REACHED',
    'WITHDRAW_ALL_REQUIRED',
    'OPEN_WITHDRAW',
  ] as const)('rejected with %s: the form with the reason and what was typed', async (code) => {
    const page = await form();
    page.quote();
    await page.requestQuote.reject(rejection(code));
    expect(page.has('form')).toBe(true);
    expect(page.context()).toMatchObject({ failure: rejection(code), draft: DRAFT, quote: null });
    expect(page.emitted.at(-1)).toEqual({ type: 'withdraw.rejected', code });
  });

  test.each(named(NETWORK, TIMEOUT, GARBAGE))(
    'no response (%s): back to the form, without `withdraw.rejected`',
    async (_, failure) => {
      const page = await form();
      page.quote();
      await page.requestQuote.reject(failure);
      expect(page.has('form')).toBe(true);
      expect(page.context().failure).toEqual(failure);
      expect(page.emitted.map(({ type }) => type)).not.toContain('withdraw.rejected');
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
    'a form %s asks for no quote, and stays',
    async (_, changes, terms) => {
      const page = await form();
      page.quote(changes, { ...TERMS, ...terms });
      expect(page.state()).toBe('composing');
      expect(page.requestQuote.calls).toEqual([]);
      page.quote();
      expect(page.requestQuote.calls).toHaveLength(1);
    },
  );

  test('it takes longer than usual: said so, and one can go back', async () => {
    const page = await form();
    page.quote();
    await page.pass(SLOW_MS - 1);
    expect(page.has('slow')).toBe(false);
    await page.pass(1);
    expect(page.has('slow')).toBe(true);
    page.send({ type: 'withdraw.back' });
    expect(page.has('quoting')).toBe(false);
    expect(page.context().draft).toEqual(DRAFT);
  });

  test('a withdrawal of another tab meanwhile: it is shown, because the quote would be useless', async () => {
    const page = await form();
    page.quote();
    page.observe({ status: 'SUCCESS' });
    expect(page.has('quoting')).toBe(true);
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

describe('a double tap is no confirmation: both buttons are in the same position', () => {
  test('a press within 600 ms after a new quote is ignored', async () => {
    const page = await form();
    page.quote();
    await page.quotes();
    for (let press = 0; press < 20; press += 1) page.confirm();
    expect(page.has('unread')).toBe(true);
    await page.pass(UNREAD - 1);
    page.confirm();
    expect(page.createWithdraw.calls).toHaveLength(0);
    await page.pass(1);
    page.confirm();
    expect(page.createWithdraw.calls).toHaveLength(1);
  });

  test('a press right after a changed quote is ignored', async () => {
    const page = await renewing();
    await page.quotes({ payAmount: '200000' });
    page.confirm();
    expect(page.createWithdraw.calls).toHaveLength(0);
  });
});

describe('a quote is valid for a minute of server time', () => {
  test('a new quote is requested when the old one expires, which then cannot be confirmed', async () => {
    const page = await quoted();
    await page.pass(QUOTE_HOLDS - UNREAD - 1);
    expect(page.requestQuote.calls).toHaveLength(1);
    await page.pass(1);
    expect(page.has('renewing')).toBe(true);
    page.confirm();
    expect(page.createWithdraw.calls).toHaveLength(0);
  });

  test('the same numbers again: no message, and the new quote’s id is sent', async () => {
    const page = await renewing();
    await page.quotes({ quoteId: 'Q-2', payAmount: '262000.00' });
    expect(page.context().notice).toBeNull();
    page.confirm();
    expect(page.createWithdraw.open.input.request).toEqual({
      ...REQUEST,
      bankAccountId: 'BA-1',
      quoteId: 'Q-2',
    });
  });

  test.each([
    { payAmount: '261999' },
    { rate: '650' },
    { received: '399' },
    { returned: '1' },
    { bonusDeducted: '1' },
    { payCurrency: 'USD' },
    { amount: '401' },
  ] as const)(
    'another number (%j): told, and nothing is sent until the player presses again',
    async (change) => {
      const page = await renewing();
      await page.quotes(change);
      expect(page.context().notice).toBe('QUOTE_CHANGED');
      expect(page.createWithdraw.calls).toHaveLength(0);
      await page.pass(UNREAD);
      page.confirm();
      expect(page.createWithdraw.calls).toHaveLength(1);
      expect(page.context().notice).toBeNull();
    },
  );

  test('the notice of a change stays if the next quote is the same', async () => {
    const page = await renewing();
    await page.quotes({ payAmount: '261999' });
    await page.pass(UNREAD);
    await page.pass(QUOTE_HOLDS);
    await page.quotes({ payAmount: '261999' });
    expect(page.context().notice).toBe('QUOTE_CHANGED');
  });

  test('a phone clock that is wrong changes nothing: the correction counts the end anew', async () => {
    const page = await quoted();
    page.correct(50 * SECOND);
    await page.pass(10 * SECOND);
    expect(page.has('renewing')).toBe(true);
  });

  test('a quote expires after a minute, even if the response says later', async () => {
    const page = await form();
    page.quote();
    await page.quotes({ expiresAt: '2099-01-01T00:00:00Z' });
    await page.pass(UNREAD);
    await page.pass(QUOTE_HOLDS);
    expect(page.has('renewing')).toBe(true);
  });

  test('an idle page stops renewing after five quotes, and shows that they have expired', async () => {
    const page = await quoted();
    for (let renewal = 0; renewal < 5; renewal += 1) {
      await page.pass(QUOTE_HOLDS);
      await page.quotes();
    }
    await page.pass(60 * MINUTE);
    expect(page.has('lapsed')).toBe(true);
    expect(page.requestQuote.calls).toHaveLength(6);
    page.confirm();
    expect(page.createWithdraw.calls).toHaveLength(0);
  });

  test('a double tap on the renewal of an expired quote confirms nothing', async () => {
    const page = await renewing();
    await page.requestQuote.reject(NETWORK);
    page.send({ type: 'withdraw.retry' });
    await page.quotes();
    page.confirm();
    expect(page.createWithdraw.calls).toHaveLength(0);
    await page.pass(UNREAD);
    page.confirm();
    expect(page.createWithdraw.calls).toHaveLength(1);
  });

  test('a player who returns to the page makes it request quotes again', async () => {
    const page = await quoted();
    for (let renewal = 0; renewal < 8; renewal += 1) {
      await page.pass(QUOTE_HOLDS);
      await page.quotes();
      page.send({ type: 'page.returned' });
    }
    expect(page.has('lapsed')).toBe(false);
  });

  test.each(['withdraw.retry', 'page.returned', 'network.restored'] as const)(
    'expired while offline: %s requests a new quote',
    async (type) => {
      const page = await renewing();
      await page.requestQuote.reject(NETWORK);
      expect(page.has('lapsed')).toBe(true);
      expect(page.context().failure).toEqual(NETWORK);
      page.send({ type });
      expect(page.has('renewing')).toBe(true);
      await page.quotes();
      expect(page.context().failure).toBeNull();
    },
  );

  test.each(named(rejection('SERVICE_UNAVAILABLE'), rejection('XSRF_INVALID')))(
    'expired, and the renewal fails with %s: the player can request a new quote',
    async (_, failure) => {
      const page = await renewing();
      await page.requestQuote.reject(failure);
      expect(page.has('lapsed')).toBe(true);
    },
  );

  test('expired, and the renewal is rejected: the form shows the reason', async () => {
    const page = await renewing();
    await page.requestQuote.reject(rejection('CREDIT_NOT_ENOUGH'));
    expect(page.has('form')).toBe(true);
    expect(page.emitted.at(-1)).toEqual({ type: 'withdraw.rejected', code: 'CREDIT_NOT_ENOUGH' });
  });

  test('ended, and another tab has withdrawn meanwhile: that one is shown', async () => {
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

  test('back: the form is unchanged, and the quote cannot be confirmed any more', async () => {
    const page = await quoted();
    page.send({ type: 'withdraw.back' });
    expect(page.has('form')).toBe(true);
    expect(page.context()).toMatchObject({ draft: DRAFT, quote: null, intent: null });
    page.confirm();
    expect(page.createWithdraw.calls).toHaveLength(0);
  });
});

describe('QUOTE_CHANGED: the order would differ from the shown quote', () => {
  test('the new numbers are shown, told to be others, and wait for another press under another key', async () => {
    const page = await sent();
    await page.createWithdraw.reject(rejection('QUOTE_CHANGED'));
    expect(page.has('renewing')).toBe(true);
    await page.quotes({ quoteId: 'Q-2', payAmount: '200000' });
    expect(page.context()).toMatchObject({ notice: 'QUOTE_CHANGED', quote: { payAmount: '200000' } });
    expect(page.createWithdraw.calls).toHaveLength(1);
    await page.pass(UNREAD);
    page.confirm();
    expect(new Set(page.sentKeys()).size).toBe(2);
  });

  test('it had only ended: the same numbers, and the player is told to press again', async () => {
    const page = await sent();
    await page.createWithdraw.reject(rejection('QUOTE_CHANGED'));
    await page.quotes({ quoteId: 'Q-2' });
    expect(page.context().notice).toBe('QUOTE_RENEWED');
    expect(page.createWithdraw.calls).toHaveLength(1);
  });
});
