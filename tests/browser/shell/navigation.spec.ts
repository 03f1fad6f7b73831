/** Navigation between pages: specification §2, "Route behaviour". */
import type { Locator, Page } from '@playwright/test';
import { gamePath, paths, promotionPath } from '../../../src/app/paths.ts';
import { WELCOME } from '../../../mock-server/seeds/promotions.ts';
import { BRAND_NAME } from '../../../src/ui/brand/names.ts';
import { PROVIDERS } from '../../../contract/values.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { logOut } from '../account/account-screens.ts';
import { answersOf, applyFault } from '../pages/evidence.ts';
import type { Language } from '../../../contract/values.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { holdCode, moveTo, spinner, watchCode } from './walk.ts';
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

test('a slow page: the previous one stays, and after 1000 ms a full-screen spinner is shown for at least 500 ms', async ({
  page,
}) => {
  await openLoginWithStoppedClock(page);
  const code = await holdCode(page, 'ResponsiblePlayPage');
  await (await toResponsiblePlay(page)).click();
  await code.asked();
  await expect(page).toHaveURL(paths.responsiblePlay);
  await page.clock.runFor(999);
  await expect(heading(page, 'login.title')).toBeVisible();
  await expect(spinner(page, say)).toBeHidden();
  await page.clock.runFor(1);
  await expect(spinner(page, say)).toBeVisible();
  expect(await spinner(page, say).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  const flower = await page
    .getByRole('banner')
    .getByRole('link', { name: BRAND_NAME })
    .locator('use')
    .getAttribute('href');
  await expect(spinner(page, say).locator(`use[href="${flower}"]`)).toBeVisible();
  await code.release();
  await page.clock.runFor(499);
  await expect(spinner(page, say)).toBeVisible();
  await expect(heading(page, 'responsiblePlay.title')).toBeHidden();
  await page.clock.runFor(1);
  await expect(heading(page, 'responsiblePlay.title')).toBeVisible();
  await expect(spinner(page, say)).toBeHidden();
});

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

test.describe('intent to follow a link', () => {
  const INTENTS = {
    'the pointer over it': (link: Locator) => link.hover(),
    'the focus on it': (link: Locator) => link.focus(),
    'a touch on it': (link: Locator) => link.dispatchEvent('touchstart'),
  };
  for (const [intent, show] of Object.entries(INTENTS)) {
    test(`${intent} preloads the page after 50 ms, without a navigation`, async ({ page }) => {
      await openLoginWithStoppedClock(page);
      const link = await toResponsiblePlay(page);
      const asked = watchCode(page);
      await show(link);
      await page.clock.runFor(49);
      expect(asked).toEqual([]);
      const come = page.waitForResponse('**/assets/ResponsiblePlayPage-*.js');
      await page.clock.runFor(1);
      await come;
      await expect(page).toHaveURL(paths.login);
      await expect(heading(page, 'login.title')).toBeVisible();
    });
  }

  test('a pointer that passes within 50 ms preloads nothing', async ({ page }) => {
    await openLoginWithStoppedClock(page);
    const asked = watchCode(page);
    await (await toResponsiblePlay(page)).hover();
    await page.clock.runFor(49);
    await page.mouse.move(0, 0);
    await page.clock.runFor(1_000);
    expect(asked).toEqual([]);
  });

  test('while a logout is sent, it preloads the code of a page and no read of the player', async ({
    page,
    world,
  }) => {
    await world.session(DEMO_PLAYER);
    await applyFault(world, ['logout'], { fault: 'delay', delay: 60_000 });
    await page.goto(paths.home);
    const bank = page.getByRole('main').getByRole('link', { name: say('home.bank') });
    await expect(bank).toBeVisible();
    const reads: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v2/banks')) reads.push(request.url());
    });
    const code = page.waitForResponse('**/assets/BankPage-*.js');
    await logOut(page, say);
    await bank.hover();
    await code;
    // A read would have been sent together with the request of the code.
    expect(reads).toEqual([]);
  });

  test('preloaded reads stay fresh for five minutes', async ({ page, world }) => {
    await world.session(DEMO_PLAYER);
    await page.clock.install();
    await page.goto(paths.home);
    const bank = page.getByRole('main').getByRole('link', { name: say('home.bank') });
    const ahead = page.waitForResponse('**/api/v2/banks');
    await bank.hover();
    await page.clock.runFor(50);
    await ahead;
    await bank.click();
    await expect(page.getByText('DEMO PLAYER', { exact: true })).toBeVisible();
    expect(await answersOf(world, 'banks')).toHaveLength(1);
    await page.goBack();
    // The pointer is over the link already, so the page may be preloaded before the click.
    const again = page.waitForResponse('**/api/v2/banks');
    await page.clock.fastForward(6 * 60_000);
    await bank.click();
    await again;
    expect(await answersOf(world, 'banks')).toHaveLength(2);
  });
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

  test('after a login: at the top of the requested page', async ({ page }) => {
    await page.goto(paths.bank);
    await page.getByLabel(say('field.username'), { exact: true }).fill('demo');
    await page.getByLabel(say('field.password'), { exact: true }).fill('demo-1234');
    await page
      .getByRole('main')
      .getByRole('button', { name: say('login.submit'), exact: true })
      .click();
    await expect(heading(page, 'bank.title')).toBeFocused();
    expect(await scrolled(page)).toBe(0);
  });
});

test.describe('every page has its own title in every language, with a trailing slash or without', () => {
  const VISITED = [paths.home, paths.login, paths.register, paths.contact, '/nowhere/'];
  const PLAYED = [
    paths.deposit,
    paths.depositHistory,
    paths.withdraw,
    paths.withdrawHistory,
    paths.bank,
    paths.promotions,
    paths.promotionHistory,
    promotionPath(WELCOME),
    ...PROVIDERS.map((provider) => gamePath(provider)),
    paths.responsiblePlay,
  ];
  const SLASHES: readonly (readonly [Language, string])[] = [
    ['lo', '/'],
    ['cn', ''],
    ['vn', '/'],
    ['th', ''],
  ];
  for (const [language, slash] of SLASHES) {
    test.describe(language, () => {
      test.use({ language });

      test(`with ${slash === '' ? 'none' : 'one'}`, async ({ page, world }) => {
        const text = messagesIn(language);
        const names = new Map<string, string>();
        const visit = async (address: string) => {
          const before = await page.title();
          const asked = address === '/' ? address : address.replace(/\/$/, '') + slash;
          await moveTo(page, asked);
          await expect(page).toHaveURL(asked);
          await expect(page).not.toHaveTitle(before);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          names.set(address, await page.title());
        };
        await page.goto('/no/such/page');
        await expect(page).toHaveTitle(`${text('notFound.title')} · ${BRAND_NAME}`);
        for (const address of VISITED) await visit(address);
        await world.session(DEMO_PLAYER);
        for (const address of PLAYED) await visit(address);

        expect(names.get(paths.login)).toBe(`${text('login.title')} · ${BRAND_NAME}`);
        expect(names.get('/nowhere/')).toBe(`${text('notFound.title')} · ${BRAND_NAME}`);
        expect(names.get(paths.bank)).toBe(`${text('bank.title')} · ${BRAND_NAME}`);
        expect([...names.values()].filter((name) => !name.endsWith(` · ${BRAND_NAME}`))).toEqual([]);
        expect(new Set(names.values()).size).toBe(VISITED.length + PLAYED.length);
      });
    });
  }
});
