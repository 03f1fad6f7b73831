/** The live view: steps of a machine in one tab appear in another at once, without any other host. */
import { CREDIT, creditedFor, DEMO_PLAYER, DepositScreen, theOrder } from '../deposit/deposit-screen.ts';
import { expect, test } from '../fixtures/development-site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { LiveScreen } from './live-screen.ts';

/** The limit of the viewer's average work for a step, in milliseconds. It includes messages from other machines of the tab. */
const OWN_WORK_MS = 80;

test.use({ viewport: { width: 1280, height: 800 }, player: DEMO_PLAYER });

// In order on one worker: the tests share a development server.
test.describe.configure({ mode: 'default' });

test('a real deposit is followed in another tab, step by step, within 200 ms', async ({
  page,
  context,
  world,
}) => {
  const deposit = new DepositScreen(page, messagesIn('lo'));
  await deposit.open();
  await expect(deposit.amount()).toBeVisible();

  // The viewer is opened after the deposit page, so it requests the present state.
  const live = await LiveScreen.open(await context.newPage(), 'deposit');
  await live.sees('deposit.composing');
  const making = await live.followed(async () => {
    await deposit.fillIn();
    await deposit.submit().click();
    await live.sees('deposit.following');
  });

  await live.goTo('depositOrder');
  await live.sees('depositOrder.followed.status.open.qr');
  await expect(live.rejected()).toContainText('may(startAnother)');
  await world.bank.pay(await theOrder(world));
  const following = await live.followed(async () => {
    await deposit.check().click();
    await live.sees('depositOrder.followed.status.success');
  });
  expect(await creditedFor(world)).toEqual([CREDIT]);
  // The query cache reports the new status before the check has ended.
  await live.looksBack(2, 'depositOrder.followed.status.open', 'depositOrder.followed.status.success');

  const delays = [...making.delays, ...following.delays].toSorted((one, other) => one - other);
  expect(delays.length).toBeGreaterThan(4);
  // The median: a busy computer delays a single step, a slow viewer all of them.
  expect(delays[Math.floor(delays.length / 2)], `${delays.join(', ')} ms`).toBeLessThanOrEqual(200);
  // The viewer's own work on a step, which a busy computer does not lengthen, is well within that time.
  expect((making.work + following.work) / delays.length).toBeLessThanOrEqual(OWN_WORK_MS);
});

test('an event that is played in the viewer happens in the other tab', async ({ page, context }) => {
  const deposit = new DepositScreen(page, messagesIn('lo'));
  await deposit.open();
  await expect(deposit.amount()).toHaveValue('');
  const live = await LiveScreen.open(await context.newPage(), 'deposit');
  await live.sees('deposit.composing');
  await live.play('deposit.edit', { type: 'deposit.edit', changes: { entry: '250000' } });
  await expect(deposit.amount()).toHaveValue('250.000');
});
