/** Cancelling the promotion in force, before it is used: specification §4, contract §1 and §2. */
import { describe, expect, test } from 'vitest';
import { PAGES } from '../../contract/pages.ts';
import { promotionCancelMachine } from '../../machines/promotionCancel.machine.ts';
import { MINUTE, rejection, TIMEOUT } from './harness/facts.ts';
import { openCancel, usageOf } from './harness/promotions.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

const OPEN = { type: 'cancel.open', usageId: 'U-1' } as const;
const CONFIRM = { type: 'cancel.confirm' } as const;
const CLOSE = { type: 'cancel.close' } as const;
const CANCELED = { type: 'domain.promotion.canceled', usageId: 'U-1' };
const KEPT = { type: 'domain.promotion.kept', usageId: 'U-1' };
/** The context while nothing is being cancelled. */
const NOTHING = { usageId: null, request: null, failure: null };

function sent() {
  const page = openCancel();
  page.send(OPEN);
  page.send(CONFIRM);
  return page;
}

/** The request timed out, so the cancellation is sent again. */
async function sentAgain() {
  const page = sent();
  await page.cancelUsage.reject(TIMEOUT);
  return page;
}

describe('a cancellation', () => {
  test('requires a confirmation, and sends nothing before it', () => {
    const page = openCancel();
    page.send(OPEN);
    expect(page.has('dialog')).toBe(true);
    expect(page.context().usageId).toBe('U-1');
    page.send(CLOSE);
    expect(page.state()).toBe('idle');
    expect(page.context()).toMatchObject(NOTHING);
    expect(page.cancelUsage.calls).toEqual([]);
    expect(page.emitted).toEqual([]);
  });

  test('is closed when the player leaves the promotions, but not another page', () => {
    const page = openCancel();
    page.send(OPEN);
    page.send({ type: 'news.navigation.arrived', page: PAGES.promotions, left: PAGES.home });
    expect(page.state()).toBe('confirming');
    page.send({ type: 'news.navigation.arrived', page: PAGES.home, left: PAGES.promotions });
    expect(page.state()).toBe('idle');
  });

  test.each([
    ['CANCELED', CANCELED],
    ['INACTIVE', KEPT],
  ] as const)(
    'is sent once, however often it is pressed; a usage that is %s then is reported',
    async (status, outcome) => {
      const page = sent();
      for (let press = 0; press < 20; press += 1) page.send(CONFIRM);
      expect(page.cancelUsage.calls.map(({ input }) => input)).toEqual([
        { usageId: 'U-1', key: 'key-1', at: 0 },
      ]);
      await page.cancelUsage.answer(usageOf({ status }));
      expect(page.state()).toBe('idle');
      expect(page.emitted).toEqual([outcome]);
      expect(page.context()).toMatchObject(NOTHING);
    },
  );

  test.each(['OPEN_ORDER', 'PROMOTION_IN_PLAY'] as const)(
    'that is rejected with %s shows the reason in its dialog, and can be retried with a new key',
    async (code) => {
      const page = sent();
      await page.cancelUsage.reject(rejection(code));
      expect(page.state()).toBe('confirming');
      expect(page.context()).toMatchObject({ failure: rejection(code), request: null });
      expect(page.emitted).toEqual([KEPT]);
      page.send(OPEN);
      expect(page.context().failure).toBeNull();
      page.send(CONFIRM);
      expect(page.sentKeys()).toEqual(['key-1', 'key-2']);
    },
  );

  test('continues after its dialog is closed, which can be opened again', async () => {
    const page = sent();
    page.send(CLOSE);
    expect(page.has('dialog')).toBe(false);
    page.send(OPEN);
    expect(page.has('dialog')).toBe(true);
    await page.cancelUsage.answer(usageOf({ status: 'CANCELED' }));
    expect(page.cancelUsage.calls).toHaveLength(1);
    expect(page.emitted).toEqual([CANCELED]);
  });

  test.each([
    ['the player asks again', OPEN, 'confirming'],
    ['the player leaves the page', CLOSE, 'idle'],
  ] as const)(
    'that is rejected after its dialog was closed opens no dialog; the page shows the reason until %s',
    async (_, event, state) => {
      const page = sent();
      page.send(CLOSE);
      await page.cancelUsage.reject(rejection('OPEN_ORDER'));
      expect(page.has('dialog')).toBe(false);
      expect(page.context()).toMatchObject({ usageId: 'U-1', failure: rejection('OPEN_ORDER') });
      expect(page.emitted).toEqual([KEPT]);
      page.send(event);
      expect(page.state()).toBe(state);
      expect(page.context().failure).toBeNull();
    },
  );
});

describe('a cancellation without a usable response (contract §1)', () => {
  test.each(['OPEN_ORDER', 'PROMOTION_IN_PLAY'] as const)(
    'is rejected, with the reason, if the retry is rejected with %s and the usage is still in force',
    async (code) => {
      const page = await sentAgain();
      await page.cancelUsage.reject(rejection(code));
      expect(page.emitted).toEqual([]);
      await page.findCanceled.answer(null);
      expect(page.state()).toBe('confirming');
      expect(page.context()).toMatchObject({ failure: rejection(code), request: null });
      expect(page.emitted).toEqual([KEPT]);
    },
  );

  test('is reported as cancelled if the retry is rejected but the look-up finds it cancelled', async () => {
    const page = await sentAgain();
    await page.cancelUsage.reject(rejection('NOT_FOUND'));
    expect(page.findCanceled.open.input).toEqual({ usageId: 'U-1', key: 'key-1', at: 0 });
    await page.findCanceled.answer(usageOf({ status: 'CANCELED' }));
    expect(page.emitted).toEqual([CANCELED]);
  });

  test('is not sent again after five minutes: the dialog shows that the promotion is still in force', async () => {
    const page = sent();
    await page.pass(5 * MINUTE);
    await page.cancelUsage.reject(TIMEOUT);
    await page.findCanceled.answer(null);
    expect(page.cancelUsage.calls).toHaveLength(1);
    expect(page.state()).toBe('confirming');
    expect(page.context()).toMatchObject({ failure: TIMEOUT, request: null });
    expect(page.emitted).toEqual([KEPT]);
  });
});

describe('a page that is reloaded during a cancellation', () => {
  const intent = { usageId: 'U-1', key: 'key-before', at: 0 };

  test('sends it again under its key, without a dialog, and reports the outcome', async () => {
    const page = openCancel(intent);
    expect(page.has('dialog')).toBe(false);
    expect(page.cancelUsage.calls.map(({ input }) => input)).toEqual([intent]);
    await page.cancelUsage.answer(usageOf({ status: 'CANCELED' }));
    expect(page.emitted).toEqual([CANCELED]);
  });

  test.each([
    ['that it was carried out', usageOf({ status: 'CANCELED' }), CANCELED, 'idle'],
    ['that the promotion is in force, and says so', null, KEPT, 'notCanceled'],
  ] as const)('five minutes later, only looks it up, and finds %s', async (_, found, outcome, state) => {
    const page = openCancel({ ...intent, at: -5 * MINUTE });
    await page.findCanceled.answer(found);
    expect([page.emitted, page.state(), page.cancelUsage.calls]).toEqual([[outcome], state, []]);
    expect(page.context().failure).toEqual(found ? null : TIMEOUT);
  });
});

expectEveryTransitionTaken(promotionCancelMachine);
