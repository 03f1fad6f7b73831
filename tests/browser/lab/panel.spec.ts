/** Actions of QA and developers in the lab's panel. Each is sent to the lab, and reaches the site only through the lab. */
import { createLab } from '../../../mock-server/lab/client/lab.ts';
import { playerMenu } from '../account/account-screens.ts';
import { DEMO_PLAYER, DepositScreen, theOrder } from '../deposit/deposit-screen.ts';
import { expect, test } from './panel-site.ts';
import { messagesIn } from '../fixtures/messages.ts';

const DESKTOP = { width: 1280, height: 800 };

test('a scenario resets the world, and the page and the panel reload in it', async ({
  page,
  world,
  panel,
}) => {
  await world.session(DEMO_PLAYER);
  await new DepositScreen(page, messagesIn('lo')).order();
  const scenarios = await panel.open('Scenarios');
  await scenarios.getByRole('searchbox').fill('no orders');
  await scenarios.getByRole('button', { name: 'default' }).click();
  await expect(panel.said()).toContainText('default');
  await expect(panel.tab('Scenarios')).toBeFocused();
  await expect(page.getByLabel(messagesIn('lo')('field.username'), { exact: true })).toBeVisible();
  expect((await world.state({ full: true })).store.deposits).toEqual([]);
});

