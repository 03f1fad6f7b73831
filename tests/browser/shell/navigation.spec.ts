/** Navigation between pages: specification §2, "Route behaviour". */
import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../src/app/paths.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { holdCode, watchCode } from './walk.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';
import { showFooter } from '../fixtures/footer.ts';

const say = messagesIn('lo');

const heading = (page: Page, id: string) => page.getByRole('heading', { level: 1, name: say(id) });
const toRegister = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: say('login.toRegister'), exact: true });
async function toResponsiblePlay(page: Page): Promise<Locator> {
  const footer = await showFooter(page);
  return footer.getByRole('link', { name: say('footer.responsiblePlay'), exact: true });
}

/** Opens the login page, waits for its hydration and its footer, and stops the clock. */
async function openLoginWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(paths.login);
  // The prerendered heading is visible before hydration; a press has its effect after it (decision 26).
  await page.getByRole('button', { name: say('field.password.show') }).click();
  await page.getByRole('button', { name: say('field.password.hide') }).click();
  await expect(page.getByRole('button', { name: say('field.password.show') })).toBeVisible();
  // The promotions are read later, and move the links below them.
  const footer = await showFooter(page);
  await expect(footer.getByRole('list', { name: say('nav.promotion') })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test(
  'Back during a pending navigation stays on the shown page, even after the code has loaded',
  ESSENTIAL,
  async ({ page }) => {
    await page.goto(paths.login);
    const code = await holdCode(page, 'ResponsiblePlayPage');
    await (await toResponsiblePlay(page)).click();
    await code.asked();
    await expect(page).toHaveURL(paths.responsiblePlay);
    await page.goBack();
    await code.release();
    await expect(page).toHaveURL(paths.login);
    await expect(heading(page, 'login.title')).toBeVisible();
    // The code of the abandoned page has loaded, so Forward shows that page at once.
    await page.goForward();
    await expect(heading(page, 'responsiblePlay.title')).toBeVisible();
  },
);

test('the pointer over a link preloads its page after 50 ms, without a navigation', async ({ page }) => {
  await openLoginWithStoppedClock(page);
  const link = await toResponsiblePlay(page);
  const asked = watchCode(page);
  await link.hover();
  await page.clock.runFor(49);
  expect(asked).toEqual([]);
  const come = page.waitForResponse('**/assets/ResponsiblePlayPage-*.js');
  await page.clock.runFor(1);
  await come;
  await expect(page).toHaveURL(paths.login);
  await expect(heading(page, 'login.title')).toBeVisible();
});

test.describe('scroll position and focus after a navigation', () => {
  // The viewport is so low that each page scrolls.
  test.use({ viewport: { width: 360, height: 320 } });

  const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  test('a link: at the top, with the focus on the heading', async ({ page }) => {
    await page.goto(paths.login);
    await toRegister(page).scrollIntoViewIfNeeded();
    expect(await scrolled(page)).toBeGreaterThan(0);
    await toRegister(page).click();
    await expect(heading(page, 'register.title')).toBeFocused();
    expect(await scrolled(page)).toBe(0);
  });

  test('Back, Forward and reload restore the scroll position and the focus', ESSENTIAL, async ({ page }) => {
    await page.goto(paths.login);
    await toRegister(page).scrollIntoViewIfNeeded();
    const onLogin = await scrolled(page);
    await toRegister(page).click();
    await expect(heading(page, 'register.title')).toBeFocused();
    const confirmation = page.getByLabel(say('field.confirmPassword'), { exact: true });
    await confirmation.focus();
    const onRegister = await scrolled(page);
    expect(onRegister).not.toBe(onLogin);

    const isBackOnLogin = async () => {
      await expect(toRegister(page)).toBeFocused();
      await expect.poll(() => scrolled(page)).toBe(onLogin);
    };
    const isBackOnRegister = async () => {
      await expect(confirmation).toBeFocused();
      await expect.poll(() => scrolled(page)).toBe(onRegister);
    };
    await page.goBack();
    await isBackOnLogin();
    await page.goForward();
    await isBackOnRegister();
    await page.reload();
    await isBackOnRegister();
    await page.goBack();
    await isBackOnLogin();
  });
});
