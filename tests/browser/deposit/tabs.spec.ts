/**
 * The player is in another tab or in the bank's app, or was logged out. On return the page shows the current state, and no
 * typed value and no order is lost: specification §4 and §7, contract §1.
 */
import { logOut } from '../account/account-screens.ts';
import { CREDIT, creditedFor, openedOrders, test, theOrder } from './deposit-screen.ts';
import { givenOrder } from './given-order.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { expect } from '../fixtures/site.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

/** Returns the number of requests that create an order. */
async function attemptsIn(world: World): Promise<number> {
  const { journal } = await world.state({ full: true });
  return journal.filter(({ method, path }) => method === 'POST' && path === '/api/v2/deposits').length;
}

/** 250000, as the field shows it without the focus. */
const WRITTEN = '250.000';

test.describe('two tabs of one player', () => {
  test(
    'an order in one tab is shown in the other at once, and so is its success',
    ESSENTIAL,
    async ({ world, deposit }) => {
      await deposit.open();
      await deposit.fillIn({ amount: '200000' });
      const other = await deposit.inAnotherTab();
      await other.order();
      await expect(deposit.qr()).toBeVisible();
      expect(await deposit.payload()).toBe(await other.payload());
      expect(await attemptsIn(world)).toBe(1);

      await world.bank.pay(await theOrder(world));
      await deposit.check().click();
      await deposit.seesSuccess();
      await other.seesSuccess();
      expect(await creditedFor(world)).toEqual([CREDIT]);
    },
  );

  test('an order cancelled in one tab is cancelled in the other on return', async ({ world, deposit }) => {
    await givenOrder(deposit);
    const other = await deposit.inAnotherTab();
    await other.open();
    await deposit.away(async () => {
      await other.cancel();
      await expect(other.ending('receipt.canceled.title')).toBeVisible();
    });
    await expect(deposit.ending('receipt.canceled.title')).toBeVisible();
    await expect(deposit.notice('receipt.canceled.note')).toBeVisible();
    expect(await creditedFor(world)).toEqual([]);
  });
});

test.describe('two phones of one player', () => {
  test('an order on the first phone is rejected and shows the open order of the second', async ({
    world,
    deposit,
    expectProblems,
  }) => {
    await deposit.open();
    await deposit.fillIn({ amount: '200000' });
    const other = await deposit.onAnotherDevice();
    await other.order();
    expectProblems('response 409 POST /api/v2/deposits');
    await deposit.submit().click();
    await expect(deposit.notice('order.notice.alreadyOpen')).toBeVisible();
    expect(await deposit.payload()).toBe(await other.payload());
    expect(await creditedFor(world)).toEqual([]);
  });

  test('after a payment on one phone, the other cannot order with its stale credit', async ({
    world,
    deposit,
    expectProblems,
  }) => {
    await deposit.open();
    await deposit.fillIn();
    const other = await deposit.onAnotherDevice();
    await other.order();
    await world.bank.pay(await theOrder(world));
    await other.check().click();
    await other.seesSuccess();
    expectProblems('response 409 POST /api/v2/deposits');
    await deposit.submit().click();
    await expect(deposit.notice('deposit.obstacle.credit.title')).toBeVisible();
    expect(await creditedFor(world)).toEqual([CREDIT]);
  });
});

test.describe('back from the bank app', () => {
  test.beforeEach(async ({ deposit }) => givenOrder(deposit));

  test('what was paid there succeeds without a press', ESSENTIAL, async ({ world, deposit }) => {
    await deposit.away(async () => world.bank.pay(await theOrder(world)));
    await deposit.seesSuccess();
    expect(await creditedFor(world)).toEqual([CREDIT]);
  });

  test('without a payment the page checks in the background and shows no message', async ({
    page,
    world,
    deposit,
  }) => {
    const asked = page.waitForResponse(/\/check$/);
    await deposit.away();
    expect((await asked).status()).toBe(200);
    await expect(deposit.check()).toBeEnabled();
    await expect(deposit.notice('order.notice.unpaid')).toBeHidden();
    await expect(deposit.qr()).toBeVisible();
    expect(await creditedFor(world)).toEqual([]);
  });
});

test.describe('a session that ends', () => {
  test('in the form: the login says so, and the draft is restored after it', async ({
    page,
    world,
    deposit,
  }) => {
    await deposit.open();
    await deposit.fillIn({ amount: '250000' });
    await deposit.away(() => page.context().clearCookies());
    await expect(deposit.notice('login.sessionLost.title')).toBeVisible();
    await deposit.logIn();
    await expect(deposit.amount()).toHaveValue(WRITTEN);
    await deposit.submit().click();
    await expect(deposit.qr()).toBeVisible();
    expect(await creditedFor(world)).toEqual([]);
  });

  test(
    'during the order: after the login the draft is restored, and nothing is sent without a press',
    ESSENTIAL,
    async ({ page, world, deposit }) => {
      await deposit.open();
      await deposit.fillIn();
      await page.context().clearCookies();
      await deposit.submit().click();
      await expect(deposit.notice('login.sessionLost.title')).toBeVisible();
      expect(await openedOrders(world)).toEqual([]);
      await deposit.logIn();
      await expect(deposit.amount()).toHaveValue('100.000');
      expect(await openedOrders(world)).toEqual([]);
      await deposit.submit().click();
      await expect(deposit.qr()).toBeVisible();
      expect(await creditedFor(world)).toEqual([]);
    },
  );

  test('with an open order: the order is there after the login', async ({ page, world, deposit }) => {
    await givenOrder(deposit);
    const payload = await deposit.payload();
    await page.context().clearCookies();
    await deposit.check().click();
    await expect(deposit.notice('login.sessionLost.title')).toBeVisible();
    await deposit.logIn();
    expect(await deposit.payload()).toBe(payload);

    await world.bank.pay(await theOrder(world));
    await deposit.check().click();
    await expect(deposit.ending('receipt.success.title')).toBeVisible();
    expect(await creditedFor(world)).toEqual([CREDIT]);
  });

  test('in another tab ends in this one too, and the order is shown again after the login', async ({
    world,
    deposit,
  }) => {
    await givenOrder(deposit);
    const payload = await deposit.payload();
    const other = await deposit.inAnotherTab();
    await other.open();
    await deposit.away(async () => {
      await logOut(other.page, other.say);
      await expect(other.button('login.submit')).toBeVisible();
    });
    await deposit.logIn();
    expect(await deposit.payload()).toBe(payload);
    expect(await creditedFor(world)).toEqual([]);
  });
});
