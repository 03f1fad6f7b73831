/** An expired QR in a real browser: no pixel of it can be scanned (contract §3). */
import { CREDIT, creditedFor, passTime, test, theOrder } from './deposit-screen.ts';
import { givenOrder } from './given-order.ts';
import { readPayment } from './emvco.ts';
import { readQr } from './qr-reader.ts';
import { expect } from '../fixtures/site.ts';

/** Contract §4. */
const QR_SECONDS = 600;

/** The countdown of a new QR. */
const NEARLY_TEN_MINUTES = /\b(?:10:00|9:\d\d)\b/;

test('an expired QR cannot be scanned any more, and the same order gets a new one', async ({
  page,
  world,
  deposit,
}) => {
  await page.clock.install();
  await givenOrder(deposit);
  const before = await deposit.payload();

  await passTime(world, page, QR_SECONDS);
  await expect(deposit.notice('qr.expired')).toBeVisible();
  await expect(deposit.notice('qr.expired.doNotPay')).toBeVisible();
  await expect(deposit.qr()).toBeHidden();
  const picture = await page.screenshot();
  expect(() => readQr(picture)).toThrow('no legible QR');

  await deposit.button('qr.issue').click();
  await expect(deposit.countdown()).toContainText(NEARLY_TEN_MINUTES);
  const after = await deposit.payload();
  expect(after).not.toBe(before);
  expect(readPayment(after)).toEqual(readPayment(before));

  await world.bank.pay(await theOrder(world));
  await deposit.check().click();
  await expect(deposit.ending('receipt.success.title')).toBeVisible();
  expect(await creditedFor(world)).toEqual([CREDIT]);
});
