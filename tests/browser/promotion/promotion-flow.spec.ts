/** A promotion from the claim to its end (specification §1, §4 and §8). The lab's state is decisive. */
import { LUCKY, TOP_UP, WELCOME } from '../../../mock-server/seeds/promotions.ts';
import { paths } from '../../../src/app/paths.ts';
import { creditedFor, DepositScreen, theOrder } from '../deposit/deposit-screen.ts';
import { answersOf, ask, inTime, applyFault } from '../pages/evidence.ts';
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

test('a slow response is reported after five seconds; a player who stops waiting sees the outcome', async ({
  promotions,
  page,
  world,
}) => {
  await page.clock.install();
  await applyFault(world, ['promotionClaim', WELCOME], { fault: 'delay', delay: 60_000 });
  await promotions.open(WELCOME);
  await promotions.ask();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await promotions.confirm('Alphabet').click();
  await sent;
  await page.clock.runFor(5_000);
  await expect(page.getByText(say('slow.promotionClaim'))).toBeVisible();
  await promotions.button('slow.stop').click();
  await inTime(page, page.getByRole('heading', { name: say('success.promotionReceived.title') }));
  expect(await usagesIn(world)).toEqual([`${WELCOME} alphabet ACTIVE`]);
});

test('another promotion has come into force: the claim is rejected, with a link to that one', async ({
  promotions,
  page,
  context,
  world,
  expectProblems,
}) => {
  expectProblems(`response 409 POST /api/v2/promotions/${TOP_UP}/claim`);
  await promotions.open(TOP_UP);
  await promotions.ask();
  await ask(context, 'promotionClaim', { data: { provider: 'gclub' }, code: LUCKY });
  await promotions.confirm('Alphabet').click();
  await expect(page.getByRole('alert')).toContainText(say('failure.promotion.oneAtATime'));
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('promotion.toMine') })
    .click();
  await expect(page).toHaveURL(paths.promotions);
  await expect(promotions.inForce()).toBeVisible();
  expect(await usagesIn(world)).toEqual([`${LUCKY} gclub ACTIVE`]);
});

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

  test('is not cancelled while an order is bound to it: an error with a link to the order', async ({
    promotions,
    page,
    context,
    world,
    expectProblems,
  }) => {
    expectProblems('response 409 POST /api/v2/promotions/usages/U000001/cancel');
    await promotions.open(WELCOME);
    await promotions.button('promotion.cancel').click();
    // Makes an order, as from another tab.
    await ask(context, 'depositCreate', {
      data: { provider: 'alphabet', mid: 'MOCKLAK0001', amount: '67500' },
    });
    await promotions.button('promotion.cancel.confirm').click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('alert')).toContainText(say('failure.promotion.orderBound'));
    await dialog.getByRole('link', { name: say('promotion.toOrder') }).click();
    await expect(new DepositScreen(page, say).qr()).toBeVisible();
    expect(await usagesIn(world)).toEqual([`${WELCOME} alphabet ACTIVE`]);
    expect(await answersOf(world, 'depositCreate')).toHaveLength(1);
  });
});
