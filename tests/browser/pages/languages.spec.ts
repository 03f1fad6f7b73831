/** Four languages (specification §1, §3 and §9): a choice takes effect without a reload, and is stored. */
import type { Page } from '@playwright/test';
import { LANGUAGE_TAGS } from '../../../src/i18n/languages.ts';
import { BRAND_NAME } from '../../../src/ui/brand/names.ts';
import { LoginScreen } from '../account/account-screens.ts';
import { DepositScreen, test as depositTest } from '../deposit/deposit-screen.ts';
import type { Language } from '../../../contract/values.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

async function choose(page: Page, from: Language, to: Language): Promise<void> {
  await page.getByRole('combobox', { name: messagesIn(from)('layout.language') }).selectOption(to);
  await expect(page.getByRole('combobox', { name: messagesIn(to)('layout.language') })).toHaveValue(to);
}

test.describe('without a choice', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const [what, stored] of [
    ['no language was chosen', null],
    ['what was stored is no language', 'tlh'],
  ] as const) {
    test(`${what}: Lao (specification §9)`, async ({ page }) => {
      await page.addInitScript((text) => {
        if (text !== null) localStorage.setItem('i18nextLng', text);
      }, stored);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: messagesIn('lo')('home.visitor.title') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'lo');
    });
  }
});

depositTest(
  'a choice takes effect at once, keeps typed values, and survives a reload',
  ESSENTIAL,
  async ({ deposit, page }) => {
    await deposit.open();
    await deposit.fillIn({ amount: '1' });
    await deposit.amount().blur();
    const loadedAt = await page.evaluate(() => performance.timeOrigin);
    let spoken: Language = 'lo';
    for (const language of ['cn', 'vn', 'th', 'lo', 'cn'] as const) {
      await choose(page, spoken, language);
      spoken = language;
      const there = new DepositScreen(page, messagesIn(language));
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
      await expect(there.amount()).toHaveValue('1');
      await expect(there.choiceLine('deposit.mid')).toContainText('BCEL One');
      const currency = there.say('currency.LAK');
      await expect(there.amount()).toHaveAccessibleDescription(
        there.say('problem.amount.belowMinimum', { min: '33.750', currency }),
      );
      await expect(page).toHaveTitle(`${there.say('deposit.title')} · ${BRAND_NAME}`);
      expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(language);
    }
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
    await page.reload();
    const after = new DepositScreen(page, messagesIn('cn'));
    await expect(after.amount()).toHaveValue('1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  },
);

test('an error message changes to a language that is chosen afterwards', async ({ page, expectProblems }) => {
  expectProblems('response 401 POST /api/v2/players/login');
  const form = new LoginScreen(page, messagesIn('lo'));
  await form.open();
  await form.logIn({ username: 'demo', password: 'not this one' });
  await expect(page.getByRole('alert')).toContainText(messagesIn('lo')('failure.login.credentials'));
  await choose(page, 'lo', 'vn');
  await expect(page.getByRole('alert')).toContainText(messagesIn('vn')('failure.login.credentials'));
  await expect(new LoginScreen(page, messagesIn('vn')).field('field.username')).toHaveValue('demo');
});
