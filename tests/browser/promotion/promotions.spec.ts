/** The pages of promotions, and the withdrawal under way: specification §2 and §3. */
import type { Page } from '@playwright/test';
import { DOUBLE, LUCKY, NEW_YEAR, TOP_UP, WELCOME } from '../../../mock-server/seeds/promotions.ts';
import { paths, promotionPath } from '../../../src/app/paths.ts';
import { formatAmount } from '../../../src/format/numbers.ts';
import { PROVIDER_NAMES } from '../../../src/ui/brand/names.ts';
import { PROVIDERS } from '../../../contract/values.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';

test.use({ player: DEMO_PLAYER });

const say = messagesIn('lo');
const baht = (amount: string) => `${amount}${say('currency.THB')}`;
const main = (page: Page) => page.getByRole('main');

test('the current promotions: title, bonus and requirement, each linked to its page', async ({
  page,
  world,
}) => {
  const { store } = await world.state({ full: true });
  await page.goto(paths.promotions);
  const cards = main(page).getByRole('article');
  await expect(cards).toHaveCount(4);
  for (const [id, getsInAll] of [
    [WELCOME, '150'],
    [TOP_UP, '220'],
    [DOUBLE, '600'],
    [LUCKY, '+10'],
  ] as const) {
    const promotion = store.promotions.find((each) => each.id === id);
    const title = promotion?.titleLo ?? '';
    const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card).toContainText(baht(getsInAll));
    await expect(card).toContainText(
      say('promotion.requirement', {
        required: formatAmount(promotion?.requiredCredit ?? ''),
        currency: say('currency.THB'),
      }),
    );
    await card.getByRole('link').click();
    await expect(page).toHaveURL(promotionPath(id));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(cards).toHaveCount(4);
  }
});

test('a promotion: its terms and its detail in the player’s language', async ({ page, world }) => {
  const { store } = await world.state({ full: true });
  const welcome = store.promotions.find(({ id }) => id === WELCOME);
  await page.goto(promotionPath(WELCOME));
  await expect(page.getByRole('heading', { level: 1, name: welcome?.titleLo ?? '' })).toBeVisible();
  await expect(main(page).getByText(welcome?.detailLo ?? '', { exact: true })).toBeVisible();
  for (const [label, text] of [
    ['promotion.deposit', baht('100')],
    ['promotion.bonus', say('promotion.bonusDeducted')],
    [
      'promotion.required',
      say('promotion.required.value', { required: '300', currency: say('currency.THB') }),
    ],
    ['promotion.withdrawal', say('promotion.withdrawal.all')],
    ...PROVIDERS.map((provider) => ['promotion.providers', PROVIDER_NAMES[provider]] as const),
  ] as const) {
    const row = main(page)
      .locator('dl > div')
      .filter({ has: page.locator('dt').filter({ hasText: say(label) }) });
    await expect(row.first()).toContainText(text);
  }
});

test('a promotion that caps what is received says at how much', async ({ page }) => {
  await page.goto(promotionPath(DOUBLE));
  await expect(main(page).getByText(say('promotion.cap.value', { percent: '500' }))).toBeVisible();
});

for (const [scenario, id, text] of [
  ['promotion-success', WELCOME, 'failure.promotion.firstOrderOnly'],
  ['promotion-success', TOP_UP, 'failure.promotion.alreadyUsed'],
  ['promotion-used', TOP_UP, 'failure.promotion.oneAtATime'],
  ['deposit-open', WELCOME, 'failure.promotion.openOrder'],
  ['default', NEW_YEAR, 'failure.promotion.inactive'],
] as const) {
  test.describe(`${scenario}: ${id}`, () => {
    test.use({ scenario });

    test('why it cannot be claimed, in the words of the rejection (specification §8)', async ({ page }) => {
      await page.goto(promotionPath(id));
      await expect(main(page).getByText(say(text), { exact: true })).toBeVisible();
      await expect(main(page).getByText(say('promotion.eligible'))).toBeHidden();
    });
  });
}

test('an unknown promotion: an error with a link to all promotions', async ({ page, expectProblems }) => {
  expectProblems('response 404 GET /api/v2/promotions/none');
  await page.goto(promotionPath('none'));
  await expect(
    page.getByRole('heading', { level: 1, name: say('failure.promotion.notFound') }),
  ).toBeVisible();
  await main(page)
    .getByRole('link', { name: say('promotion.all') })
    .click();
  await expect(page).toHaveURL(paths.promotions);
});

for (const [scenario, waiting] of [
  ['withdraw-open', 'withdraw.open.waiting'],
  ['withdraw-paid', 'withdraw.open.sent'],
] as const) {
  test.describe(scenario, () => {
    test.use({ scenario });

    test('the withdrawal under way: its status, the amounts and the bank account', async ({
      page,
      world,
    }) => {
      await page.goto(paths.withdraw);
      const open = main(page).getByRole('region', { name: say('withdraw.open') });
      await expect(open).toContainText(say(waiting));
      await expect(open).toContainText(baht('400'));
      const [withdraw] = (await world.state({ full: true })).store.withdraws;
      await expect(open).toContainText(`${formatAmount(withdraw?.payAmount ?? '')}${say('currency.LAK')}`);
      await expect(main(page).getByText(withdraw?.code ?? '?', { exact: true })).toBeVisible();
      await expect(main(page).getByText('DEMO PLAYER', { exact: true })).toBeVisible();
      await expect(main(page)).toContainText('•3456');
      await expect(main(page)).not.toContainText('160120000123456');
    });
  });
}
