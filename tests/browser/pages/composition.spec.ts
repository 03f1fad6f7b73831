/**
 * Text that an input method composes: voice, handwriting, and keyboards that compose digits. A field that rewrites its text meanwhile
 * repeats or loses it. Chromium composes as an input method does; Firefox and WebKit have no driver for it.
 */
import type { Locator, Page } from '@playwright/test';
import { ESSENTIAL } from '../fixtures/draw.ts';
import { test as depositTest } from '../deposit/deposit-screen.ts';
import { inputMethod } from '../fixtures/input-method.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/site.ts';

const say = messagesIn('lo');

const DIGITS = {
  Latin: '50000',
  Lao: '໕໐໐໐໐',
  'full-width': '５００００',
} as const;

interface Form {
  readonly at: string;
  readonly labels: readonly string[];
  readonly player?: string;
  readonly scenario?: string;
  /** Whether the fields group their digits. */
  readonly areAmounts?: true;
}

const period = { period: say('period.day') };

/** Each form of the site; the form for the password has the fields of registration. */
const FORMS: readonly Form[] = [
  { at: '/login/', labels: [say('field.username'), say('field.password')] },
  {
    at: '/register/',
    labels: ['field.username', 'field.password', 'field.confirmPassword'].map((id) => say(id)),
  },
  {
    at: '/player/bank/',
    scenario: 'newcomer',
    player: 'newcomer',
    labels: [say('bank.accountNumber'), say('bank.accountName')],
  },
  { at: '/player/game/alphabet', player: 'demo', labels: [say('game.search')] },
  { at: '/player/deposit/', player: 'demo', labels: [say('deposit.amount')], areAmounts: true },
  {
    at: '/player/withdraw/',
    scenario: 'with-credit',
    player: 'demo',
    labels: [say('withdraw.amount')],
    areAmounts: true,
  },
  {
    at: '/responsible-play/',
    player: 'demo',
    labels: [say('responsiblePlay.limit', period)],
    areAmounts: true,
  },
];

for (const { at, scenario, player, labels, areAmounts } of FORMS) {
  test(`digits are entered once at ${at}, composed one by one and all together`, async ({ page, world }) => {
    if (scenario !== undefined) await world.reset({ scenario });
    if (player !== undefined) await world.session(player);
    await page.goto(at);
    for (const label of labels) {
      const field = page.getByLabel(label, { exact: true });
      // Only amounts rewrite what is typed.
      for (const digits of areAmounts ? Object.values(DIGITS) : [DIGITS.Lao]) {
        const shown = areAmounts && digits === DIGITS.Latin ? '50.000' : digits;
        for (const compose of [eachDigit, oneComposition]) {
          await field.fill('');
          await compose(page, field, digits);
          await expect(field).toHaveValue(shown);
        }
      }
    }
  });
}

depositTest(
  'an order opens for the amount that was composed',
  ESSENTIAL,
  async ({ page, world, deposit }) => {
    await deposit.open();
    await deposit.fillIn({ amount: '' });
    await eachDigit(page, deposit.amount(), DIGITS.Latin);
    await deposit.submit().click();
    await expect(deposit.qr()).toBeVisible();
    expect((await world.state({ full: true })).store.deposits).toMatchObject([
      { amount: '50000', currency: 'LAK' },
    ]);
  },
);

/** Each digit is a composition of its own, as on keyboards that compose every character. */
async function eachDigit(page: Page, field: Locator, digits: string): Promise<void> {
  await field.focus();
  const keyboard = await inputMethod(page);
  for (const digit of digits) {
    await keyboard.compose(digit);
    await keyboard.commit(digit);
  }
}

/** All digits are one composition, which grows, as with voice and handwriting. */
async function oneComposition(page: Page, field: Locator, digits: string): Promise<void> {
  await field.focus();
  const keyboard = await inputMethod(page);
  const letters = [...digits];
  for (const [index] of letters.entries()) await keyboard.compose(letters.slice(0, index + 1).join(''));
  await keyboard.commit(digits);
}
