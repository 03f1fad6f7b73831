/**
 * A write without a response: the site finds out the outcome before the player may act again (contract §1). Under every failure
 * of the network there is one order, and no write happens twice.
 */
import { test, theOrder } from './deposit-screen.ts';
import { expectOneOrder, goOffline, inTime, applyFault } from '../pages/evidence.ts';
import { expect } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const say = messagesIn('lo');

const CREATION = 'POST /api/v2/deposits';
const NO_ANSWER = new RegExp(`^request failed ${CREATION}: net::`);

/** Faults after which the browser re-sends the request. The fault matrix covers the others. */
const CUT_BEFORE_THE_HEAD = [
  ['is lost before its head', 'lost-reply'],
  ['never comes, because the line was cut at once', 'drop'],
] as const;

for (const [what, fault] of CUT_BEFORE_THE_HEAD) {
  test(`the response to an order ${what}: the browser re-sends the request, and there is one order`, async ({
    deposit,
    world,
  }) => {
    await applyFault(world, ['depositCreate'], { fault, cut: 'before-head' });
    await deposit.order();
    const code = await expectOneOrder(deposit, world);
    await deposit.page.reload();
    expect(await expectOneOrder(deposit, world)).toBe(code);
  });
}

test(
  'a long time offline: the page says not to order again, and there is one order in the end',
  ESSENTIAL,
  async ({ deposit, page, context, world, expectProblems }) => {
    expectProblems(NO_ANSWER);
    await page.clock.install();
    await deposit.open();
    await deposit.fillIn();
    await goOffline(page);
    await deposit.submit().click();
    await expect(page.getByText(say('layout.offline'))).toBeVisible();
    await expect(page.getByRole('heading', { name: say('deposit.findingOut.title') })).toBeVisible();
    await expect(page.getByText(say('deposit.findingOut.doNotPay'))).toBeVisible();
    await page.clock.runFor(10 * 60_000);
    // Offline, a press has an immediate effect: the outcome is still unknown.
    await page.getByRole('button', { name: say('common.tryAgain') }).click();
    await expect(page.getByRole('heading', { name: say('deposit.findingOut.title') })).toBeVisible();

    await context.setOffline(false);
    await inTime(page, deposit.qr());
    await expect(page.getByText(say('layout.offline'))).toBeHidden();
    await expectOneOrder(deposit, world);
  },
);

test('a cancellation without a usable response: on a phone, the warning is in view where the player has pressed', async ({
  deposit,
  page,
  world,
  expectProblems,
}) => {
  expectProblems(/^response 502 /);
  await page.setViewportSize({ width: 360, height: 740 });
  await deposit.order();
  const code = await theOrder(world);
  for (const call of ['depositCancel', 'deposit'] as const)
    await applyFault(world, [call, code], { fault: 'status', status: 502, times: 1_000 });
  await deposit.cancel();
  const warning = page.getByText(say('slow.depositCancel'));
  await expect(warning).toBeInViewport();

  await world.faults.clear();
  await page.getByRole('button', { name: say('common.tryAgain') }).click();
  await expect(deposit.ending('receipt.canceled.title')).toBeVisible();
  await expect(warning).toBeHidden();
});
