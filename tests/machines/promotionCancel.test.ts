/** Cancelling the promotion in force, before it is used: specification §4, contract §1 and §2. */
import { describe, expect, test } from 'vitest';
import { SLOW_MS } from '../../contract/limits.ts';
import { promotionCancelMachine } from '../../machines/promotionCancel.machine.ts';
import { MINUTE, named, NETWORK, NO_USABLE_ANSWER, rejection, SECOND, TIMEOUT } from './harness/facts.ts';
import { openCancel, usageOf } from './harness/promotions.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

const OPEN = { type: 'cancel.open', usageId: 'U-1' } as const;
const CONFIRM = { type: 'cancel.confirm' } as const;
const CANCELED = { type: 'promotion.canceled', usageId: 'U-1' };
const KEPT = { type: 'promotion.kept', usageId: 'U-1' };
/** The context while nothing is being cancelled. */
const NOTHING = { usageId: null, intent: null, isAside: false, failure: null };

function sent() {
  const page = openCancel();
  page.send(OPEN);
  page.send(CONFIRM);
  return page;
}

/** The request timed out, but the promotion is still in force, so the cancellation is sent again. */
async function sentAgain() {
  const page = sent();
  await page.cancelUsage.reject(TIMEOUT);
  await page.findUsage.answer(usageOf());
  return page;
}

describe('a cancellation', () => {
  test('requires a confirmation, and sends nothing before it', () => {
    const page = openCancel();
    page.send(OPEN);
    expect(page.state()).toBe('asking');
    expect(page.context()).toMatchObject({ usageId: 'U-1', isAside: false });
    page.send({ type: 'cancel.close' });
    expect(page.state()).toBe('idle');
    expect(page.context()).toMatchObject(NOTHING);
    expect(page.cancelUsage.calls).toEqual([]);
    expect(page.emitted).toEqual([]);
  });

  test('is sent once, however often it is pressed', () => {
    const page = sent();
    for (let press = 0; press < 20; press += 1) page.send(CONFIRM);
    expect(page.cancelUsage.calls.map(({ input }) => input)).toEqual([
      { usageId: 'U-1', key: 'key-1', at: 0 },
    ]);
  });

  test('reports a cancellation once the response has arrived', async () => {
    const page = sent();
    await page.cancelUsage.answer(usageOf({ status: 'CANCELED' }));
    expect(page.state()).toBe('idle');
    expect(page.emitted).toEqual([CANCELED]);
  });

  test('of a usage that ended otherwise is not reported as cancelled', async () => {
    const page = sent();
    await page.cancelUsage.answer(usageOf({ status: 'INACTIVE' }));
    expect(page.state()).toBe('idle');
    expect(page.emitted).toEqual([KEPT]);
  });

  test.each(['OPEN_ORDER', 'PROMOTION_IN_PLAY'] as const)(
    'that is rejected with %s says why; it may be tried again, or left',
    async (code) => {
      const page = sent();
      await page.cancelUsage.reject(rejection(code));
      expect(page.state()).toBe('asking');
      expect(page.context()).toMatchObject({ failure: rejection(code), intent: null });
      expect(page.emitted).toEqual([KEPT]);
      page.send(OPEN);
      expect(page.context().failure).toBeNull();
      page.send(CONFIRM);
      expect(page.cancelUsage.open.input.key).toBe('key-2');
    },
  );

  test('continues after its dialog is closed, which can be opened again', async () => {
    const page = sent();
    page.send({ type: 'cancel.close' });
    expect(page.context().isAside).toBe(true);
    page.send(OPEN);
    expect(page.context().isAside).toBe(false);
    await page.cancelUsage.answer(usageOf({ status: 'CANCELED' }));
    expect(page.emitted).toEqual([CANCELED]);
  });
});

