/**
 * Menus, drawers and sheets are loaded on the first intent (docs/decisions/0058): nothing of them is loaded before, a press is
 * acknowledged at once and has its effect when the code arrives, and a failed load is reported.
 */
import type { Locator, Page } from '@playwright/test';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/site.ts';
import { toast } from './password-screen.ts';
import { holdCode } from './walk.ts';

const say = messagesIn('lo');

interface LatePart {
  readonly code: string;
  readonly button: (page: Page) => Locator;
  readonly opened: (page: Page) => Locator;
}

const inBar = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${say(name)}( Demo|$)`) });

const DRAWER: LatePart = {
  code: 'NavigationDrawer',
  button: (page) => inBar(page, 'layout.menu'),
  opened: (page) => page.getByRole('dialog', { name: say('nav.main') }).getByRole('navigation'),
};
const PLAYER_MENU: LatePart = {
  code: 'PlayerMenu',
  button: (page) => inBar(page, 'layout.playerMenu'),
  opened: (page) => page.getByRole('menu'),
};

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

// A drawer and a menu: the others have the same code around theirs (tests/unit/src/shared/late).
for (const { code, button, opened } of [DRAWER, PLAYER_MENU]) {
  test(`${code}: a press before its code is loaded is acknowledged at once, and opens it on arrival`, async ({
    page,
  }) => {
    await openStill(page);
    const held = await holdCode(page, code);
    await button(page).click();
    await held.asked();
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await expect(opened(page)).toHaveCount(0);
    await held.release();
    await expect(opened(page)).toBeVisible();
  });
}

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
