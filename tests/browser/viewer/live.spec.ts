/** The live view: what a machine does in one tab is seen in another, at once, and no other host is needed for it. */
import { CREDIT, creditedFor, DEMO_PLAYER, DepositScreen, theOrder } from '../deposit/deposit-screen.ts';
import { expect, test } from '../fixtures/development-site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { LiveScreen } from './live-screen.ts';

/** Of a step, in milliseconds, on average: what other machines of the tab tell meanwhile is in it. */
const OWN_WORK_MS = 80;

test.use({ viewport: { width: 1280, height: 800 } });

// One after the other on one worker: they share a development server.
test.describe.configure({ mode: 'default' });

test('a real deposit is followed in another tab, step by step, within 200 ms', async ({
  page,
  context,
  lab,
}) => {
  await lab.session(DEMO_PLAYER);
  const deposit = new DepositScreen(page, messagesIn('lo'));
  await deposit.open();
  await expect(deposit.amount()).toBeVisible();

  // Opened later than the deposit: it asks how things stand.
  const live = await LiveScreen.open(await context.newPage(), 'deposit');
  await live.sees('deposit.composing');
  const making = await live.followed(async () => {
    await deposit.fillIn();
    await deposit.submit().click();
    await live.sees('deposit.following');
  });

  await live.goTo('depositOrder');
  await live.sees('depositOrder.followed.status.open.qr.shown');
  await expect(live.rejected()).toContainText('may(startAnother)');
  await lab.pay({ code: await theOrder(lab) });
  const following = await live.followed(async () => {
    await deposit.check().click();
    await live.sees('depositOrder.followed.status.success');
  });
  expect(await creditedFor(lab)).toEqual([CREDIT]);
  await live.looksBack('depositOrder.followed.inquiry.asking', 'depositOrder.followed.status.success');

  const delays = [...making.delays, ...following.delays].toSorted((one, other) => one - other);
  expect(delays.length).toBeGreaterThan(4);
  // The middle one: a machine that is busy elsewhere delays a single step, a slow viewer all of them.
  expect(delays[Math.floor(delays.length / 2)], `${delays.join(', ')} ms`).toBeLessThanOrEqual(200);
  // And its own work on a step, which nothing else on the machine makes longer: well within that time.
  expect((making.work + following.work) / delays.length).toBeLessThanOrEqual(OWN_WORK_MS);
});

test('an event that is played in the viewer happens in the other tab', async ({ page, context, lab }) => {
  await lab.session(DEMO_PLAYER);
  const deposit = new DepositScreen(page, messagesIn('lo'));
  await deposit.open();
  await expect(deposit.amount()).toHaveValue('');
  const live = await LiveScreen.open(await context.newPage(), 'deposit');
  await live.sees('deposit.composing');
  await live.play('deposit.edit', { type: 'deposit.edit', changes: { entry: '250000' } });
  await expect(deposit.amount()).toHaveValue('250.000');
});
