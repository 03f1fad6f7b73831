/**
 * A browser lacks an interface, blocks it, or replaces it by something odd (private windows, in-app browsers, extensions): the
 * player still logs in, makes a deposit and opens a game.
 */
import type { Page } from '@playwright/test';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { gamePath, paths } from '../../../src/app/paths.ts';
import { LoginScreen, RegisterScreen } from '../account/account-screens.ts';
import { DepositScreen } from '../deposit/deposit-screen.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/site.ts';
import { breakInterfaces, WAYS } from './broken-interfaces.ts';
import { moveTo } from './walk.ts';

const say = messagesIn('lo');

/** Logs in, makes a deposit up to its QR code and opens a game by the link that stands in for a tab. */
async function walk(page: Page): Promise<void> {
  await page.goto(paths.login);
  await new LoginScreen(page, say).logIn();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('form', { name: say('login.title') })).toBeHidden();
  await moveTo(page, paths.deposit);
  const deposit = new DepositScreen(page, say);
  await deposit.choiceLine('deposit.mid').waitFor();
  await deposit.fillIn();
  await deposit.submit().click();
  await expect(deposit.qr()).toBeVisible();
  await moveTo(page, gamePath('gclub'));
  const opening = page.context().waitForEvent('page');
  await page.getByRole('main').getByRole('button', { name: 'Baccarat Hall A' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: say('launch.offered.open') }).click();
  await expect((await opening).getByRole('heading', { name: 'Baccarat Hall A' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Baccarat Hall A' })).toBeVisible();
}

test.beforeEach(({ world }) =>
  world.credit({ username: DEMO_PLAYER.username, provider: 'gclub', amount: '100' }),
);

for (const [title, broken, isMissing] of WAYS) {
  test(`${title}: login, deposit and game work`, isMissing ? {} : ESSENTIAL, async ({ page }) => {
    await page.addInitScript(breakInterfaces, [broken, isMissing] as const);
    await walk(page);
  });
}

test(
  'cookies are always empty: login and registration say to allow cookies, not to press again',
  ESSENTIAL,
  async ({ page, expectProblems }) => {
    expectProblems(/response 403 POST/);
    await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set() {} }));
    await page.goto(paths.login);
    const login = new LoginScreen(page, say);
    await login.logIn();
    await expect(page.getByText(say('failure.xsrf.cookies')).first()).toBeVisible();
    await expect(page.getByText(say('failure.xsrf'), { exact: true })).toBeHidden();
    await expect(login.submit()).toBeEnabled();
    await moveTo(page, paths.register);
    await new RegisterScreen(page, say).register('somebody88');
    await expect(page.getByText(say('failure.xsrf.cookies')).first()).toBeVisible();
  },
);
