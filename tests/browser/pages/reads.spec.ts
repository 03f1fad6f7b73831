/**
 * A network that is cut, and parts of the site itself that cannot be loaded: the page says so, and goes on when they can (specification
 * §2 and §8).
 */
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../../contract/values.ts';
import { BRAND_NAME } from '../../../src/ui/brand/names.ts';
import { alarm } from '../account/account-screens.ts';
import { DEMO_PLAYER, test } from '../deposit/deposit-screen.ts';
import { goOffline } from './evidence.ts';
import { expect } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const say = messagesIn('lo');

test.describe('a part of the site itself cannot be loaded', () => {
  test('offline: a message in its place; “Try again” keeps the site, and the page loads when the network is back', async ({
    page,
    context,
    world,
    expectProblems,
  }) => {
    // Only requests for assets fail, and none for a document: the page was not reloaded.
    expectProblems(/^request failed GET \/assets\/.*: net::/);
    await world.session(DEMO_PLAYER);
    await page.goto('/');
    const link = page.getByRole('main').getByRole('link', { name: say('home.deposit') });
    await expect(link).toBeVisible();
    const strip = page.getByText(say('layout.offline'));
    await goOffline(page);
    await expect(strip).toBeVisible();
    await link.click();
    await expect(alarm(page, say('broken.explanation'))).toBeVisible();
    await page.getByRole('button', { name: say('common.tryAgain') }).click();
    await page.getByRole('button', { name: say('broken.showError') }).click();
    await expect(page.getByRole('button', { name: say('broken.hideError') })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByLabel(say('deposit.amount'), { exact: true })).toBeVisible();
    await expect(strip).toBeHidden();
  });

  test('no catalog loads: a notice in four languages appears, whose link loads the page again, except without a network', async ({
    page,
    context,
    expectProblems,
  }) => {
    expectProblems(/^request failed GET /);
    await openWithoutCatalog(page);
    const notice = page.locator('p[lang="lo"]', { hasText: say('slow.title') });
    await expect(notice).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(notice).toBeVisible();
    await expect(page.locator('p[lang="th"]')).toContainText(messagesIn('th')('slow.title'));
    const link = notice.getByRole('link', { name: say('common.tryAgain') });
    await expect(link).toHaveAttribute('href', '');
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    // Without a network it would lead to the error page of the browser.
    await expect(link).toBeHidden();
    await page.unrouteAll({ behavior: 'wait' });
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test(
    'a chunk that is gone from the server: one automatic reload, then a message with the error on request',
    ESSENTIAL,
    async ({ page, world, expectProblems }) => {
      expectProblems(/^response 404 GET \/assets\/BankPage/);
      await world.session(DEMO_PLAYER);
      await page.route('**/assets/BankPage*', (route) => route.fulfill({ status: 404 }));
      let loads = 0;
      page.on('domcontentloaded', () => {
        loads += 1;
      });
      await page.goto('/');
      await page
        .getByRole('main')
        .getByRole('link', { name: say('home.bank') })
        .click();
      await expect.poll(() => loads).toBe(2);
      const reported = alarm(page, say('broken.explanation'));
      await expect(reported).toBeVisible();
      await page.getByRole('button', { name: say('broken.showError') }).click();
      await expect(page.getByText(/BankPage/)).toBeVisible();
      await page.getByRole('button', { name: say('broken.hideError') }).click();
      await expect(page.getByText(/BankPage/)).toBeHidden();
      // The rest of the site still works.
      await page.getByRole('link', { name: BRAND_NAME }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Demo Player' })).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: say('home.bank') })
        .click();
      await expect(reported).toBeVisible();
      await page.unroute('**/assets/BankPage*');
      await page.getByRole('button', { name: say('common.tryAgain') }).click();
      await expect(page.getByText('DEMO PLAYER', { exact: true })).toBeVisible();
      expect(loads).toBe(3);
    },
  );
});

/**
 * Opens a page whose catalog does not load, until the page was reloaded once and has failed again: a catalog that loads any later
 * would still be shown.
 */
async function openWithoutCatalog(page: Page): Promise<void> {
  // The event by which the site reports an error that the browser does not.
  await page.addInitScript(() =>
    addEventListener('page-broken', () => Object.assign(window, { isBroken: true })),
  );
  await page.route('**/assets/messages-*-shell*', (route) => route.abort('connectionreset'));
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto('/responsible-play/');
  // Any other language would do, so that each of them has its reload (specification §2).
  await expect.poll(() => loads).toBe(1 + LANGUAGES.length);
  await page.waitForFunction(() => 'isBroken' in window);
}
