/** One quote: contract §2. What the withdrawal does with its end is in the tests of `withdraw`. */
import { describe, expect, test } from 'vitest';
import type { Failure } from '../../contract/errors.ts';
import type { WithdrawQuote, WithdrawQuoteRequest } from '../../contract/withdraw.ts';
import { withdrawQuoteMachine } from '../../machines/withdrawQuote.machine.ts';
import { ControlledActor } from './harness/actors.ts';
import { GARBAGE, MINUTE, named, NETWORK, rejection, SECOND, START, TIMEOUT } from './harness/facts.ts';
import { start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';
import { OPEN_WITHDRAW, QUOTE_HOLDS, quoteOf, REQUEST, UNREAD } from './withdraw/page.ts';

/** A quote that is being requested; or one that was confirmed, whose withdrawal was rejected for this reason. */
function requestQuote(rejected: Failure | null = null) {
  const page = start(
    withdrawQuoteMachine,
    { requestQuote: new ControlledActor<WithdrawQuote, WithdrawQuoteRequest>() },
    {
      input: ({ clock }) => ({
        clock,
        request: REQUEST,
        quote: rejected && quoteOf(START),
        failure: rejected,
      }),
    },
  );
  return {
    ...page,
    confirm: () => page.send({ type: 'quote.confirm', bankAccountId: 'BA-1' }),
    /** Settles the request with a quote issued now. */
    quotes: (changes: Partial<WithdrawQuote> = {}) =>
      page.requestQuote.answer(quoteOf(page.clock.now(), changes)),
    /** What the player has confirmed; undefined if nothing. */
    confirmed: () => {
      const { output } = page.snapshot();
      return output?.kind === 'confirmed' ? output.request : undefined;
    },
  };
}

type QuotePage = ReturnType<typeof requestQuote>;

/** A quote that can be confirmed. */
async function shown(): Promise<QuotePage> {
  const page = requestQuote();
  await page.quotes();
  await page.pass(UNREAD);
  return page;
}

/** The quote has expired, and a new one is being requested. */
async function renewing(): Promise<QuotePage> {
  const page = await shown();
  await page.pass(QUOTE_HOLDS);
  return page;
}

describe('the request for a quote', () => {
  test('is tagged slow after five seconds, until the response arrives', async () => {
    const page = requestQuote();
    expect(page.requestQuote.calls.map(({ input }) => input)).toEqual([REQUEST]);
    await page.pass(4_999);
    expect(page.has('slow')).toBe(false);
    await page.pass(1);
    expect(page.has('slow')).toBe(true);
    await page.quotes();
    expect([page.has('quoted'), page.has('slow')]).toEqual([true, false]);
  });

  test.each(named(rejection('CREDIT_NOT_ENOUGH'), rejection('SERVICE_UNAVAILABLE'), OPEN_WITHDRAW))(
    'a rejection with %s ends it',
    async (_, failure) => {
      const page = requestQuote();
      await page.requestQuote.reject(failure);
      expect(page.snapshot().output).toEqual({ kind: 'rejected', failure, wasResent: false });
      expect(page.state()).toBe('failed');
    },
  );

  test.each(named(NETWORK, TIMEOUT, GARBAGE))('no usable response (%s) ends it', async (_, failure) => {
    const page = requestQuote();
    await page.requestQuote.reject(failure);
    expect(page.snapshot().output).toEqual({ kind: 'unanswered', failure });
  });
});

describe('a double tap does not confirm a quote, because both buttons are in the same position', () => {
  test('a press within 600 ms after a new quote is ignored', async () => {
    const page = requestQuote();
    await page.quotes();
    for (let press = 0; press < 20; press += 1) page.confirm();
    expect(page.has('unread')).toBe(true);
    await page.pass(UNREAD - 1);
    page.confirm();
    expect(page.confirmed()).toBeUndefined();
    await page.pass(1);
    page.confirm();
    expect(page.confirmed()).toEqual({ ...REQUEST, bankAccountId: 'BA-1', quoteId: 'Q-1' });
  });

  test('a press right after a renewal is ignored, also of a changed or a lapsed quote', async () => {
    const page = await renewing();
    await page.requestQuote.reject(NETWORK);
    page.send({ type: 'quote.renew' });
    await page.quotes({ payAmount: '200000' });
    page.confirm();
    expect(page.confirmed()).toBeUndefined();
    await page.pass(UNREAD);
    page.confirm();
    expect(page.confirmed()).toBeDefined();
  });
});

describe('a quote is valid for a minute of server time', () => {
  test('a new quote is requested when the old one expires, which then cannot be confirmed', async () => {
    const page = await shown();
    await page.pass(QUOTE_HOLDS - UNREAD - 1);
    expect(page.requestQuote.calls).toHaveLength(1);
    await page.pass(1);
    expect(page.has('renewing')).toBe(true);
    page.confirm();
    expect(page.confirmed()).toBeUndefined();
  });

  test('a renewed quote with the same numbers shows no notice, and its id is confirmed', async () => {
    const page = await renewing();
    await page.quotes({ quoteId: 'Q-2', payAmount: '262000.00' });
    expect(page.context().notice).toBeNull();
    page.confirm();
    expect(page.confirmed()).toMatchObject({ quoteId: 'Q-2' });
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
    'a renewed quote with another number (%j) shows a notice, and only another press confirms it, with its amount',
    async (change) => {
      const page = await renewing();
      await page.quotes(change);
      page.confirm();
      expect([page.context().notice, page.confirmed()]).toEqual(['QUOTE_CHANGED', undefined]);
      await page.pass(UNREAD);
      page.confirm();
      expect(page.confirmed()?.amount).toBe('amount' in change ? change.amount : REQUEST.amount);
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

  test('a clock correction recalculates the expiry of the quote, which until then can be confirmed', async () => {
    const page = await shown();
    page.correct(50 * SECOND);
    expect(page.requestQuote.calls).toHaveLength(1);
    await page.pass(10 * SECOND);
    expect(page.has('renewing')).toBe(true);
    const other = await shown();
    other.correct(10 * SECOND);
    other.confirm();
    expect(other.confirmed()).toMatchObject({ quoteId: 'Q-1' });
  });

  test('a quote expires after a minute, even if the response gives a later time', async () => {
    const page = requestQuote();
    await page.quotes({ expiresAt: '2099-01-01T00:00:00Z' });
    await page.pass(UNREAD);
    await page.pass(QUOTE_HOLDS);
    expect(page.has('renewing')).toBe(true);
  });

  test('an idle page stops renewing after five quotes, and shows that they have expired', async () => {
    const page = await shown();
    for (let renewal = 0; renewal < 5; renewal += 1) {
      await page.pass(QUOTE_HOLDS);
      await page.quotes();
    }
    await page.pass(60 * MINUTE);
    expect(page.has('lapsed')).toBe(true);
    expect(page.requestQuote.calls).toHaveLength(6);
    page.confirm();
    expect(page.confirmed()).toBeUndefined();
  });

  test('each return to the page resets the limit of five renewals', async () => {
    const page = await shown();
    for (let renewal = 0; renewal < 8; renewal += 1) {
      await page.pass(QUOTE_HOLDS);
      await page.quotes();
      page.send({ type: 'news.page.returned' });
    }
    expect(page.has('lapsed')).toBe(false);
  });

  test.each(['quote.renew', 'news.page.returned', 'news.network.restored'] as const)(
    'expired while offline: %s requests a new quote',
    async (type) => {
      const page = await renewing();
      await page.requestQuote.reject(NETWORK);
      expect(page.has('lapsed')).toBe(true);
      expect(page.context().failure).toEqual(NETWORK);
      page.send({ type });
      expect([page.has('renewing'), page.context().failure]).toEqual([true, null]);
      await page.quotes();
      expect(page.has('unread')).toBe(true);
    },
  );

  test.each(named(rejection('SERVICE_UNAVAILABLE'), rejection('XSRF_INVALID'), TIMEOUT, GARBAGE))(
    'expired, and the renewal fails with %s: the player can request a new quote',
    async (_, failure) => {
      const page = await renewing();
      await page.requestQuote.reject(failure);
      expect([page.has('lapsed'), page.context().failure]).toEqual([true, failure]);
    },
  );

  test.each(named(rejection('CREDIT_NOT_ENOUGH'), OPEN_WITHDRAW))(
    'expired, and the renewal is rejected with %s: the quote ends',
    async (_, failure) => {
      const page = await renewing();
      await page.requestQuote.reject(failure);
      expect(page.snapshot().output).toEqual({ kind: 'rejected', failure, wasResent: false });
    },
  );
});

describe('a confirmed quote whose withdrawal was rejected for a temporary reason', () => {
  test.each([
    ['the same numbers', {}, 'QUOTE_RENEWED'],
    ['other numbers', { payAmount: '200000' }, 'QUOTE_CHANGED'],
  ] as const)(
    'is renewed after QUOTE_CHANGED; %s need another press, for which a notice asks',
    async (_, changes, notice) => {
      const page = requestQuote(rejection('QUOTE_CHANGED'));
      expect([page.has('renewing'), page.context().failure]).toEqual([true, null]);
      await page.quotes({ quoteId: 'Q-2', ...changes });
      expect(page.context()).toMatchObject({ notice, quote: { quoteId: 'Q-2', ...changes } });
      page.confirm();
      expect([page.has('unread'), page.confirmed()]).toEqual([true, undefined]);
    },
  );

  test('stays after SERVICE_UNAVAILABLE, with the reason until the next quote, and can be confirmed again', async () => {
    for (const isRenewed of [false, true]) {
      const page = requestQuote(rejection('SERVICE_UNAVAILABLE'));
      expect(page.context().failure).toEqual(rejection('SERVICE_UNAVAILABLE'));
      page.confirm();
      expect([page.has('unread'), page.requestQuote.calls.length]).toEqual([true, 0]);
      await page.pass(UNREAD);
      if (isRenewed) {
        await page.pass(QUOTE_HOLDS);
        await page.quotes();
        expect(page.context().failure).toBeNull();
      } else {
        page.confirm();
        expect(page.confirmed()).toMatchObject({ quoteId: 'Q-1' });
      }
    }
  });
});

expectEveryTransitionTaken(withdrawQuoteMachine);
