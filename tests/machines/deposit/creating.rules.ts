import { describe, expect, test } from 'vitest';
import { depositOf, DRAFT } from '../../../tools/fixtures/cashier/deposits.ts';
import { GARBAGE, MINUTE, named, NETWORK, rejection, SECOND, TIMEOUT } from '../harness/facts.ts';
import { type DepositPage, form } from '../harness/making.ts';

const UNKNOWN = named(NETWORK, TIMEOUT, GARBAGE, rejection('IDEMPOTENCY_IN_PROGRESS'));
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

describe('a slow response', () => {
  test('is reported as slow after five seconds; if the player stops waiting, the same request is sent again', async () => {
    const page = await sent();
    page.send({ type: 'submission.retry' });
    expect([page.submissionHas('slow'), page.sentKeys().length]).toEqual([false, 1]);
    await page.pass(4_999);
    expect(page.submissionHas('slow')).toBe(false);
    await page.pass(1);
    expect([page.submissionHas('slow'), page.sentKeys().length]).toEqual([true, 1]);
    page.send({ type: 'submission.retry' });
    expect([page.submissionHas('slow'), page.submissionHas('findingOut')]).toEqual([false, true]);
    const [first, second] = page.createDeposit.calls;
    expect(second?.input).toEqual(first?.input);
    await page.createDeposit.answer(depositOf({ idempotencyKey: page.context().key }));
    expect(page.has('following')).toBe(true);
  });

  test('is still handled when it arrives: the order is followed', async () => {
    const page = await sent();
    await page.pass(10 * SECOND);
    await page.createDeposit.answer(depositOf({ idempotencyKey: page.context().key }));
    expect([page.submissionHas('slow'), page.has('following')]).toEqual([false, true]);
  });
});

describe('no usable response (contract §1): never a second order', () => {
  test.each(UNKNOWN)('%s: the same body is resent with the same key', async (_, failure) => {
    const page = await sent();
    await page.createDeposit.reject(failure);
    expect(page.has('pending') && page.submissionHas('findingOut')).toBe(true);
    const [first, second] = page.createDeposit.calls;
    expect(second?.input).toEqual(first?.input);
    await page.createDeposit.answer(depositOf({ idempotencyKey: page.context().key }));
    expect(page.has('following')).toBe(true);
    expect(page.order().getSnapshot().context.notice).toBeNull();
  });

  test.each(UNKNOWN)('after another failure (%s), the lists are searched for the key', async (_, failure) => {
    const page = await sentAgain();
    const { key } = page.context();
    await page.createDeposit.reject(failure);
    expect(page.findDeposit.open.input).toMatchObject({ key });
    await page.findDeposit.answer(depositOf({ idempotencyKey: key }));
    expect(page.has('following')).toBe(true);
    expect(page.order().getSnapshot().context.notice).toBeNull();
  });

  test.each(['SERVICE_UNAVAILABLE', 'RATE_LIMITED', 'UNAUTHENTICATED', 'XSRF_INVALID'] as const)(
    'a retry rejected with %s, before the server evaluates the key, leaves the outcome unknown',
    async (code) => {
      const page = await sentAgain();
      await page.createDeposit.reject(rejection(code));
      expect(page.submissionHas('findingOut')).toBe(true);
      await page.findDeposit.answer(null);
      await page.pass(30 * SECOND);
      expect(new Set(page.sentKeys()).size).toBe(1);
    },
  );

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

  test('if the retry is rejected with OPEN_ORDER and that order cannot be read, the journal keeps the intent', async () => {
    const page = await sentAgain();
    await page.createDeposit.reject(OPEN_ORDER);
    await page.findDeposit.answer(null);
    await page.loadDeposit.reject(NETWORK);
    expect([page.has('unreachable'), page.has('form')]).toEqual([true, false]);
    expect(rejectionsShown(page)).toEqual([]);
  });

  test('if the retry is rejected with OPEN_ORDER and that order is not found, the rejection is reported', async () => {
    const page = await sentAgain();
    await page.createDeposit.reject(OPEN_ORDER);
    await page.findDeposit.answer(null);
    await page.loadDeposit.reject(rejection('NOT_FOUND'));
    expect(page.has('form')).toBe(true);
    expect(rejectionsShown(page)).toEqual([{ type: 'domain.deposit.rejected', code: 'OPEN_ORDER' }]);
  });

  test.each([
    { found: 'finds nothing', search: (page: DepositPage) => page.findDeposit.answer(null) },
    { found: 'fails', search: (page: DepositPage) => page.findDeposit.reject(NETWORK) },
  ])('if the search for the key $found, the request is sent again two seconds later', async ({ search }) => {
    const page = await sentAgain();
    await page.createDeposit.reject(NETWORK);
    await search(page);
    expect(page.submissionHas('findingOut')).toBe(true);
    await page.pass(2 * SECOND - 1);
    expect(page.createDeposit.calls).toHaveLength(2);
    await page.pass(1);
    expect(page.createDeposit.calls).toHaveLength(3);
    expect(new Set(page.sentKeys()).size).toBe(1);
  });

  test('while the network is down, the waits between retries grow up to half a minute', async () => {
    const page = await waiting();
    for (const seconds of [2, 4, 8, 16, 30, 30, 30]) {
      const before = page.createDeposit.calls.length;
      await page.pass(seconds * SECOND - 1);
      expect(page.createDeposit.calls).toHaveLength(before);
      await page.pass(1);
      expect(page.createDeposit.calls).toHaveLength(before + 1);
      await page.createDeposit.reject(NETWORK);
      await page.findDeposit.reject(NETWORK);
    }
    expect(new Set(page.sentKeys()).size).toBe(1);
  });

  test.each(['submission.retry', 'news.network.restored', 'news.page.returned'] as const)(
    'while waiting for the next attempt, %s starts it at once',
    async (type) => {
      const page = await waiting();
      page.send({ type });
      await page.createDeposit.answer(depositOf({ idempotencyKey: page.context().key }));
      expect(page.has('following')).toBe(true);
    },
  );

  test('while waiting for the next attempt, no press and no edit creates another order', async () => {
    const page = await waiting();
    page.send({ type: 'deposit.edit', changes: { entry: '9' } });
    page.submit();
    await page.pass(60 * SECOND);
    expect(new Set(page.sentKeys()).size).toBe(1);
    expect(page.context().draft).toEqual(DRAFT);
  });
});

