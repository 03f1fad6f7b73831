/** Actions of QA and developers in the lab's panel. Each is sent to the lab, and reaches the site only through the lab. */
import { createLab } from '../../../mock-server/lab/client/lab.ts';
import { playerMenu } from '../account/account-screens.ts';
import { LAB_PATH } from '../../../mock-server/paths.ts';
import { DEMO_PLAYER, DepositScreen, theOrder } from '../deposit/deposit-screen.ts';
import { applyFault } from '../pages/evidence.ts';
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

test('a scenario that names a player signs that player in', async ({ page, panel }) => {
  await page.goto('/');
  const scenarios = await panel.open('Scenarios');
  await scenarios.getByRole('searchbox').fill('must add one first');
  await scenarios.getByRole('button', { name: 'newcomer start as newcomer' }).click();
  await expect(panel.said()).toContainText('signed in as newcomer');
  await expect(playerMenu(page, messagesIn('lo'))).toBeAttached();
});

test('a scenario is found by the error code that it is for', async ({ page, panel }) => {
  await page.goto('/');
  const scenarios = await panel.open('Scenarios');
  await scenarios.getByRole('searchbox').fill('PROMOTION_CREDIT_NOT_REACHED');
  await expect(scenarios.getByRole('listitem')).toHaveCount(1);
  await expect(scenarios.getByRole('button', { name: 'error-promotion-credit-not-reached' })).toBeVisible();
});

test('a withdrawal is approved and paid out, and nothing is offered once it is over', async ({
  page,
  world,
  panel,
}) => {
  await world.reset({ scenario: 'withdraw-open' });
  await page.goto('/');
  const orders = await panel.open('Orders');
  await orders.getByRole('button', { name: 'approve W000001' }).click();
  await orders.getByRole('button', { name: 'succeed W000001' }).click();
  await expect(panel.said()).toContainText('Bank performed “succeed” on W000001');
  await expect(orders.getByRole('button', { name: /W000001/ })).toHaveCount(0);
  const { store } = await world.state({ full: true });
  expect(store.withdraws).toMatchObject([{ code: 'W000001', status: 'SUCCESS' }]);
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

test('a rejection by the lab is shown with the lab’s own message', async ({
  page,
  world,
  panel,
  expectProblems,
}) => {
  expectProblems(`response 422 POST ${LAB_PATH}/bank/pay`);
  await world.session(DEMO_PLAYER);
  await new DepositScreen(page, messagesIn('lo')).order();
  const orders = await panel.open('Orders');
  await orders.getByLabel('Amount in LAK for D000001').fill('1.5');
  await page.keyboard.press('Enter');
  await expect(panel.said()).toContainText('1.5 is not money in LAK');
});

test('a game is won and lost, and a rate is set', async ({ page, world, panel }) => {
  await page.goto('/');
  const credit = await panel.open('Credit');
  const game = credit.getByRole('form', { name: 'Game result' });
  await game.getByLabel('Provider').selectOption('gclub');
  for (const [amount, outcome] of [
    ['20.5', 'Won'],
    ['0.25', 'Lost'],
  ] as const) {
    await game.getByLabel('Amount, THB').fill(amount);
    await game.getByRole('button', { name: outcome }).click();
    await expect(panel.said()).toContainText(`${amount}\u00a0THB`);
  }
  await expect(credit.getByRole('list', { name: 'Credit', exact: true })).toContainText('20.25');
  const rate = credit.getByRole('form', { name: 'Rate of LAK' });
  await rate.getByLabel('Sell').fill('700');
  await rate.getByRole('button', { name: 'Set' }).click();
  await expect(panel.said()).toContainText('700 to sell');
  const amounts = (await world.ledger()).map(({ provider, amount }) => [provider, amount]);
  expect(amounts).toEqual([
    ['gclub', '20.5'],
    ['gclub', '-0.25'],
  ]);
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

test('a fault that waits is removed; all are cleared', async ({ page, world, panel }) => {
  await applyFault(world, ['games'], { fault: 'drop', times: 3 });
  await applyFault(world, ['banks'], { fault: 'drop', times: 3 });
  await page.goto('/nowhere/');
  const faults = await panel.open('Faults');
  await expect(panel.root.getByText('2 faults')).toBeVisible();
  await faults.getByRole('button', { name: 'Remove F1' }).click();
  await expect(panel.root.getByText('1 fault')).toBeVisible();
  expect(await world.faults.list()).toMatchObject([{ id: 'F2' }]);
  await faults.getByRole('button', { name: 'Clear all' }).click();
  await expect(faults.getByText('No fault is active')).toBeVisible();
  expect(await world.faults.list()).toEqual([]);
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

test('a file that is no world changes nothing, and the panel says so', async ({ page, world, panel }) => {
  await world.credit({ username: DEMO_PLAYER, provider: 'gclub', amount: '20.5' });
  await page.goto('/');
  const setup = await panel.open('Setup');
  const choosing = page.waitForEvent('filechooser');
  await setup.getByRole('button', { name: 'Import' }).click();
  await (await choosing).setFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expect(panel.said()).toContainText('notes.txt is not JSON');
  expect(await world.ledger()).toHaveLength(1);
});
