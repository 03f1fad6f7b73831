/**
 * Public pages are prerendered in the visitor's language, and visible before the site's code has loaded (docs/decisions/0026).
 */
import type { Page } from '@playwright/test';
import { loginLeadingTo, paths } from '../../../src/app/paths.ts';
import { LoginScreen } from '../account/account-screens.ts';
import { ask } from './evidence.ts';
import { holdCode, holdRequests, moveTo } from '../shell/walk.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const CODE = '**/assets/*.js';
const lo = messagesIn('lo');
const th = messagesIn('th');

const form = (page: Page, say = lo) => page.getByRole('form', { name: say('login.title') });

test.describe('in Thai', () => {
  test.use({ language: 'th' });

  test('the texts are visible before the code has loaded, in the language of the cookie', async ({
    page,
  }) => {
    const code = await holdRequests(page, CODE);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(form(page, th)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${th('login.title')} · `));
    expect(await page.locator('html').getAttribute('lang')).toBe('th');
    await code.release();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(form(page, th)).toBeVisible();
  });
});

test('for search engines: home, login and registration have a description in the language of the cookie', async ({
  request,
}) => {
  for (const address of ['/', '/login/', '/register/']) {
    const html = await (await request.get(address)).text();
    expect(html).toContain(`<meta name="description" content="${lo('home.visitor.lead')}" />`);
  }
});

test('the player and the agency are requested once, before the code has loaded', async ({
  page,
  context,
  world,
}) => {
  const calls = async () =>
    (await world.state({ full: true })).journal
      .map(({ call }) => call)
      .filter((call) => call !== 'fingerprint');
  // The browser has a cookie of an earlier visit.
  await ask(context, 'banks');
  const code = await holdRequests(page, CODE);
  await page.goto('/login/', { waitUntil: 'commit' });
  await expect.poll(calls).toEqual(expect.arrayContaining(['agencyInfo', 'playerInfo']));
  await code.release();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const asked = await calls();
  expect(asked.filter((call) => call === 'agencyInfo' || call === 'playerInfo').toSorted()).toEqual([
    'agencyInfo',
    'playerInfo',
  ]);
});

test('a navigation before hydration reaches its page', async ({ page }) => {
  const home = await holdCode(page, 'home');
  await page.goto('/');
  await home.asked();
  await moveTo(page, paths.bank);
  await expect(page).toHaveURL(loginLeadingTo(paths.bank));
  await expect(form(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await home.release();
  await expect(form(page)).toBeVisible();
});

const invitation = (page: Page) => page.getByRole('heading', { level: 1, name: lo('home.visitor.title') });

test(
  'after a login the device does not show the prerendered home for visitors until the session has ended',
  ESSENTIAL,
  async ({ page, context }) => {
    const wasSignedIn = () => page.evaluate(() => localStorage.getItem('signedIn') === '1');
    await page.goto('/login/');
    await new LoginScreen(page, lo).logIn();
    await expect(page).toHaveURL('/');
    await expect.poll(wasSignedIn).toBe(true);

    const code = await holdRequests(page, CODE);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('status').filter({ hasText: lo('common.loading') })).toBeAttached();
    await expect(invitation(page)).toBeHidden();
    await code.release();
    await expect(page.getByRole('heading', { name: lo('home.credits'), exact: true })).toBeAttached();

    await context.clearCookies({ name: 'sid' });
    await page.goto('/');
    await expect(invitation(page)).toBeVisible();
    await expect.poll(wasSignedIn).toBe(false);
  },
);
