/** The navigation drawer: specification §2, "Layout elements". */
import type { Locator, Page } from '@playwright/test';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { BRAND_NAME } from '../../../src/ui/brand/names.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const say = messagesIn('lo');

const drawer = (page: Page) => page.getByRole('dialog', { name: say('nav.main') });
/** The visible panel of the drawer: the element around the logo's row. */
const panel = (page: Page) => drawer(page).getByRole('link', { name: BRAND_NAME }).locator('xpath=../..');
const link = (within: Locator, id: string) => within.getByRole('link', { name: say(id), exact: true });

async function openDrawer(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('layout.menu'), exact: true })
    .click();
}

test('is 393 px wide, at the left, and never wider than the screen', ESSENTIAL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto('/contact/');
  await openDrawer(page);
  for (const [screen, width] of [
    [1280, 393],
    [394, 393],
    [360, 360],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 740 });
    await expect.poll(() => panel(page).boundingBox()).toMatchObject({ x: 0, width });
  }
});

test('has one line between the two groups of a player', async ({ page, world }) => {
  await world.session(DEMO_PLAYER);
  await page.goto('/contact/');
  await openDrawer(page);
  const groups = drawer(page).getByRole('navigation').locator('> ul');
  await expect(groups).toHaveCount(2);
  const borders = await groups.evaluateAll((lists) =>
    lists.map((list) => {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(list);
      return Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth);
    }),
  );
  expect(borders.reduce((sum, width) => sum + width)).toBe(1);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap on the next page works while the drawer is closing', async ({ page }) => {
    await page.goto('/');
    await openDrawer(page);
    await link(drawer(page), 'layout.logIn').tap();
    const username = page.getByLabel(say('field.username'), { exact: true });
    const place = await username.boundingBox();
    // Not the locator's `tap`, which would wait until nothing covers the field.
    await page.touchscreen.tap((place?.x ?? 0) + 20, (place?.y ?? 0) + 10);
    await expect(username).toBeFocused();
  });
});
