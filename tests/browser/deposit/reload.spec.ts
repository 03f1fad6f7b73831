/** A reload of the deposit page shows the current state: specification §1 and §5. */
import { openedOrders, test } from './deposit-screen.ts';
import { givenOrder } from './given-order.ts';
import { expect } from '../fixtures/site.ts';

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

test('an open order shows the same QR', async ({ page, deposit }) => {
  await givenOrder(deposit);
  const payload = await deposit.payload();
  await page.reload();
  expect(await deposit.payload()).toBe(payload);
});
