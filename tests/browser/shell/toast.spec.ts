/** Toasts under a real keyboard, and their place on a phone: specification §9. */
import type { Locator } from '@playwright/test';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { PasswordScreen, toast } from './password-screen.ts';

const say = messagesIn('lo');
const DURATION_MS = 5_000; // specification §9

/** Shows a toast by submitting a wrong current password. The page's clock is paused until the test advances it. */
const shown = test.extend<{ readonly reported: Locator }>({
  reported: async ({ page, world, expectProblems }, use) => {
    expectProblems('response 422 POST /api/v2/players/security/password/change');
    await page.clock.install();
    await world.session(DEMO_PLAYER.username);
    await page.goto('/player/bank/');
    const form = new PasswordScreen(page, say);
    await form.open();
    await form.fillIn('not-the-password');
    await expect(page.getByRole('region', { name: say('toast.area', { hotkey: 'F8' }) })).toBeAttached();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await form.submit().click();
    const reported = toast(page, say('toast.error'));
    await expect(reported).toBeVisible();
    await use(reported);
  },
});

shown(
  'F8 focuses it although a dialog is open, and its time is paused during the focus',
  async ({ page, reported }) => {
    await page.keyboard.press('F8');
    await expect(page.getByRole('list').filter({ has: reported })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(reported).toBeFocused();
    await page.clock.runFor(10 * DURATION_MS);
    await expect(reported).toHaveAttribute('data-state', 'open');
    await page.keyboard.press('Tab');
    const close = reported.getByRole('button', { name: say('toast.close') });
    await expect(close).toBeFocused();
    await close.press('Enter');
    await expect(reported).toBeHidden();
    await expect(new PasswordScreen(page, say).dialog()).toBeAttached();
  },
);

shown('on a phone it is at the top and does not cover the submit button', async ({ page, reported }) => {
  const place = await placeOf(reported);
  expect(place.x).toBeGreaterThanOrEqual(0);
  expect(place.x + place.width).toBeLessThanOrEqual(360);
  expect(place.y + place.height).toBeLessThan((await placeOf(new PasswordScreen(page, say).submit())).y);
});

async function placeOf(shownThing: Locator) {
  const box = await shownThing.boundingBox();
  if (!box) throw new Error('it has no place on the screen');
  return box;
}
