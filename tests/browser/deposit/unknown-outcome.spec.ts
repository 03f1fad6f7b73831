/**
 * A write whose answer never comes: the site finds out what became of it before the player may act again (contract §1).
 * Whatever happens to the line, there is one order, and no write happens twice.
 */
import { alarm } from '../account/account-screens.ts';
import { creditedFor, CREDIT, test, theOrder } from './deposit-screen.ts';
import { givenOrder } from './given-order.ts';
import { answersOf, expectOneOrder, goOffline, inTime, spoil } from '../pages/evidence.ts';
import { expect } from '../site.ts';
import { wordsOf } from '../words.ts';
import { DEEP_ONLY, rowsOf, SAMPLED } from '../draw.ts';

const say = wordsOf('lo');

const CREATION = 'POST /api/v2/deposits';
const NO_ANSWER = new RegExp(`^request failed ${CREATION}: net::`);

/** What a browser answers by asking again by itself; the other mishaps are the fault matrix's. */
const CUT_BEFORE_THE_HEAD = [
  ['is lost before its head', 'lost-reply'],
  ['never comes, because the line was cut at once', 'drop'],
] as const;

for (const [what, fault] of rowsOf(CUT_BEFORE_THE_HEAD, 'cut', 1)) {
  test(
    `the answer to an order ${what}: the browser asks again, and there is one order`,
    SAMPLED,
    async ({ deposit, lab }) => {
      await spoil(lab, ['depositCreate'], { fault, cut: 'before-head' });
      await deposit.order();
      const code = await expectOneOrder(deposit, lab);
      await deposit.page.reload();
      expect(await expectOneOrder(deposit, lab)).toBe(code);
    },
  );
}

for (const [what, fault] of rowsOf(
  [
    ['the request never arrived', { fault: 'timeout' }],
    ['the order was made', { fault: 'delay', delayMs: 60_000 }],
  ] as const,
  'no answer',
  1,
)) {
  test(`no answer for 12 seconds, though ${what}: one order`, SAMPLED, async ({ deposit, page, lab }) => {
    await page.clock.install();
    await spoil(lab, ['depositCreate'], fault);
    await deposit.open();
    await deposit.fillIn();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await deposit.submit().click();
    await sent;
    // A write may take longer than a read: 12 seconds and not 8.
    await page.clock.runFor(9_000);
    await expect(page.getByRole('button', { name: say('deposit.pending') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await inTime(page, deposit.qr());
    await expectOneOrder(deposit, lab);
  });
}

test('no line for long: the player is told not to order again, and there is one order in the end', async ({
  deposit,
  page,
  context,
  lab,
  expectProblems,
}) => {
  expectProblems(NO_ANSWER);
  await page.clock.install();
  await deposit.open();
  await deposit.fillIn();
  await goOffline(page);
  await deposit.submit().click();
  await expect(page.getByText(say('layout.offline'))).toBeVisible();
  await expect(page.getByRole('heading', { name: say('deposit.findingOut.title') })).toBeVisible();
  await expect(page.getByText(say('deposit.findingOut.doNotPay'))).toBeVisible();
  await page.clock.runFor(10 * 60_000);
  // Without a line there is nothing to press for.
  await expect(page.getByRole('button', { name: say('common.tryAgain') })).toBeDisabled();
  await expect(page.getByRole('heading', { name: say('deposit.findingOut.title') })).toBeVisible();

  await context.setOffline(false);
  await inTime(page, deposit.qr());
  await expect(page.getByText(say('layout.offline'))).toBeHidden();
  await expectOneOrder(deposit, lab);
});

test(
  'the answer is lost and the line goes with it: the order that was made is found',
  DEEP_ONLY,
  async ({ deposit, page, context, lab, expectProblems }) => {
    // Which requests find the line down is a matter of moments.
    expectProblems(/^request failed \w+ \/api\/v2\/(deposits|promotions)/);
    await page.clock.install();
    await deposit.open();
    await deposit.fillIn();
    await spoil(lab, ['depositCreate'], { fault: 'lost-reply' });
    page.once('requestfailed', () => void goOffline(page));
    await deposit.submit().click();
    await expect(page.getByText(say('layout.offline'))).toBeVisible();
    await page.clock.runFor(60_000);
    await context.setOffline(false);
    await inTime(page, deposit.qr());
    await expectOneOrder(deposit, lab);
  },
);

test(
  'every way to send is broken for a while: the key stays the same, so there is one order',
  DEEP_ONLY,
  async ({ deposit, page, lab, expectProblems }) => {
    expectProblems(NO_ANSWER);
    await page.clock.install();
    await spoil(lab, ['depositCreate'], { fault: 'lost-reply', times: 5 });
    await deposit.open();
    await deposit.fillIn();
    await deposit.submit().click();
    await inTime(page, deposit.qr());
    await expectOneOrder(deposit, lab);
  },
);

test.describe('pressed in impatience', () => {
  /** A finger on the place of the button, whatever stands there meanwhile. */
  test('20 times in half a second: one order', DEEP_ONLY, async ({ deposit, page, lab }) => {
    await deposit.open();
    await deposit.fillIn();
    await deposit.submit().scrollIntoViewIfNeeded();
    const box = await deposit.submit().boundingBox();
    if (!box) throw new Error('the button has no place');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 20, delay: 12 });
    await expectOneOrder(deposit, lab);
    expect(await answersOf(lab, 'depositCreate')).toHaveLength(1);
  });

  test('20 times before the browser draws again: one order', async ({ deposit, lab }) => {
    await deposit.open();
    await deposit.fillIn();
    await deposit.submit().evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 20; press += 1) button.click();
    });
    await expectOneOrder(deposit, lab);
    expect(await answersOf(lab, 'depositCreate')).toHaveLength(1);
  });

  test('20 times while the answer is slow: one order', DEEP_ONLY, async ({ deposit, page, lab }) => {
    await spoil(lab, ['depositCreate'], { fault: 'delay', delayMs: 1_500 });
    await deposit.open();
    await deposit.fillIn();
    await deposit.submit().click();
    const busy = page.getByRole('button', { name: say('deposit.pending') });
    for (let press = 0; press < 20; press += 1) await busy.dispatchEvent('click');
    await expectOneOrder(deposit, lab);
    expect(await answersOf(lab, 'depositCreate')).toHaveLength(1);
  });

  test('Enter 20 times: one order', DEEP_ONLY, async ({ deposit, page, lab }) => {
    await deposit.open();
    await deposit.fillIn();
    await deposit.amount().focus();
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('Enter');
    await expectOneOrder(deposit, lab);
    expect(await answersOf(lab, 'depositCreate')).toHaveLength(1);
  });
});

