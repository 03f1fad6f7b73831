import { describe, expect, test } from 'vitest';
import { depositOf, DRAFT } from '../../../tools/fixtures/cashier/deposits.ts';
import { MINUTE, named, NETWORK, rejection, SECOND, TIMEOUT } from '../harness/facts.ts';
import { type DepositPage, form } from '../harness/making.ts';

const OPEN_ORDER = rejection('OPEN_ORDER', { meta: { code: 'D-1' } });

const rejectionsShown = (page: DepositPage) =>
  page.emitted.filter(({ type }) => type === 'domain.deposit.rejected');

/** A page whose order was sent. */
async function sent(): Promise<DepositPage> {
  const page = await form();
  page.send({ type: 'deposit.edit', changes: DRAFT });
  page.submit();
  return page;
}

/** A page whose order timed out and is being sent again. */
async function sentAgain(): Promise<DepositPage> {
  const page = await sent();
  await page.createDeposit.reject(TIMEOUT);
  return page;
}

/** A page whose order has an unknown outcome, because the network is down. */
async function waiting(): Promise<DepositPage> {
  const page = await sentAgain();
  await page.createDeposit.reject(NETWORK);
  await page.findDeposit.reject(NETWORK);
  return page;
}

describe('creating an order (specification §5, contract §1 and §2)', () => {
  test('after a successful response, the new order is followed', async () => {
    const page = await sent();
    await page.createDeposit.answer(depositOf({ idempotencyKey: page.context().key }));
    expect(page.has('following')).toBe(true);
    expect(page.emitted.at(-1)).toEqual({ type: 'domain.deposit.followed', code: 'D-1' });
    expect(page.order().getSnapshot().context.notice).toBeNull();
  });

  test.each(['SELF_EXCLUDED', 'QUOTE_CHANGED', 'RATE_LIMITED', 'UNAUTHENTICATED', 'OPEN_ORDER'] as const)(
    'after a rejection with %s, the form shows the reason, and the next attempt has a new key',
    async (code) => {
      const page = await sent();
      await page.createDeposit.reject(rejection(code));
      expect(page.has('form')).toBe(true);
      expect(page.context()).toMatchObject({ failure: rejection(code), draft: DRAFT });
      expect(page.emitted.at(-1)).toEqual({ type: 'domain.deposit.rejected', code });
      page.submit();
      expect(page.sentKeys()).toEqual(['key-2', 'key-3']);
    },
  );

  test('if an order is open already, it is followed instead, with the notice ALREADY_OPEN', async () => {
    const page = await sent();
    await page.createDeposit.reject(OPEN_ORDER);
    expect(page.has('pending')).toBe(true);
    expect(page.emitted.at(-1)).toEqual({ type: 'domain.deposit.rejected', code: 'OPEN_ORDER' });
    expect(page.loadDeposit.open.input).toEqual({ code: 'D-1' });
    await page.loadDeposit.answer(depositOf({ idempotencyKey: 'key-of-other-tab' }));
    expect(page.has('following')).toBe(true);
    expect(page.order().getSnapshot().context.notice).toBe('ALREADY_OPEN');
  });

  test.each(named(NETWORK, TIMEOUT, rejection('SERVICE_UNAVAILABLE')))(
    'if the open order cannot be read (%s), the failure is shown, and a retry looks the order up',
    async (_, failure) => {
      const page = await sent();
      await page.createDeposit.reject(OPEN_ORDER);
      await page.loadDeposit.reject(failure);
      expect(page.has('unreachable')).toBe(true);
      expect(page.context()).toMatchObject({ failure, intent: null });
      page.send({ type: 'deposit.retry' });
      await page.restore.answer({ draft: null, intent: null, order: depositOf() });
      expect(page.has('following')).toBe(true);
    },
  );

  test('if the open order is not found, the form shows the rejection, and the next attempt has a new key', async () => {
    const page = await sent();
    await page.createDeposit.reject(OPEN_ORDER);
    await page.loadDeposit.reject(rejection('NOT_FOUND'));
    expect(page.has('form')).toBe(true);
    expect(page.context().failure).toEqual(OPEN_ORDER);
    page.submit();
    expect(new Set(page.sentKeys()).size).toBe(2);
  });
});

describe('no usable response (contract §1): never a second order', () => {
  test('if the retry is rejected for the order itself, nothing was created, and the next attempt has a new key', async () => {
    const page = await sentAgain();
    await page.createDeposit.reject(rejection('LIMIT_REACHED'));
    await page.findDeposit.answer(null);
    expect(page.has('form')).toBe(true);
    expect(page.context().failure).toEqual(rejection('LIMIT_REACHED'));
    expect(page.emitted.at(-1)).toEqual({ type: 'domain.deposit.rejected', code: 'LIMIT_REACHED' });
    page.submit();
    expect(new Set(page.sentKeys()).size).toBe(2);
  });

  test('if the retry is rejected with OPEN_ORDER and that order has the same key, it is followed without a notice', async () => {
    const page = await sentAgain();
    const { key } = page.context();
    await page.createDeposit.reject(OPEN_ORDER);
    await page.findDeposit.answer(null);
    expect(rejectionsShown(page), 'what was asked for stays in the journal').toEqual([]);
    await page.loadDeposit.answer(depositOf({ idempotencyKey: key }));
    expect(page.order().getSnapshot().context.notice).toBeNull();
  });

  test.each(named(NETWORK, rejection('NOT_FOUND')))(
    'if the retry is rejected with OPEN_ORDER, that order cannot be read (%s), and only what is not found is reported',
    async (_, failure) => {
      const page = await sentAgain();
      await page.createDeposit.reject(OPEN_ORDER);
      await page.findDeposit.answer(null);
      await page.loadDeposit.reject(failure);
      const isFound = failure === NETWORK;
      expect([page.has('unreachable'), page.has('form')]).toEqual([isFound, !isFound]);
      expect(rejectionsShown(page), 'otherwise the journal keeps the intent').toHaveLength(isFound ? 0 : 1);
    },
  );

  test('while waiting for the next attempt, no press and no edit creates another order; the found one is followed', async () => {
    const page = await waiting();
    page.send({ type: 'deposit.edit', changes: { entry: '9' } });
    page.submit();
    await page.pass(60 * SECOND);
    expect(new Set(page.sentKeys()).size).toBe(1);
    expect(page.context().draft).toEqual(DRAFT);
    await page.createDeposit.answer(depositOf({ idempotencyKey: page.context().key }));
    expect(page.has('following')).toBe(true);
    expect(page.order().getSnapshot().context.notice).toBeNull();
  });
});

describe('an order that was asked for more than five minutes ago (docs/decisions/0007)', () => {
  const LONG = 180 * MINUTE;

  test('is not sent again, only looked up', async () => {
    const page = await waiting();
    await page.pass(LONG);
    const { key } = page.context();
    const drafts = page.kept.length;
    const sendings = page.sentKeys().length;
    expect(page.findDeposit.open.input).toMatchObject({ key });
    await page.findDeposit.answer(null);
    expect(page.has('form')).toBe(true);
    expect(page.context()).toMatchObject({ wasNotCreated: true, draft: DRAFT, failure: null });
    // The form reads the open orders again, of which one may have been opened on another device meanwhile.
    expect(page.emitted.at(-1)).toEqual({ type: 'domain.deposit.rejected', code: null });
    expect(page.kept.slice(drafts)).toEqual([DRAFT]);
    expect(page.sentKeys()).toHaveLength(sendings);
    page.submit();
    expect(page.sentKeys().at(-1)).not.toBe(key);
  });
});
