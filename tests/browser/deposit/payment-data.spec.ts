/** How the payment data reach the bank's app: contract §5. */
import { readFile } from 'node:fs/promises';
import { test, theOrder } from './deposit-screen.ts';
import { givenOrder } from './given-order.ts';
import { clipboardOf } from '../fixtures/clipboard.ts';
import { readQr } from './qr-reader.ts';
import { expect } from '../fixtures/site.ts';

test.beforeEach(async ({ deposit }) => givenOrder(deposit));

test('the QR as a picture, and as a link into the bank app, carries the same payment', async ({
  page,
  world,
  deposit,
}) => {
  const coming = page.waitForEvent('download');
  await deposit.button('qr.save').click();
  const picture = await coming;
  expect(picture.suggestedFilename()).toBe(`${await theOrder(world)}.png`);
  const payload = await deposit.payload();
  expect(readQr(await readFile(await picture.path()))).toBe(payload);
  const link = page.getByRole('link', { name: deposit.say('qr.openBankApp') });
  await expect(link).toHaveAttribute('href', `onepay://qr/${encodeURIComponent(payload)}`);
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
});
