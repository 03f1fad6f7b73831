/** The layout around every page: specification §2, "Layout elements". */
import type { Locator, Page } from '@playwright/test';
import { SOCIAL_NETWORKS } from '../../../contract/agency.ts';
import { logOut, NEWCOMER, playerMenu } from '../account/account-screens.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { BRAND_NAME } from '../../../src/ui/brand/names.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';
import { showFooter } from '../fixtures/footer.ts';
import { applyFault } from '../pages/evidence.ts';
import { holdRequests } from './walk.ts';

const say = messagesIn('lo');
const HEIGHT = 740;

const bar = (page: Page) => page.getByRole('banner');
const drawer = (page: Page) => page.getByRole('dialog', { name: say('nav.main') });
const bottomBar = (page: Page) => page.getByRole('navigation', { name: say('nav.shortcuts') });
const openDrawer = (page: Page) =>
  bar(page)
    .getByRole('button', { name: say('layout.menu'), exact: true })
    .click();
const widen = (page: Page, width: number) => page.setViewportSize({ width, height: HEIGHT });
const link = (within: Locator, id: string) => within.getByRole('link', { name: say(id), exact: true });

test.describe('the top bar', () => {
  test('its menu shows a player’s long name at every width, cut at the end', async ({ page, world }) => {
    const name = 'Wilhelmina'.repeat(4);
    await world.session(DEMO_PLAYER);
    await page.route('**/players/info', async (route) => {
      const answer = await route.fetch();
      const info = await answer.json();
      await route.fulfill({
        response: answer,
        json: { ...info, player: { ...info.player, displayName: name } },
      });
    });
    await page.goto('/contact/');
    for (const width of [360, 768, 1280]) {
      await widen(page, width);
      await bar(page)
        .getByRole('button', { name: `${say('layout.playerMenu')} ${name}` })
        .click();
      const shown = bar(page).getByText(name).filter({ visible: true }).last();
      await expect.poll(async () => (await shown.boundingBox())?.width ?? 0).toBeGreaterThan(60);
      expect(await shown.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.keyboard.press('Escape');
    }
  });

  test('offers a visitor the login and the registration, in reach at every width', async ({ page }) => {
    await page.goto('/contact/');
    for (const width of [320, 360, 576, 577, 768, 1280]) {
      await widen(page, width);
      for (const id of ['layout.logIn', 'layout.register']) await expectInReach(link(bar(page), id), width);
      await expectInReach(bar(page).getByRole('button', { name: say('layout.contact') }), width);
      await expectInReach(bar(page).getByRole('link', { name: BRAND_NAME }), width);
    }
    await expect(playerMenu(page, say)).toBeHidden();
    await expect(link(bar(page), 'nav.deposit')).toBeHidden();
  });

  test('offers a player the deposit, and a menu with the change of password and the logout', async ({
    page,
    world,
  }) => {
    await world.session(NEWCOMER);
    await page.goto('/contact/');
    for (const width of [320, 360, 768, 1280]) {
      await widen(page, width);
      await expectInReach(link(bar(page), 'nav.deposit'), width);
      await expectInReach(playerMenu(page, say), width);
    }
    await expect(playerMenu(page, say)).toHaveAccessibleName(/New Comer/);
    for (const id of ['layout.logIn', 'layout.register']) await expect(link(bar(page), id)).toBeHidden();

    await playerMenu(page, say).click();
    await page.getByRole('menuitem', { name: say('layout.changePassword') }).click();
    await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
    await page.keyboard.press('Escape');
    await logOut(page, say);
    await expect(link(bar(page), 'layout.logIn')).toBeVisible();
  });

  test('shows neither menu while the player is loading, and the player’s afterwards', async ({
    page,
    world,
  }) => {
    await world.session(DEMO_PLAYER);
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/players/info', async (route) => {
      await isAnswered;
      await route.continue();
    });
    await page.goto('/');
    await expect(bar(page).getByRole('link', { name: BRAND_NAME })).toBeVisible();
    await openDrawer(page);
    await expect(drawer(page).getByRole('link', { name: BRAND_NAME })).toBeVisible();
    await expect(drawer(page).getByRole('navigation')).toBeHidden();
    await expect(link(drawer(page), 'layout.logIn')).toBeHidden();
    await page.keyboard.press('Escape');
    for (const id of ['layout.logIn', 'layout.register', 'nav.deposit'])
      await expect(link(bar(page), id)).toBeHidden();
    await expect(playerMenu(page, say)).toBeHidden();
    answer();
    await expect(playerMenu(page, say)).toBeVisible();
  });
});

