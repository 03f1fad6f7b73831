/** QRs and orders end by the server's time, and only after the bank has been asked: specification §4, contract §1 and §3. */
import type { Page } from '@playwright/test';
import { CREDIT, creditedFor, passTime, test, theOrder } from './deposit-screen.ts';
import { givenOrder } from './given-order.ts';
import { readPayment } from './emvco.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { readQr } from './qr-reader.ts';
import { expect } from '../fixtures/site.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

/** Contract §4. */
const QR_SECONDS = 600;
const ORDER_SECONDS = 1800;
const CHECK_SECONDS = 3;
/** Within this time a bank that did not respond is asked again. */
const RETRY_SECONDS = 10;

const TEN_MINUTES = 600_000;
/** The countdown of a new QR. */
const NEARLY_TEN_MINUTES = /\b(?:10:00|9:\d\d)\b/;

for (const [name, error] of [
  ['ahead', TEN_MINUTES],
  ['behind', -TEN_MINUTES],
] as const) {
  test(`a phone whose clock is ten minutes ${name} counts down right`, async ({ page, world, deposit }) => {
    await page.clock.install({ time: Date.now() + error });
    await deposit.order();
    await expect(deposit.countdown()).toContainText(NEARLY_TEN_MINUTES);
    expect(readPayment(await deposit.payload()).isIntact).toBe(true);
    expect(await creditedFor(world)).toEqual([]);
  });

  test(`a phone whose clock is set ten minutes ${name} during an order keeps its QR`, async ({
    page,
    world,
    deposit,
  }) => {
    await page.clock.install();
    await givenOrder(deposit);
    const hasSaidExpired = await deposit.listenFor('qr.expired');
    await page.clock.setSystemTime(Date.now() + error);
    await deposit.away();
    await expect(deposit.countdown()).toContainText(NEARLY_TEN_MINUTES);
    expect(readPayment(await deposit.payload()).isIntact).toBe(true);
    expect(await hasSaidExpired()).toBe(false);
    expect(await creditedFor(world)).toEqual([]);
  });
}

test(
  'an expired QR cannot be scanned any more, and the same order gets a new one',
  ESSENTIAL,
  async ({ page, world, deposit }) => {
    await page.clock.install();
    await givenOrder(deposit);
    const before = await deposit.payload();
    const hasSaidExpired = await deposit.listenFor('qr.expired');

    await passTime(world, page, QR_SECONDS);
    await expect(deposit.notice('qr.expired')).toBeVisible();
    await expect(deposit.notice('qr.expired.doNotPay')).toBeVisible();
    await expect(deposit.qr()).toBeHidden();
    const picture = await page.screenshot();
    expect(() => readQr(picture)).toThrow('no legible QR');
    expect(await hasSaidExpired()).toBe(true);

    await deposit.button('qr.issue').click();
    await expect(deposit.countdown()).toContainText(NEARLY_TEN_MINUTES);
    const after = await deposit.payload();
    expect(after).not.toBe(before);
    expect(readPayment(after)).toEqual(readPayment(before));

    await world.bank.pay(await theOrder(world));
    await deposit.check().click();
    await expect(deposit.ending('receipt.success.title')).toBeVisible();
    expect(await creditedFor(world)).toEqual([CREDIT]);
  },
);

test(
  'a payment of the last second is found when the QR ends: success, and no message of expiry',
  ESSENTIAL,
  async ({ page, world, deposit }) => {
    await page.clock.install();
    await givenOrder(deposit);
    const hasSaidExpired = await deposit.listenFor('qr.expired', 'receipt.expired.title');
    await world.bank.pay(await theOrder(world));
    await passTime(world, page, QR_SECONDS);
    await expect(deposit.ending('receipt.success.title')).toBeVisible();
    await expect(deposit.notice('receipt.success.note')).toBeVisible();
    expect(await hasSaidExpired()).toBe(false);
    expect(await creditedFor(world)).toEqual([CREDIT]);
  },
);

test.describe('while the bank does not respond, nothing is shown as expired', () => {
  test.beforeEach(async ({ page, world, deposit, expectProblems }) => {
    await page.clock.install();
    await givenOrder(deposit);
    const code = await theOrder(world);
    expectProblems(`response 503 POST /api/v2/deposits/${code}/check`);
    await world.bank.mode('silent');
  });

  /**
   * Passes time until the page asks the bank, and waits for the response: a pending request would time out in a later jump of
   * the clock.
   */
  async function passTimeAsking(world: World, page: Page, seconds: number): Promise<number> {
    const asked = page.waitForResponse(/\/check$/);
    await passTime(world, page, seconds);
    return (await asked).status();
  }

  test('at the end of the QR no new one is offered until the bank reports no payment', async ({
    page,
    world,
    deposit,
  }) => {
    expect(await passTimeAsking(world, page, QR_SECONDS)).toBe(503);
    await expect(deposit.notice('qr.asking')).toBeVisible();
    await expect(deposit.notice('qr.asking.doNotPay')).toBeVisible();
    const picture = await page.screenshot();
    expect(() => readQr(picture)).toThrow('no legible QR');

    expect(await passTimeAsking(world, page, RETRY_SECONDS)).toBe(503);
    await expect(deposit.notice('qr.asking')).toBeVisible();
    await expect(deposit.button('qr.issue')).toBeHidden();

    await world.bank.mode('up');
    expect(await passTimeAsking(world, page, RETRY_SECONDS)).toBe(200);
    await expect(deposit.button('qr.issue')).toBeVisible();
    expect(await creditedFor(world)).toEqual([]);
  });

  test('at the end of the order a payment received meanwhile is credited', async ({
    page,
    world,
    deposit,
  }) => {
    const hasSaidExpired = await deposit.listenFor('qr.expired', 'receipt.expired.title');
    expect(await passTimeAsking(world, page, QR_SECONDS)).toBe(503);
    await world.bank.pay(await theOrder(world));
    expect(await passTimeAsking(world, page, ORDER_SECONDS)).toBe(503);
    await expect(deposit.notice('qr.asking')).toBeVisible();

    await world.bank.mode('up');
    expect(await passTimeAsking(world, page, RETRY_SECONDS)).toBe(200);
    await expect(deposit.ending('receipt.success.title')).toBeVisible();
    expect(await hasSaidExpired()).toBe(false);
    expect(await creditedFor(world)).toEqual([CREDIT]);
  });
});

test('the check button counts down between two checks', async ({ page, world, deposit }) => {
  await page.clock.install();
  await givenOrder(deposit);
  // From here on both clocks move only by command.
  await world.clock.freeze();
  await page.clock.pauseAt(Date.now() + 10_000);
  await deposit.check().click();
  await expect(deposit.notice('order.notice.unpaid')).toBeVisible();
  const waiting = page.getByRole('button', { name: deposit.say('order.checkIn', { time: '0:03' }) });
  await expect(waiting).toBeDisabled();

  await world.clock.advance(CHECK_SECONDS);
  await page.clock.runFor(CHECK_SECONDS * 1000);
  await expect(deposit.check()).toBeEnabled();
  await deposit.check().click();
  await expect(waiting).toBeDisabled();
  expect(await creditedFor(world)).toEqual([]);
});
