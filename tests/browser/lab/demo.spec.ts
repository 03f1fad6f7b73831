/** The static demo: files in a subfolder of a plain static host, and the mock backend in a service worker. */
import { expect, type Page } from '@playwright/test';
import { logOut, playerMenu } from '../account/account-screens.ts';
import { PANEL_ELEMENT } from '../../../mock-server/lab/panel/address.ts';
import { CREDIT, DepositScreen } from '../deposit/deposit-screen.ts';
import { FOLDER, staticSiteTest } from '../fixtures/static-site.ts';
import { messagesIn } from '../fixtures/messages.ts';

const say = messagesIn('lo');
const test = staticSiteTest('demo');

// One after the other on one worker: the demo is built once.
test.describe.configure({ mode: 'default' });

test('a deposit that the lab pays is kept across a reload, a second tab and a new worker', async ({
  page,
  host,
}) => {
  const screen = new DepositScreen(page, say);
  await page.goto(host.origin + FOLDER);
  await logIn(page, screen);
  await expect(page).toHaveURL(host.origin + FOLDER);

  await page
    .getByRole('main')
    .getByRole('link', { name: say('home.deposit') })
    .click();
  await expect(page).toHaveURL(`${host.origin}${FOLDER}player/deposit/`);
  await screen.fillIn();
  await screen.submit().click();
  await expect(screen.qr()).toBeVisible();
  await page.reload();
  await expect(screen.qr()).toBeVisible();

  await stopWorkers(page);
  expect(await lab(page, 'bank/pay', { code: 'D000001' })).toBe(200);
  await screen.check().click();
  await expect(screen.ending('receipt.success.title')).toBeVisible();

  await stopWorkers(page);
  await page.reload();
  const another = await page.context().newPage();
  await another.goto(host.origin + FOLDER);
  const credit = another.getByRole('article').filter({ hasText: 'Alphabet' });
  await expect(credit).toContainText(CREDIT.replace('.', ','));
});

test('beside a site on the same origin, each has its own service worker, and the demo works', async ({
  page,
  host,
}) => {
  // The worker of the site controls every page of the origin, also the demo's first one.
  await page.goto(`${host.origin}/favicon.svg`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/site-worker.js');
    await navigator.serviceWorker.ready;
  });
  const screen = new DepositScreen(page, say);
  await page.goto(host.origin + FOLDER);
  await logIn(page, screen);
  await page.reload();
  await expect(playerMenu(page, say)).toBeVisible();
  const { controller, scopes, kept } = await page.evaluate(async () => ({
    controller: navigator.serviceWorker.controller?.scriptURL,
    scopes: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    kept: (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
      .flat()
      .map(({ url }) => url),
  }));
  expect(controller).toBe(`${host.origin}${FOLDER}demo-worker.js`);
  expect(scopes.toSorted()).toEqual([`${host.origin}/`, host.origin + FOLDER]);
  // The site's worker keeps nothing of the demo.
  expect(kept).toEqual([]);
});

test('a deep link opens on a first visit, although the host responds with 404', async ({
  page,
  host,
  problems,
}) => {
  const address = `${FOLDER}player/bank/`;
  problems.expect(`response 404 GET ${address}`);
  // The page searches for the worker's script in each folder, from the page's own upwards.
  problems.expect(`response 404 HEAD ${address}demo-worker.js`);
  problems.expect(`response 404 HEAD ${FOLDER}player/demo-worker.js`);
  await page.goto(host.origin + address);
  const screen = new DepositScreen(page, say);
  await screen.logIn();
  await expect(page).toHaveURL(host.origin + address);
  await expect(page.getByText('DEMO PLAYER', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText('DEMO PLAYER', { exact: true })).toBeVisible();
  await logOut(page, say);
  await expect(playerMenu(page, say)).toBeHidden();
});

test('no call of the site reaches the host, and the session’s cookies stay with the worker', async ({
  page,
  host,
}) => {
  const before = host.asked.length;
  await page.goto(host.origin + FOLDER);
  await logIn(page, new DepositScreen(page, say));
  expect(await lab(page, 'clock', { advanceSeconds: 60 })).toBe(200);
  const asked = host.asked.slice(before);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((call) => !call.includes(FOLDER))).toEqual([]);
  const seen = await page.evaluate(() => document.cookie.split('; ').toSorted());
  expect(seen).toEqual(['XSRF-TOKEN=kept-by-the-worker', 'i18nextLng=lo']);
});

