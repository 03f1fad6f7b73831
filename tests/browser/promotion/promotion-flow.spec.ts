/** A promotion from the claim to its end (specification §1, §4 and §8). The lab's state is decisive. */
import { WELCOME } from '../../../mock-server/seeds/promotions.ts';
import { paths } from '../../../src/app/paths.ts';
import { creditedFor, DepositScreen, theOrder } from '../deposit/deposit-screen.ts';
import { expect } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { test, usagesIn } from './promotion-screen.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const say = messagesIn('lo');
const CURRENCY = say('currency.THB');

test(
  'claimed for the chosen provider: the bonus is credited with its deposit, and the page shows the missing credit',
  ESSENTIAL,
  async ({ promotions, page, world }) => {
    await promotions.open(WELCOME);
    await promotions.ask();
    await page.getByRole('radio', { name: 'AskMeBet' }).check();
    await promotions.confirm('AskMeBet').click();
    await promotions.seesSuccess('success.promotionReceived.title');
    expect(await usagesIn(world)).toEqual([`${WELCOME} askmebet ACTIVE`]);
    await expect(promotions.inForce()).toContainText(
      say('promotion.step.deposit', { amount: 100, bonus: 50, provider: 'AskMeBet', currency: CURRENCY }),
    );

    await promotions
      .inForce()
      .getByRole('link', { name: say('home.deposit'), exact: true })
      .click();
    const deposit = new DepositScreen(page, say);
    await deposit.fillIn({ provider: 'AskMeBet', amount: '67500' });
    await deposit.submit().click();
    await expect(deposit.qr()).toBeVisible();
    await world.bank.pay(await theOrder(world));
    await deposit.check().click();
    await deposit.seesSuccess();
    expect(await creditedFor(world)).toEqual(['150']);
    expect(await usagesIn(world)).toEqual([`${WELCOME} askmebet USED`]);

    await page.goto(paths.home);
    await expect(
      promotions
        .inForce()
        .getByText(say('promotion.step.missing', { credit: '150', missing: '150,01', currency: CURRENCY })),
    ).toBeVisible();
  },
);

test.describe('a promotion that is claimed', () => {
  test.use({ scenario: 'promotion-active' });

  test(
    'is cancelled after a confirmation, and may be claimed again',
    ESSENTIAL,
    async ({ promotions, world }) => {
      await promotions.open(WELCOME);
      await promotions.button('promotion.cancel').click();
      await promotions.button('promotion.cancel.confirm').click();
      await promotions.seesSuccess('success.promotionCanceled.title');
      await expect(promotions.button('promotion.claim')).toBeVisible();
      expect(await usagesIn(world)).toEqual([`${WELCOME} alphabet CANCELED`]);
    },
  );
});