describe('a cancellation whose answer never came (contract §1)', () => {
  test.each(NO_USABLE_ANSWER)('(%s): the usage is read, and nothing is resent', async (_, failure) => {
    const page = sent();
    await page.cancelUsage.reject(failure);
    expect(page.findUsage.open.input).toEqual({ usageId: 'U-1' });
    await page.findUsage.answer(usageOf({ status: 'CANCELED' }));
    expect(page.cancelUsage.calls).toHaveLength(1);
    expect(page.emitted).toEqual([CANCELED]);
  });

  test('and the promotion is still in force: resent with the same key, because the first request may be delayed', async () => {
    const page = await sentAgain();
    expect(page.emitted, 'nothing is told that is not known').toEqual([]);
    expect(page.cancelUsage.calls.map(({ input }) => input.key)).toEqual(['key-1', 'key-1']);
    await page.cancelUsage.answer(usageOf({ status: 'CANCELED' }));
    expect(page.emitted).toEqual([CANCELED]);
  });

  test.each([
    ['nothing is in force', null],
    ['it is in play', usageOf({ status: 'USED' })],
  ])('and %s: nothing is sent again, and the player is told that it was not cancelled', async (_, found) => {
    const page = sent();
    await page.cancelUsage.reject(TIMEOUT);
    await page.findUsage.answer(found);
    expect(page.cancelUsage.calls).toHaveLength(1);
    expect(page.state()).toBe('asking');
    expect(page.emitted).toEqual([KEPT]);
  });

  test('and that has ended in another way meanwhile: it is not told as a cancellation', async () => {
    const page = await sentAgain();
    await page.cancelUsage.answer(usageOf({ status: 'INACTIVE' }));
    expect(page.state()).toBe('idle');
    expect(page.emitted).toEqual([KEPT]);
  });

  test.each(['OPEN_ORDER', 'PROMOTION_IN_PLAY'] as const)(
    'and is then rejected with %s: it was not carried out, and the player is told why',
    async (code) => {
      const page = await sentAgain();
      await page.cancelUsage.reject(rejection(code));
      expect(page.state()).toBe('asking');
      expect(page.context()).toMatchObject({ failure: rejection(code), intent: null });
      expect(page.emitted).toEqual([KEPT]);
    },
  );

  test.each(
    named(
      NETWORK,
      TIMEOUT,
      rejection('RATE_LIMITED'),
      rejection('UNAUTHENTICATED'),
      rejection('XSRF_INVALID'),
    ),
  )(
    'and then gets %s, which does not reveal the outcome: looked up after a delay, and resent',
    async (_, failure) => {
      const page = await sentAgain();
      await page.cancelUsage.reject(failure);
      expect(page.emitted).toEqual([]);
      await page.pass(10 * SECOND);
      await page.findUsage.answer(usageOf());
      expect(page.cancelUsage.calls.map(({ input }) => input.key)).toEqual(['key-1', 'key-1', 'key-1']);
    },
  );

  test('and the promotion is still in force after five minutes: the failure is shown, and the player decides', async () => {
    const page = sent();
    await page.pass(5 * MINUTE);
    await page.cancelUsage.reject(TIMEOUT);
    await page.findUsage.answer(usageOf());
    expect(page.state()).toBe('asking');
    expect(page.context()).toMatchObject({ failure: TIMEOUT, intent: null });
    expect(page.emitted).toEqual([KEPT]);
  });

  test('takes long: tagged slow within 10 seconds; if the player stops waiting, the usage is read', async () => {
    const page = sent();
    expect(SLOW_MS).toBeLessThan(10 * SECOND);
    await page.pass(SLOW_MS - 1);
    expect(page.has('slow')).toBe(false);
    await page.pass(1);
    expect(page.has('slow')).toBe(true);
    page.send({ type: 'cancel.stopWaiting' });
    expect(page.context().failure).toEqual(TIMEOUT);
    await page.findUsage.answer(usageOf({ status: 'CANCELED' }));
    expect(page.emitted).toEqual([CANCELED]);
  });

  test.each(['cancel.retry', 'network.restored', 'time'] as const)(
    'still offline: %s repeats the lookup',
    async (what) => {
      const page = sent();
      await page.cancelUsage.reject(NETWORK);
      await page.findUsage.reject(NETWORK);
      if (what === 'time') await page.pass(10 * SECOND);
      else page.send({ type: what });
      await page.findUsage.answer(usageOf({ status: 'CANCELED' }));
      expect(page.emitted).toEqual([CANCELED]);
    },
  );
});

describe('a page that is loaded anew while a cancellation was on its way', () => {
  const intent = { usageId: 'U-1', key: 'key-before', at: 0 };
  const longAgo = { ...intent, at: -5 * MINUTE };

  test('finds out that it was carried out, and tells so', async () => {
    const page = openCancel(intent);
    expect(page.context().isAside).toBe(true);
    await page.findUsage.answer(usageOf({ status: 'CANCELED' }));
    expect(page.emitted).toEqual([CANCELED]);
  });

  test('sends it again under its key, where the promotion still stands', async () => {
    const page = openCancel(intent);
    await page.findUsage.answer(usageOf());
    expect(page.cancelUsage.calls.map(({ input }) => input)).toEqual([intent]);
    await page.cancelUsage.answer(usageOf({ status: 'CANCELED' }));
    expect(page.emitted).toEqual([CANCELED]);
  });

  test('with a cancellation five minutes old, keeps the promotion and sends nothing', async () => {
    const page = openCancel(longAgo);
    await page.findUsage.answer(usageOf());
    expect(page.state()).toBe('idle');
    expect(page.emitted).toEqual([KEPT]);
    expect(page.cancelUsage.calls).toEqual([]);
  });
});

expectEveryTransitionTaken(promotionCancelMachine);
