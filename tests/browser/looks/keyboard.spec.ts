/** The most frequent actions of a player, by the keyboard alone. The focus is visible at every step (WCAG 2.1.1 and 2.4.7). */
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../deposit/deposit-screen.ts';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { type Say, messagesIn } from '../fixtures/messages.ts';
import { focused } from './checks/focus.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const say: Say = messagesIn('lo');
/** An upper bound for the number of controls on a page. */
const MANY = 150;

/** Presses the Tab key until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < MANY; step += 1) {
    await page.keyboard.press('Tab');
    // An element that has just opened may not be in view yet.
    await expect.poll(async () => (await page.evaluate(focused)).fault).toBeNull();
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The Tab key does not lead there.');
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

test.describe('by the keyboard alone, a player', () => {
  test('deposits: creates an order, checks it and cancels it', ESSENTIAL, async ({ page, deposit }) => {
    await deposit.open();
    await press(page, page.getByRole('radio', { name: 'Alphabet' }).first(), 'Space');
    await press(page, deposit.merchants().first(), 'Space');
    await tabTo(page, deposit.amount());
    await page.keyboard.type('100000');
    await page.keyboard.press('Enter');
    await expect(deposit.qr()).toBeVisible();
    await press(page, deposit.check());
    await expect(deposit.notice('order.notice.unpaid')).toBeVisible();
    await press(page, deposit.button('order.cancel'));
    // The dialog has taken the focus, so both of its buttons are near in the tab order.
    await press(page, deposit.button('order.cancel.confirm'));
    await expect(deposit.ending('receipt.canceled.title')).toBeVisible();
  });

  test('chooses a language, goes to a page by the drawer, and looks at the contacts', async ({
    page,
    world,
  }) => {
    await world.session(DEMO_PLAYER.username);
    await page.goto('/');
    await tabTo(page, page.getByRole('combobox', { name: say('layout.language') }));
    await page.keyboard.press('ArrowDown');
    const inChinese = messagesIn('cn');
    await expect(page.getByRole('combobox', { name: inChinese('layout.language') })).toBeFocused();

    await page.reload();
    await press(page, page.getByRole('button', { name: inChinese('layout.menu'), exact: true }));
    const drawer = page.getByRole('dialog', { name: inChinese('nav.main') });
    await press(page, drawer.getByRole('link', { name: inChinese('nav.promotion'), exact: true }));
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(/\/player\/promotion\/$/);
    // The address changes before the page arrives, which focuses its heading.
    await expect(page.getByRole('heading', { level: 1, name: inChinese('promotion.title') })).toBeFocused();

    const contact = page
      .getByRole('navigation', { name: inChinese('nav.shortcuts') })
      .getByRole('button', { name: inChinese('nav.short.contact') });
    const sheet = page.getByRole('dialog', { name: inChinese('layout.contact') });
    await press(page, contact);
    await expect(sheet.getByRole('heading')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(contact).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, sheet.getByRole('button', { name: inChinese('layout.contact.close') }));
    await expect(sheet).toHaveCount(0);
  });
});
