/** A deposit while a promotion is in force: the required amount, the bonus, and when the promotion blocks it. */
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { creditedFor, DEMO_PLAYER, DepositScreen, theOrder } from './deposit-screen.ts';

const say = messagesIn('lo');

test('a claimed promotion requires its amount, and the page shows the bonus that is credited', async ({
  page,
  world,
}) => {
  await world.reset({ scenario: 'promotion-active' });
  await world.session(DEMO_PLAYER);
  await page.goto('/player/deposit/');
  const deposit = new DepositScreen(page, say);
  await deposit.fillIn({ amount: '100000' });
  await deposit.amount().blur();
  const asked = say('failure.deposit.promotionAmount', { amount: '67.500', currency: say('currency.LAK') });
  await expect(deposit.amount()).toHaveAccessibleDescription(asked);
  await expect(deposit.amount()).toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('button', { name: '67.500' }).click();
  await expect(deposit.amount()).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('status').filter({ hasText: '150' })).toBeVisible();
  await deposit.submit().click();
  await expect(deposit.qr()).toBeVisible();
  await world.bank.pay(await theOrder(world));
  await deposit.check().click();
  await deposit.seesSuccess();
  expect(await creditedFor(world)).toEqual(['150']);
});

const PLAYED_WITH = { threshold: '10', credit: '150', currency: say('currency.THB') };

for (const [scenario, why, nextAction] of [
  [
    'deposit-promotion-elsewhere',
    say('deposit.obstacle.elsewhere.body', { provider: 'GClub' }),
    say('deposit.obstacle.elsewhere.action', { provider: 'GClub' }),
  ],
  [
    'promotion-used',
    say('deposit.obstacle.inPlay.body', { provider: 'Alphabet', ...PLAYED_WITH }),
    say('promotion.play'),
  ],
] as const) {
  test(`in ${scenario} the page shows the obstacle before anything is sent`, async ({ page, world }) => {
    await world.reset({ scenario });
    await world.session(DEMO_PLAYER);
    await page.goto('/player/deposit/');
    await new DepositScreen(page, say).fillIn();
    const notice = page.getByRole('status').filter({ hasText: say('deposit.obstacle.promotion.title') });
    await expect(notice).toContainText(why);
    await expect(
      notice.getByRole(scenario.startsWith('deposit') ? 'button' : 'link', { name: nextAction }),
    ).toBeVisible();
  });
}
