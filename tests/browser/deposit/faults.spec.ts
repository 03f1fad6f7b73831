/**
 * Rejections by the server: the reason is shown in the chosen language, the typed values stay, and no order is lost or
 * duplicated (specification §8, contract §1 and §2).
 */
import { alarm, NEWCOMER } from '../account/account-screens.ts';
import { DEMO_PLAYER, DepositScreen, test } from './deposit-screen.ts';
import { answersOf, expectNoOrder, expectOneOrder, applyFault } from '../pages/evidence.ts';
import { expect } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';

const say = messagesIn('lo');

test.describe('a deposit', () => {
  test('each rejection without values shows its message, and the order can be sent again', async ({
    deposit,
    page,
    world,
    expectProblems,
  }) => {
    const reasons = {
      SELF_EXCLUDED: 'failure.deposit.selfExcluded',
      PROMOTION_USAGE: 'failure.deposit.promotionElsewhere',
      PROMOTION_CREDIT_USED: 'failure.deposit.promotionInUse',
      LIMIT_REACHED: 'failure.deposit.limitReached',
      IDEMPOTENCY_MISMATCH: 'failure.again',
      VALIDATION_FAILED: 'failure.validation',
      PAYLOAD_TOO_LARGE: 'failure.tooLarge',
      RATE_LIMITED: 'failure.rateLimited',
      SERVICE_UNAVAILABLE: 'failure.unavailable',
      PROVIDER_MAINTENANCE: 'failure.providerMaintenance',
    };
    expectProblems(/^response (409|413|422|429|503) POST \/api\/v2\/deposits$/);
    await deposit.open();
    await deposit.fillIn();
    for (const [code, text] of Object.entries(reasons)) {
      await applyFault(world, ['depositCreate'], { fault: 'status', code });
      await deposit.submit().click();
      await expect(alarm(page, say(text))).toContainText(say('deposit.failed'));
      await expectNoOrder(world);
    }
    await deposit.submit().click();
    await expectOneOrder(deposit, world);
  });

  test('a rate that changed since the form was filled in: the new one is shown and applies', async ({
    deposit,
    page,
    world,
    expectProblems,
  }) => {
    expectProblems('response 409 POST /api/v2/deposits');
    const rate = (sell: string) =>
      page.getByText(
        say('deposit.rate.value', { credit: say('currency.THB'), rate: sell, currency: say('currency.LAK') }),
      );
    await deposit.open();
    await deposit.fillIn();
    await expect(rate('675')).toBeVisible();
    await world.rates({ currency: 'LAK', buy: '655', sell: '700' });
    await deposit.submit().click();
    await expect(alarm(page, say('failure.deposit.quoteChanged'))).toBeVisible();
    await expect(rate('700')).toBeVisible();
    await expectNoOrder(world);
    await deposit.submit().click();
    await expectOneOrder(deposit, world);
    expect((await world.state({ full: true })).store.deposits).toMatchObject([
      { rate: '700', credit: '142.85' },
    ]);
  });

  test('credit above the threshold: the message names the threshold', async ({
    deposit,
    page,
    world,
    expectProblems,
  }) => {
    expectProblems('response 409 POST /api/v2/deposits');
    await deposit.open();
    await deposit.fillIn();
    await world.credit({ username: DEMO_PLAYER, provider: 'alphabet', amount: '10' });
    await deposit.submit().click();
    await expect(alarm(page, say('failure.deposit.creditAboveThreshold', { threshold: '10' }))).toBeVisible();
    await expect(page.getByText(say('deposit.obstacle.credit.title'))).toBeVisible();
    expect((await world.state({ full: true })).store.deposits).toEqual([]);
  });

  test('without a bank account the page links to where one is added, and nothing is sent', async ({
    page,
    world,
  }) => {
    await world.session(NEWCOMER);
    const deposit = new DepositScreen(page, say);
    await deposit.open();
    await deposit.fillIn();
    await expect(page.getByText(say('deposit.obstacle.bank.body'))).toBeVisible();
    await deposit.submit().click();
    // The obstacle is scrolled into view.
    await expect(page.getByRole('link', { name: say('deposit.obstacle.bank.action') })).toBeInViewport();
    expect(await answersOf(world, 'depositCreate')).toEqual([]);
    await expectNoOrder(world);
  });

  test('a merchant unknown to the server: the message asks for another one', async ({
    deposit,
    page,
    world,
    expectProblems,
  }) => {
    expectProblems('response 422 POST /api/v2/deposits');
    await page.route('**/currencies/options', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('MOCKLAK0001', 'MOCKLAK9999'),
      });
    });
    await deposit.open();
    await deposit.fillIn();
    await deposit.submit().click();
    await expect(alarm(page, say('failure.deposit.midInvalid'))).toBeVisible();
    await expectNoOrder(world);
    await deposit.choiceLine('deposit.mid').click();
    await deposit.merchants().nth(1).click();
    await deposit.submit().click();
    await expectOneOrder(deposit, world);
  });

  test('limits that changed on the server are named in the message', async ({
    deposit,
    page,
    world,
    expectProblems,
  }) => {
    expectProblems('response 422 POST /api/v2/deposits');
    await page.route('**/deposits/config', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('"minCredit":"50"', '"minCredit":"5"'),
      });
    });
    await deposit.open();
    await deposit.fillIn({ amount: '20000' });
    await deposit.submit().click();
    const limits = { min: '33.750', max: '20.250.000', currency: say('currency.LAK') };
    await expect(alarm(page, say('failure.deposit.amountOutOfRange', limits))).toBeVisible();
    await expectNoOrder(world);
  });
});
