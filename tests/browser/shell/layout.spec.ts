/** The layout around every page: specification §2, "Layout elements". */
import type { Locator, Page } from '@playwright/test';
import { playerMenu } from '../account/account-screens.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { BRAND_NAME } from '../../../src/ui/brand/names.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';
import { showFooter } from '../fixtures/footer.ts';
import { holdRequests } from './walk.ts';

const say = messagesIn('lo');
const HEIGHT = 740;

const bar = (page: Page) => page.getByRole('banner');
const bottomBar = (page: Page) => page.getByRole('navigation', { name: say('nav.shortcuts') });
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

  test('what it offers to a visitor and to a player is in reach at every width', async ({ page, world }) => {
    const everywhere = async (...controls: readonly Locator[]) => {
      for (const width of [320, 360, 576, 577, 768, 1280]) {
        await widen(page, width);
        for (const control of controls) await expectInReach(control, width);
      }
    };
    await page.goto('/contact/');
    await everywhere(
      link(bar(page), 'layout.logIn'),
      link(bar(page), 'layout.register'),
      bar(page).getByRole('button', { name: say('layout.contact') }),
      bar(page).getByRole('link', { name: BRAND_NAME }),
    );
    await world.session(DEMO_PLAYER);
    await page.reload();
    await everywhere(link(bar(page), 'nav.deposit'), playerMenu(page, say));
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

    const contact = bottomBar(page).getByRole('button', { name: say('nav.short.contact') });
    await contact.click();
    const sheet = page.getByRole('dialog', { name: say('layout.contact') });
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
