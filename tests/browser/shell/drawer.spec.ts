/** The navigation drawer: specification §2, "Layout elements". */
import type { Locator, Page } from '@playwright/test';
import { LoginScreen } from '../account/account-screens.ts';
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

test('leads a visitor to the login and the registration, and closes after the click', async ({ page }) => {
  await page.goto('/');
  await openDrawer(page);
  await expect(link(drawer(page), 'layout.register')).toBeVisible();
  await expect(drawer(page).getByRole('navigation')).toBeHidden();
  await link(drawer(page), 'layout.logIn').click();
  await expect(drawer(page)).toBeHidden();
  await expect(new LoginScreen(page, say).submit()).toBeVisible();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () =>
      drawer(page)
        .getByRole('button', { name: say('layout.menu.close') })
        .click(),
    // The current page again: no navigation, and the drawer closes nevertheless.
    () => link(drawer(page), 'layout.logIn').click(),
  ]) {
    await openDrawer(page);
    await close();
    await expect(drawer(page)).toBeHidden();
  }
});

test('closes after any click in it: on a heading, on its foot, beside an entry', async ({ page, world }) => {
  await world.session(DEMO_PLAYER);
  await page.goto('/contact/');
  const entries = drawer(page).getByRole('navigation');
  for (const click of [
    () => entries.getByText(say('nav.games'), { exact: true }).click(),
    () => entries.getByText(say('nav.history'), { exact: true }).click(),
    () => panel(page).click({ position: { x: 200, y: 30 } }),
    () => panel(page).click({ position: { x: 5, y: 200 } }),
    () => link(drawer(page), 'layout.contact').click(),
  ]) {
    await openDrawer(page);
    await click();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL('/contact/');
  }
});

test('has two groups with a line between them, and an icon in each entry', async ({ page, world }) => {
  await world.session(DEMO_PLAYER);
  await page.goto('/contact/');
  await openDrawer(page);
  const groups = drawer(page).getByRole('navigation').locator('> ul');
  const lines = () =>
    groups.evaluateAll((lists) =>
      lists.map((list) => {
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(list);
        return Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth);
      }),
    );
  await expect(groups).toHaveCount(2);
  expect((await lines()).reduce((sum, width) => sum + width)).toBe(1);
  for (const [group, entries] of [
    [groups.first(), ['nav.deposit', 'nav.withdraw', 'nav.promotion']],
    [groups.last(), ['nav.bank', 'nav.history.deposit', 'nav.history.withdraw', 'nav.history.promotion']],
  ] as const) {
    for (const id of entries) await expect(link(group, id)).toBeVisible();
  }
  const withoutIcon = await groups
    .getByRole('listitem')
    .evaluateAll((items) => items.filter((item) => !item.querySelector(':scope > :first-child svg')).length);
  expect(withoutIcon).toBe(0);
  await expect(groups.getByRole('listitem')).toHaveCount(14);
});
