import { describe, expect, test } from 'vitest';
import { MINUTE, named, NETWORK, rejection, SECOND, TIMEOUT } from '../harness/facts.ts';
import { DRAFT, OPEN_WITHDRAW, sent, type WithdrawPage, withdrawOf } from './page.ts';

/** A page whose order timed out and is being sent again. */
async function sentAgain(): Promise<WithdrawPage> {
  const page = await sent();
  await page.createWithdraw.reject(TIMEOUT);
  return page;
}

/** A page whose order has an unknown outcome, because the network is down. */
async function waiting(): Promise<WithdrawPage> {
  const page = await sentAgain();
  await page.createWithdraw.reject(NETWORK);
  await page.findWithdraw.reject(NETWORK);
  return page;
}

describe('no usable response (contract §1): never a second withdrawal', () => {
  test('while waiting for the next attempt, no press, edit or quote request creates another withdrawal', async () => {
    const page = await waiting();
    page.send({ type: 'withdraw.edit', changes: { entry: '9' } });
    page.send({ type: 'withdraw.back' });
    page.quote();
    page.confirm();
    await page.pass(60 * SECOND);
    expect(new Set(page.sentKeys()).size).toBe(1);
    expect(page.requestQuote.calls).toHaveLength(1);
    await page.createWithdraw.answer(withdrawOf({ idempotencyKey: page.firstKey() }));
    expect(page.has('following')).toBe(true);
    expect(page.order().getSnapshot().context.notice).toBeNull();
    expect(page.emitted.map(({ type }) => type)).toContain('domain.withdraw.requested');
  });

  test('if the retry is rejected for the withdrawal itself, nothing was created, and the rejection is reported', async () => {
    const page = await sentAgain();
    await page.createWithdraw.reject(rejection('CREDIT_NOT_ENOUGH'));
    await page.findWithdraw.answer(null);
    expect(page.has('form')).toBe(true);
    expect(page.emitted.at(-1)).toEqual({ type: 'domain.withdraw.rejected', code: 'CREDIT_NOT_ENOUGH' });
    expect(page.context().intent).toBeNull();
  });

  test('if the retry is rejected with QUOTE_CHANGED, the first attempt never arrived, and NOT_CREATED is shown', async () => {
    const page = await sentAgain();
    await page.createWithdraw.reject(rejection('QUOTE_CHANGED'));
    await page.findWithdraw.answer(null);
    expect(page.has('form')).toBe(true);
    expect(page.context()).toMatchObject({ notice: 'NOT_CREATED', failure: null, draft: DRAFT });
  });

  test('if the retry is rejected with OPEN_WITHDRAW and that one has the same key, it is followed without a notice', async () => {
    const page = await sentAgain();
    const key = page.firstKey();
    await page.createWithdraw.reject(OPEN_WITHDRAW);
    await page.findWithdraw.answer(null);
    await page.loadWithdraw.answer(withdrawOf({ idempotencyKey: key }));
    expect(page.order().getSnapshot().context.notice).toBeNull();
  });

  test.each(named(NETWORK, rejection('NOT_FOUND')))(
    'if the retry is rejected with OPEN_WITHDRAW, that one cannot be read (%s), and only what is not found is reported',
    async (_, failure) => {
      const page = await sentAgain();
      await page.createWithdraw.reject(OPEN_WITHDRAW);
      await page.findWithdraw.answer(null);
      await page.loadWithdraw.reject(failure);
      const isFound = failure === NETWORK;
      expect([page.has('unreachable'), page.has('form')]).toEqual([isFound, !isFound]);
      const rejected = page.emitted.filter(({ type }) => type === 'domain.withdraw.rejected');
      expect(rejected, 'otherwise the journal keeps the intent').toHaveLength(isFound ? 0 : 1);
    },
  );
});

describe('a withdrawal that was asked for more than five minutes ago (docs/decisions/0007)', () => {
  const LONG = 180 * MINUTE;

  test('is not sent again, only looked up', async () => {
    const page = await waiting();
    await page.pass(LONG);
    const key = page.firstKey();
    const drafts = page.kept.length;
    const sendings = page.sentKeys().length;
    expect(page.findWithdraw.open.input).toMatchObject({ key });
    await page.findWithdraw.answer(null);
    expect(page.has('form')).toBe(true);
    expect(page.context()).toMatchObject({ notice: 'NOT_CREATED', draft: DRAFT, failure: null, quote: null });
    // The form reads the withdrawal in progress and the credit again.
    expect(page.emitted.at(-1)).toEqual({ type: 'domain.withdraw.rejected', code: null });
    expect(page.kept.slice(drafts)).toEqual([DRAFT]);
    expect(page.sentKeys()).toHaveLength(sendings);
  });
});
