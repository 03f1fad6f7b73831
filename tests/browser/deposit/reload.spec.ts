/**
 * A reload at any point of a deposit shows the current state and makes no second order: specification §1 and §5, contract §1
 * and §2.
 */
import { CREDIT, creditedFor, openedOrders, passTime, test, theOrder } from './deposit-screen.ts';
import { givenOrder } from './given-order.ts';
import { expect } from '../fixtures/site.ts';

const CREATE = { method: 'POST', path: '/api/v2/deposits' } as const;
const OPEN_ORDERS = { method: 'GET', path: '/api/v2/deposits/open' } as const;

/** A delay longer than any test: the response does not arrive before the reload. */
const HELD = { fault: 'delay', delay: 60_000, times: 1 } as const;

/** Contract §4. */
const QR_SECONDS = 600;
const CHECK_SECONDS = 3;

test.describe('the form', () => {
  test('a draft comes back as it was typed', async ({ page, world, deposit }) => {
    await deposit.open();
    await deposit.fillIn({ provider: 'GClub', amount: '250000' });
    await page.reload();
    // Formatted, because the field does not have the focus.
    await expect(deposit.amount()).toHaveValue('250.000');
    await expect(deposit.choiceLine('deposit.provider')).toContainText('GClub');
    await expect(deposit.choiceLine('deposit.mid')).toContainText('BCEL One');
    expect(await openedOrders(world)).toEqual([]);
  });

  test('is empty after the player has dismissed the receipt of an order', async ({
    page,
    world,
    deposit,
  }) => {
    await deposit.order();
    await world.bank.pay(await theOrder(world));
    await deposit.check().click();
    await deposit.seesSuccess();
    await deposit.button('receipt.another').click();
    await expect(deposit.amount()).toHaveValue('');
    await page.reload();
    await expect(deposit.amount()).toHaveValue('');
    // Only what the order used is proposed again.
    await expect(deposit.choiceLine('deposit.provider')).toContainText('Alphabet');
    expect(await creditedFor(world)).toEqual([CREDIT]);
  });
});

test.describe('while an order is being made', () => {
  test.beforeEach(async ({ deposit }) => {
    await deposit.open();
    await deposit.fillIn();
  });

  test('a request that never arrived is sent again with the same idempotency key', async ({
    page,
    world,
    deposit,
  }) => {
    await world.faults.add({ match: CREATE, fault: 'timeout', times: 1 });
    await deposit.submit().click();
    await expect(deposit.notice('deposit.pending')).toBeVisible();
    await expect.poll(async () => await world.faults.list()).toEqual([]);
    expect(await openedOrders(world)).toEqual([]);
    await page.reload();
    await expect(deposit.qr()).toBeVisible();
    expect(await creditedFor(world)).toEqual([]);
  });

  for (const [name, fault] of [
    ['an order whose response was lost is found', 'lost-reply'],
    ['a dropped request is sent again', 'drop'],
  ] as const) {
    test(`${name} when the line is back`, async ({ page, world, deposit, expectProblems }) => {
      expectProblems(/^request failed POST \/api\/v2\/deposits: /);
      await world.faults.add({ match: CREATE, fault, times: 1 });
      await world.faults.add({ match: CREATE, fault: 'drop' });
      await world.faults.add({ match: OPEN_ORDERS, ...HELD });
      await deposit.submit().click();
      await expect(deposit.ending('deposit.findingOut.title')).toBeVisible();
      await expect(deposit.notice('deposit.findingOut.doNotPay')).toBeVisible();
      expect(await openedOrders(world)).toHaveLength(fault === 'drop' ? 0 : 1);
      await world.faults.clear();
      await page.reload();
      await expect(deposit.qr()).toBeVisible();
      expect(await creditedFor(world)).toEqual([]);
    });
  }
});

test.describe('an open order', () => {
  test.beforeEach(async ({ deposit }) => givenOrder(deposit));

  test('shows the same QR', async ({ page, world, deposit }) => {
    const payload = await deposit.payload();
    await page.reload();
    expect(await deposit.payload()).toBe(payload);
    expect(await creditedFor(world)).toEqual([]);
  });

  test('does not repeat the notice that it is unpaid', async ({ page, world, deposit }) => {
    await deposit.check().click();
    await expect(deposit.notice('order.notice.unpaid')).toBeVisible();
    await page.reload();
    await expect(deposit.qr()).toBeVisible();
    await expect(deposit.notice('order.notice.unpaid')).toBeHidden();
    expect(await creditedFor(world)).toEqual([]);
  });

  test('keeps the wait between two checks, and shows the result of the last one', async ({
    page,
    world,
    deposit,
  }) => {
    await world.clock.freeze();
    await deposit.check().click();
    await expect(deposit.notice('order.notice.unpaid')).toBeVisible();
    await page.reload();
    await deposit.check().click();
    await expect(deposit.notice('order.notice.unpaid')).toBeVisible();
    await expect(deposit.qr()).toBeVisible();
    const { journal } = await world.state({ full: true });
    expect(journal.filter(({ path }) => path.endsWith('/check'))).toHaveLength(1);
    expect(await creditedFor(world)).toEqual([]);
  });

  test('is not cancelled by an unanswered cancel dialog', async ({ page, world, deposit }) => {
    await deposit.button('order.cancel').click();
    await expect(deposit.ending('order.cancel.title')).toBeVisible();
    await page.reload();
    await expect(deposit.qr()).toBeVisible();
    await expect(deposit.ending('order.cancel.title')).toBeHidden();
    expect(await creditedFor(world)).toEqual([]);
  });
});

test('a bank that does not respond at the end of the QR: a reload shows the same', async ({
  page,
  world,
  deposit,
  expectProblems,
}) => {
  expectProblems(/^response 410 GET /, /^response 503 POST /);
  await page.clock.install();
  await givenOrder(deposit);
  await world.bank.mode('silent');
  await passTime(world, page, QR_SECONDS);
  await expect(deposit.notice('qr.asking')).toBeVisible();
  // Ends the wait between two checks, so that the reloaded page may ask the bank.
  await passTime(world, page, CHECK_SECONDS);
  await page.reload();
  await expect(deposit.notice('qr.asking')).toBeVisible();
  await expect(deposit.notice('qr.asking.doNotPay')).toBeVisible();
  expect(await creditedFor(world)).toEqual([]);
});
