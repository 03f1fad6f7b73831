/**
 * The cashier on one screen of a phone: a returning player deposits and withdraws without scrolling, with what was used last
 * (specification §1 and §5, docs/decisions/0057).
 */
import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { DEMO_PLAYER, DepositScreen } from '../deposit/deposit-screen.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/site.ts';
import { WithdrawScreen } from './withdraw-screen.ts';

/** The height that a keyboard leaves. */
const WITH_KEYBOARD = { width: 360, height: 400 };

test.use({ scenario: 'long-history' });

for (const language of LANGUAGES) {
  test.describe(`in ${language}, with the font that takes the most room`, () => {
    test.use({ language, fontWidth: 'wide' });
    const say = messagesIn(language);

    test(
      'three taps lead from home to the QR, four to a withdrawal, and none needs scrolling',
      // `npm test` runs the language of most players.
      language === 'lo' ? ESSENTIAL : {},
      async ({ page, world }) => {
        await world.session(DEMO_PLAYER);
        await page.goto('/');
        const deposit = new DepositScreen(page, say);
        const exchange = (id: string) => deposit.main().getByText(say(id), { exact: true }).locator('..');
        const quick = () => deposit.main().getByRole('group', { name: say('deposit.amount.quick') });
        await tap(deposit.main().getByRole('link', { name: say('home.deposit'), exact: true }));
        await tap(quick().getByRole('button').nth(1));
        await expect(deposit.amount()).toHaveValue('100.000');
        await seesWhole(
          deposit.choiceLine('deposit.provider'),
          deposit.choiceLine('deposit.mid'),
          deposit.amount(),
          quick(),
          exchange('deposit.get'),
          deposit.submit(),
        );
        await seesWholeAboveKeyboard(page, deposit.amount(), deposit.submit());
        await tap(deposit.submit());
        await expect(deposit.qr()).toBeVisible();
        await deposit.cancel();

        // With credit at two providers, that of the latest withdrawal is proposed.
        for (const provider of ['betflix', 'alphabet'] as const)
          await world.credit({ username: DEMO_PLAYER, provider, amount: '1000' });
        await page.goto('/');
        const withdraw = new WithdrawScreen(page, say);
        const account = () => withdraw.main().getByText('•3456');
        await tap(withdraw.main().getByRole('link', { name: say('home.withdraw'), exact: true }));
        await expect(withdraw.choiceLine('withdraw.provider')).toContainText('Alphabet');
        await seesWhole(withdraw.choiceLine('withdraw.provider'), withdraw.amount(), quick(), account());
        await seesWholeAboveKeyboard(page, withdraw.amount(), withdraw.button('withdraw.quote.submit'));
        await tap(quick().getByRole('button').first());
        await tap(withdraw.button('withdraw.quote.submit'));
        await expect(withdraw.confirm()).toBeEnabled();
        await seesWhole(withdraw.main().getByText('Alphabet'), account(), exchange('withdraw.gets').first());
        await tap(withdraw.confirm());
        await expect(withdraw.underWay()).toBeVisible();
      },
    );
  });
}

const say = messagesIn('lo');

test('a line opens its options in place: a tap chooses, Escape restores, and the focus follows', async ({
  page,
  world,
}) => {
  await world.session(DEMO_PLAYER);
  const deposit = new DepositScreen(page, say);
  await deposit.open();
  const line = deposit.choiceLine('deposit.provider');
  const options = deposit.options('deposit.provider');
  await line.click();
  await expect(options.and(page.getByRole('radio', { name: 'Alphabet' }))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(line).toBeFocused();
  await expect(line).toContainText('Alphabet');

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(line).toBeFocused();
  await expect(line).toContainText('AskMeBet');

  await line.click();
  // Playwright's `check` reads from the same radio button that it is checked: it is still in the page.
  await options.last().check();
  await expect(line).toBeFocused();
  await page.reload();
  await expect(line).toContainText('GClub Live');
  await expect(deposit.qr()).toHaveCount(0);
});

/** Taps an element that is visible as a whole without scrolling. */
async function tap(target: Locator): Promise<void> {
  await seesWhole(target);
  expect(await target.page().evaluate(() => window.scrollY)).toBe(0);
  await target.click();
}

/** Expects that each element lies in the viewport as a whole, and that no bar covers it. */
async function seesWhole(...targets: readonly Locator[]): Promise<void> {
  for (const target of targets) await expect.poll(() => target.evaluate(isWhole), String(target)).toBe(true);
}

async function seesWholeAboveKeyboard(page: Page, field: Locator, button: Locator): Promise<void> {
  const size = page.viewportSize();
  await field.focus();
  await page.setViewportSize(WITH_KEYBOARD);
  await seesWhole(field, button);
  await field.blur();
  if (size) await page.setViewportSize(size);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Runs in the page. */
function isWhole(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const corners = [
    [left + 8, top + 2],
    [right - 8, bottom - 2],
  ] as const;
  return corners.every(([x, y]) => {
    const seen = document.elementFromPoint(x, y);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });
}
