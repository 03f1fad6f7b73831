/**
 * Four languages (specification §1, §3 and §9): chosen in place and kept, and nothing on any screen that does not come
 * from the catalog of the language that is chosen.
 */
import type { Page } from '@playwright/test';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../../src/i18n/languages.ts';
import { BRAND_NAME } from '../../../src/ui/brand/names.ts';
import { LoginScreen } from '../account/account-screens.ts';
import { DepositScreen, test as depositTest } from '../deposit/deposit-screen.ts';
import { SCREENS } from './screens.ts';
import { expect, type Language, test } from '../site.ts';
import { messagesOf, wordsOf } from '../words.ts';

/** What a server says in its own words: names of people, merchants and codes of orders. */
const OF_THE_SERVER = /^(Demo Player|DEMO PLAYER|New Comer|.+ \(mock\)|MOCK DEMO NOT PAYABLE|D\d{6})$/;

async function choose(page: Page, from: Language, to: Language): Promise<void> {
  await page.getByRole('combobox', { name: wordsOf(from)('layout.language') }).selectOption(to);
  await expect(page.getByRole('combobox', { name: wordsOf(to)('layout.language') })).toHaveValue(to);
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
      await expect(page.getByRole('heading', { name: wordsOf('lo')('home.visitor.title') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'lo');
    });
  }
});

depositTest(
  'a choice is instant, keeps what was typed, and is kept over a reload',
  async ({ deposit, page }) => {
    await deposit.open();
    await deposit.fillIn({ amount: '1' });
    await deposit.amount().blur();
    const loadedAt = await page.evaluate(() => performance.timeOrigin);
    let spoken: Language = 'lo';
    for (const language of ['cn', 'vn', 'th', 'lo', 'cn'] as const) {
      await choose(page, spoken, language);
      spoken = language;
      const there = new DepositScreen(page, wordsOf(language));
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
      await expect(there.amount()).toHaveValue('1');
      await expect(there.merchants().first()).toBeChecked();
      const currency = there.say('currency.LAK');
      await expect(there.amount()).toHaveAccessibleDescription(
        there.say('problem.amount.belowMinimum', { min: '33.750', currency }),
      );
      await expect(page).toHaveTitle(`${there.say('deposit.title')} · ${BRAND_NAME}`);
      expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(language);
    }
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
    await page.reload();
    const after = new DepositScreen(page, wordsOf('cn'));
    await expect(after.amount()).toHaveValue('1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  },
);

test('what went wrong is told in the language that is chosen afterwards', async ({
  page,
  expectProblems,
}) => {
  expectProblems('response 401 POST /api/v2/players/login');
  const form = new LoginScreen(page, wordsOf('lo'));
  await form.open();
  await form.logIn({ username: 'demo', password: 'not this one' });
  await expect(page.getByRole('alert')).toContainText(wordsOf('lo')('failure.login.credentials'));
  await choose(page, 'lo', 'vn');
  await expect(page.getByRole('alert')).toContainText(wordsOf('vn')('failure.login.credentials'));
  await expect(new LoginScreen(page, wordsOf('vn')).field('field.username')).toHaveValue('demo');
});

test.describe('nothing is said that the catalogs do not say', () => {
  for (const { name, reach, problems = [], isModal } of SCREENS) {
    test(name, async ({ page, lab, expectProblems }) => {
      expectProblems(...problems);
      await reach({ page, lab, say: wordsOf('lo') });
      let spoken: Language = 'lo';
      for (const language of isModal ? (['lo'] as const) : LANGUAGES) {
        if (language !== spoken) await choose(page, spoken, language);
        spoken = language;
        const isOfTheCatalog = listenerTo(language);
        const strange = (await textsOn(page)).filter(
          (text) => !isOfTheCatalog(text) && !OF_THE_SERVER.test(text),
        );
        expect(strange, language).toEqual([]);
      }
    });
  }
});

/** Whether a text is what a language's catalog says, with values that are of no other language. */
function listenerTo(language: Language): (text: string) => boolean {
  const messages = messagesOf(language);
  const currencies = ['LAK', 'THB', 'USD'].map((code) => messages[`currency.${code}`]).join('|');
  const anyValue = '[^\\p{Script=Lao}\\p{Script=Thai}\\p{Script=Han}]+';
  const patterns = Object.values(messages).map((words) => {
    const pattern = words
      .replace(/[\\^$.*+?()[\]|]/g, '\\$&')
      .replace(/\{(credit|currency)\}/g, `(?:${currencies})`)
      .replace(/\{\w+\}/g, anyValue);
    return new RegExp(`^${pattern}$`, 'u');
  });
  const ids = new Set(Object.keys(messages));
  const others = new Set<string>([BRAND_NAME, 'LAK', ...Object.values(LANGUAGE_NAMES)]);
  return (text) => !ids.has(text) && (others.has(text) || patterns.some((pattern) => pattern.test(text)));
}

/** Every text with letters that people see or hear, save names that no language translates and drawn letters. */
function textsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate((brand) => {
    const texts = new Set<string>([document.title.replace(` · ${brand}`, '')]);
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('[translate="no"], svg, script, style')) continue;
      for (const attribute of ['aria-label', 'title', 'placeholder', 'alt']) {
        texts.add(element.getAttribute(attribute) ?? '');
      }
      for (const child of element.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) texts.add((child.textContent ?? '').trim());
      }
    }
    return [...texts].filter((text) => /\p{L}/u.test(text));
  }, BRAND_NAME);
}
