/**
 * Menus, drawers and sheets are loaded on the first intent (docs/decisions/0058), and a failed load is reported; what a press before that
 * does is in tests/unit/src/shared/late.
 */
import type { Page } from '@playwright/test';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/site.ts';
import { toast } from './password-screen.ts';

const say = messagesIn('lo');

const inBar = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${say(name)}( Demo|$)`) });

/** Opens a page whose clock stands still: whatever happens from now on waits for no timer. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/contact/');
  await expect(page.getByRole('heading', { level: 1, name: say('layout.contact') })).toBeVisible();
  await expect(inBar(page, 'layout.playerMenu')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

test.beforeEach(({ world }) => world.session(DEMO_PLAYER));

test(
  'none of them is loaded before an intent, and a finger on the button is one',
  ESSENTIAL,
  async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(/\/assets\/(\w+)-[^/]*\.js$/.exec(request.url())?.[1] ?? ''));
    await openStill(page);
    const late = ['NavigationDrawer', 'ContactSheet', 'ContactMenu', 'PlayerMenu', 'overlay'];
    expect(loaded.filter((name) => late.includes(name))).toEqual([]);
    await inBar(page, 'layout.menu').dispatchEvent('pointerdown');
    await expect.poll(() => loaded).toContain('NavigationDrawer');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test.describe('a dialog of a page', () => {
  test.use({ scenario: 'deposit-open' });

  const cancel = (page: Page) => page.getByRole('button', { name: say('order.cancel'), exact: true });
  const keep = (page: Page) => page.getByRole('button', { name: say('order.cancel.keep') });

  test('is closed with a report if its code does not load, and opens after a reload', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/request failed GET \/assets\/overlay-/);
    await page.goto('/player/deposit/');
    await expect(cancel(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const pattern = '**/assets/overlay-*.js';
    await page.route(pattern, (route) => route.abort('connectionreset'));
    // The first failure of a file reloads the page (specification §2).
    const reloaded = page.waitForEvent('load');
    await cancel(page).click();
    await reloaded;
    await cancel(page).click();
    await expect(toast(page, say('common.cannotLoad'))).toBeVisible();
    await page.unroute(pattern);
    await page.reload();
    await cancel(page).click();
    await expect(keep(page)).toBeFocused();
  });
});