test.describe('check and cancel: the order itself tells', () => {
  test(
    'the answer to a check is lost, and the money was in: credited once',
    DEEP_ONLY,
    async ({ deposit, lab, expectProblems }) => {
      expectProblems(/^request failed POST \/api\/v2\/deposits\/\w+\/check: net::/);
      await givenOrder(deposit);
      const code = await theOrder(lab);
      await lab.pay({ code });
      await spoil(lab, ['depositCheck', code], { fault: 'lost-reply' });
      await deposit.check().click();
      await expect(deposit.ending('receipt.success.title')).toBeVisible();
      expect(await creditedFor(lab)).toEqual([CREDIT]);
    },
  );

  test(
    'a check is dropped: told why, nothing lost; again, and answered',
    DEEP_ONLY,
    async ({ deposit, page, lab, expectProblems }) => {
      expectProblems(/^request failed POST \/api\/v2\/deposits\/\w+\/check: net::/);
      await givenOrder(deposit);
      await spoil(lab, ['depositCheck', await theOrder(lab)], { fault: 'drop' });
      await deposit.check().click();
      await expect(alarm(page, say('failure.network'))).toContainText(say('unreachable.moneyIsSafe'));
      await deposit.check().click();
      await expect(deposit.notice('order.notice.unpaid')).toBeVisible();
      await expectOneOrder(deposit, lab);
    },
  );

  test(
    'the answer to a cancellation is lost: cancelled',
    DEEP_ONLY,
    async ({ deposit, lab, expectProblems }) => {
      expectProblems(/^request failed POST \/api\/v2\/deposits\/\w+\/cancel: net::/);
      await givenOrder(deposit);
      const code = await theOrder(lab);
      await spoil(lab, ['depositCancel', code], { fault: 'lost-reply' });
      await deposit.cancel();
      await expect(deposit.ending('receipt.canceled.title')).toBeVisible();
      expect((await lab.state()).store.deposits).toMatchObject([{ code, status: 'CANCELED' }]);
    },
  );

  test(
    'a cancellation is dropped: told that the order is still open; again, and cancelled',
    DEEP_ONLY,
    async ({ deposit, lab, expectProblems }) => {
      expectProblems(/^request failed POST \/api\/v2\/deposits\/\w+\/cancel: net::/);
      await givenOrder(deposit);
      const code = await theOrder(lab);
      await spoil(lab, ['depositCancel', code], { fault: 'drop' });
      await deposit.cancel();
      await expect(deposit.notice('order.notice.notCanceled')).toBeVisible();
      await expectOneOrder(deposit, lab);
      await deposit.cancel();
      await expect(deposit.ending('receipt.canceled.title')).toBeVisible();
      expect((await lab.state()).store.deposits).toMatchObject([{ code, status: 'CANCELED' }]);
    },
  );
});
