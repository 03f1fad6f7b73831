/**
 * The development server, as `npm start` runs it: React's StrictMode mounts every component twice, which reveals effects that
 * do not clean up after themselves.
 */
import { CREDIT, creditedFor, DEMO_PLAYER, DepositScreen, theOrder } from '../deposit/deposit-screen.ts';
import { expect, test } from '../fixtures/development-site.ts';
import { messagesIn } from '../fixtures/messages.ts';

test('a deposit goes through in development as well', async ({ page, world }) => {
  const say = messagesIn('lo');
  await world.session(DEMO_PLAYER);
  const deposit = new DepositScreen(page, say);
  await deposit.order();
  await world.bank.pay(await theOrder(world));
  await deposit.check().click();
  await expect(deposit.ending('receipt.success.title')).toBeVisible();
  expect(await creditedFor(world)).toEqual([CREDIT]);
});
