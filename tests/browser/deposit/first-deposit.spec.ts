/** The note before a player's first deposit, which no later deposit shows. */
import { applyFault } from '../pages/evidence.ts';
import { expect } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { test } from './deposit-screen.ts';

const say = messagesIn('lo');

test('a note about limits before the first deposit, and none after it', async ({ deposit, page }) => {
  await deposit.open();
  await expect(deposit.amount()).toBeVisible();
  // The note appears together with the form, so that the layout does not shift.
  expect(await page.getByText(say('firstDeposit.body')).isVisible()).toBe(true);
  await expect(page.getByRole('link', { name: say('firstDeposit.limits') })).toHaveAttribute(
    'href',
    '/responsible-play/',
  );
  await deposit.order();
  await deposit.cancel();
  await deposit.button('receipt.another').click();
  await expect(deposit.amount()).toBeVisible();
  await expect(page.getByText(say('firstDeposit.body'))).toBeHidden();
});

test('without knowing whether it is the first deposit, no note is shown and the deposit works', async ({
  deposit,
  page,
  world,
}) => {
  await applyFault(world, ['depositList'], { fault: 'wrong-shape', times: 100 });
  await applyFault(world, ['limits'], { fault: 'wrong-shape', times: 100 });
  await deposit.order();
  await expect(deposit.qr()).toBeVisible();
  await expect(page.getByText(say('firstDeposit.body'))).toBeHidden();
});
