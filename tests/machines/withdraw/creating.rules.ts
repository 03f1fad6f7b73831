import { describe, expect, test } from 'vitest';
import { EMPTY_WITHDRAW_DRAFT } from '../../../contract/rules/withdraw-draft.ts';
import { named, NETWORK, rejection, TIMEOUT } from '../harness/facts.ts';
import { DRAFT, form, OPEN_WITHDRAW, quoted, sent, underWay, UNREAD, REQUEST, withdrawOf } from './page.ts';

describe('creating a withdrawal (specification §5, contract §1 and §2)', () => {
  test('twenty presses send one request, for the quote and the bank account that were shown', async () => {
    const page = await quoted();
    for (let press = 0; press < 20; press += 1) page.confirm();
    expect(page.has('pending')).toBe(true);
    expect(page.createWithdraw.calls.map((call) => call.input)).toEqual([
      {
        key: 'key-1',
        request: { ...REQUEST, bankAccountId: 'BA-1', quoteId: 'Q-1' },
        draft: DRAFT,
        at: page.now(),
      },
    ]);
  });

  test('a created withdrawal is reported as requested, and followed, and the form is cleared', async () => {
    const page = await underWay();
    expect(page.has('following')).toBe(true);
    expect(page.emitted.slice(-2)).toEqual([
      { type: 'domain.withdraw.requested', code: 'W-1' },
      { type: 'domain.withdraw.followed', code: 'W-1' },
    ]);
    expect(page.context()).toMatchObject({ quote: null, intent: null, quoteRequest: null, notice: null });
    expect(page.context().draft).toEqual(EMPTY_WITHDRAW_DRAFT);
  });

  test.each(['CREDIT_NOT_ENOUGH', 'NOT_FOUND', 'BANK_REQUIRED', 'OPEN_WITHDRAW'] as const)(
    'after a rejection with %s, the form shows the reason, and the next attempt has a new key',
    async (code) => {
      const page = await sent();
      await page.createWithdraw.reject(rejection(code));
      expect(page.has('form')).toBe(true);
      expect(page.context()).toMatchObject({ failure: rejection(code), draft: DRAFT });
      expect(page.emitted.at(-1)).toEqual({ type: 'domain.withdraw.rejected', code });
      page.quote();
      await page.quotes();
      await page.pass(UNREAD);
      page.confirm();
      expect(page.sentKeys()).toEqual(['key-1', 'key-2']);
    },
  );

  test.each(named(rejection('SERVICE_UNAVAILABLE'), rejection('RATE_LIMITED'), rejection('XSRF_INVALID')))(
    'after a temporary rejection with %s, the quote stays, with the reason, and can be confirmed again',
    async (_, failure) => {
      const page = await sent();
      await page.createWithdraw.reject(failure);
      expect(page.quoted()?.context).toMatchObject({ failure, quote: { quoteId: 'Q-1' } });
      await page.pass(UNREAD);
      page.confirm();
      expect(page.context().failure).toBeNull();
      expect(page.sentKeys()).toEqual(['key-1', 'key-2']);
    },
  );
});

describe.each([
  [
    'the request for a quote',
    async () => {
      const page = await form();
      page.quote();
      await page.requestQuote.reject(OPEN_WITHDRAW);
      return page;
    },
  ],
  [
    'the request for a withdrawal',
    async () => {
      const page = await sent();
      await page.createWithdraw.reject(OPEN_WITHDRAW);
      return page;
    },
  ],
] as const)('%s is rejected because a withdrawal is under way already', (_, rejected) => {
  test('the existing withdrawal is followed instead, with the notice ALREADY_OPEN', async () => {
    const page = await rejected();
    expect(page.has('loading')).toBe(true);
    // At once, so that the data of the form is read again.
    expect(page.emitted.at(-1)).toEqual({ type: 'domain.withdraw.rejected', code: 'OPEN_WITHDRAW' });
    expect(page.loadWithdraw.open.input).toEqual({ code: 'W-1' });
    await page.loadWithdraw.answer(withdrawOf({ idempotencyKey: 'key-of-other-tab' }));
    expect(page.has('following')).toBe(true);
    expect(page.order().getSnapshot().context.notice).toBe('ALREADY_OPEN');
  });

  test.each(named(NETWORK, TIMEOUT, rejection('SERVICE_UNAVAILABLE')))(
    'if the existing withdrawal cannot be read (%s), the failure is shown, and a retry looks it up',
    async (_failure, failure) => {
      const page = await rejected();
      await page.loadWithdraw.reject(failure);
      expect(page.has('unreachable')).toBe(true);
      expect(page.context().failure).toEqual(failure);
      page.send({ type: 'withdraw.retry' });
      await page.restore.answer({ draft: null, intent: null, order: withdrawOf() });
      expect(page.has('following')).toBe(true);
    },
  );

  test('if the existing withdrawal is not found, the form shows the rejection', async () => {
    const page = await rejected();
    await page.loadWithdraw.reject(rejection('NOT_FOUND'));
    expect(page.has('form')).toBe(true);
    expect(page.context().failure).toEqual(OPEN_WITHDRAW);
  });
});
