/** Four languages (specification §1 and §3): a choice takes effect without a reload, and is stored. */
import type { Page } from '@playwright/test';
import { LANGUAGE_TAGS } from '../../../src/i18n/languages.ts';
import { BRAND_NAME } from '../../../src/ui/brand/names.ts';
import { DepositScreen, test } from '../deposit/deposit-screen.ts';
import { type Language, LANGUAGES } from '../../../contract/values.ts';
import { expect } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

async function choose(page: Page, from: Language, to: Language): Promise<void> {
  await page.getByRole('combobox', { name: messagesIn(from)('layout.language') }).selectOption(to);
  await expect(page.getByRole('combobox', { name: messagesIn(to)('layout.language') })).toHaveValue(to);
}

test(
  'a choice takes effect at once, keeps typed values, and survives a reload',
  ESSENTIAL,
  async ({ deposit, page }) => {
    await deposit.open();
    await deposit.fillIn({ amount: '1' });
    await deposit.amount().blur();
    const loadedAt = await page.evaluate(() => performance.timeOrigin);
    let spoken: Language = 'lo';
    for (const language of [...LANGUAGES.slice(1), ...LANGUAGES.slice(0, 2)]) {
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
