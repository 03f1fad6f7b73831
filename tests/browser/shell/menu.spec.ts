/** The menus of the top bar on a busy phone: a menu that is closed while it appears is gone (specification §2). */
import type { Locator, Page } from '@playwright/test';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/site.ts';

const say = messagesIn('lo');

/** Frames between opening and closing: the first few fall into the time in which the menu appears. */
const FRAMES = [0, 1, 2, 3, 4, 6, 8, 12];
/** Frames by which React renders later than scheduled. */
const RENDER_DELAY = 4;

const MENUS: Readonly<Record<string, (page: Page) => Locator>> = {
  'the contact menu': (page) => page.getByRole('banner').getByRole('button', { name: say('layout.contact') }),
  'the player’s menu': (page) =>
    page.getByRole('banner').getByRole('button', { name: new RegExp(`^${say('layout.playerMenu')}`) }),
};

/** Runs in the page: React schedules its work by messages, which a busy phone handles some frames later. */
function delayMessages(frames: number): void {
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function later(this: MessagePort, message: unknown) {
    const wait = (left: number): unknown =>
      left > 0 ? requestAnimationFrame(() => wait(left - 1)) : Reflect.apply(postMessage, this, [message]);
    wait(frames);
  };
}

/** Runs in the page: resolves after that many frames. */
async function framesPassed(count: number): Promise<void> {
  for (let passed = 0; passed < count; passed += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

test.beforeEach(async ({ page, world }) => {
  await world.session(DEMO_PLAYER);
  await page.addInitScript(delayMessages, RENDER_DELAY);
  await page.goto('/contact/');
});

for (const [name, button] of Object.entries(MENUS)) {
  test(`${name} is gone after a second press while it appears`, async ({ page }) => {
    const menu = page.getByRole('menu');
    await button(page).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    for (const frames of FRAMES) {
      await test.step(`the second press ${frames} frames after the first`, async () => {
        await expect(menu).toHaveCount(0);
        await page.mouse.down();
        await page.mouse.up();
        await page.evaluate(framesPassed, frames);
        await page.mouse.down();
        await page.mouse.up();
        await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
        await expect(menu).toHaveCount(0);
      });
    }
  });
}
