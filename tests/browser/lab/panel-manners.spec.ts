/**
 * The lab's panel does not disturb the page while it is closed, and can be operated by keyboard and on a phone when it is open.
 */
import { LAB_PATH } from '../../../mock-server/paths.ts';
import { PANEL_ELEMENT, PANEL_SCRIPT } from '../../../mock-server/lab/panel/address.ts';
import { axeViolations } from '../fixtures/axe.ts';
import { DEMO_PLAYER, DepositScreen, theOrder } from '../deposit/deposit-screen.ts';
import { ask, applyFault } from '../pages/evidence.ts';
import { misfits } from '../looks/checks/layout.ts';
import { expect, test } from './panel-site.ts';
import { messagesIn } from '../fixtures/messages.ts';

const SECTIONS = ['Scenarios', 'Orders', 'Credit', 'Clock', 'Faults', 'Requests', 'Backend', 'Setup'];

test.describe('closed', () => {
  test('it sends no requests, shifts no layout and covers no control', async ({ page, world, panel }) => {
    await world.session(DEMO_PLAYER);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const deposit = new DepositScreen(page, messagesIn('lo'));
    await deposit.open();
    await deposit.fillIn();
    await expect(panel.handle()).toBeVisible();
    expect(asked.filter((path) => path.startsWith(LAB_PATH))).toEqual([PANEL_SCRIPT]);
    expect(await misfits(page)).toEqual([]);
    const handle = await panel.handle().boundingBox();
    const submit = await deposit.submit().boundingBox();
    expect(handle).toMatchObject({ width: 44, height: 44 });
    expect((handle?.y ?? 0) + 44).toBeLessThan(submit?.y ?? 0);
  });
});

test.describe('by keyboard', () => {
  test('Alt+L opens it, arrow keys switch tabs, Escape restores the focus', async ({ page, panel }) => {
    await page.goto('/login/');
    const field = page.getByLabel(messagesIn('lo')('field.username'), { exact: true });
    await field.focus();
    await page.keyboard.press('Alt+KeyL');
    await expect(panel.tab('Scenarios')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(panel.tab('Orders')).toBeFocused();
    await expect(panel.section('Orders')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('End');
    await expect(panel.section('Setup')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel.section('Setup')).toBeHidden();
    await expect(field).toBeFocused();
  });

  test('the focus stays in the panel when the pressed button disappears', async ({ page, world, panel }) => {
    await world.session(DEMO_PLAYER);
    await new DepositScreen(page, messagesIn('lo')).order();
    const orders = await panel.open('Orders');
    await orders.getByRole('button', { name: 'cancel D000001' }).focus();
    await page.keyboard.press('Enter');
    await expect(orders.getByText('CANCELED')).toBeVisible();
    await expect(orders.getByRole('button', { name: 'cancel D000001' })).toHaveCount(0);
    await expect(orders).toBeFocused();
  });
});

test('it follows the lab only while the page is visible, and then shows what happened meanwhile', async ({
  page,
  world,
  panel,
}) => {
  let streams = 0;
  const isStream = (url: string) => url.includes(`${LAB_PATH}/events`);
  page.on('request', (request) => (streams += Number(isStream(request.url()))));
  page.on('requestfailed', (request) => (streams -= Number(isStream(request.url()))));
  await page.goto('/');
  const orders = await panel.open('Orders');
  await expect.poll(() => streams).toBe(1);
  await new DepositScreen(page, messagesIn('lo')).away(async () => {
    await expect.poll(() => streams).toBe(0);
    await world.reset({ scenario: 'deposit-open' });
    await world.clock.freeze();
  });
  await expect(orders.getByText('D000001').first()).toBeVisible();
  await expect(panel.root.getByText(/frozen/)).toBeVisible();
  await panel.close();
  await expect.poll(() => streams).toBe(0);
});

test('it works under a strict policy: no inline script, no inline style, no HTML from text', async ({
  page,
  panel,
}) => {
  const policy = "default-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
  await page.route('**/strict/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policy },
      body: `<!doctype html><title>Strict</title><body><script type="module" src="${PANEL_SCRIPT}"></script>`,
    }),
  );
  await page.goto('/strict/');
  for (const name of SECTIONS) await panel.open(name);
  await expect(panel.root.getByRole('tablist')).toHaveCSS('display', 'flex');
});

test('axe finds nothing in any section, and nothing is cut off on a phone', async ({
  page,
  world,
  panel,
}) => {
  await world.session(DEMO_PLAYER);
  await ask(page.context(), 'depositCreate', {
    data: { provider: 'alphabet', mid: 'MOCKLAK0001', amount: '100000' },
  });
  await world.bank.pay(await theOrder(world), { amount: '60000' });
  await world.credit({ username: DEMO_PLAYER, provider: 'gclub', amount: '20.5' });
  await applyFault(world, ['banks'], { fault: 'delay', delay: 3_000 });
  await page.goto('/nowhere/');
  for (const name of SECTIONS) {
    const section = await panel.open(name);
    expect(await axeViolations(page, {}, PANEL_ELEMENT), name).toEqual([]);
    const overflow = await section.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, name).toBeLessThanOrEqual(0);
  }
});
