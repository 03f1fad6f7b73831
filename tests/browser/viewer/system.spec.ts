/** The system view: who sends which message to whom while a player deposits, beside the chart of the machine concerned. */
import { DEMO_PLAYER, DepositScreen, theOrder } from '../deposit/deposit-screen.ts';
import { expect, test } from '../fixtures/development-site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { ViewerScreen } from './viewer-screen.ts';

test.use({ viewport: { width: 1440, height: 900 }, player: DEMO_PLAYER });

test('the messages of one order are filtered, and stepped through beside its chart', async ({
  page,
  context,
  world,
}) => {
  const deposit = new DepositScreen(page, messagesIn('lo'));
  await deposit.open();
  await expect(deposit.amount()).toBeVisible();

  const viewer = new ViewerScreen(await context.newPage());
  await viewer.page.goto('/__machines?tab=system');
  const messages = viewer.page.getByRole('list', { name: 'Messages' }).getByRole('button');
  await expect(messages.filter({ hasText: 'start' })).not.toHaveCount(0);
  const running = viewer.page.getByRole('region', { name: /^Which actors run/ });
  await expect(running.getByRole('listitem').filter({ hasText: /^deposit composing/ })).toBeVisible();

  await deposit.fillIn();
  await deposit.submit().click();
  await expect(deposit.qr()).toBeVisible();
  const code = await theOrder(world);
  await viewer.page.getByRole('combobox').fill(code);
  await expect(viewer.page.getByRole('button', { name: /to submission: done send$/ })).toBeVisible();

  await world.bank.pay(code);
  await deposit.check().click();
  const credited = viewer.page.getByRole('button', {
    name: /checkDeposit to depositCheck: done checkDeposit$/,
  });
  await credited.click();
  await expect(viewer.heading('depositCheck')).toBeVisible();
  await viewer.sees('depositCheck.inquiry.coolingDown');
  // Before its result, the check has stored the order: the actor of the order has observed that, and its report has gone up.
  await viewer.page.getByRole('button', { name: 'Step back' }).click();
  await expect(viewer.heading('app')).toBeVisible();
  const past = viewer.page.getByRole('region', { name: /^As it was at / });
  await expect(past).toBeVisible();
  await viewer.page.getByRole('button', { name: 'To now' }).click();
  await expect(past).toHaveCount(0);

  // The machine reports the result to the order.
  await viewer.page.getByRole('button', { name: /depositCheck to depositOrder: check\.answered$/ }).click();
  await expect(viewer.heading('depositOrder')).toBeVisible();
  await viewer.sees('depositOrder.followed.status.success');
});
