/**
 * Contract §1, Session and XSRF: another host of the same domain can set cookies for the site. Over HTTPS, a player stays who he is and can
 * log in.
 */
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { DEMO_PLAYER, NEWCOMER } from '../../../mock-server/seeds/players.ts';
import { LoginScreen, logOut, playerMenu } from '../account/account-screens.ts';
import { serveBuiltSite } from '../fixtures/built-site.ts';
import { chromiumLaunchOptions } from '../fixtures/chromium.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { ACCEPT_CERTIFICATE, terminateTls } from '../fixtures/tls-proxy.ts';

const DOMAIN = 'shop.test';
const HOST = `www.${DOMAIN}`;
const SIBLING = `https://blog.${DOMAIN}`;
const say = messagesIn('lo');

let browser: Browser;
let site: { readonly origin: string; close(): Promise<void> };

test.beforeAll(async () => {
  site = await terminateTls(await serveBuiltSite({ hosts: [HOST] }));
  const options = await chromiumLaunchOptions();
  const mapped = `--host-resolver-rules=MAP ${HOST} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`;
  browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), mapped, ACCEPT_CERTIFICATE],
  });
});

test.afterAll(async () => {
  await browser.close();
  await site.close();
});

/** The page of the sibling host sets these cookies for the whole domain. */
async function visitSibling(page: Page, cookies: readonly string[]): Promise<void> {
  await page.route(`${SIBLING}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<title>Blog</title>',
      headers: { 'Set-Cookie': cookies.map((cookie) => `${cookie}; Domain=${DOMAIN}; Secure`).join('\n') },
    }),
  );
  await page.goto(`${SIBLING}/`);
}

async function visitor(): Promise<Page> {
  const context = await browser.newContext({ baseURL: `https://${HOST}:${new URL(site.origin).port}` });
  return context.newPage();
}

async function loggedIn(page: Page, credentials: { username: string; password: string }): Promise<void> {
  const login = new LoginScreen(page, say);
  await login.open();
  await login.logIn(credentials);
  await expect(playerMenu(page, say)).toBeVisible();
}

async function expectDemo(page: Page): Promise<void> {
  await page.goto('/player/bank/');
  await expect(page.getByText('DEMO PLAYER', { exact: true })).toBeVisible();
}

test('a planted session and planted XSRF tokens change nothing: a player stays who he is, and can log in again', async () => {
  const attacker = await visitor();
  await loggedIn(attacker, NEWCOMER);
  const cookies = await attacker.context().cookies();
  const { value: session } = cookies.find(({ name }) => name === '__Host-sid') ?? { value: '' };
  expect(session).not.toBe('');

  const page = await visitor();
  await loggedIn(page, DEMO_PLAYER);
  // The page cannot see the last one, which its calls bring all the same.
  const tokens = ['/', '/login', '/player', '/api/v2/players'].map(
    (path, index) => `XSRF-TOKEN=planted-by-the-blog-${index}; Path=${path}`,
  );
  await visitSibling(page, [`sid=${session}; Path=/`, `__Host-sid=${session}; Path=/`, ...tokens]);
  const planted = (await page.context().cookies()).filter(({ domain }) => domain === `.${DOMAIN}`);
  expect(planted.map(({ name }) => name).toSorted()).toEqual([...tokens.map(() => 'XSRF-TOKEN'), 'sid']);

  await expectDemo(page);
  await logOut(page, say);
  await expect(page.getByRole('heading', { level: 1, name: say('login.title') })).toBeVisible();
  await loggedIn(page, DEMO_PLAYER);
  await expectDemo(page);
});