/** A larger font size in the browser's settings moves breakpoints in rem; those of the specification are in pixels. */
async function enlargeDefaultFont(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 20 } });
}

test(
  'the bottom bar is visible up to 576 px, and the close button of its contact sheet appears on focus',
  ESSENTIAL,
  async ({ page }) => {
    await enlargeDefaultFont(page);
    await widen(page, 577);
    await page.goto('/contact/');
    await expect(bar(page)).toBeVisible();
    await expect(bottomBar(page)).toBeHidden();
    await widen(page, 576);
    await expect(bottomBar(page)).toBeVisible();
    expect(await addressesOf(bottomBar(page))).toEqual([
      '/player/deposit/',
      '/player/withdraw/',
      '/player/game/alphabet',
      '/player/bank/',
    ]);

    const contact = bottomBar(page).getByRole('button', { name: say('nav.short.contact') });
    await contact.click();
    const sheet = page.getByRole('dialog', { name: say('layout.contact') });
    await expect(sheet.getByRole('link')).toHaveCount(SOCIAL_NETWORKS.length);
    const close = sheet.getByRole('button', { name: say('layout.contact.close') });
    const height = async () => (await close.locator('xpath=../..').boundingBox())?.height ?? 0;
    await expect.poll(height).toBeLessThanOrEqual(1);
    await close.focus();
    await expect.poll(height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(contact).toBeFocused();
  },
);

test('of the agency’s links those of an allowed scheme are shown, in the bar, the sheet and on the page', async ({
  page,
}) => {
  await page.route('**/agency/info', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { agency: { social: Record<string, string> } };
    Object.assign(body.agency.social, {
      telegram: 'javascript:alert(1)',
      facebook: 'http://facebook.com/x',
      line: 'line://ti/p/@x',
      twitter: '',
    });
    await route.fulfill({ response, json: body });
  });
  const shown = [/WhatsApp/, /Facebook/, /Line/];
  const check = async (links: Locator) => {
    await expect(links).toHaveText(shown);
    await expect(links.nth(1)).toHaveAttribute('href', 'http://facebook.com/x');
    await expect(links.nth(1)).toHaveAttribute('target', '_blank');
    await expect(links.nth(1)).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(links.nth(2)).toHaveAttribute('href', 'line://ti/p/@x');
    // The link opens an app. A tab of its own would stay open and blank.
    await expect(links.nth(2)).not.toHaveAttribute('target');
    await expect(links.nth(2)).toContainText(say('layout.opensApp'));
  };
  await page.goto('/login/');
  await bar(page)
    .getByRole('button', { name: say('layout.contact') })
    .click();
  await check(page.getByRole('menuitem'));
  await page.keyboard.press('Escape');
  await bottomBar(page)
    .getByRole('button', { name: say('nav.short.contact') })
    .click();
  await check(page.getByRole('dialog').getByRole('link'));
  await page.goto('/contact/');
  await check(page.getByRole('main').getByRole('link'));
});