test('a world of the demo is kept across a new worker, and deleted with its database', async ({
  page,
  host,
  problems,
}) => {
  problems.expect('response 404 POST /__lab/bank/pay');
  await page.goto(host.origin + FOLDER);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await lab(page, 'worlds', { scenario: 'deposit-open' })).toBe(201);
  const id = await page.evaluate(newestWorld);
  await page.goto(`${host.origin}${FOLDER}__lab/worlds/${id}/enter?to=/register/`);
  await expect(page).toHaveURL(`${host.origin}${FOLDER}register/`);
  expect(await lab(page, 'bank/pay', { code: 'D000001' })).toBe(200);
  await stopWorkers(page);
  expect(await lab(page, 'bank/pay', { code: 'D000001' })).toBe(200);

  await page.evaluate(async (path) => (await fetch(path)).status, '/__lab/worlds/default/enter');
  expect(await lab(page, 'bank/pay', { code: 'D000001' })).toBe(404);
  await page.evaluate(
    async (path) => (await fetch(path, { method: 'DELETE' })).status,
    `/__lab/worlds/${id}`,
  );
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(names).toEqual([`dok-champa${FOLDER.slice(0, -1)}`]);
});

test('the lab’s panel follows the worker, also a new one, and the lab is at an address below the site’s', async ({
  page,
  host,
}) => {
  await page.goto(host.origin + FOLDER);
  await page.locator(PANEL_ELEMENT).getByRole('button', { name: 'Lab', exact: true }).click();
  await page.locator(PANEL_ELEMENT).getByRole('tab', { name: 'Orders' }).click();
  const orders = page.locator(PANEL_ELEMENT).getByRole('tabpanel', { name: 'Orders' });
  await expect(orders.getByText('None yet')).toBeVisible();
  expect(await lab(page, 'reset', { scenario: 'deposit-open' })).toBe(200);
  await expect(orders.getByText('OPEN', { exact: true })).toBeVisible();
  await stopWorkers(page);
  expect(await lab(page, 'staff/deposits/D000001', { action: 'cancel' })).toBe(200);
  await expect(orders.getByText('CANCELED', { exact: true })).toBeVisible();
  await page.goto(`${host.origin}${FOLDER}__lab/scenarios`);
  await expect(page.getByText('"scenarios"')).toBeVisible();
});

test('a game opens at the provider’s page, which is one of the host’s files and plays with the same store', async ({
  page,
  host,
}) => {
  await page.goto(host.origin + FOLDER);
  await logIn(page, new DepositScreen(page, say));
  await lab(page, 'credit', { username: 'demo', provider: 'alphabet', amount: '75' });
  const launch = { provider: 'alphabet', language: 'lo', device: 'mobile', returnUrl: '/player/bank/' };
  const url = await page.evaluate(openGame, launch);
  expect(url).toMatch(new RegExp(`^${FOLDER}__provider/`));
  await page.goto(host.origin + url);
  await expect(page.locator('output')).toContainText('75');
  await page.getByRole('main').getByRole('link').last().click();
  await expect(page).toHaveURL(`${host.origin}${FOLDER}player/bank/`);
});

test('a browser without service workers shows a message', async ({ page, host }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(host.origin + FOLDER);
  await expect(page.getByRole('alert')).toContainText('service workers');
});

async function logIn(page: Page, screen: DepositScreen): Promise<void> {
  await page
    .getByRole('link', { name: say('login.submit') })
    .first()
    .click();
  await screen.logIn();
  await expect(playerMenu(page, say)).toBeVisible();
}

/** Calls the lab from within a page, because the lab of the demo runs in the page's service worker. Returns the status. */
function lab(page: Page, verb: string, body: object): Promise<number> {
  return page.evaluate(
    async ([address, text]) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(address, { method: 'POST', headers, body: text });
      return response.status;
    },
    [`/__lab/${verb}`, JSON.stringify(body)] as const,
  );
}

/** Runs in the page: returns the id of the world that was created last. */
async function newestWorld(): Promise<string> {
  const { worlds } = (await (await fetch('/__lab/worlds')).json()) as {
    readonly worlds: readonly { readonly id: string }[];
  };
  return worlds.at(-1)?.id ?? '';
}

/** Runs in the page: returns the address of the game. Scripts cannot read the XSRF token, so the worker adds its header. */
async function openGame(launch: object): Promise<string> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
  const body = JSON.stringify(launch);
  const response = await fetch('/api/v2/games/launch', { method: 'POST', headers, body });
  const answer = (await response.json()) as { readonly launch: { readonly url: string } };
  return answer.launch.url;
}

/** Stops all service workers, as a browser does with idle ones. */
async function stopWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}
