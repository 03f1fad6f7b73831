/** The site in one tab, and in another the viewer, which follows it without any other host: *Live* and *System*. */
import { CREDIT, creditedFor, DEMO_PLAYER, DepositScreen, theOrder } from '../deposit/deposit-screen.ts';
import { expect, test } from '../fixtures/development-site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { ViewerScreen } from './viewer-screen.ts';

test.use({ viewport: { width: 1440, height: 900 }, player: DEMO_PLAYER });

test('a real deposit is followed in another tab, where an event can be played', async ({
  page,
  context,
  world,
}) => {
  const deposit = new DepositScreen(page, messagesIn('lo'));
  await deposit.open();
  await expect(deposit.amount()).toHaveValue('');

  // The viewer is opened after the deposit page, so it requests the present state.
  const viewer = new ViewerScreen(await context.newPage());
  await viewer.live('deposit');
  await viewer.sees('deposit.composing');
  await viewer.option('What can happen now', 'deposit.edit').click();
  await viewer.page
    .getByLabel('The event, as JSON')
    .fill(JSON.stringify({ type: 'deposit.edit', changes: { entry: '250000' } }));
  await viewer.page.getByRole('button', { name: 'Play it in the other tab' }).click();
  await expect(deposit.amount()).toHaveValue('250.000');

  await deposit.fillIn();
  await deposit.submit().click();
  await viewer.sees('deposit.following');
  const others = viewer.page.getByRole('navigation', { name: 'Also running' });
  await others.getByRole('link', { name: 'depositOrder', exact: true }).click();
  await viewer.sees('depositOrder.followed.status.open.qr');
  await expect(viewer.part('What would be rejected')).toContainText('only if the order is not open');
  await world.bank.pay(await theOrder(world));
  await deposit.check().click();
  await viewer.sees('depositOrder.followed.status.success');
  expect(await creditedFor(world)).toEqual([CREDIT]);

  await viewer.page.goto('/__machines?tab=system');
  const running = viewer.page.getByRole('region', { name: /^Which actors run/ });
  await expect(running.getByRole('listitem').filter({ hasText: /^deposit following/ })).toBeVisible();
  // The parts of the panel lie one under the other.
  const sent = viewer.part('What was sent');
  for (const width of [360, 1280]) {
    await viewer.page.setViewportSize({ width, height: 720 });
    const [above, list, below] = [await running.boundingBox(), running.getByRole('list').first(), sent];
    const bottom = (above?.y ?? Infinity) + (above?.height ?? 0);
    expect((await below.boundingBox())?.y, `${width}`).toBeGreaterThanOrEqual(bottom - 1);
    expect((await list.boundingBox())?.height).toBeGreaterThan(80);
  }

  // On a phone, all tabs and the whole menu Share are on the screen.
  await viewer.page.setViewportSize({ width: 360, height: 720 });
  const tabs = viewer.page.getByRole('navigation', { name: 'Views of the machine' }).getByRole('link');
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  await viewer.page.getByText('Share', { exact: true }).click();
  await expect(viewer.page.getByRole('button', { name: 'Print', exact: true })).toBeInViewport({ ratio: 1 });
});