test('the panel signs in a player and selects a language', async ({ page, panel }) => {
  await page.goto('/');
  await (await panel.open('Setup')).getByRole('button', { name: 'newcomer' }).click();
  await expect(panel.said()).toContainText('Signed in as newcomer');
  await expect(playerMenu(page, messagesIn('lo'))).toBeAttached();
  await (await panel.open('Setup')).getByRole('button', { name: 'Thai' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
});

test('the panel creates a world and moves the page to it; the shared world stays as it is', async ({
  page,
  site,
  world,
  panel,
}) => {
  await world.reset({ scenario: 'deposit-open' });
  await page.goto('/');
  const setup = await panel.open('Setup');
  await setup.getByRole('group', { name: 'Sign in' }).getByRole('button', { name: 'demo' }).click();
  await expect(playerMenu(page, messagesIn('lo'))).toBeAttached();

  const form = (await panel.open('Setup')).getByRole('form', { name: 'New world' });
  await form.getByLabel('Name').fill('payments');
  await form.getByRole('button', { name: 'New world' }).click();
  await expect(panel.said()).toContainText('in the world payments');
  await expect(panel.root.getByTitle(/^World payments \(/)).toBeVisible();
  await expect(playerMenu(page, messagesIn('lo'))).not.toBeAttached();

  const choice = (await panel.open('Setup')).getByRole('group', { name: 'World' });
  await expect(choice.getByRole('button', { name: 'payments' })).toHaveAttribute('aria-pressed', 'true');
  await (await panel.open('Setup')).getByRole('button', { name: 'Reset' }).click();
  await expect(panel.said()).toContainText('reset');
  const lab = createLab(site);
  const made = (await lab.worlds()).find(({ name }) => name === 'payments');
  expect((await lab.existing(made?.id ?? '').state()).counts.deposits).toBe(0);

  await (await panel.open('Setup'))
    .getByRole('group', { name: 'World' })
    .getByRole('button', { name: 'default' })
    .click();
  await expect(panel.said()).toContainText('in the world default');
  await (await panel.open('Orders')).getByText('D000001').first().waitFor();
  expect((await world.state()).counts.deposits).toBe(1);
});

test('the panel leads out of a world that does not exist any more', async ({
  page,
  context,
  site,
  panel,
  expectProblems,
}) => {
  expectProblems(/^response 404 GET/);
  await context.addCookies([{ name: 'lab-world', value: 'lost', url: site }]);
  await page.goto('/');
  if (await panel.handle().isVisible()) await panel.handle().click();
  await expect(panel.said()).toContainText('there is no world lost');
  await panel.root.getByRole('group', { name: 'World' }).getByRole('button', { name: 'default' }).click();
  await expect(panel.said()).toContainText('in the world default');
  await expect(panel.root.getByTitle('World default (default)')).toBeVisible();
});

test('a payment through the panel leaves the open cancel dialog of the page in place', async ({
  page,
  world,
  panel,
  expectProblems,
}) => {
  expectProblems('response 409 POST /api/v2/deposits/D000001/cancel');
  await world.session(DEMO_PLAYER);
  await page.setViewportSize(DESKTOP);
  const deposit = new DepositScreen(page, messagesIn('lo'));
  await deposit.order();
  await deposit.button('order.cancel').click();
  await expect(deposit.button('order.cancel.confirm')).toBeVisible();
  const orders = await panel.open('Orders');
  await orders.getByLabel('Amount in LAK for D000001').fill('100000');
  await orders.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(panel.said()).toContainText('paid for D000001');
  await deposit.button('order.cancel.confirm').click();
  await expect(deposit.ending('receipt.success.title')).toBeVisible();
});

test('the clock is advanced, and an order expires; the clock is frozen, and every section shows it', async ({
  page,
  world,
  panel,
}) => {
  await world.session(DEMO_PLAYER);
  await new DepositScreen(page, messagesIn('lo')).order();
  const clock = await panel.open('Clock');
  await clock.getByRole('button', { name: '+30 min' }).click();
  await expect(panel.said()).toContainText('+30 min');
  expect((await world.state({ full: true })).store.deposits).toMatchObject([
    { status: 'CANCELED', cancelReason: 'EXPIRED' },
  ]);
  await clock.getByLabel('Time in Vientiane').fill('2026-12-31T23:59');
  await clock.getByRole('button', { name: 'Frozen' }).click();
  await clock.getByRole('button', { name: 'Set' }).click();
  await expect(panel.said()).toContainText('2026-12-31 23:59:00');
  await clock.getByRole('button', { name: 'midnight' }).click();
  await panel.open('Faults');
  await expect(panel.root.getByText('00:00:00 frozen')).toBeVisible();
  expect((await world.state({ full: true })).clock).toMatchObject({
    now: '2026-12-31T17:00:00.000Z',
    frozen: true,
  });
});

test('an added fault affects the next call, which the journal then lists', async ({
  page,
  panel,
  expectProblems,
}) => {
  expectProblems('response 429 GET /api/v2/banks');
  await page.goto('/');
  const faults = await panel.open('Faults');
  await faults.getByLabel('Call').selectOption('GET /banks');
  await faults.getByLabel('Kind').selectOption('status');
  await faults.getByRole('spinbutton', { name: 'Status' }).fill('429');
  await faults.getByRole('button', { name: 'Add fault' }).click();
  await expect(faults.getByText('GET /api/v2/banks', { exact: true })).toBeVisible();
  const requests = await panel.open('Requests');
  // From here on the panel is not operated: it follows by itself.
  const ask = () => page.evaluate(async () => (await fetch('/api/v2/banks')).status);
  expect([await ask(), await ask()]).toEqual([429, 200]);
  const entries = requests.getByRole('listitem').filter({ hasText: '/api/v2/banks' });
  await expect(entries.first()).toContainText('200');
  await expect(entries.filter({ hasText: 'fault: status' })).toHaveCount(1);
});

test('the world is exported to a file and imported from it', async ({ page, world, panel }) => {
  await world.session(DEMO_PLAYER);
  await new DepositScreen(page, messagesIn('lo')).order();
  const setup = await panel.open('Setup');
  const download = page.waitForEvent('download');
  await setup.getByRole('button', { name: 'Export' }).click();
  const file = await (await download).path();
  await expect(panel.said()).toContainText('Saved as world-');
  await world.reset();
  const choosing = page.waitForEvent('filechooser');
  await setup.getByRole('button', { name: 'Import' }).click();
  await (await choosing).setFiles(file);
  await expect(panel.said()).toContainText('Imported');
  await theOrder(world);
});