test(
  'the footer is full above 768 px and compact below, with the current promotions',
  ESSENTIAL,
  async ({ page, world }) => {
    const { store } = await world.state({ full: true });
    const running = store.promotions
      .filter(({ status }) => status === 'ACTIVE')
      .map(({ titleLo }) => titleLo);
    await enlargeDefaultFont(page);
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    // The footer starts below the fold, so that nothing on the screen shifts while the page loads.
    await expect(footer).not.toBeInViewport();
    await showFooter(page);
    const [games, promotions, about] = ['footer.games', 'nav.promotion', 'footer.about'].map((id) =>
      footer.getByRole('list', { name: say(id), exact: true }),
    ) as [Locator, Locator, Locator];
    await expect(promotions.getByRole('link')).toHaveText(running);
    expect(await addressesOf(games)).toEqual(
      ['slot', 'sport', 'casino', 'fish', 'card', 'chicken'].map((category) => `/?category=${category}`),
    );
    expect(await addressesOf(about)).toEqual(['/responsible-play/', '/contact/', '/licences.txt']);
    await expect(footer.getByRole('list', { name: say('footer.banks') }).getByRole('listitem')).toHaveCount(
      6,
    );

    for (const [width, isFull] of [
      [768, false],
      [769, true],
    ] as const) {
      await widen(page, width);
      await expect(footer.getByText(say('footer.tagline'))).toBeVisible({ visible: isFull });
      const tops = await Promise.all(
        [games, promotions, about].map(async (list) => (await list.boundingBox())?.y),
      );
      // Side by side, or below each other.
      expect(new Set(tops).size, `at ${width}`).toBe(isFull ? 1 : 3);
    }
  },
);

test('the footer waits for the first response about the promotions, so that no link in it shifts', async ({
  page,
}) => {
  const promotions = await holdRequests(page, '**/api/v2/promotions/current');
  const code = page.waitForResponse('**/assets/SiteFooter-*.js');
  await page.goto('/contact/');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await Promise.all([code, promotions.asked()]);
  await expect(footer.getByRole('link')).toHaveCount(0);
  await promotions.release();
  await expect(footer.getByRole('list', { name: say('nav.promotion'), exact: true })).toBeVisible();
  await expect(footer.getByRole('list', { name: say('footer.about'), exact: true })).toBeVisible();
});

test('the footer appears without promotions as soon as they cannot be read', async ({
  page,
  world,
  expectProblems,
}) => {
  expectProblems(/^response 500 GET \/api\/v2\/promotions\/current/);
  await applyFault(world, ['promotionsCurrent'], { fault: 'status', code: 'INTERNAL', times: 20 });
  await page.goto('/contact/');
  const footer = await showFooter(page);
  await expect(footer.getByRole('list', { name: say('footer.about'), exact: true })).toBeVisible();
  await expect(footer.getByRole('list', { name: say('nav.promotion'), exact: true })).toBeHidden();
});

test('the copyright line names the brand, and the year of the server’s clock in Vientiane', async ({
  page,
  world,
}) => {
  await world.clock.freeze('2031-12-31T16:59:00Z');
  await page.goto('/');
  const line = (year: number) =>
    page
      .getByRole('contentinfo')
      .getByText(say('footer.copyright', { year, brand: BRAND_NAME }), { exact: true });
  await showFooter(page);
  await expect(line(2031)).toBeVisible();
  await world.clock.freeze('2031-12-31T17:00:00Z');
  await page.reload();
  await showFooter(page);
  await expect(line(2032)).toBeVisible();
});

test('the scroll-to-top button appears after 500 px, scrolls to the top, and focuses the heading', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const button = page.getByRole('button', { name: say('layout.scrollToTop') });
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 501));
  await expect(button).toBeVisible();
  const [above, below] = [await button.boundingBox(), await bottomBar(page).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(button).toBeHidden();
});

/** Expects the control to be wholly on the screen, and at least 44 px wide and high. */
async function expectInReach(control: Locator, width: number): Promise<void> {
  await expect(control).toBeVisible();
  const missing = () =>
    control.evaluate((element, screen) => {
      const { left, right, width: wide, height } = element.getBoundingClientRect();
      return [left < 0 && 'left', right > screen && 'right', Math.min(wide, height) < 44 && 'size'].filter(
        Boolean,
      );
    }, width);
  // The placeholder of a lazily loaded menu is replaced by a button of the same size. A removed button has no size, hence the
  // poll.
  await expect.poll(missing, `at ${width}`).toEqual([]);
}

function addressesOf(within: Locator): Promise<readonly (string | null)[]> {
  return within
    .getByRole('link')
    .evaluateAll((links) => links.map((element) => element.getAttribute('href')));
}