describe('an order that was asked for more than five minutes ago (docs/decisions/0007)', () => {
  const LONG = 180 * MINUTE;

  test.each<[when: string, go: () => Promise<DepositPage>]>([
    [
      'the phone slept while it was sent',
      async () => {
        const page = await sent();
        page.clock.correction += LONG;
        await page.createDeposit.reject(NETWORK);
        return page;
      },
    ],
    [
      'the player stops waiting after that time',
      async () => {
        const page = await sent();
        await page.pass(10 * SECOND);
        page.clock.correction += LONG;
        page.send({ type: 'submission.retry' });
        return page;
      },
    ],
    ...(['submission.retry', 'news.network.restored'] as const).map(
      (type): [string, () => Promise<DepositPage>] => [
        `${type} after a long outage`,
        async () => {
          const page = await waiting();
          page.clock.correction += LONG;
          page.send({ type });
          return page;
        },
      ],
    ),
    [
      'the next try is due',
      async () => {
        const page = await waiting();
        await page.pass(LONG);
        return page;
      },
    ],
  ])('is not sent again, only looked up: %s', async (_, go) => {
    const page = await go();
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

  test('is found and followed if the server had received it', async () => {
    const page = await waiting();
    await page.pass(LONG);
    await page.findDeposit.answer(depositOf({ idempotencyKey: page.context().key }));
    expect(page.has('following')).toBe(true);
  });

  test('is looked up as long as the network is down, with waits that grow up to half a minute', async () => {
    const page = await waiting();
    await page.pass(LONG);
    for (const seconds of [4, 8, 16, 30, 30]) {
      const before = page.findDeposit.calls.length;
      await page.findDeposit.reject(NETWORK);
      await page.pass(seconds * SECOND - 1);
      expect(page.findDeposit.calls).toHaveLength(before);
      await page.pass(1);
      expect(page.findDeposit.calls).toHaveLength(before + 1);
    }
    expect(page.sentKeys()).toHaveLength(2);
  });

  test.each([
    { age: 5 * MINUTE - 1, isSent: true },
    { age: 5 * MINUTE, isSent: false },
  ])('$age ms after the press it is sent again: $isSent', async ({ age, isSent }) => {
    const page = await waiting();
    page.clock.correction += age;
    page.send({ type: 'submission.retry' });
    expect(page.sentKeys()).toHaveLength(isSent ? 3 : 2);
  });

  test('keeps the time of the press when it is sent again', async () => {
    const page = await sent();
    const { at } = page.createDeposit.open.input;
    page.clock.correction += 4 * MINUTE;
    await page.createDeposit.reject(TIMEOUT);
    expect(page.createDeposit.open.input.at).toBe(at);
  });
});
