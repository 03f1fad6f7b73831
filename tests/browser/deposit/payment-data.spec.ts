/**
 * How the payment data reach the bank's app, and the cancellation of a paid order: specification §4, contract §3 and §5.
 * `player/walks.spec.ts` covers all other endings.
 */
import { readFile } from 'node:fs/promises';
import { CREDIT, creditedFor, test, theOrder } from './deposit-screen.ts';
import { givenOrder } from './given-order.ts';
import { clipboardOf } from '../fixtures/clipboard.ts';
import { readQr } from './qr-reader.ts';
import { expect } from '../fixtures/site.ts';

test('cancelling is not possible once the order is paid: it succeeds, and staff are not needed', async ({
  world,
  deposit,
  expectProblems,
}) => {
  await givenOrder(deposit);
  const code = await theOrder(world);
  await world.bank.pay(code);
  expectProblems(`response 409 POST /api/v2/deposits/${code}/cancel`);
  await deposit.cancel();
  await expect(deposit.ending('receipt.success.title')).toBeVisible();
  await expect(deposit.notice('order.notice.alreadyPaid')).toBeHidden();
  expect(await creditedFor(world)).toEqual([CREDIT]);
});

test.describe('the payment data for the bank', () => {
  test.beforeEach(async ({ deposit }) => givenOrder(deposit));

  test('the QR as a picture that carries the same payment', async ({ page, world, deposit }) => {
    const coming = page.waitForEvent('download');
    await deposit.button('qr.save').click();
    const picture = await coming;
    expect(picture.suggestedFilename()).toBe(`${await theOrder(world)}.png`);
    expect(readQr(await readFile(await picture.path()))).toBe(await deposit.payload());
    expect(await creditedFor(world)).toEqual([]);
  });

  test('a link into the bank app on the same phone', async ({ page, world, deposit }) => {
    const link = page.getByRole('link', { name: deposit.say('qr.openBankApp') });
    const payload = encodeURIComponent(await deposit.payload());
    await expect(link).toHaveAttribute('href', `onepay://qr/${payload}`);
    expect(await creditedFor(world)).toEqual([]);
  });

  test('the text of the QR and the code of the order, copied', async ({ page, world, deposit }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const clipboard = () => clipboardOf(page.context());
    await deposit.button('qr.copy').click();
    await expect(deposit.button('common.copied')).toBeVisible();
    expect(await clipboard()).toBe(await deposit.payload());

    await deposit.button('common.copy').click();
    await expect(page.getByRole('status').filter({ hasText: deposit.say('common.copied') })).toBeAttached();
    expect(await clipboard()).toBe(await theOrder(world));
    expect(await creditedFor(world)).toEqual([]);
  });
});
